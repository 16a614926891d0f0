import type { ReleasedDomain, ReleasedDomainStats } from '@dropcatch/sdk';
import { NONE } from '../catalogue/columns.ts';
import type { EnrichmentColumn } from '../catalogue/enrichment.ts';
import { hashName } from '../catalogue/name-hash.ts';
import { searchText } from '../domains/filter.ts';
import { enrichmentColumns, enrichmentOf } from '../enrichment/tables.ts';
import type { OperationRequest } from '../generated/operations.ts';
import type { Store } from '../store.ts';
import { type StoredReleasedDomain, wasChecked } from './stored.ts';

type ListParams = OperationRequest<'releasedDomains/list'>['params'];

/** What rows are sorted by: undefined for a row without such a value. */
type SortValue = (row: StoredReleasedDomain) => string | number | undefined;

function labelOf({ domain, tld }: StoredReleasedDomain): string {
  return domain.slice(0, -tld.length - 1);
}

const CHARS = { alpha: /^[a-z]+$/, alphanumeric: /^[a-z0-9]+$/ };

const SORTS: Readonly<Record<string, SortValue>> = {
  domain: ({ domain }) => domain,
  length: (row) => labelOf(row).length,
  release_date: ({ release_date }) => release_date,
  last_checked: (row) => (wasChecked(row) ? (row.last_checked ?? undefined) : undefined),
  is_available: (row) => (wasChecked(row) ? Number(row.is_available) : undefined),
};

function enrichmentValue({ valueOf }: EnrichmentColumn): SortValue {
  return ({ domain }) => {
    const value = valueOf(hashName(domain));
    return value === NONE ? undefined : value;
  };
}

/** What a key sorts by; undefined for a key that no column has. */
function sortValue(store: Store, key: string): SortValue | undefined {
  if (Object.hasOwn(SORTS, key)) return SORTS[key];
  const column = enrichmentColumns(store).find((candidate) => candidate.key === key);
  return column && enrichmentValue(column);
}

function filtered(store: Store, params: ListParams): StoredReleasedDomain[] {
  const search = searchText(params.domain ?? '');
  const tld = params.tld?.toLowerCase();
  const { release_date_from: from = '', release_date_to: to = '9999', char_type } = params;
  return store.releasedDomains.filter(
    (row) =>
      row.domain.includes(search) &&
      (!tld || row.tld === tld) &&
      row.release_date >= from &&
      row.release_date <= to &&
      (char_type === undefined || CHARS[char_type].test(labelOf(row))),
  );
}

function sorted(
  rows: readonly StoredReleasedDomain[],
  valueOf: SortValue,
  descending: boolean,
): StoredReleasedDomain[] {
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  const present = keyed.flatMap(({ row, value }) => (value === undefined ? [] : [{ row, value }]));
  const missing = keyed.filter(({ value }) => value === undefined);
  present.sort((a, b) => {
    if (a.value === b.value) return a.row.id - b.row.id;
    return a.value < b.value !== descending ? -1 : 1;
  });
  return [...present, ...missing].map(({ row }) => row);
}

/** The released domains that a list asks for, in its order, those without a value last; undefined for an unknown key. */
export function listRows(store: Store, params: ListParams): StoredReleasedDomain[] | undefined {
  const valueOf = sortValue(store, params.sort_by);
  return valueOf && sorted(filtered(store, params), valueOf, params.sort_order === 'desc');
}

/** Released domains as answers show them, with what the data sources say about them. */
export function releasedViews(
  store: Store,
  rows: readonly StoredReleasedDomain[],
): ReleasedDomain[] {
  const columns = enrichmentColumns(store);
  return rows.map(({ id: _, checked_through: __, last_checked, ...row }) => ({
    ...row,
    ...(last_checked !== undefined && { last_checked }),
    enrichment: enrichmentOf(columns, row.domain),
  }));
}

/** Released domains by the result of their last check. */
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
