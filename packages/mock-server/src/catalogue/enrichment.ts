import { type Columns, NONE } from './columns.ts';
import { hashAt } from './name-hash.ts';

/**
 * One enrichment column, such as ds1_main. What a data source says about a name follows from the name, so nothing is
 * stored: rows show the values of those who are looked at, and a sort computes all of them once.
 */
export interface EnrichmentColumn {
  readonly key: string;
  /** The source has been asked about so many rows, from the first one; the others have no value yet. */
  readonly rows: number;
  /** The value for a name, by its hash: a whole number from 0, or NONE. */
  readonly valueOf: (hash: number) => number;
  /** How a value shows in an answer; as the number itself when left out. */
  readonly show?: ((value: number) => string | number) | undefined;
}

/** What shows for a name: null where the source has no value. */
export function shown({ valueOf, show }: EnrichmentColumn, hash: number): string | number | null {
  const value = valueOf(hash);
  return value === NONE ? null : (show?.(value) ?? value);
}

/** The values of all rows, NONE where there is none. */
export function valuesOf(columns: Columns, { rows, valueOf }: EnrichmentColumn): Int32Array {
  const values = new Int32Array(columns.size).fill(NONE);
  const end = Math.min(rows, columns.size);
  for (let row = 0; row < end; row += 1) values[row] = valueOf(hashAt(columns, row));
  return values;
}

/** The enrichment of a row by column key. */
export function enrichmentAt(
  columns: Columns,
  enrichment: readonly EnrichmentColumn[],
  row: number,
): Record<string, string | number | null> {
  const hash = hashAt(columns, row);
  return Object.fromEntries(
    enrichment.map((column) => [column.key, row < column.rows ? shown(column, hash) : null]),
  );
}
