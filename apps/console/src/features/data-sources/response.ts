import type { AdditionalValue, DataSourceResponseMapping } from '@dropcatch/sdk';
import { dataSourceResponseMappingLimits as limits } from '@dropcatch/sdk/limits';
import { cellText, columnKey } from '../../entities/sources/enrichment.ts';

/** A parsed response, whatever its format: a JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Values by name. */
type JsonMap = Readonly<Record<string, JsonValue>>;

export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value holds others by name. */
export function isMap(value: JsonValue | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The heading of the main value's column if the mapping has none (spec, section 2). */
export const mainValueLabel = limits.main_value_label.default;

/** A path with a name added, dotted. */
export function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The value at a dotted path in a record. A name may contain dots itself. */
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
 * The records of a response: the items of the list at a dotted path, or the single value there. The path goes through
 * lists without an index. An empty path means the response itself.
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

/** A response's record by the mapping. Missing values are undefined. */
interface MappedRow {
  domain: string;
  main: string;
  additional: string[];
}

type Mapping = Pick<
  DataSourceResponseMapping,
  'array_path' | 'domain_field' | 'main_value_field' | 'additional_values'
>;

/** The rows that a mapping makes of a response, without records that have no domain. */
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

/** Columns that every table has (spec, section 3), and the main value's in the catalogue. */
const taken: ReadonlySet<string> = new Set(['domain', 'main_value_numeric', 'fetched_at', 'main']);

/** Conflicts among the additional values, in words: fields that become the same column, and equal labels. */
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

/** A value in the tree of a response, for picking fields. */
export interface TreeNode {
  /** A name, or an item's index in brackets. */
  name: string;
  /** The dotted path to the innermost list around it, without indexes; empty for the response itself. */
  list: string;
  /** The dotted path from the list's item to it; empty for the item itself. */
  field: string;
  kind: 'list' | 'map' | 'leaf';
  /** The value of a leaf, cut if long. */
  text: string;
  /** The number of children of a list or map. */
  count: number;
  /** The children that show: the first ones. */
  children: TreeNode[];
}

/** This many items of a list show. The others look alike. */
const shownItems = 3;
const shownNames = 200;
const shownCharacters = 60;

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

/** The place of a field: the path to the records, and the field in a record. */
export interface FieldPlace {
  array_path: string;
  field: string;
}

/** Whether a node is a field. Plain values in a list have no name. */
export function isField({ kind, field }: TreeNode): boolean {
  return kind === 'leaf' && field !== '';
}

/**
 * The place of a picked field. The path to the records stays if those records have the field; otherwise it becomes the
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
