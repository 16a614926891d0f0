import {
  type Columns,
  ColumnsBuilder,
  hashBetween,
  nameAt,
  NameIndex,
  type NewRow,
  sign,
  signatureLength,
  variationsAt,
} from './columns.ts';

function joined<Numbers extends Uint8Array | Uint16Array | Uint32Array>(
  make: new (length: number) => Numbers,
  a: Numbers,
  b: Numbers,
): Numbers {
  const both = new make(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** All TLDs of both, and where those of the second one are among them. */
function joinedTlds(
  a: readonly string[],
  b: readonly string[],
): { tlds: readonly string[]; places: Uint32Array } {
  const tlds = [...new Set([...a, ...b])];
  return { tlds, places: Uint32Array.from(b, (tld) => tlds.indexOf(tld)) };
}

/** The columns with these rows behind them. The names must not be in there already. */
export function withRows(columns: Columns, rows: readonly NewRow[]): Columns {
  const builder = new ColumnsBuilder(rows.length);
  for (const row of rows) builder.add(row);
  const more = builder.build();
  const { tlds, places } = joinedTlds(columns.tlds, more.tlds);
  const offset = columns.bytes.length;
  const variations = new Map(columns.variations);
  for (const [row, dates] of more.variations) variations.set(columns.size + row, dates);
  const bytes = joined(Uint8Array, columns.bytes, more.bytes);
  const moreStarts = more.starts.subarray(1).map((start) => start + offset);
  const starts = joined(Uint32Array, columns.starts, moreStarts);
  const size = columns.size + more.size;
  const signatures = new Uint32Array(signatureLength(size));
  signatures.set(columns.signatures);
  const index = new NameIndex(size);
  for (let row = 0; row < size; row += 1) {
    const name = { bytes, start: starts[row] ?? 0, end: (starts[row + 1] ?? 1) - 1 };
    index.add(row, hashBetween(bytes, name.start, name.end));
    if (row >= columns.size) sign(signatures, row, name);
  }
  return {
    size,
    bytes,
    starts,
    signatures,
    index,
    tld: joined(
      Uint32Array,
      columns.tld,
      more.tld.map((tld) => places[tld] ?? 0),
    ),
    tlds,
    labelLength: joined(Uint32Array, columns.labelLength, more.labelLength),
    charClass: joined(Uint32Array, columns.charClass, more.charClass),
    day: joined(Uint32Array, columns.day, more.day),
    cents: joined(Uint32Array, columns.cents, more.cents),
    source: joined(Uint16Array, columns.source, more.source),
    variations,
  };
}

/** A row as it would be added. */
function rowAt(columns: Columns, row: number): NewRow {
  const [first = { day: 0, cents: 0 }, ...more] = variationsAt(columns, row);
  const name = nameAt(columns, row);
  const label = name.slice(0, columns.labelLength[row]);
  const tld = name.slice(label.length + 1);
  return { label, tld, variations: [first, ...more], source: columns.source[row] ?? 0 };
}

/** The columns without the rows of a mask (a 1 for each row that goes). */
export function withoutRows(columns: Columns, gone: Uint8Array): Columns {
  const builder = new ColumnsBuilder(columns.size);
  for (let row = 0; row < columns.size; row += 1) {
    if (gone[row] !== 1) builder.add(rowAt(columns, row));
  }
  return builder.build();
}

/** What has come into a catalogue and gone out of it since it was made; to be done again on one that was made anew. */
export interface Edits {
  /** Names that are not there any more. */
  readonly removed: readonly string[];
  /** Rows behind the others. */
  readonly added: readonly NewRow[];
}

/** How columns differ from those that they came from; the first `kept` rows are what is left of them, in their order. */
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
