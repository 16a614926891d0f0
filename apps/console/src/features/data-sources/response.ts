import type { AdditionalValue, DataSourceResponseMapping } from '@dropcatch/sdk';
import { dataSourceResponseMappingLimits as limits } from '@dropcatch/sdk/limits';
import { cellText, columnKey } from '../../entities/sources/enrichment.ts';

/** A parsed response of any format, as a JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** A JSON object. */
type JsonObject = Readonly<Record<string, JsonValue>>;

export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value is an object. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The default header of the column of the main value (spec, section 2). */
export const mainValueLabel = limits.main_value_label.default;

/** Appends a name to a dotted path. */
export function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The value at a dotted path in a record. Names may contain dots. */
export function jsonValueAt(record: JsonValue, path: string): JsonValue | undefined {
  if (path === '') return record;
  if (isObject(record) && Object.hasOwn(record, path)) return record[path];
  let found: JsonValue | undefined = record;
  for (const name of path.split('.')) {
    if (!isObject(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

/**
 * The records of a response: the items of the list at a dotted path, or the single value there. The path has no indexes
 * for lists. An empty path is the response itself.
 */
export function recordsAt(response: JsonValue, path: string): readonly JsonValue[] {
  const flatten = (value: JsonValue): readonly JsonValue[] =>
    isList(value) ? value.flatMap(flatten) : [value];
  const isName = isObject(response) && Object.hasOwn(response, path);
  const names = path === '' ? [] : isName ? [path] : path.split('.');
  return names.reduce<readonly JsonValue[]>(
    (values, name) =>
      values.flatMap((value) => {
        const next = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
        return next === undefined ? [] : flatten(next);
      }),
    flatten(response),
  );
}

/** The fields of the first record at a path (spec, section 3), as dotted paths in order. Lists have no fields. */
export function itemFields(response: JsonValue, arrayPath: string): string[] {
  const [first] = recordsAt(response, arrayPath);
  if (first === undefined) return [];
  const paths: string[] = [];
  const collect = (value: JsonValue, path: string) => {
    if (isObject(value)) {
      for (const [name, inner] of Object.entries(value)) collect(inner, joinPath(path, name));
    } else if (!isList(value) && path !== '' && jsonValueAt(first, path) === value)
      paths.push(path);
  };
  collect(first, '');
  return [...new Set(paths)];
}

/** A record of a response, mapped. Missing values are empty. */
interface MappedRow {
  domain: string;
  main: string;
  additional: string[];
}

type Mapping = Pick<
  DataSourceResponseMapping,
  'array_path' | 'domain_field' | 'main_value_field' | 'additional_values'
>;

/** Maps the records of a response to rows. Records without a domain are left out. */
export function mapRows(response: JsonValue, mapping: Mapping): MappedRow[] {
  const { array_path = '', domain_field, main_value_field, additional_values = [] } = mapping;
  const cell = (record: JsonValue, field: string) =>
    field === '' ? '' : cellText(jsonValueAt(record, field));
  return recordsAt(response, array_path)
    .map((record) => ({
      domain: cell(record, domain_field),
      main: cell(record, main_value_field),
      additional: additional_values.map(({ field }) => cell(record, field)),
    }))
    .filter(({ domain }) => domain !== '');
}

/** The reserved column names: those of every table (spec, section 3), and that of the main value in the catalogue. */
const reservedColumns: ReadonlySet<string> = new Set([
  'domain',
  'main_value_numeric',
  'fetched_at',
  'main',
]);

/** The problems of additional values: fields that become the same column, and duplicate labels. */
export function additionalProblems(values: readonly AdditionalValue[]): string[] {
  const problems = new Set<string>();
  const fields = new Map<string, string>();
  const labels = new Set<string>();
  for (const { field, label } of values) {
    const key = columnKey(field);
    const other = fields.get(key);
    if (reservedColumns.has(key)) problems.add(`${field} cannot be a column: ${key} is taken`);
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

/** A value in the tree of a response. */
export interface TreeNode {
  /** The name, or the index of an item in brackets. */
  name: string;
  /** The dotted path to the innermost list that contains it, without indexes; empty for the response itself. */
  list: string;
  /** The dotted path within the item of that list; empty for the item itself. */
  field: string;
  kind: 'list' | 'object' | 'leaf';
  /** The value of a leaf, truncated if long. */
  text: string;
  /** The number of children of a list or object. */
  count: number;
  /** The first children. */
  children: TreeNode[];
}

/** The number of items of a list to show. The others look alike. */
const maxItems = 3;
const maxNames = 200;
const maxCharacters = 60;

/** Builds the tree of a response. */
export function buildTree(value: JsonValue, name = '', list = '', field = ''): TreeNode {
  const node = { name, list, field, text: '' };
  if (isList(value)) {
    const path = field === '' ? list : joinPath(list, field);
    const children = value
      .slice(0, maxItems)
      .map((item, index) => buildTree(item, `[${index}]`, path));
    return { ...node, kind: 'list', count: value.length, children };
  }
  if (isObject(value)) {
    const entries = Object.entries(value);
    const children = entries
      .slice(0, maxNames)
      .map(([inner, item]) => buildTree(item, inner, list, joinPath(field, inner)));
    return { ...node, kind: 'object', count: entries.length, children };
  }
  const text = value === null ? 'null' : cellText(value);
  const truncated = text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
  return { ...node, kind: 'leaf', text: truncated, count: 0, children: [] };
}

/** The location of a field: the path to the records, and the path in a record. */
export interface FieldLocation {
  array_path: string;
  field: string;
}

/** Whether a node is a field. Items of a list without a name are not. */
export function isField({ kind, field }: TreeNode): boolean {
  return kind === 'leaf' && field !== '';
}

/**
 * The location of a field. The path to the records stays if those records have the field; otherwise it becomes the
 * innermost list that contains the field.
 */
export function locateField({ list, field }: TreeNode, arrayPath: string): FieldLocation {
  const fullPath = joinPath(list, field);
  const isInside = arrayPath.startsWith(list === '' ? '' : `${list}.`);
  if (arrayPath !== list && isInside && fullPath.startsWith(`${arrayPath}.`)) {
    return { array_path: arrayPath, field: fullPath.slice(arrayPath.length + 1) };
  }
  return { array_path: list, field };
}
