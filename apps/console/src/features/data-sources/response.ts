import type { AdditionalValue, DataSourceResponseMapping } from '@dropcatch/sdk';
import { dataSourceResponseMappingLimits as limits } from '@dropcatch/sdk/limits';
import { cellText } from '../../entities/sources/cellText.ts';
import { columnKey } from '../../entities/sources/enrichmentColumns.ts';

/** What a response holds once it is read, whatever its format: what JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Values by name. */
type JsonMap = Readonly<Record<string, JsonValue>>;

/** Whether a value is a list. */
export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value holds others by name. */
export function isMap(value: JsonValue | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The head of the main value's column where the mapping gives none (spec, section 2). */
export const mainValueLabel = limits.main_value_label.default;

/** A path and a name in it, dotted. */
export function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** What stands in a record at a dotted path. A name that has dots itself is found by its whole text. */
export function valueAt(record: JsonValue, path: string): JsonValue | undefined {
  if (path === '') return record;
  if (isMap(record) && Object.hasOwn(record, path)) return record[path];
  let found: JsonValue | undefined = record;
  for (const name of path.split('.')) {
    if (!isMap(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

/**
 * The records of a response: the items of the list at a dotted path, or what stands there alone. The path runs through
 * lists without a number; an empty one means the response itself.
 */
export function recordsAt(response: JsonValue, path: string): readonly JsonValue[] {
  const inLists = (value: JsonValue): readonly JsonValue[] =>
    isList(value) ? value.flatMap(inLists) : [value];
  const whole = isMap(response) && Object.hasOwn(response, path);
  const names = path === '' ? [] : whole ? [path] : path.split('.');
  return names.reduce<readonly JsonValue[]>(
    (values, name) =>
      values.flatMap((value) => {
        const next = isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined;
        return next === undefined ? [] : inLists(next);
      }),
    inLists(response),
  );
}

/** The fields of the first record at a path (spec, section 3), dotted, in their order. Lists in it have no fields. */
export function itemFields(response: JsonValue, arrayPath: string): string[] {
  const [first] = recordsAt(response, arrayPath);
  if (first === undefined) return [];
  const paths: string[] = [];
  const look = (value: JsonValue, path: string) => {
    if (isMap(value)) {
      for (const [name, inner] of Object.entries(value)) look(inner, within(path, name));
    } else if (!isList(value) && path !== '' && valueAt(first, path) === value) paths.push(path);
  };
  look(first, '');
  return [...new Set(paths)];
}

/** A response's record as the mapping reads it. Nothing where the record has nothing. */
interface MappedRow {
  domain: string;
  main: string;
  additional: string[];
}

type Mapping = Pick<
  DataSourceResponseMapping,
  'array_path' | 'domain_field' | 'main_value_field' | 'additional_values'
>;

/** What a mapping makes of a response. Records without a domain are left out. */
export function mapRows(response: JsonValue, mapping: Mapping): MappedRow[] {
  const { array_path = '', domain_field, main_value_field, additional_values = [] } = mapping;
  const cell = (record: JsonValue, field: string) =>
    field === '' ? '' : cellText(valueAt(record, field));
  return recordsAt(response, array_path)
    .map((record) => ({
      domain: cell(record, domain_field),
      main: cell(record, main_value_field),
      additional: additional_values.map(({ field }) => cell(record, field)),
    }))
    .filter(({ domain }) => domain !== '');
}

/** Columns that a table has whatever the mapping (spec, section 3), and the main value's in the catalogue. */
const taken: ReadonlySet<string> = new Set(['domain', 'main_value_numeric', 'fetched_at', 'main']);

/**
 * What of the additional values cannot stand beside each other: fields that become the same column, and labels that are
 * the same, in words.
 */
export function additionalProblems(values: readonly AdditionalValue[]): string[] {
  const problems = new Set<string>();
  const fields = new Map<string, string>();
  const labels = new Set<string>();
  for (const { field, label } of values) {
    const key = columnKey(field);
    const other = fields.get(key);
    if (taken.has(key)) problems.add(`${field} cannot be a column: ${key} is taken`);
    else if (other !== undefined) {
      problems.add(
        other === field
          ? `${field} appears twice`
          : `${other} and ${field} would both become the column ${key}`,
      );
    }
    fields.set(key, field);
    if (labels.has(label)) problems.add(`Two values have the label ${label}`);
    labels.add(label);
  }
  return [...problems];
}

/** A value of a response in its place, for picking fields. */
export interface TreeNode {
  /** A name, or the number of an item in brackets. */
  name: string;
  /** The path to the innermost list that it stands in, dotted, without numbers; empty for the response itself. */
  list: string;
  /** The path from the list's item to it, dotted; empty for the item itself. */
  field: string;
  kind: 'list' | 'map' | 'leaf';
  /** What a leaf holds, cut where it is long. */
  text: string;
  /** How many a list or a map holds. */
  count: number;
  /** Those of them that show: the first ones. */
  children: TreeNode[];
}

/** So many items of a list show: the others look alike. */
const shownItems = 3;
const shownNames = 200;
const shownCharacters = 60;

/** A response, or a value in it, as a tree. */
export function treeOf(value: JsonValue, name = '', list = '', field = ''): TreeNode {
  const node = { name, list, field, text: '' };
  if (isList(value)) {
    const path = field === '' ? list : within(list, field);
    const children = value
      .slice(0, shownItems)
      .map((item, index) => treeOf(item, `[${index}]`, path));
    return { ...node, kind: 'list', count: value.length, children };
  }
  if (isMap(value)) {
    const entries = Object.entries(value);
    const children = entries
      .slice(0, shownNames)
      .map(([inner, item]) => treeOf(item, inner, list, within(field, inner)));
    return { ...node, kind: 'map', count: entries.length, children };
  }
  const text = value === null ? 'null' : cellText(value);
  const cut = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
  return { ...node, kind: 'leaf', text: cut, count: 0, children: [] };
}

/** Where a field is: the path to the records, and the field in a record. */
export interface FieldPlace {
  array_path: string;
  field: string;
}

/** Whether a node is a field: items of a list that are plain values have no name to be read by. */
export function isField({ kind, field }: TreeNode): boolean {
  return kind === 'leaf' && field !== '';
}

/**
 * Where a picked field is. The path to the records stays where such a record has it; otherwise it becomes the
 * innermost list around the field.
 */
export function placeOf({ list, field }: TreeNode, arrayPath: string): FieldPlace {
  const whole = within(list, field);
  const inside = arrayPath.startsWith(list === '' ? '' : `${list}.`);
  if (arrayPath !== list && inside && whole.startsWith(`${arrayPath}.`)) {
    return { array_path: arrayPath, field: whole.slice(arrayPath.length + 1) };
  }
  return { array_path: list, field };
}
