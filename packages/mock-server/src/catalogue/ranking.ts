import { type Columns, NONE } from './columns.ts';
import { sortBy } from './counting-sort.ts';
import { scratchFor } from './scratch.ts';

/** Rows in the order of one sort key, smallest first, rows without a value last. */
export interface Ranking {
  readonly order: Uint32Array;
  /** How many rows have a value; in `order` they come first. */
  readonly present: number;
}

/** Characters of a name that fit into one number of 32 bits, and how many such numbers are sorted by. */
const CHARACTERS = 6;
const NUMBERS = 2;
/** One more than the number of symbols in names (newline, hyphen, dot, digits, letters). */
const BASE = 40;

/** So many rows, ascending. */
export function everyRow(size: number): Uint32Array {
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) rows[row] = row;
  return rows;
}

/** Ranks by a column of whole numbers; ties keep the order of the rows. */
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

/** Ranks by the name, as ASCII text: by its first characters, then those that agree in them by the whole name. */
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

/** The characters of each name from this one on, as a number. */
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

/** Hyphen, dot, digits and letters as 1 to 38, in ASCII order; the newline that ends a name is 0. */
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

/** A 1 for each of the rows, to ask whether a row is among them. */
function maskOf(rows: Uint32Array, size: number): Uint8Array {
  const mask = new Uint8Array(size);
  for (let i = 0; i < rows.length; i += 1) mask[rows[i] ?? 0] = 1;
  return mask;
}

/** Those of the rows that a mask has a 1 for. */
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

/** The same order with only these rows in it; asking for page after page of it then costs next to nothing. */
export function narrowed({ order, present }: Ranking, rows: Uint32Array): Ranking {
  if (rows.length === order.length) return { order, present };
  const mask = maskOf(rows, order.length);
  const withoutValue = masked(order.subarray(present), mask).length;
  const kept = masked(order, mask);
  return { order: kept, present: kept.length - withoutValue };
}

/** Which part of the ordered rows is wanted. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
  readonly descending: boolean;
}

/** One page of ordered rows; rows without a value come last in both directions (contract, sort_by). */
export function pageOf(
  { order, present }: Ranking,
  { offset, limit, descending }: Slice,
): number[] {
  const length = Math.max(0, Math.min(limit, order.length - offset));
  return Array.from({ length }, (_, i) => {
    const place = offset + i;
    return order[descending && place < present ? present - 1 - place : place] ?? 0;
  });
}
