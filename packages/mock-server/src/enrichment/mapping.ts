import type { DataSourceTestRow, ResponseMapping } from '@dropcatch/sdk';
import { typed } from '../formats/formats.ts';
import { FormatError, isList, type Value, valueAt } from '../formats/value.ts';

/** The heading of the main value where the mapping gives none (contract, ResponseMapping). */
export const MAIN_VALUE_LABEL = 'Main Value';

/** The records of an answer: the list at the mapping's path, or the single record that stands there. */
function recordsIn(answer: Value, arrayPath: string): readonly Value[] {
  const found = valueAt(answer, arrayPath);
  if (found === undefined) throw new FormatError(`The answer has nothing at "${arrayPath}"`);
  return isList(found) ? found : [found];
}

/** Reads an answer of an external API with a mapping: a row for each record that names a domain. Throws a FormatError. */
export function readMapped(answer: Value, mapping: ResponseMapping): DataSourceTestRow[] {
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
