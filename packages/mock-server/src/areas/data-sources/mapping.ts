import type {
  AnalyzeInput,
  AnalyzeResult,
  DataSourceResponseMapping,
  DataSourceTestRow,
} from '@dropcatch/sdk';
import { detectFormat, readFormat, typed } from './formats.ts';
import {
  FormatError,
  isList,
  isMap,
  mapOf,
  type Value,
  type ValueMap,
  valueAt,
} from '../../text/value.ts';

const DEEPEST = 100;

const MOST_PATHS = 2000;

interface Found {
  readonly fields: Set<string>;
  readonly arrays: Set<string>;
}

function look(value: Value, path: string, found: Found, depth: number): void {
  if (depth > DEEPEST) throw new FormatError('The response is nested too deeply');
  if (found.fields.size + found.arrays.size >= MOST_PATHS) return;
  if (isMap(value)) {
    for (const [name, item] of Object.entries(value)) {
      look(item, path === '' ? name : `${path}.${name}`, found, depth + 1);
    }
    return;
  }
  if (path !== '') (isList(value) ? found.arrays : found.fields).add(path);
  if (!isList(value)) return;
  for (const item of value) {
    if (typeof item === 'object' && item !== null) look(item, path, found, depth + 1);
  }
}

const isScalar = (value: Value): boolean => !isList(value) && !isMap(value);

/** A record as a map: of a list its items by their places, of a single value the `value`. */
function recordOf(record: Value): ValueMap {
  if (isMap(record)) return record;
  const items = isList(record) ? [...record.entries()] : [['value', record] as const];
  return mapOf(items.map(([name, item]) => [String(name), item]));
}

/** An answer with a map for each record where it has another form: a list of lists or of single values. */
function tabular(value: Value, depth = 0): Value {
  if (depth > DEEPEST) throw new FormatError('The response is nested too deeply');
  if (isMap(value)) {
    return mapOf(Object.entries(value).map(([name, item]) => [name, tabular(item, depth + 1)]));
  }
  if (!isList(value)) return value;
  const isRow = (item: Value): boolean => isScalar(item) || (isList(item) && item.every(isScalar));
  return value.map((item) => (isRow(item) ? recordOf(item) : tabular(item, depth + 1)));
}

function lookAt(value: Value): Found {
  const found: Found = { fields: new Set(), arrays: new Set() };
  look(value, '', found, 0);
  return found;
}

/**
 * Lists the fields and arrays of an example response as dotted paths, in their order. Paths go through arrays without
 * an index. In a response that is an array, paths start at its records. Throws a FormatError.
 */
export function analyze({ response_text, format_type }: AnalyzeInput): AnalyzeResult {
  const format = format_type ?? detectFormat(response_text);
  const value = readFormat(format, response_text);
  if (isScalar(value)) {
    throw new FormatError('The response is a single value: there are no fields in it');
  }
  const seen = lookAt(value);
  const { fields, arrays } = seen.fields.size > 0 ? seen : lookAt(tabular(value));
  if (fields.size === 0) throw new FormatError('The response has no fields: it cannot be mapped');
  return { format, fields: [...fields], arrays: [...arrays] };
}

/** Default label of the main value (contract, DataSourceResponseMapping). */
export const MAIN_VALUE_LABEL = 'Main Value';

/** The values at a path, for each item of every list on the way. */
function throughLists(value: Value, names: readonly string[]): readonly Value[] {
  if (isList(value)) return value.flatMap((item) => throughLists(item, names));
  const [name, ...rest] = names;
  if (name === undefined) return [value];
  const next = valueAt(value, name);
  return next === undefined ? [] : throughLists(next, rest);
}

/** The records at a path of `analyze`. Throws a FormatError when there are none. */
function recordsIn(answer: Value, arrayPath: string): readonly Value[] {
  const found = throughLists(answer, arrayPath === '' ? [] : arrayPath.split('.'));
  if (found.length === 0) throw new FormatError(`The answer has nothing at "${arrayPath}"`);
  return found;
}

/** Reads an answer of an external API with a mapping: one row per record with a domain. Throws a FormatError. */
export function readMapped(answer: Value, mapping: DataSourceResponseMapping): DataSourceTestRow[] {
  const fields = [
    ...(mapping.additional_values ?? []).map(({ field, label }) => ({ label, path: field })),
    ...Object.entries(mapping.extra_fields ?? {}).map(([label, path]) => ({ label, path })),
  ];
  const rowOf = (record: Value): DataSourceTestRow[] => {
    const domain = typed(valueAt(record, mapping.domain_field));
    if (domain === null) return [];
    const row = {
      domain: String(domain).toLowerCase().slice(0, 253),
      main_value: typed(valueAt(record, mapping.main_value_field)),
      additional_data: Object.fromEntries(
        fields.map(({ label, path }) => [label, typed(valueAt(record, path))]),
      ),
      raw: record,
    };
    return [row];
  };
  const path = mapping.array_path ?? '';
  const plain = recordsIn(answer, path).flatMap(rowOf);
  const rows = plain.length > 0 ? plain : recordsIn(tabular(answer), path).flatMap(rowOf);
  if (rows.length === 0) {
    throw new FormatError(`No record of the answer has a domain at "${mapping.domain_field}"`);
  }
  return rows;
}
