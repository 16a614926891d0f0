import Papa from 'papaparse';
import type { JsonValue } from './jsonValue.ts';

/** What can stand between the columns; of two that fit equally well, the earlier one does. */
const delimiters = [',', ';', '\t', '|'] as const;

/** Reads CSV with a header line, its delimiter found by the header, as a list of records. Throws a SyntaxError. */
export function parseTable(text: string): JsonValue {
  const plain = text.replace(/^\uFEFF?[\r\n]*/, '');
  const { data, errors, meta } = Papa.parse<Record<string, string>>(plain, {
    header: true,
    delimiter: delimiterOf(plain),
    skipEmptyLines: true,
    transformHeader: (name) => name.trim(),
  });
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  if (!meta.fields?.length) throw new SyntaxError('There is no header line');
  return data;
}

/** By the header alone: what stands in the cells below would mislead. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
