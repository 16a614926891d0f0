import * as v from 'valibot';
import type { DatePrice, DomainLength } from '@dropcatch/sdk';
import type { OperationRequest } from '../../contract/operation.ts';
import type { Catalogue } from '../../world/catalogue/catalogue.ts';
import { variationsAt } from '../../world/catalogue/columns.ts';
import { inAscii } from '../../world/catalogue/names.ts';
import type { Filter } from '../../world/catalogue/query.ts';
import { DAY, isoDay } from '../../world/time.ts';
import { domainName } from '../../world/records/record.ts';
import type { World } from '../../world/world.ts';
import { type Cell, csv } from '../../text/csv.ts';

/** A given name, or undefined when it is none: then the check of its record refuses it. */
export const givenName = (domain: unknown): string | undefined =>
  v.is(domainName, domain) ? domain : undefined;

/** The TLD of a name: that of the catalogue, or else all after the first label. */
export function tldOf({ catalogue }: Pick<World, 'catalogue'>, domain: string): string {
  const row = catalogue.find(domain);
  return row === undefined ? domain.slice(domain.indexOf('.') + 1) : catalogue.tld(row);
}

/** The drop dates of a row with their prices, earliest first. */
export function datePrices({ columns }: Catalogue, row: number): [DatePrice, ...DatePrice[]] {
  const [first, ...more] = variationsAt(columns, row).map(({ day, cents }) => ({
    drop_date: isoDay(day),
    price: cents / 100,
  }));
  if (first === undefined) throw new RangeError(`Row ${row} has no drop date`);
  return [first, ...more];
}

/** A row in an answer, with its drop date in the given catalogue. `watched` is the caller's watchlist. */
export function domainRow(catalogue: Catalogue, row: number, watched: ReadonlySet<string>) {
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

/** Columns of the export before the enrichment columns. */
const COLUMNS = ['domain', 'tld', 'chars_before_tld', 'drop_date', 'price'];

const NOBODY = new Set<string>();

function* lines(catalogue: Catalogue, filter: Filter): Generator<Record<string, Cell>> {
  for (const index of catalogue.rows(filter)) {
    const { enrichment, ...row } = domainRow(catalogue, index, NOBODY);
    yield {
      domain: row.domain,
      tld: row.tld,
      chars_before_tld: row.chars_before_tld,
      drop_date: row.selected_drop_date,
      price: row.selected_price.toFixed(2),
      ...enrichment,
    };
  }
}

/** The rows that pass a filter as CSV, by drop date. Produced while it is sent. */
export function exportCsv(catalogue: Catalogue, filter: Filter): Generator<string> {
  const enrichment = catalogue.enrichment.map(({ key }) => key);
  return csv([...COLUMNS, ...enrichment], lines(catalogue, filter));
}

/** The conditions that list, figures and export share, by their names in the contract. */
export type DomainConditions = OperationRequest<'domains/stats'>['params'];

/** The range of lengths, both ends included: `6-8`, `4`, `15+`. The ranges overlap on purpose (spec, section 9). */
function lengthsOf(range: DomainLength): Pick<Filter, 'minLength' | 'maxLength'> {
  const [minLength = 0, maxLength = minLength] = range.split('-').map(Number.parseFloat);
  return range.endsWith('+') ? { minLength } : { minLength, maxLength };
}

/** A search text for ASCII names. Other letters become their xn-- form. */
export function searchText(search: string): string {
  const text = search.trim().toLowerCase();
  return inAscii(text) ?? text;
}

/** Converts the contract's conditions to a filter with days, cents and ranges. */
export function domainFilter(wanted: DomainConditions): Filter {
  const { search, tld, drop_date_from, drop_date_to, min_price, max_price, char_type } = wanted;
  return {
    ...(search && { search: searchText(search) }),
    ...(tld && { tld: tld.toLowerCase() }),
    ...(drop_date_from && { dayFrom: Date.parse(drop_date_from) / DAY }),
    ...(drop_date_to && { dayTo: Date.parse(drop_date_to) / DAY }),
    ...(min_price !== undefined && { minCents: Math.round(min_price * 100) }),
    ...(max_price !== undefined && { maxCents: Math.round(max_price * 100) }),
    ...(char_type && { charType: char_type }),
    ...(wanted.domain_length && lengthsOf(wanted.domain_length)),
  };
}
