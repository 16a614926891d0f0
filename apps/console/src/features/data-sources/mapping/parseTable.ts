import type { JsonValue } from './jsonValue.ts';

/** What can stand between the columns; of two that fit equally well, the earlier one does. */
const delimiters = [',', ';', '\t', '|'] as const;

/** Reads CSV with a header line (RFC 4180), its delimiter found by the header, as a list of records. Throws a SyntaxError. */
export function parseTable(text: string): JsonValue {
  const plain = text.replace(/^\uFEFF/, '');
  const [head, ...lines] = cellsOf(plain, delimiterOf(plain));
  if (!head) throw new SyntaxError('There is no header line');
  const names = head.map((name) => name.trim());
  return lines.map((cells) => {
    if (cells.length !== names.length) throw new SyntaxError('A line has other columns');
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
  });
}

function delimiterOf(text: string): string {
  const head = text.trimStart().split(/\r?\n/, 1)[0] ?? '';
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The cells of all lines but the empty ones. */
function cellsOf(text: string, delimiter: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = text[at] === '"';
    const end = quoted ? endOfQuotes(text, at) : endOfPlain(text, at, delimiter);
    line.push(quoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end));
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (at < text.length && !/[\r\n]/.test(text[at] ?? '')) {
      throw new SyntaxError('Text stands behind a quoted cell');
    }
    at += 1;
    if (line.length > 1 || line[0]) lines.push(line);
    line = [];
  }
  return lines;
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && !/[\r\n]/.test(text[end] ?? '')) end += 1;
  return end;
}

/** Where a quoted cell has ended, its closing quote included. */
function endOfQuotes(text: string, from: number): number {
  for (let quote = text.indexOf('"', from + 1); quote >= 0; quote = text.indexOf('"', quote + 2)) {
    if (text[quote + 1] !== '"') return quote + 1;
  }
  throw new SyntaxError('A quoted cell is not closed');
}
