import { SIGNATURE, signatureOf } from './signature.ts';

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
  /** `SIGNATURE` numbers a name, see `signatureOf`: most names are told apart without reading them. */
  readonly signatures: Int32Array;
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

function classify(label: string): number {
  if (/^[a-z]+$/.test(label)) return CharClass.alpha;
  return /^[a-z0-9]+$/.test(label) ? CharClass.alphanumeric : CharClass.other;
}

/** Fills the columns row by row. A name that is there already is refused by `add`. */
export class ColumnsBuilder {
  readonly #capacity: number;
  #bytes: Uint8Array;
  #length = 0;
  #size = 0;
  readonly #starts: Uint32Array;
  readonly #signatures: Int32Array;
  readonly #tld: Uint32Array;
  readonly #tlds: string[] = [];
  readonly #tldIndex = new Map<string, number>();
  readonly #labelLength: Uint32Array;
  readonly #charClass: Uint32Array;
  readonly #day: Uint32Array;
  readonly #cents: Uint32Array;
  readonly #source: Uint16Array;
  readonly #variations = new Map<number, readonly Variation[]>();
  /** Open-addressing table of row + 1 by the name's hash; 0 is an empty slot. */
  readonly #slots: Uint32Array;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#bytes = new Uint8Array(Math.max(64, capacity * 20));
    this.#starts = new Uint32Array(capacity + 1);
    this.#signatures = new Int32Array(SIGNATURE * capacity);
    this.#tld = new Uint32Array(capacity);
    this.#labelLength = new Uint32Array(capacity);
    this.#charClass = new Uint32Array(capacity);
    this.#day = new Uint32Array(capacity);
    this.#cents = new Uint32Array(capacity);
    this.#source = new Uint16Array(capacity);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(capacity * 2 + 2)));
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
    const slot = this.#claim(end);
    if (slot === undefined) return false;
    const [selected] = variations;
    const index = this.#size;
    this.#slots[slot] = index + 1;
    this.#signatures.set(signatureOf(this.#bytes, this.#length, end - 1), SIGNATURE * index);
    this.#tld[index] = this.#tldOf(tld);
    this.#labelLength[index] = label.length;
    this.#charClass[index] = classify(label);
    this.#day[index] = selected.day;
    this.#cents[index] = selected.cents;
    this.#source[index] = source;
    if (variations.length > 1) this.#variations.set(index, variations);
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
      bytes: this.#bytes.slice(0, this.#length),
      starts: this.#starts.subarray(0, size + 1),
      signatures: this.#signatures.subarray(0, SIGNATURE * size),
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

  /** The free slot for the name that was just written, or undefined when the name is in already. */
  #claim(end: number): number | undefined {
    const bytes = this.#bytes;
    let hash = 0x811c9dc5;
    for (let i = this.#length; i < end; i += 1)
      hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
    const last = this.#slots.length - 1;
    for (let slot = (hash ^ (hash >>> 15)) & last; ; slot = (slot + 1) & last) {
      const row = this.#slots[slot] ?? 0;
      if (row === 0) return slot;
      if (this.#isSame(this.#starts[row - 1] ?? 0, this.#length)) return undefined;
    }
  }

  /** Whether the names that begin at these two places are the same. */
  #isSame(a: number, b: number): boolean {
    const bytes = this.#bytes;
    let i = 0;
    while (bytes[a + i] === bytes[b + i]) {
      if (bytes[a + i] === NEWLINE) return true;
      i += 1;
    }
    return false;
  }
}

/** The name of a row. */
export function nameAt({ bytes, starts }: Columns, row: number): string {
  const name = bytes.subarray(starts[row], (starts[row + 1] ?? 1) - 1);
  // Not with `...`: that asks the array's iterator for each byte, which takes ten times as long.
  return Reflect.apply(String.fromCharCode, undefined, name);
}

/** All drop dates of a row with their prices, earliest first; the first one is the selected one. */
export function variationsAt(columns: Columns, row: number): readonly Variation[] {
  return (
    columns.variations.get(row) ?? [{ day: columns.day[row] ?? 0, cents: columns.cents[row] ?? 0 }]
  );
}
