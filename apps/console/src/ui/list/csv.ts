import { csvSeparatorSetting } from '../../core/settings.ts';
import { saveFile } from '../../core/browser/saveFile.ts';
import { utcDay } from '../../core/time/time.ts';

/** The value of a CSV cell; null and undefined are empty. */
export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  header: string;
  /** The value of a row. Columns without it are omitted. */
  value?: (row: Row) => CsvValue;
}

/**
 * Where a spreadsheet would read a formula (OWASP, "CSV injection"): at the beginning of a text, and after a separator,
 * as some spreadsheets expect another one than the file has.
 */
const formulaStart = /^(?=[\t\r\n])|(?<=^|[,;\t\r\n])(?=[=+\-@＝＋－＠])/gu;
const needsQuotes = /[",;\t\r\n]/;

/**
 * One cell by RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe before it. Numbers stay
 * numbers, also negative ones.
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = value.replace(formulaStart, "'");
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV text, with the separator of Settings. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  const separator = csvSeparatorSetting.get();
  return rows.map((cells) => `${cells.map(csvCell).join(separator)}\r\n`).join('');
}

/** Rows as CSV text with a heading line, for columns with a value. */
export function columnsToCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): string {
  const exported = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  return toCsv([
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map(({ value }) => value(row))),
  ]);
}

/** CSV text as a file. The byte order mark tells spreadsheets that it is UTF-8. */
export function csvFile(text: string): Blob {
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

/**
 * Lets the browser save rows as a CSV file.
 * @param name the name of the content; `orders` is saved as orders_2026-11-20.csv
 */
export function saveCsv<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): void {
  saveFile(`${name}_${utcDay()}.csv`, csvFile(columnsToCsv(columns, rows)));
}
