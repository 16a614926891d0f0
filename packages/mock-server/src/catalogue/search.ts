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

/** One run over the text of all names: best for texts whose signature tells little. */
function scan({ text, starts }: Columns, search: string, found: Uint32Array): number {
  let count = 0;
  let row = 0;
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, starts[row + 1])) {
    while ((starts[row + 1] ?? Infinity) <= at) row += 1;
    found[count] = row;
    count += 1;
  }
  return count;
}

/** The rows (of all, or of some) whose name contains the text, given in lower case and ASCII; ascending. */
export function rowsContaining(columns: Columns, text: string, some?: Uint32Array): Uint32Array {
  const pattern = patternOf(text);
  const found = new Uint32Array(some?.length ?? columns.size);
  // A line break stands between names in the text, so a search for one must not find it.
  if (pattern === undefined || text.includes('\n')) return found.slice(0, 0);
  if (some === undefined && pairsOf(text) < TELLING_PAIRS) {
    return found.slice(0, scan(columns, text, found));
  }
  const { bytes, starts, signatures } = columns;
  let count = 0;
  for (let i = 0; i < found.length; i += 1) {
    const row = some === undefined ? i : (some[i] ?? 0);
    if (!mayContain(signatures, row, pattern)) continue;
    const end = (starts[row + 1] ?? 1) - 1;
    if (indexIn(bytes, starts[row] ?? 0, end, pattern.bytes) < 0) continue;
    found[count] = row;
    count += 1;
  }
  return found.slice(0, count);
}
