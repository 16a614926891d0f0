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
 * The columns as they show on a day (from 1970-01-01): a row with several drop dates stands with the first of them that
 * has not passed, or with the first of all where all have. The same columns where that changes nothing.
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
function valuesOf(columns: Columns, { rows, valueOf }: EnrichmentColumn): Int32Array {
  const values = new Int32Array(columns.size).fill(NONE);
  const end = Math.min(rows, columns.size);
  for (let row = 0; row < end; row += 1) values[row] = valueOf(hashAt(columns, row));
  return values;
}

/** How many searches, selections and views are kept: paging, sorting and figures ask for the same ones again. */
const KEPT = 4;

/** One page of rows, in the order asked for. */
interface PageQuery {
  readonly filter: Filter;
  /** domain, chars_before_tld, drop_date, price or an enrichment key; unknown keys are undefined. */
  readonly sortBy: string;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The catalogue of domains about to be released: up to two million rows, answered in milliseconds. */
export class Catalogue {
  readonly #base: Columns;
  /** How many rows of the base are left; they come first. */
  #kept: number;
  #columns: Columns;
  #everyRow: Uint32Array;
  #enrichment: readonly EnrichmentColumn[] = [];
  readonly #rankings = new Map<string, Ranking>();
  readonly #selections = new Map<string, Uint32Array>();
  readonly #searches = new Map<string, Uint32Array>();
  readonly #views = new Map<string, Ranking>();
  /** As it shows on the day that was asked for last. */
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

  /** The columns that data sources add, in the order in which rows show them. */
  get enrichment(): readonly EnrichmentColumn[] {
    return this.#enrichment;
  }

  /** Shows these enrichment columns from now on. */
  setEnrichment(columns: readonly EnrichmentColumn[]): void {
    for (const { key } of [...this.#enrichment, ...columns]) this.#rankings.delete(key);
    this.#views.clear();
    this.#enrichment = columns;
    this.#asOf?.catalogue.setEnrichment(columns);
  }

  /**
   * The same rows as they show on a day (from 1970-01-01), each with its next drop date. It is made once a day; every
   * change is made here, not there.
   */
  asOf(day: number): Catalogue {
    if (this.#asOf?.day === day) return this.#asOf.catalogue;
    const catalogue = new Catalogue(columnsAsOf(this.#columns, day));
    catalogue.setEnrichment(this.#enrichment);
    this.#asOf = { day, catalogue };
    return catalogue;
  }

  /** Adds rows behind the others, but not those whose name is there already; tells how many were added. */
  append(rows: readonly NewRow[]): number {
    const before = this.size;
    const isKnown = ({ label, tld }: NewRow): boolean => this.find(`${label}.${tld}`) !== undefined;
    if (!rows.every(isKnown)) this.#replace(withRows(this.#columns, rows));
    return this.size - before;
  }

  /** Takes the rows of a mask (a 1 for each row that goes) out; tells how many that were. */
  remove(gone: Uint8Array): number {
    const before = this.size;
    this.#kept -= gone.subarray(0, this.#kept).reduce((sum, one) => sum + one, 0);
    this.#replace(withoutRows(this.#columns, gone));
    return before - this.size;
  }

  /** What has changed since the catalogue was made. */
  edits(): Edits {
    return editsSince(this.#base, this.#columns, this.#kept);
  }

  /** Makes changes again; names that the catalogue does not have, or has already, are left alone. */
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

  /** Whether rows can be sorted by this key. */
  canSortBy(key: string): boolean {
    return Object.hasOwn(this.#ownColumns(), key) || this.#enriching(key) !== undefined;
  }

  page(query: PageQuery): { rows: number[]; total: number } {
    const view = this.#view(query.filter, query.sortBy);
    return { rows: pageOf(view, query), total: view.order.length };
  }

  /** Every row that a filter leaves, by drop date. */
  rows(filter: Filter): Uint32Array {
    return this.#view(filter, 'drop_date').order;
  }

  /** Every row that has a drop on a day (from 1970-01-01), be it the first of its drop dates or another one. */
  dropsOn(day: number): number[] {
    const { day: first, variations } = this.#columns;
    const hasDrop = (row: number): boolean =>
      first[row] === day || (variations.get(row)?.some((drop) => drop.day === day) ?? false);
    return Array.from(this.#everyRow.filter(hasDrop));
  }

  /** How many of the filtered rows drop today and within seven days, and their mean price in cents, if there are any. */
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

  /** The TLDs that rows have, the most frequent first. */
  tlds(): string[] {
    const counts = new Uint32Array(this.#columns.tlds.length);
    for (const tld of this.#columns.tld) counts[tld] = (counts[tld] ?? 0) + 1;
    return this.#columns.tlds
      .map((tld, index) => ({ tld, count: counts[index] ?? 0 }))
      .toSorted((a, b) => b.count - a.count || a.tld.localeCompare(b.tld, 'en'))
      .map(({ tld }) => tld);
  }

  /** The row of a domain; the name in lower case and ASCII. */
  find(domain: string): number | undefined {
    const columns = this.#columns;
    return columns.index.find(hashName(domain), (row) => nameAt(columns, row) === domain);
  }

  /** The enrichment of a row by column key; null where a source has no value. */
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

  /** The columns that every catalogue can be sorted by. */
  #ownColumns(): Readonly<Record<string, ArrayLike<number> | 'names'>> {
    const { labelLength, day, cents } = this.#columns;
    return { domain: 'names', chars_before_tld: labelLength, drop_date: day, price: cents };
  }

  #enriching(key: string): EnrichmentColumn | undefined {
    return this.#enrichment.find((column) => column.key === key);
  }

  /** Goes on with other columns; what was computed from the old ones is forgotten. */
  #replace(columns: Columns): void {
    this.#columns = columns;
    this.#asOf = undefined;
    this.#everyRow = everyRow(columns.size);
    for (const known of [this.#rankings, this.#selections, this.#searches, this.#views])
      known.clear();
  }
}

/** What was made for this key last time, or else made now; the oldest of more than `KEPT` is forgotten. */
function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return made;
}
