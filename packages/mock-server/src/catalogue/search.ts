import { type Columns, signatureOf } from './columns.ts';

/** A text to look for in names, prepared. */
interface Pattern {
  readonly bytes: Uint8Array;
  readonly first: number;
  readonly second: number;
}

/** From so many different pairs of characters on, few names have the signature of a text by chance. */
const TELLING_PAIRS = 3;

/** The text as bytes; undefined when it has characters that no name has. */
function patternOf(text: string): Pattern | undefined {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length !== text.length) return undefined;
  const [first, second] = signatureOf(bytes, 0, bytes.length);
  return { bytes, first, second };
}

/** How many different pairs of neighbouring characters a text has. */
function pairsOf(text: string): number {
  return new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2))).size;
}

/** Whether a row may contain the pattern: its signatures have all of the pattern's bits. */
function mayContain(signatures: Int32Array, row: number, { first, second }: Pattern): boolean {
  return (
    ((signatures[2 * row] ?? 0) & first) === first &&
    ((signatures[2 * row + 1] ?? 0) & second) === second
  );
}

/** Where the pattern first stands between two places, or -1. */
function indexIn(bytes: Uint8Array, from: number, end: number, pattern: Uint8Array): number {
  const first = pattern[0] ?? 0;
  const { length } = pattern;
  for (let at = from; at <= end - length; at += 1) {
    if (bytes[at] !== first) continue;
    let same = 1;
    while (same < length && bytes[at + same] === pattern[same]) same += 1;
    if (same === length) return at;
  }
  return -1;
}

/** A 1 for each row whose name contains the text: one run over all names, best for short texts. */
function scan({ text, starts, size }: Columns, search: string): Uint8Array {
  const mask = new Uint8Array(size);
  let row = 0;
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, starts[row + 1])) {
    while ((starts[row + 1] ?? Infinity) <= at) row += 1;
    mask[row] = 1;
  }
  return mask;
}

/**
 * A test for rows whose name contains the text (in lower case and ASCII); `count` is how many rows will
 * be asked.
 */
export function nameContains(
  columns: Columns,
  text: string,
  count: number,
): (row: number) => boolean {
  const pattern = patternOf(text);
  // A line break stands between names in the text, so a search for one must not find it.
  if (pattern === undefined || text.includes('\n')) return () => false;
  if (pairsOf(text) < TELLING_PAIRS && count > columns.size / 8) {
    const mask = scan(columns, text);
    return (row) => mask[row] === 1;
  }
  const { bytes, starts, signatures } = columns;
  return (row) =>
    mayContain(signatures, row, pattern) &&
    indexIn(bytes, starts[row] ?? 0, (starts[row + 1] ?? 1) - 1, pattern.bytes) >= 0;
}

/** The row with this very name, or undefined. */
export function rowNamed(columns: Columns, name: string): number | undefined {
  // With the newline behind it, a name is found at its own beginning only if it is the whole name.
  const pattern = patternOf(`${name}\n`);
  if (pattern === undefined || name === '') return undefined;
  const { bytes, starts, signatures, size } = columns;
  for (let row = 0; row < size; row += 1) {
    if (!mayContain(signatures, row, pattern)) continue;
    const start = starts[row] ?? 0;
    if (indexIn(bytes, start, starts[row + 1] ?? 0, pattern.bytes) === start) return row;
  }
  return undefined;
}
