import type { DatePrice, Domain } from '@dropcatch/sdk';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Columns, variationsAt } from '../catalogue/columns.ts';
import { isoDay } from '../time/clock.ts';

/** The drop dates of a row with their prices, earliest first. */
export function datePrices({ columns }: Catalogue, row: number): [DatePrice, ...DatePrice[]] {
  const [first, ...more] = variationsAt(columns, row).map(({ day, cents }) => ({
    drop_date: isoDay(day),
    price: cents / 100,
  }));
  if (first === undefined) throw new RangeError(`Row ${row} has no drop date`);
  return [first, ...more];
}

/** How rows are shown, and to whom. */
interface Showing {
  /** The columns as the filter shows them. */
  readonly columns: Columns;
  /** The names on the caller's watchlist. */
  readonly watched: ReadonlySet<string>;
}

/** A row of the catalogue as the contract shows it. */
export function domainRow(
  catalogue: Catalogue,
  row: number,
  { columns, watched }: Showing,
): Domain & { enrichment: Record<string, string | number | null> } {
  const domain = catalogue.name(row);
  const variations = datePrices(catalogue, row);
  return {
    domain,
    tld: catalogue.tld(row),
    chars_before_tld: columns.labelLength[row] ?? 0,
    selected_drop_date: isoDay(columns.day[row] ?? 0),
    selected_price: (columns.cents[row] ?? 0) / 100,
    date_price_variations: variations,
    variations_count: variations.length,
    in_watchlist: watched.has(domain),
    enrichment: catalogue.enrichmentAt(row),
  };
}
