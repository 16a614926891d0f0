/**
 * Index of rows by the hash of their names: an open-addressing table that is at most half full. A search reads only the
 * tags, which fit into the processor's cache. The rows of a million names do not.
 */
export class NameIndex {
  /** Eight bits of each hash. One of them is always set: 0 is an empty slot. */
  readonly #tags: Uint8Array;
  readonly #rows: Uint32Array;

  /** `capacity` is the largest number of rows. */
  constructor(capacity: number) {
    const slots = 2 ** Math.ceil(Math.log2(capacity * 2 + 2));
    this.#tags = new Uint8Array(slots);
    this.#rows = new Uint32Array(slots);
  }

  add(row: number, hash: number): void {
    const last = this.#tags.length - 1;
    let slot = firstSlot(hash) & last;
    while (this.#tags[slot] !== 0) slot = (slot + 1) & last;
    this.#tags[slot] = tagOf(hash);
    this.#rows[slot] = row;
  }

  /** The row with this hash that `isIt` accepts. */
  find(hash: number, isIt: (row: number) => boolean): number | undefined {
    const last = this.#tags.length - 1;
    const wanted = tagOf(hash);
    for (let slot = firstSlot(hash) & last; ; slot = (slot + 1) & last) {
      const tag = this.#tags[slot] ?? 0;
      if (tag === 0) return undefined;
      if (tag !== wanted) continue;
      const row = this.#rows[slot] ?? 0;
      if (isIt(row)) return row;
    }
  }
}

function firstSlot(hash: number): number {
  return hash ^ (hash >>> 15);
}

function tagOf(hash: number): number {
  return (hash >>> 24) | 1;
}

/** Characters of names. Each has its own bit in a signature. All other characters share one. */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-.';

/** The most frequent pairs of neighbouring characters. Each has its own bit. */
const PAIRS =
  `co om in ar ne de st or et ea er re le la ra ro al ve on an as ta nd sh ho fo oo ch en es te to se ri
il rg li ca el ee ol ha pe un at tr pa lo ce pl nf rt ap be nt op`.split(/\s+/);

/** All other pairs share the bits of these groups, by hash. */
const GROUP_BITS = 6;
const GROUP_HASH = 0x9e3779b1;
const FIRST_GROUP = 1 + CHARACTERS.length + PAIRS.length;

/** Bits per signature. */
const BITS = FIRST_GROUP + 2 ** GROUP_BITS;

/**
 * Names per block. Each number holds one bit of the signatures of 32 names. Within a block, the numbers of a bit are
 * adjacent, so that the processor reads them at once and a search reads only the bits of its text.
 */
const BLOCK = 512;
const NUMBERS = BLOCK / 32;

/** Place of each character's bit, by character code. */
const CHARACTER_PLACES = new Uint8Array(128);
for (const [i, character] of Array.from(CHARACTERS).entries()) {
  CHARACTER_PLACES[character.charCodeAt(0)] = 1 + i;
}

/** Place of each pair's bit, by the code of the first character times 128 plus that of the second. */
const PAIR_PLACES = Uint8Array.from(
  { length: 128 * 128 },
  (_, pair) => FIRST_GROUP + (Math.imul(pair, GROUP_HASH) >>> (32 - GROUP_BITS)),
);
for (const [i, pair] of PAIRS.entries()) {
  PAIR_PLACES[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = 1 + CHARACTERS.length + i;
}

/** Length of the signatures of `rows` rows, in numbers. */
export const signatureLength = (rows: number): number => Math.ceil(rows / BLOCK) * BITS * NUMBERS;

interface NamePlace {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/**
 * Writes the signature of an ASCII name: one bit for each of its characters and pairs. A name can only contain a text
 * if it has all of the text's bits.
 */
export function sign(signatures: Uint32Array, row: number, { bytes, start, end }: NamePlace): void {
  const first = signatureLength(row + 1) - BITS * NUMBERS + ((row % BLOCK) >>> 5);
  const bit = 1 << (row % 32);
  let last = 0;
  for (let i = start; i < end; i += 1) {
    const byte = bytes[i] ?? 0;
    const character = first + (CHARACTER_PLACES[byte] ?? 0) * NUMBERS;
    signatures[character] = (signatures[character] ?? 0) | bit;
    if (i > start) {
      const pair = first + (PAIR_PLACES[last * 128 + byte] ?? 0) * NUMBERS;
      signatures[pair] = (signatures[pair] ?? 0) | bit;
    }
    last = byte;
  }
}

/** Whether the signatures alone decide which names contain this text. */
export const isToldBySignature = (text: string): boolean =>
  (text.length === 1 && CHARACTERS.includes(text)) || PAIRS.includes(text);

function placesOf(text: Uint8Array): Uint32Array {
  const places = new Set<number>();
  for (const [i, byte] of text.entries()) {
    if (i > 0) places.add(PAIR_PLACES[(text[i - 1] ?? 0) * 128 + byte] ?? 0);
  }
  for (const byte of text) places.add(CHARACTER_PLACES[byte] ?? 0);
  return Uint32Array.from(places);
}

/**
 * Writes the rows whose names have all bits of an ASCII text to `found`, ascending, and returns their number. The text
 * must not be empty.
 */
export function findSigned(signatures: Uint32Array, text: Uint8Array, found: Uint32Array): number {
  const places = placesOf(text);
  const all = new Uint32Array(NUMBERS);
  let count = 0;
  for (let block = 0, row = 0; block < signatures.length; block += BITS * NUMBERS) {
    all.fill(0xffff_ffff);
    for (const place of places) {
      const from = block + place * NUMBERS;
      for (let i = 0; i < NUMBERS; i += 1) all[i] = (all[i] ?? 0) & (signatures[from + i] ?? 0);
    }
    for (let i = 0; i < NUMBERS; i += 1, row += 32) {
      for (let rows = all[i] ?? 0; rows !== 0; rows &= rows - 1) {
        found[count] = row + 31 - Math.clz32(rows & -rows);
        count += 1;
      }
    }
  }
  return count;
}
