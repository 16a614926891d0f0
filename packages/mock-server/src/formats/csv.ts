/** How much text of a file is sent at once, in characters. */
const CHUNK = 32_768;

/** What a cell of a CSV file can hold; nothing shows as an empty cell. */
export type Cell = string | number | boolean | null | undefined;

function cell(value: Cell): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV (RFC 4180) in pieces of some 30 KB, made while it is read; the first line names the columns. */
export function* csv(
  columns: readonly string[],
  rows: Iterable<Readonly<Record<string, Cell>>>,
): Generator<string> {
  let text = `${columns.map(cell).join(',')}\r\n`;
  for (const row of rows) {
    text += `${columns.map((column) => cell(row[column])).join(',')}\r\n`;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
