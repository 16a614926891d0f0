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

/** Where the hash of a name begins, and what each of its bytes is multiplied in with (FNV-1a, 32 bits). */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number for a name, from which everything that outside services know about it follows. */
export function hashName(name: string): number {
  let hash = BASIS;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** The same number for a name in bytes, between two places. */
export function hashBetween(bytes: Uint8Array, start: number, end: number): number {
  let hash = BASIS;
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ (bytes[i] ?? 0), PRIME);
  return hash >>> 0;
}

/** The same number for the name of a row. */
export const hashAt = ({ bytes, starts }: Pick<Columns, 'bytes' | 'starts'>, row: number): number =>
  hashBetween(bytes, starts[row] ?? 0, (starts[row + 1] ?? 1) - 1);

/** The most domains that the catalogue is meant for. */
export const MAX_ROWS = 2_000_000;

/** What stands in an enrichment column where the source has no value. */
export const NONE = -1;

/** The part before the TLD: something with hyphens or an IDN, letters only, or letters and digits. */
export const CharClass = { other: 0, alpha: 1, alphanumeric: 2 } as const;

/** A drop date of a row: the UTC day, counted from 1970-01-01, and the price in cents. */
export interface Variation {
  readonly day: number;
  readonly cents: number;
}

/**
 * The catalogue as columns: row `i` is the i-th entry of each. What rows are filtered by is 32 bits wide, however small
 * the values: one loop for one kind of array runs four times as fast as the same loop for several kinds.
 */
export interface Columns {
  readonly size: number;
  /** Every name as bytes (names are ASCII), each followed by a newline. */
  readonly bytes: Uint8Array;
  /** Where the name of row `i` begins; its newline is the byte before `starts[i + 1]`. */
  readonly starts: Uint32Array;
  /** What is in the names, see signature.ts: most are told apart without reading them. */
  readonly signatures: Uint32Array;
  /** The rows by the hashes of their names. */
  readonly index: NameIndex;
  /** Index into `tlds`. */
  readonly tld: Uint32Array;
  readonly tlds: readonly string[];
  readonly labelLength: Uint32Array;
  readonly charClass: Uint32Array;
  readonly day: Uint32Array;
  readonly cents: Uint32Array;
  /** All drop dates, earliest first, of the rows that have more than one. */
  readonly variations: ReadonlyMap<number, readonly Variation[]>;
  /** Id of the source that the row was imported from; 0 for none. */
  readonly source: Uint16Array;
}

/** What a row needs to be added; the rest is computed from it. */
export interface NewRow {
  readonly label: string;
  readonly tld: string;
  /** Earliest first; at least one. */
  readonly variations: readonly [Variation, ...Variation[]];
  /** Id of the source that it comes from; none when left out. */
  readonly source?: number;
}

/** The bytes that stand in a name and behind it. */
const DOT = 46;
const NEWLINE = 10;

/** The most TLDs that one catalogue can hold; what has more is no list of domains. */
const MAX_TLDS = 65_536;

/** What characters are, as bits, and the class of a label by the bits of all its characters. */
const [LETTER, DIGIT, OTHER] = [1, 2, 4];
const KINDS = new Uint8Array(128).fill(OTHER);

for (const letter of 'abcdefghijklmnopqrstuvwxyz') KINDS[letter.charCodeAt(0)] = LETTER;

for (const digit of '0123456789') KINDS[digit.charCodeAt(0)] = DIGIT;

const CLASSES = Array.from({ length: 8 }, (_, kinds) => {
  if (kinds === LETTER) return CharClass.alpha;
  return (kinds & OTHER) === 0 && kinds !== 0 ? CharClass.alphanumeric : CharClass.other;
});

function classify(bytes: Uint8Array, start: number, end: number): number {
  let kinds = 0;
  for (let i = start; i < end; i += 1) kinds |= KINDS[bytes[i] ?? 0] ?? OTHER;
  return CLASSES[kinds] ?? CharClass.other;
}

/** Fills the columns row by row. A name that is there already is refused by `add`. */
export class ColumnsBuilder {
  readonly #capacity: number;
  #bytes: Uint8Array;
  #length = 0;
  #size = 0;
  readonly #starts: Uint32Array;
  readonly #signatures: Uint32Array;
  readonly #index: NameIndex;
  readonly #tld: Uint32Array;
  readonly #tlds: string[] = [];
  readonly #tldIndex = new Map<string, number>();
  readonly #labelLength: Uint32Array;
  readonly #charClass: Uint32Array;
  readonly #day: Uint32Array;
  readonly #cents: Uint32Array;
  readonly #source: Uint16Array;
  readonly #variations = new Map<number, readonly Variation[]>();

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#bytes = new Uint8Array(Math.max(64, capacity * 20));
    this.#starts = new Uint32Array(capacity + 1);
    this.#signatures = new Uint32Array(signatureLength(capacity));
    this.#index = new NameIndex(capacity);
    this.#tld = new Uint32Array(capacity);
    this.#labelLength = new Uint32Array(capacity);
    this.#charClass = new Uint32Array(capacity);
    this.#day = new Uint32Array(capacity);
    this.#cents = new Uint32Array(capacity);
    this.#source = new Uint16Array(capacity);
  }

  /** How many rows are in. */
  get size(): number {
    return this.#size;
  }

  /** Adds a row; false when its name is in the catalogue already. Throws when the columns are full. */
  add({ label, tld, variations, source = 0 }: NewRow): boolean {
    if (this.#size >= this.#capacity)
      throw new RangeError(`No room for more than ${this.#size} rows`);
    const end = this.#write(label, tld);
    const hash = hashBetween(this.#bytes, this.#length, end - 1);
    if (this.#index.find(hash, this.#isLast) !== undefined) return false;
    const [selected] = variations;
    const row = this.#size;
    this.#index.add(row, hash);
    sign(this.#signatures, row, { bytes: this.#bytes, start: this.#length, end: end - 1 });
    this.#tld[row] = this.#tldOf(tld);
    this.#labelLength[row] = label.length;
    this.#charClass[row] = classify(this.#bytes, this.#length, this.#length + label.length);
    this.#day[row] = selected.day;
    this.#cents[row] = selected.cents;
    this.#source[row] = source;
    if (variations.length > 1) this.#variations.set(row, variations);
    this.#length = end;
    this.#size += 1;
    this.#starts[this.#size] = end;
    return true;
  }

  /** The finished columns. */
  build(): Columns {
    const size = this.#size;
    return {
      size,
      bytes: this.#bytes.subarray(0, this.#length),
      starts: this.#starts.subarray(0, size + 1),
      signatures: this.#signatures.subarray(0, signatureLength(size)),
      index: this.#index,
      tld: this.#tld.subarray(0, size),
      tlds: this.#tlds,
      labelLength: this.#labelLength.subarray(0, size),
      charClass: this.#charClass.subarray(0, size),
      day: this.#day.subarray(0, size),
      cents: this.#cents.subarray(0, size),
      source: this.#source.subarray(0, size),
      variations: this.#variations,
    };
  }

  #tldOf(tld: string): number {
    const known = this.#tldIndex.get(tld);
    if (known !== undefined) return known;
    if (this.#tlds.length >= MAX_TLDS) throw new RangeError(`More than ${MAX_TLDS} TLDs`);
    this.#tldIndex.set(tld, this.#tlds.length);
    this.#tlds.push(tld);
    return this.#tlds.length - 1;
  }

  /** Writes a name behind the others, and says where it ends; it counts once `#length` is moved there. */
  #write(label: string, tld: string): number {
    const end = this.#length + label.length + tld.length + 2;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2 + end);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const bytes = this.#bytes;
    const dot = this.#length + label.length;
    for (let i = 0; i < label.length; i += 1) bytes[this.#length + i] = label.charCodeAt(i);
    bytes[dot] = DOT;
    for (let i = 0; i < tld.length; i += 1) bytes[dot + 1 + i] = tld.charCodeAt(i);
    bytes[end - 1] = NEWLINE;
    return end;
  }

  /** Whether the name of a row is the one that was just written. */
  readonly #isLast = (row: number): boolean => {
    const bytes = this.#bytes;
    const start = this.#starts[row] ?? 0;
    let i = 0;
    while (bytes[start + i] === bytes[this.#length + i] && bytes[start + i] !== NEWLINE) i += 1;
    return bytes[start + i] === bytes[this.#length + i];
  };
}

/** The name of a row. */
export function nameAt({ bytes, starts }: Columns, row: number): string {
  const name = bytes.subarray(starts[row], (starts[row + 1] ?? 1) - 1);
  // Not with `...`: that asks the array's iterator for each byte, which takes ten times as long.
  return Reflect.apply(String.fromCharCode, undefined, name);
}

/** All drop dates of a row with their prices, earliest first. */
export function variationsAt(columns: Columns, row: number): readonly Variation[] {
  return (
    columns.variations.get(row) ?? [{ day: columns.day[row] ?? 0, cents: columns.cents[row] ?? 0 }]
  );
}
