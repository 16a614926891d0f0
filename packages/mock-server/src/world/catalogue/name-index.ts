/**
 * The rows of names by hash: an open-addressing table, half full at most. A search reads the tags alone, which fit beside
 * the processor where the rows of a million names do not.
 */
export class NameIndex {
  /** Eight bits of the hash, of which one is always set; 0 is an empty slot. */
  readonly #tags: Uint8Array;
  readonly #rows: Uint32Array;

  /** `capacity` is the most rows that it is for. */
  constructor(capacity: number) {
    const slots = 2 ** Math.ceil(Math.log2(capacity * 2 + 2));
    this.#tags = new Uint8Array(slots);
    this.#rows = new Uint32Array(slots);
  }

  /** Adds a row under the hash of its name. */
  add(row: number, hash: number): void {
    const last = this.#tags.length - 1;
    let slot = firstSlot(hash) & last;
    while (this.#tags[slot] !== 0) slot = (slot + 1) & last;
    this.#tags[slot] = tagOf(hash);
    this.#rows[slot] = row;
  }

  /** The row that `isIt` accepts, of the few that may have this hash. */
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

/** What names consist of. Each of these characters has bits of its own in a signature; all others share theirs. */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-.';

/** The most frequent pairs of neighbours in names; they have bits of their own, too. */
const PAIRS =
  `co om in ar ne de st or et ea er re le la ra ro al ve on an as ta nd sh ho fo oo ch en es te to se ri
il rg li ca el ee ol ha pe un at tr pa lo ce pl nf rt ap be nt op`.split(/\s+/);

/** All others share those of some groups, by their hash. */
const GROUP_BITS = 6;
const GROUP_HASH = 0x9e3779b1;
const FIRST_GROUP = 1 + CHARACTERS.length + PAIRS.length;

/** How many bits the signature of a name has. */
const BITS = FIRST_GROUP + 2 ** GROUP_BITS;

/**
 * A number has one bit of the signatures of 32 names. Of this many names, a block, the numbers of each bit stand side by
 * side: what the processor reads at once. A search reads the bits of its text and nothing else.
 */
const BLOCK = 512;
const NUMBERS = BLOCK / 32;

/** The place of a character among the bits of a signature, by its code. */
const CHARACTER_PLACES = new Uint8Array(128);
for (const [i, character] of Array.from(CHARACTERS).entries()) {
  CHARACTER_PLACES[character.charCodeAt(0)] = 1 + i;
}

/** The place of a pair by the code of the first one, times 128, and that of the second one. */
const PAIR_PLACES = Uint8Array.from(
  { length: 128 * 128 },
  (_, pair) => FIRST_GROUP + (Math.imul(pair, GROUP_HASH) >>> (32 - GROUP_BITS)),
);
for (const [i, pair] of PAIRS.entries()) {
  PAIR_PLACES[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = 1 + CHARACTERS.length + i;
}

/** How many numbers the signatures of that many rows are. */
export const signatureLength = (rows: number): number => Math.ceil(rows / BLOCK) * BITS * NUMBERS;

/** Where the bytes of a name are. */
interface NamePlace {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/**
 * Writes the signature of a name, ASCII: a bit for each character and each pair of neighbours
 * that is in it. A text can only be part of a name that has all of its bits.
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

/** Whether signatures tell for sure which names this text is in. */
export const isToldBySignature = (text: string): boolean =>
  (text.length === 1 && CHARACTERS.includes(text)) || PAIRS.includes(text);

/** The places of the bits that an ASCII text has in its signature. */
function placesOf(text: Uint8Array): Uint32Array {
  const places = new Set<number>();
  for (const [i, byte] of text.entries()) {
    if (i > 0) places.add(PAIR_PLACES[(text[i - 1] ?? 0) * 128 + byte] ?? 0);
  }
  for (const byte of text) places.add(CHARACTER_PLACES[byte] ?? 0);
  return Uint32Array.from(places);
}

/**
 * Puts the rows whose name has all bits of an ASCII text into `found`, ascending, and tells how many they are. The text has
 * a byte at least.
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
