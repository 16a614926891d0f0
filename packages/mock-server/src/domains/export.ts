import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Filter } from '../catalogue/select.ts';
import { type Cell, csv } from '../formats/csv.ts';
import { domainRow } from './rows.ts';

/** The columns of the file before those of the enrichment. */
const COLUMNS = ['domain', 'tld', 'chars_before_tld', 'drop_date', 'price'];

function* lines(catalogue: Catalogue, filter: Filter): Generator<Record<string, Cell>> {
  const watched = new Set<string>();
  for (const row of catalogue.rows(filter)) {
    const { enrichment, selected_drop_date, selected_price, ...rest } = domainRow(
      catalogue,
      row,
      watched,
    );
    yield {
      domain: rest.domain,
      tld: rest.tld,
      chars_before_tld: rest.chars_before_tld,
      drop_date: selected_drop_date,
      price: selected_price.toFixed(2),
      ...enrichment,
    };
  }
}

/** The rows that a filter leaves as CSV, by drop date, made while it is sent. */
export function exportCsv(catalogue: Catalogue, filter: Filter): Generator<string> {
  const enrichment = catalogue.enrichment.map(({ key }) => key);
  return csv([...COLUMNS, ...enrichment], lines(catalogue, filter));
}
