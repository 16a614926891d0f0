import type { ReleasedDomain, ReleasedDomainStats } from '@dropcatch/sdk';
import type { OperationRequest } from '../../contract/operation.ts';
import { hashName, NONE } from '../../world/catalogue/columns.ts';
import { DAY } from '../../world/time.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { denyField } from '../../engine/refused.ts';
import { enrichmentColumns, enrichmentOf } from '../data-sources/tables.ts';
import { equal, listRows, orderBy } from '../answers.ts';
import { searchText } from '../domains/domains.ts';
import { type StoredReleasedDomain, wasChecked } from '../../world/records/released-domains.ts';

/**
 * Copies the catalogue's drops of a UTC day to the released domains, as not checked. Returns the number of new rows.
 */
export function populate({ store, catalogue }: World, date: string): number {
  const day = Date.parse(date) / DAY;
  const rows = store.releasedDomains.filter(({ release_date }) => release_date === date);
  const known = new Set(rows.map(({ domain }) => domain));
  const before = known.size;
  for (const row of catalogue.dropsOn(day)) {
    const domain = catalogue.name(row);
    if (known.has(domain)) continue;
    known.add(domain);
    store.releasedDomains.add({
      domain,
      tld: catalogue.tld(row),
      release_date: date,
      last_checked: null,
      is_available: null,
    });
  }
  return known.size - before;
}

type ListParams = OperationRequest<'releasedDomains/list'>['params'];

/** The value to sort a row by. Undefined when the row has none. */
type SortValue = (row: StoredReleasedDomain) => string | number | undefined;

const labelOf = ({ domain, tld }: StoredReleasedDomain): string => domain.slice(0, -tld.length - 1);

const CHARS = { alpha: /^[a-z]+$/, alphanumeric: /^[a-z0-9]+$/ };

const SORTS: Readonly<Record<string, SortValue>> = {
  domain: ({ domain }) => domain,
  length: (row) => labelOf(row).length,
  release_date: ({ release_date }) => release_date,
  last_checked: (row) => (wasChecked(row) ? (row.last_checked ?? undefined) : undefined),
  is_available: (row) => (wasChecked(row) ? Number(row.is_available) : undefined),
};

/** The values of a sort key. Refuses the call for an unknown key. */
function sortValue(store: Store, key: string): SortValue {
  const known = Object.hasOwn(SORTS, key) ? SORTS[key] : undefined;
  if (known !== undefined) return known;
  const { valueOf } =
    enrichmentColumns(store).find((column) => column.key === key) ??
    denyField('sort_by', 'is not a column of the released domains');
  return ({ domain }) => {
    const value = valueOf(hashName(domain));
    return value === NONE ? undefined : value;
  };
}

/** The filtered and sorted rows of the list. */
export const releasedRows = (store: Store, params: ListParams): StoredReleasedDomain[] =>
  listRows(store.releasedDomains.all(), params, {
    where: {
      domain: (given) => {
        const search = searchText(given);
        return ({ domain }) => domain.includes(search);
      },
      tld: (tld) => equal('tld')(tld.toLowerCase()),
      release_date_from: (from) => (row) => row.release_date >= from,
      release_date_to: (to) => (row) => row.release_date <= to,
      char_type: (type) => (row) => CHARS[type].test(labelOf(row)),
    },
    order: orderBy(sortValue(store, params.sort_by), params.sort_order),
  });

/** Returns a function that formats a released domain for an answer, with the values of the data sources. */
export function releasedView(store: Store): (row: StoredReleasedDomain) => ReleasedDomain {
  const columns = enrichmentColumns(store);
  return ({ id: _, checked_through: __, last_checked, ...row }) => ({
    ...row,
    ...(last_checked !== undefined && { last_checked }),
    enrichment: enrichmentOf(columns, row.domain),
  });
}

export function releasedStats({ releasedDomains }: Store): ReleasedDomainStats {
  const rows = releasedDomains.all();
  const checked = rows.filter(wasChecked);
  const available = checked.filter(({ is_available }) => is_available).length;
  return {
    total_domains: rows.length,
    available_domains: available,
    unavailable_domains: checked.length - available,
    never_checked: rows.length - checked.length,
  };
}
