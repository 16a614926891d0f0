import { FormatError, mapOf, type Value } from './value.ts';

/** What can stand between the columns; of two that fit equally well, the earlier one does. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The records of a CSV text (RFC 4180): cells may be quoted, and quotes in them doubled. Empty lines are skipped. */
function recordsOf(text: string, delimiter: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const lineAt = (place: number): number => text.slice(0, place).split('\n').length;
  const endRecord = (): void => {
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
  };
  while (at <= text.length) {
    let cell = '';
    if (text[at] === '"') {
      const start = at;
      for (;;) {
        const end = text.indexOf('"', at + 1);
        if (end < 0)
          throw new FormatError(`CSV, line ${lineAt(start)}: a quoted cell is not closed`);
        cell += text.slice(at + 1, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
    } else {
      const start = at;
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r')
        at += 1;
      cell = text.slice(start, at);
    }
    record.push(cell);
    const next = text[at];
    if (next === delimiter) {
      at += 1;
      continue;
    }
    if (next !== undefined && next !== '\n' && next !== '\r') {
      throw new FormatError(`CSV, line ${lineAt(at)}: text stands behind a quoted cell`);
    }
    endRecord();
    at += next === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return records;
}

/** The delimiter that splits the first line into the most columns; undefined when none splits it. */
export function delimiterOf(text: string): string | undefined {
  const line = text.replace('\uFEFF', '').trimStart().split(/\r?\n/, 1)[0] ?? '';
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: line.split(delimiter).length - 1,
  }));
  const best = counted.reduce((most, entry) => (entry.count > most.count ? entry : most));
  return best.count === 0 ? undefined : best.delimiter;
}

/** Reads CSV with a header line as a list of maps, one a line. Throws a FormatError that names the line. */
export function parseCsv(text: string, delimiter = delimiterOf(text) ?? ','): Value {
  const [head, ...records] = recordsOf(text, delimiter);
  if (head === undefined) throw new FormatError('CSV: there is no header line');
  const names = head.map((name) => name.trim());
  const empty = names.indexOf('');
  if (empty >= 0) throw new FormatError(`CSV, line 1: column ${empty + 1} has no name`);
  if (new Set(names).size < names.length)
    throw new FormatError('CSV, line 1: two columns have the same name');
  return records.map((record, i) => {
    if (record.length !== names.length) {
      const counts = `${record.length} cells for ${names.length} columns`;
      throw new FormatError(`CSV, record ${i + 1}: ${counts}`);
    }
    return mapOf(names.map((name, column) => [name, record[column] ?? '']));
  });
}

const PAIR = /^([\p{L}\p{N}_@][^:=\t]{0,80}?)\s*[:=]\s*(.*)$/u;

/**
 * Reads plain text: blocks of `name: value` lines as maps (one block as the map itself), or else lines of columns with
 * space between them, as a list of maps column_1, column_2 and so on. Throws a FormatError when there is nothing.
 */
export function parseLines(text: string): Value {
  const blocks = text
    .trim()
    .split(/\r?\n\s*\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim() !== ''))
    .filter((block) => block.length > 0);
  if (blocks.length === 0) throw new FormatError('text: there is nothing to read');
  const pairs = blocks.map((block) => block.map((line) => PAIR.exec(line.trim())));
  if (pairs.flat().every((pair) => pair !== null)) {
    const maps = pairs.map((block) =>
      mapOf(block.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''])),
    );
    const [only] = maps;
    return maps.length === 1 && only !== undefined ? only : maps;
  }
  return blocks.flat().map((line) =>
    mapOf(
      line
        .trim()
        .split(/\s+/)
        .map((cell, i) => [`column_${i + 1}`, cell]),
    ),
  );
}
