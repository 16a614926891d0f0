import {
  type Columns,
  type Edits,
  editsSince,
  hashAt,
  hashName,
  nameAt,
  type NewRow,
  NONE,
  withoutRows,
  withRows,
} from './columns.ts';
import {
  everyRow,
  type Filter,
  narrowed,
  pageOf,
  type Ranking,
  rankNames,
  rankNumbers,
  rowsContaining,
  select,
} from './query.ts';

/**
 * The columns on a day (from 1970-01-01). A row with several drop dates gets the first that has not passed, or its
 * first one when all have. Returns the same object when nothing changes.
 */
function columnsAsOf(columns: Columns, today: number): Columns {
  const moved = [...columns.variations].flatMap(([row, variations]) => {
    const next = variations.find(({ day }) => day >= today);
    return next === undefined || next === variations[0] ? [] : [{ ...next, row }];
  });
  if (moved.length === 0) return columns;
  const [days, prices] = [columns.day.slice(), columns.cents.slice()];
  for (const { row, day, cents } of moved) {
    days[row] = day;
    prices[row] = cents;
  }
  return { ...columns, day: days, cents: prices };
}

/**
 * An enrichment column, such as ds1_main. Its value for a name is computed from the name, so nothing is stored. A page
 * computes the values of its rows. The first sort computes all of them.
 */
export interface EnrichmentColumn {
  readonly key: string;
  /** The source has values for this many rows from the start. The others have none yet. */
  readonly rows: number;
  /** The value for the hash of a name: a whole number from 0, or NONE. */
  readonly valueOf: (hash: number) => number;
  /** Formats a value for an answer. Default: the number itself. */
  readonly show?: ((value: number) => string | number) | undefined;
}

/** The value of a name in an answer. Null when the source has none. */
export function shown({ valueOf, show }: EnrichmentColumn, hash: number): string | number | null {
  const value = valueOf(hash);
  return value === NONE ? null : (show?.(value) ?? value);
}

/** The values of all rows, with NONE where there is none. */
function valuesOf(columns: Columns, { rows, valueOf }: EnrichmentColumn): Int32Array {
  const values = new Int32Array(columns.size).fill(NONE);
  const end = Math.min(rows, columns.size);
  for (let row = 0; row < end; row += 1) values[row] = valueOf(hashAt(columns, row));
  return values;
}

/** Number of searches, selections and views to keep: paging, sorting and figures ask for the same ones again. */
const KEPT = 4;

interface PageQuery {
  readonly filter: Filter;
  /** domain, chars_before_tld, drop_date, price or an enrichment key. Throws a RangeError for other keys. */
  readonly sortBy: string;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The catalogue of domains about to be released. Holds up to two million rows and answers in milliseconds. */
export class Catalogue {
  readonly #base: Columns;
  /** How many rows of the base are left. They come first. */
  #kept: number;
  #columns: Columns;
  #everyRow: Uint32Array;
  #enrichment: readonly EnrichmentColumn[] = [];
  readonly #rankings = new Map<string, Ranking>();
  readonly #selections = new Map<string, Uint32Array>();
  readonly #searches = new Map<string, Uint32Array>();
  readonly #views = new Map<string, Ranking>();
  /** The view of the day that was asked for last. */
  #asOf: { readonly day: number; readonly catalogue: Catalogue } | undefined;

  constructor(columns: Columns) {
    this.#base = columns;
    this.#kept = columns.size;
    this.#columns = columns;
    this.#everyRow = everyRow(columns.size);
  }

  get columns(): Columns {
    return this.#columns;
  }

  /** The columns of the data sources, in the order of the fields in a row. */
  get enrichment(): readonly EnrichmentColumn[] {
    return this.#enrichment;
  }

  setEnrichment(columns: readonly EnrichmentColumn[]): void {
    for (const { key } of [...this.#enrichment, ...columns]) this.#rankings.delete(key);
    this.#views.clear();
    this.#enrichment = columns;
    this.#asOf?.catalogue.setEnrichment(columns);
  }

  /**
   * The same rows on a day (from 1970-01-01), each with its next drop date. Made once per day. Change only the
   * original, not this view.
   */
  asOf(day: number): Catalogue {
    if (this.#asOf?.day === day) return this.#asOf.catalogue;
    const catalogue = new Catalogue(columnsAsOf(this.#columns, day));
    catalogue.setEnrichment(this.#enrichment);
    this.#asOf = { day, catalogue };
    return catalogue;
  }

  /** Appends rows, except those whose name is already there. Returns how many were added. */
  append(rows: readonly NewRow[]): number {
    const before = this.size;
    const isKnown = ({ label, tld }: NewRow): boolean => this.find(`${label}.${tld}`) !== undefined;
    if (!rows.every(isKnown)) this.#replace(withRows(this.#columns, rows));
    return this.size - before;
  }

  /** Removes the rows of a mask (1 for each row to remove). Returns how many were removed. */
  remove(gone: Uint8Array): number {
    const before = this.size;
    this.#kept -= gone.subarray(0, this.#kept).reduce((sum, one) => sum + one, 0);
    this.#replace(withoutRows(this.#columns, gone));
    return before - this.size;
  }

  /** The changes since the catalogue was made. */
  edits(): Edits {
    return editsSince(this.#base, this.#columns, this.#kept);
  }

  /** Applies saved changes. Skips names to remove that are not there and names to add that are. */
  edit({ removed, added }: Edits): void {
    const gone = new Uint8Array(this.size);
    const rows = removed.map((name) => this.find(name)).filter((row) => row !== undefined);
    for (const row of rows) gone[row] = 1;
    if (rows.length > 0) this.remove(gone);
    this.append(added);
  }

  get size(): number {
    return this.#columns.size;
  }

  canSortBy(key: string): boolean {
    return Object.hasOwn(this.#ownColumns(), key) || this.#enriching(key) !== undefined;
  }

  page(query: PageQuery): { rows: number[]; total: number } {
    const view = this.#view(query.filter, query.sortBy);
    return { rows: pageOf(view, query), total: view.order.length };
  }

  /** All rows that pass a filter, by drop date. */
  rows(filter: Filter): Uint32Array {
    return this.#view(filter, 'drop_date').order;
  }

  /** All rows with a drop on a day (from 1970-01-01). Counts every drop date of a row. */
  dropsOn(day: number): number[] {
    const { day: first, variations } = this.#columns;
    const hasDrop = (row: number): boolean =>
      first[row] === day || (variations.get(row)?.some((drop) => drop.day === day) ?? false);
    return Array.from(this.#everyRow.filter(hasDrop));
  }

  /**
   * How many of the filtered rows drop today and within seven days, and their mean price in cents. The price is
   * undefined without rows.
   */
  figures(filter: Filter, today: number) {
    const rows = this.#select(filter);
    const { day, cents } = this.#columns;
    let releasingToday = 0;
    let expiringWeek = 0;
    let sum = 0;
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      const ahead = (day[row] ?? 0) - today;
      releasingToday += Number(ahead === 0);
      expiringWeek += Number(ahead >= 0 && ahead < 7);
      sum += cents[row] ?? 0;
    }
    const averageCents = rows.length === 0 ? undefined : sum / rows.length;
    return { releasingToday, expiringWeek, averageCents };
  }

  /** The TLDs in use, most frequent first. */
  tlds(): string[] {
    const counts = new Uint32Array(this.#columns.tlds.length);
    for (const tld of this.#columns.tld) counts[tld] = (counts[tld] ?? 0) + 1;
    return this.#columns.tlds
      .map((tld, index) => ({ tld, count: counts[index] ?? 0 }))
      .toSorted((a, b) => b.count - a.count || a.tld.localeCompare(b.tld, 'en'))
      .map(({ tld }) => tld);
  }

  /** The row of a domain, given in lower case and ASCII. */
  find(domain: string): number | undefined {
    const columns = this.#columns;
    return columns.index.find(hashName(domain), (row) => nameAt(columns, row) === domain);
  }

  /** The enrichment of a row by column key. Null where a source has no value. */
  enrichmentAt(row: number): Record<string, string | number | null> {
    const hash = hashAt(this.#columns, row);
    return Object.fromEntries(
      this.#enrichment.map((column) => [
        column.key,
        row < column.rows ? shown(column, hash) : null,
      ]),
    );
  }

  name(row: number): string {
    return nameAt(this.#columns, row);
  }

  /** The TLD of a row, without a dot. */
  tld(row: number): string {
    return this.#columns.tlds[this.#columns.tld[row] ?? 0] ?? '';
  }

  /** The rows that pass a filter, ascending. */
  #select(filter: Filter): Uint32Array {
    return remembered(this.#selections, JSON.stringify(filter), () =>
      select(this.#columns, filter, filter.search ? this.#search(filter.search) : this.#everyRow),
    );
  }

  #search(search: string): Uint32Array {
    return remembered(this.#searches, search, () => rowsContaining(this.#columns, search));
  }

  #view(filter: Filter, sortBy: string): Ranking {
    return remembered(this.#views, JSON.stringify([filter, sortBy]), () =>
      narrowed(this.#ranking(sortBy), this.#select(filter)),
    );
  }

  #ranking(key: string): Ranking {
    const known = this.#rankings.get(key);
    if (known !== undefined) return known;
    const column = this.#enriching(key);
    const values = column ? valuesOf(this.#columns, column) : this.#ownColumns()[key];
    if (values === undefined) throw new RangeError(`No column ${key}`);
    const ranking = values === 'names' ? rankNames(this.#columns) : rankNumbers(values);
    this.#rankings.set(key, ranking);
    return ranking;
  }

  /** The sort keys that every catalogue has. */
  #ownColumns(): Readonly<Record<string, ArrayLike<number> | 'names'>> {
    const { labelLength, day, cents } = this.#columns;
    return { domain: 'names', chars_before_tld: labelLength, drop_date: day, price: cents };
  }

  #enriching(key: string): EnrichmentColumn | undefined {
    return this.#enrichment.find((column) => column.key === key);
  }

  /** Replaces the columns and clears what was computed from the old ones. */
  #replace(columns: Columns): void {
    this.#columns = columns;
    this.#asOf = undefined;
    this.#everyRow = everyRow(columns.size);
    for (const known of [this.#rankings, this.#selections, this.#searches, this.#views])
      known.clear();
  }
}

/** Returns the cached value of a key, or makes it. Keeps at most `KEPT` values and drops the oldest. */
function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return made;
}
