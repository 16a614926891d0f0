import Papa from 'papaparse';

/** A value of a CSV cell. Null and undefined become an empty cell. */
export type Cell = string | number | boolean | null | undefined;

/** Rows per piece of a file, about 30 KB. */
const ROWS_AT_ONCE = 500;

/** Writes CSV (RFC 4180) in pieces while it is read. The first line has the column names. */
export function* csv(
  columns: string[],
  rows: Iterable<Readonly<Record<string, Cell>>>,
): Generator<string> {
  const write = (data: Cell[][]): string => `${Papa.unparse(data, { newline: '\r\n' })}\r\n`;
  let lines: Cell[][] = [columns];
  for (const row of rows) {
    lines.push(columns.map((column) => row[column]));
    if (lines.length < ROWS_AT_ONCE) continue;
    yield write(lines);
    lines = [];
  }
  if (lines.length > 0) yield write(lines);
}

/** The delimiter that gives the first line the most columns, or the first of several. Undefined when none splits it. */
export function delimiterOf(text: string): string | undefined {
  const line = text.replace('\uFEFF', '').trimStart().split(/\r?\n/, 1)[0] ?? '';
  const columns = (delimiter: string): number => line.split(delimiter).length;
  const best = [',', ';', '\t', '|'].reduce((most, next) =>
    columns(next) > columns(most) ? next : most,
  );
  return columns(best) === 1 ? undefined : best;
}
