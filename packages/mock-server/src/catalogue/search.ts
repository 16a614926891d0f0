import type { Columns } from './columns.ts';
import { scratchFor } from './scratch.ts';
import { findSigned, isToldBySignature } from './signature.ts';

const NO_ROWS = new Uint32Array(0);

/** A text to look for, prepared. */
interface Pattern {
  readonly text: Uint8Array;
  /** How many of its first bytes are in `head`: all, but four at most. */
  readonly width: number;
  /** These bytes as one number, and the bits of a number that they take. */
  readonly head: number;
  readonly mask: number;
}

/** What a text consists of that may be part of a name: neither white space nor control characters, ASCII only. */
const PRINTABLE = /^[!-~]*$/;

/** The text prepared; undefined when no name can have it. */
function patternOf(search: string): Pattern | undefined {
  if (!PRINTABLE.test(search)) return undefined;
  const text = new TextEncoder().encode(search);
  const width = Math.min(text.length, 4);
  return {
    text,
    width,
    head: text.subarray(0, width).reduce((head, byte) => (head << 8) | byte, 0),
    mask: width === 4 ? -1 : (1 << (8 * width)) - 1,
  };
}

/**
 * Whether the pattern stands between two places. Its first bytes are compared at once with those that were passed last:
 * a comparison that fails in most places is one that the processor foresees.
 */
function containsAt(bytes: Uint8Array, from: number, end: number, pattern: Pattern): boolean {
  const { text, width, head, mask } = pattern;
  let passed = 0;
  for (let at = from; at < end; at += 1) {
    passed = (passed << 8) | (bytes[at] ?? 0);
    if ((passed & mask) !== head) continue;
    let same = width;
    while (same < text.length && bytes[at + 1 - width + same] === text[same]) same += 1;
    if (same === text.length) return true;
  }
  return false;
}

/** Leaves those of the first `count` rows whose name contains the pattern, and tells how many they are. */
function keepContaining(
  { bytes, starts, tld }: Columns,
  { rows, count }: { readonly rows: Uint32Array; readonly count: number },
  { pattern, inTld }: { readonly pattern: Pattern; readonly inTld: Uint8Array },
): number {
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const row = rows[i] ?? 0;
    const contained =
      inTld[tld[row] ?? 0] === 1 ||
      containsAt(bytes, starts[row] ?? 0, (starts[row + 1] ?? 1) - 1, pattern);
    rows[kept] = row;
    kept += Number(contained);
  }
  return kept;
}

/** The rows whose name contains the text, given in lower case and ASCII; ascending. */
export function rowsContaining(columns: Columns, search: string): Uint32Array {
  const pattern = patternOf(search);
  if (pattern === undefined) return NO_ROWS;
  const rows = scratchFor(columns.size);
  const count = findSigned(columns.signatures, pattern.text, rows);
  if (isToldBySignature(search)) return rows.slice(0, count);
  // Half of all names contain "com": a TLD is looked at once, not in each of its names.
  const inTld = Uint8Array.from(columns.tlds, (name) => Number(`.${name}`.includes(search)));
  return rows.slice(0, keepContaining(columns, { rows, count }, { pattern, inTld }));
}
