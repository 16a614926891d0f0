import { hashBetween } from './name-hash.ts';
import { NameIndex } from './name-index.ts';
import { sign, signatureLength } from './signature.ts';

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
