import type { DatePrice, Domain } from '@dropcatch/sdk';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { variationsAt } from '../catalogue/columns.ts';
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

/** A row as the contract shows it, with the drop date that the catalogue has for it; `watched` holds the names on the caller's watchlist. */
export function domainRow(
  catalogue: Catalogue,
  row: number,
  watched: ReadonlySet<string>,
): Domain & { enrichment: Record<string, string | number | null> } {
  const { columns } = catalogue;
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
