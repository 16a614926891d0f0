import { CharClass, type Columns, NONE } from './columns.ts';

/** Bits per pass of the sort. The counters of more bits do not fit into the processor's cache. */
const BITS = 11;
const VALUES = 2 ** BITS;

/** Start of the rows with each value of a digit (the bits from `shift` on) in the sorted order. */
function beginnings(values: ArrayLike<number>, rows: Uint32Array, shift: number): Uint32Array {
  const begins = new Uint32Array(VALUES + 1);
  for (let i = 0; i < rows.length; i += 1) {
    const next = (((values[rows[i] ?? 0] ?? 0) >>> shift) % VALUES) + 1;
    begins[next] = (begins[next] ?? 0) + 1;
  }
  for (let digit = 1; digit < VALUES; digit += 1) {
    begins[digit] = (begins[digit] ?? 0) + (begins[digit - 1] ?? 0);
  }
  return begins;
}

/**
 * Sorts rows by value, a whole number from 0 to 2³² − 1. The sort is stable. It is a radix sort, least significant
 * digit first, and several times as fast as the engine's own sort.
 */
export function sortBy(values: ArrayLike<number>, rows: Uint32Array): void {
  let largest = 0;
  for (let i = 0; i < rows.length; i += 1) largest = Math.max(largest, values[rows[i] ?? 0] ?? 0);
  for (let shift = 0; shift < 32 && largest >>> shift > 0; shift += BITS) {
    const next = beginnings(values, rows, shift);
    const before = rows.slice();
    for (let i = 0; i < before.length; i += 1) {
      const row = before[i] ?? 0;
      const digit = ((values[row] ?? 0) >>> shift) % VALUES;
      const place = next[digit] ?? 0;
      rows[place] = row;
      next[digit] = place + 1;
    }
  }
}

let scratch = new Uint32Array(0);

/**
 * Returns a buffer of at least `length` numbers with arbitrary content, for a filter that does not know the number of
 * its rows. There is only one, because it takes megabytes: its content is valid until the next call.
 */
function scratchFor(length: number): Uint32Array {
  if (scratch.length < length) scratch = new Uint32Array(length);
  return scratch;
}

/** Rows sorted by one key, smallest first. Rows without a value come last. */
export interface Ranking {
  readonly order: Uint32Array;
  /** Number of rows with a value. They come first in `order`. */
  readonly present: number;
}

/** Characters of a name per 32-bit number, and the numbers to sort by. */
const CHARACTERS = 6;
const NUMBERS = 2;

/** Number of symbols in names (newline, hyphen, dot, digits, letters), plus one. */
const BASE = 40;

export function everyRow(size: number): Uint32Array {
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) rows[row] = row;
  return rows;
}

/** Ranks by a column of whole numbers. Ties keep the order of the rows. */
export function rankNumbers(values: ArrayLike<number>): Ranking {
  const order = new Uint32Array(values.length);
  const missing: number[] = [];
  let present = 0;
  for (let row = 0; row < values.length; row += 1) {
    if (values[row] === NONE) missing.push(row);
    else {
      order[present] = row;
      present += 1;
    }
  }
  order.set(missing, present);
  sortBy(values, order.subarray(0, present));
  return { order, present };
}

/** Ranks by the name as ASCII text: first by its leading characters, then by the whole name where these are equal. */
export function rankNames(columns: Columns): Ranking {
  const { size } = columns;
  const order = everyRow(size);
  const parts = Array.from({ length: NUMBERS }, (_, part) => partOf(columns, part * CHARACTERS));
  for (const part of parts.toReversed()) sortBy(part, order);
  const agree = (a = 0, b = 0): boolean => parts.every((part) => part[a] === part[b]);
  for (let from = 0; from < size;) {
    let to = from + 1;
    while (to < size && agree(order[from], order[to])) to += 1;
    if (to - from > 1) order.subarray(from, to).sort((a, b) => compareNames(columns, a, b));
    from = to;
  }
  return { order, present: size };
}

/** Characters of each name, starting at `from`, as a number. */
function partOf({ bytes, starts, size }: Columns, from: number): Uint32Array {
  const numbers = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) {
    const start = (starts[row] ?? 0) + from;
    const end = starts[row + 1] ?? 0;
    let number = 0;
    for (let i = start; i < start + CHARACTERS; i += 1) {
      number = number * BASE + (i < end ? symbol(bytes[i] ?? 0) : 0);
    }
    numbers[row] = number;
  }
  return numbers;
}

/** Rank of a symbol: 1 to 38 for hyphen, dot, digits and letters in ASCII order, 0 for the newline after a name. */
function symbol(byte: number): number {
  if (byte >= 97) return byte - 84;
  if (byte >= 48) return byte - 45;
  return byte >= 45 ? byte - 44 : 0;
}

function compareNames({ bytes, starts }: Columns, a: number, b: number): number {
  const shift = (starts[b] ?? 0) - (starts[a] ?? 0);
  const end = starts[a + 1] ?? 0;
  for (let i = starts[a] ?? 0; i < end; i += 1) {
    const difference = (bytes[i] ?? 0) - (bytes[i + shift] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A mask with a 1 for each of the rows. */
function maskOf(rows: Uint32Array, size: number): Uint8Array {
  const mask = new Uint8Array(size);
  for (let i = 0; i < rows.length; i += 1) mask[rows[i] ?? 0] = 1;
  return mask;
}

/** The rows with a 1 in the mask. */
function masked(rows: Uint32Array, mask: Uint8Array): Uint32Array {
  const kept = scratchFor(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    kept[count] = row;
    count += mask[row] ?? 0;
  }
  return kept.slice(0, count);
}

/** The same order with only these rows. Each page of it then costs next to nothing. */
export function narrowed({ order, present }: Ranking, rows: Uint32Array): Ranking {
  if (rows.length === order.length) return { order, present };
  const mask = maskOf(rows, order.length);
  const withoutValue = masked(order.subarray(present), mask).length;
  const kept = masked(order, mask);
  return { order: kept, present: kept.length - withoutValue };
}

/** One page of ranked rows. Rows without a value come last in both directions (contract, sort_by). */
export function pageOf(
  { order, present }: Ranking,
  { offset, limit, descending }: { offset: number; limit: number; descending: boolean },
): number[] {
  const length = Math.max(0, Math.min(limit, order.length - offset));
  return Array.from({ length }, (_, i) => {
    const place = offset + i;
    return order[descending && place < present ? present - 1 - place : place] ?? 0;
  });
}

const NO_ROWS = new Uint32Array(0);

/** Printable ASCII without white space: the characters of a text that can be part of a name. */
const PRINTABLE = /^[!-~]*$/;

/** The names as one text, for the bytes that they come from: made by the first search. */
const texts = new WeakMap<Uint8Array, string>();

function textOf({ bytes }: Columns): string {
  const text = texts.get(bytes) ?? new TextDecoder().decode(bytes);
  texts.set(bytes, text);
  return text;
}

/** The rows whose name contains a text, ascending. The text is in lower case and ASCII. */
export function rowsContaining(columns: Columns, search: string): Uint32Array {
  if (!PRINTABLE.test(search)) return NO_ROWS;
  const { starts, size } = columns;
  const text = textOf(columns);
  const rows = scratchFor(size);
  let count = 0;
  let row = 0;
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, starts[row])) {
    while ((starts[row + 1] ?? 0) <= at) row += 1;
    rows[count] = row;
    count += 1;
    row += 1;
  }
  return rows.slice(0, count);
}

/** Conditions on rows. All given conditions must hold. Ranges include both ends. */
export interface Filter {
  /** Part of the name, in lower case and ASCII. */
  readonly search?: string;
  readonly tld?: string;
  readonly dayFrom?: number;
  readonly dayTo?: number;
  readonly minCents?: number;
  readonly maxCents?: number;
  readonly charType?: 'alpha' | 'alphanumeric';
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A condition on a column: its value is between these two, both included. */
type Range = readonly [column: Uint32Array, from: number | undefined, to: number | undefined];

const LARGEST = 0xffff_ffff;

/** The classes that each char_type accepts, as a range of CharClass. */
const CLASSES = {
  alpha: [CharClass.alpha, CharClass.alpha],
  alphanumeric: [CharClass.alpha, CharClass.alphanumeric],
} as const;

/**
 * Copies those of the first `count` rows whose value is in a range to `kept`, which may be `rows` itself, and returns
 * their number. Has no branches, which makes it three times as fast.
 */
function keepWithin(
  rows: Uint32Array,
  count: number,
  [column, from = 0, to = LARGEST]: Range,
  kept: Uint32Array,
): number {
  const span = Math.min(to, LARGEST) - from;
  if (!(span >= 0)) return 0;
  let within = 0;
  for (let i = 0; i < count; i += 1) {
    const row = rows[i] ?? 0;
    kept[within] = row;
    within += Number(((column[row] ?? 0) - from) >>> 0 <= span);
  }
  return within;
}

function rangesOf(columns: Columns, filter: Filter): Range[] {
  const tld = filter.tld === undefined ? undefined : columns.tlds.indexOf(filter.tld);
  const [from, to] = filter.charType === undefined ? [] : CLASSES[filter.charType];
  return [
    // A TLD without rows has index -1: its range ends before it begins.
    [columns.tld, tld === -1 ? 0 : tld, tld],
    [columns.day, filter.dayFrom, filter.dayTo],
    [columns.labelLength, filter.minLength, filter.maxLength],
    [columns.charClass, from, to],
    [columns.cents, filter.minCents, filter.maxCents],
  ];
}

const isSet = ([, from, to]: Range): boolean => from !== undefined || to !== undefined;

/** The rows that pass the filter, except for its search. Takes a few milliseconds for a million rows. */
export function select(columns: Columns, filter: Filter, rows: Uint32Array): Uint32Array {
  const ranges = rangesOf(columns, filter).filter(isSet);
  if (ranges.length === 0) return rows;
  const kept = scratchFor(rows.length);
  let count = rows.length;
  for (const [place, range] of ranges.entries()) {
    count = keepWithin(place === 0 ? rows : kept, count, range, kept);
  }
  return kept.slice(0, count);
}
