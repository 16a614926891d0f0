import type { DataSourceTestRow, DataSourceResponseMapping } from '@dropcatch/sdk';
import { typed } from '../formats/formats.ts';
import { FormatError, isList, type Value, valueAt } from '../formats/value.ts';

/** The heading of the main value where the mapping gives none (contract, DataSourceResponseMapping). */
export const MAIN_VALUE_LABEL = 'Main Value';

/** What stands at the end of a path of names, with the items of every list on the way one by one. */
function throughLists(value: Value, names: readonly string[]): readonly Value[] {
  if (isList(value)) return value.flatMap((item) => throughLists(item, names));
  const [name, ...rest] = names;
  if (name === undefined) return [value];
  const next = valueAt(value, name);
  return next === undefined ? [] : throughLists(next, rest);
}

/**
 * The records of an answer: the items of the list at the mapping's path, or the single record that stands there. The path
 * runs through lists without a number, as `analyze` lists it.
 */
function recordsIn(answer: Value, arrayPath: string): readonly Value[] {
  const found = throughLists(answer, arrayPath === '' ? [] : arrayPath.split('.'));
  if (found.length === 0) throw new FormatError(`The answer has nothing at "${arrayPath}"`);
  return found;
}

/** Reads an answer of an external API with a mapping: a row for each record that names a domain. Throws a FormatError. */
export function readMapped(answer: Value, mapping: DataSourceResponseMapping): DataSourceTestRow[] {
  const fields = [
    ...(mapping.additional_values ?? []).map(({ field, label }) => ({ label, path: field })),
    ...Object.entries(mapping.extra_fields ?? {}).map(([label, path]) => ({ label, path })),
  ];
  const rows = recordsIn(answer, mapping.array_path ?? '').flatMap((record) => {
    const domain = typed(valueAt(record, mapping.domain_field));
    if (domain === null) return [];
    return {
      domain: String(domain).toLowerCase().slice(0, 253),
      main_value: typed(valueAt(record, mapping.main_value_field)),
      additional_data: Object.fromEntries(
        fields.map(({ label, path }) => [label, typed(valueAt(record, path))]),
      ),
      raw: record,
    };
  });
  if (rows.length === 0) {
    throw new FormatError(`No record of the answer has a domain at "${mapping.domain_field}"`);
  }
  return rows;
}
