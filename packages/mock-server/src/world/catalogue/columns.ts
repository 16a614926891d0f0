import { NameIndex } from './name-index.ts';

/** Largest number of domains in the catalogue. */
export const MAX_ROWS = 2_000_000;

/** Value of an enrichment column where the source has none. */
export const NONE = -1;

/** Class of a label: letters only, letters and digits, or other (hyphens or an IDN). */
export const CharClass = { other: 0, alpha: 1, alphanumeric: 2 } as const;

/** A drop date of a row: the UTC day, counted from 1970-01-01, and the price in cents. */
export interface Variation {
  readonly day: number;
  readonly cents: number;
}

/**
 * The numeric columns. All are 32 bits wide, even for small values: a loop over one array type runs four times as fast
 * as a loop over several.
 */
interface NumberColumns {
  /** Index into `tlds`. */
  readonly tld: Uint32Array;
  readonly labelLength: Uint32Array;
  readonly charClass: Uint32Array;
  readonly day: Uint32Array;
  readonly cents: Uint32Array;
  /** Id of the source that the row was imported from; 0 for none. */
  readonly source: Uint32Array;
}

const numberColumns = (make: (name: keyof NumberColumns) => Uint32Array): NumberColumns => ({
  tld: make('tld'),
  labelLength: make('labelLength'),
  charClass: make('charClass'),
  day: make('day'),
  cents: make('cents'),
  source: make('source'),
});

/** The catalogue as columns: row `i` is the i-th entry of each. */
export interface Columns extends NumberColumns {
  readonly size: number;
  /** Every name as bytes (names are ASCII), each followed by a newline. */
  readonly bytes: Uint8Array;
  /** Where the name of row `i` begins; its newline is the byte before `starts[i + 1]`. */
  readonly starts: Uint32Array;
  /** The rows by the hashes of their names. */
  readonly index: NameIndex;
  readonly tlds: readonly string[];
  /** All drop dates, earliest first, of the rows that have more than one. */
  readonly variations: ReadonlyMap<number, readonly Variation[]>;
}

/** A row to add. The other columns are computed from it. */
export interface NewRow {
  readonly label: string;
  readonly tld: string;
  /** Earliest first. */
  readonly variations: readonly [Variation, ...Variation[]];
  /** Id of its source. None when left out. */
  readonly source?: number;
}

/** Character codes of names and of the newline after each name. */
const [NEWLINE, DOT, ZERO, NINE, A, Z] = [10, 46, 48, 57, 97, 122] as const;

/** Largest number of TLDs. A list with more is not a list of domains. */
const MAX_TLDS = 65_536;

/** Offset basis and prime of the FNV-1a hash, 32 bits. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Hash of a name. All simulated facts about the name are computed from it. */
export function hashName(name: string): number {
  let hash = BASIS;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** Mixes a hash, so that similar hashes give unrelated 32 bits (finalizer of MurmurHash3). */
export function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** Hash of the name in `bytes` from `start` to `end`. Equal to `hashName`. */
export function hashBetween(bytes: Uint8Array, start: number, end: number): number {
  let hash = BASIS;
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ (bytes[i] ?? 0), PRIME);
  return hash >>> 0;
}

export const hashAt = ({ bytes, starts }: Pick<Columns, 'bytes' | 'starts'>, row: number): number =>
  hashBetween(bytes, starts[row] ?? 0, (starts[row + 1] ?? 1) - 1);

function classOf(label: string): number {
  let found: number = label === '' ? CharClass.other : CharClass.alpha;
  for (let i = 0; i < label.length; i += 1) {
    const code = label.charCodeAt(i);
    if (code >= A && code <= Z) continue;
    if (code < ZERO || code > NINE) return CharClass.other;
    found = CharClass.alphanumeric;
  }
  return found;
}

/** An array of the given capacity that starts with `first`. */
function roomFor(capacity: number, first?: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(capacity);
  if (first !== undefined) numbers.set(first);
  return numbers;
}

/** Expected bytes per name. The buffer grows when names are longer. */
const USUAL_LENGTH = 20;

export class ColumnsBuilder {
  readonly #capacity: number;
  #bytes: Uint8Array;
  #length: number;
  #size: number;
  readonly #starts: Uint32Array;
  readonly #numbers: NumberColumns;
  readonly #index: NameIndex;
  readonly #tlds: Map<string, number>;
  readonly #variations: Map<number, readonly Variation[]>;

  /** Reserves `capacity` rows and starts with the rows of `from`. */
  constructor(capacity: number, from?: Columns) {
    const { size = 0, bytes = new Uint8Array(0), tlds = [], variations = [] } = from ?? {};
    this.#capacity = capacity;
    this.#size = size;
    this.#length = bytes.length;
    this.#bytes = new Uint8Array(64 + bytes.length + (capacity - size) * USUAL_LENGTH);
    this.#bytes.set(bytes);
    this.#starts = roomFor(capacity + 1, from?.starts);
    this.#numbers = numberColumns((name) => roomFor(capacity, from?.[name]));
    this.#tlds = new Map(tlds.map((tld, place) => [tld, place]));
    this.#variations = new Map(variations);
    this.#index = new NameIndex(capacity);
    for (let row = 0; row < size; row += 1)
      this.#index.add(row, hashAt({ bytes, starts: this.#starts }, row));
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a row. Returns false when its name already exists. Throws a RangeError when the columns are full. */
  add({ label, tld, variations, source = 0 }: NewRow): boolean {
    if (this.#size >= this.#capacity)
      throw new RangeError(`No room for more than ${this.#size} rows`);
    const end = this.#write(label, tld);
    const hash = hashBetween(this.#bytes, this.#length, end - 1);
    if (this.#index.find(hash, this.#isLast) !== undefined) return false;
    const [selected] = variations;
    const row = this.#size;
    this.#index.add(row, hash);
    const numbers = this.#numbers;
    numbers.tld[row] = this.#tldOf(tld);
    numbers.labelLength[row] = label.length;
    numbers.charClass[row] = classOf(label);
    numbers.day[row] = selected.day;
    numbers.cents[row] = selected.cents;
    numbers.source[row] = source;
    if (variations.length > 1) this.#variations.set(row, variations);
    this.#length = end;
    this.#size += 1;
    this.#starts[this.#size] = end;
    return true;
  }

  build(): Columns {
    const size = this.#size;
    return {
      size,
      bytes: this.#bytes.subarray(0, this.#length),
      starts: this.#starts.subarray(0, size + 1),
      index: this.#index,
      tlds: [...this.#tlds.keys()],
      variations: this.#variations,
      ...numberColumns((name) => this.#numbers[name].subarray(0, size)),
    };
  }

  #tldOf(tld: string): number {
    const known = this.#tlds.get(tld);
    if (known !== undefined) return known;
    const place = this.#tlds.size;
    if (place >= MAX_TLDS) throw new RangeError(`More than ${MAX_TLDS} TLDs`);
    this.#tlds.set(tld, place);
    return place;
  }

  /** Writes a name after the others and returns its end. The name counts when `#length` is set to that end. */
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

  /** Whether a row has the name that was just written. */
  readonly #isLast = (row: number): boolean => {
    const bytes = this.#bytes;
    const start = this.#starts[row] ?? 0;
    let i = 0;
    while (bytes[start + i] === bytes[this.#length + i] && bytes[start + i] !== NEWLINE) i += 1;
    return bytes[start + i] === bytes[this.#length + i];
  };
}

export function nameAt({ bytes, starts }: Columns, row: number): string {
  const name = bytes.subarray(starts[row], (starts[row + 1] ?? 1) - 1);
  // Not with `...`: the spread calls the array's iterator for each byte, which is ten times slower.
  return Reflect.apply(String.fromCharCode, undefined, name);
}

/** All drop dates of a row with their prices, earliest first. */
export function variationsAt(columns: Columns, row: number): readonly Variation[] {
  return (
    columns.variations.get(row) ?? [{ day: columns.day[row] ?? 0, cents: columns.cents[row] ?? 0 }]
  );
}

/** The columns with these rows appended, except rows whose name already exists. */
export function withRows(columns: Columns, rows: readonly NewRow[]): Columns {
  const builder = new ColumnsBuilder(columns.size + rows.length, columns);
  for (const row of rows) builder.add(row);
  return builder.build();
}

/** Reads a row in the form that `add` takes. */
function rowAt(columns: Columns, row: number): NewRow {
  const [first = { day: 0, cents: 0 }, ...more] = variationsAt(columns, row);
  const name = nameAt(columns, row);
  const label = name.slice(0, columns.labelLength[row]);
  const tld = name.slice(label.length + 1);
  return { label, tld, variations: [first, ...more], source: columns.source[row] ?? 0 };
}

/** The columns without the rows of a mask (1 for each row to remove). */
export function withoutRows(columns: Columns, gone: Uint8Array): Columns {
  const builder = new ColumnsBuilder(columns.size);
  for (let row = 0; row < columns.size; row += 1) {
    if (gone[row] !== 1) builder.add(rowAt(columns, row));
  }
  return builder.build();
}

/** Changes to a catalogue since it was made. They can be applied to a new one. */
export interface Edits {
  readonly removed: readonly string[];
  readonly added: readonly NewRow[];
}

/** The changes from `base` to `columns`. The first `kept` rows are those left of the base, in its order. */
export function editsSince(base: Columns, columns: Columns, kept: number): Edits {
  const removed: string[] = [];
  if (kept < base.size) {
    let next = 0;
    for (let row = 0; row < base.size; row += 1) {
      const name = nameAt(base, row);
      if (next < kept && nameAt(columns, next) === name) next += 1;
      else removed.push(name);
    }
  }
  const size = columns.size - kept;
  return { removed, added: Array.from({ length: size }, (_, i) => rowAt(columns, kept + i)) };
}
