import type {
  CharType,
  Domain,
  DomainFilters,
  DomainList,
  DomainsListQuery,
  DomainsStatsQuery,
} from '@dropcatch/sdk';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { optionsOf } from '../../core/text/labels.ts';
import { saveFile } from '../../core/browser/saveFile.ts';
import { utcDay, type Day } from '../../core/time/time.ts';
import { client } from '../../core/api/client.ts';
import { queryClient, refresh, initialDataFromLists } from '../../core/api/queryClient.ts';
import { splitTld } from './domainName.ts';
import { withWatchState } from './watchlist.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';

const charTypeLabels: Readonly<Record<CharType, string>> = {
  alpha: 'Alpha Only a-z',
  alphanumeric: 'Alphanumeric a-z 0-9',
};

/** The options of the filter by characters (spec, section 2). */
export const charTypeOptions: readonly { value: string; label: string }[] = [
  { value: '', label: 'All Characters' },
  ...optionsOf(charTypeLabels),
];

/** Reads one page of the catalogue. {@link withWatchState} completes the rows. */
export async function readDomains(
  query: DomainsListQuery,
  signal: AbortSignal,
): Promise<DomainList> {
  const list = await client.domains.list(query, { signal });
  return { ...list, domains: withWatchState(list.domains) };
}

/** One page of the catalogue. */
export const domainList = (query: DomainsListQuery) =>
  queryOptions({
    queryKey: ['domains', 'list', query],
    queryFn: ({ signal }) => readDomains(query, signal),
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to fetch domains' },
  });

/** Statistics of the catalogue under the same filters. */
export const domainStats = (query: DomainsStatsQuery) =>
  queryOptions({
    ...apiQuery('domains', 'stats', query),
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load domain statistics', failureIn: 'log' },
  });

/** The tooltip of a figure that links to the drops of a day. */
export const dropsHint = (day: Day) => `Show what drops on ${day} (UTC)`;

/** The TLDs to filter by if the list cannot be loaded (spec, section 7). */
export const fallbackTlds = ['com', 'net', 'org', 'info', 'biz', 'us', 'co.uk', 'de'] as const;

/** The catalogue's TLDs, kept for an hour (spec, section 9). */
export const tldList = queryOptions({
  ...apiQuery('domains', 'tlds'),
  staleTime: 3_600_000,
  gcTime: 3_600_000,
  meta: { failure: 'Failed to load TLDs', failureIn: 'log' },
});

/**
 * Finds a domain of the catalogue by its exact name; null if there is none. The call finds all names that contain the
 * text, and the name itself is the shortest of them. If it has several drops, the row shows the next one.
 */
export async function findDomain(name: string, signal: AbortSignal): Promise<Domain | null> {
  const query = { search: name, sort_by: 'chars_before_tld', per_page: 25 };
  const { domains } = await client.domains.list(query, { signal });
  const found = withWatchState(domains).find(({ domain }) => domain === name);
  return found ? withNextDrop(found) : null;
}

/**
 * {@link findDomain}, with the row of a loaded list as initial data.
 * @param name the name in its ASCII form
 */
export const domainByName = (name: string) =>
  queryOptions({
    queryKey: ['domains', 'byName', name],
    queryFn: ({ signal }) => findDomain(name, signal),
    ...initialDataFromLists(
      ['domains', 'list'],
      'domains',
      ({ domain }: Domain) => domain === name,
    ),
  });

/** The domains of the catalogue with the same name under other TLDs, by drop date. The shortest rows that contain the name are read. */
export const otherTlds = (name: string) => {
  const [label] = splitTld(name);
  return queryOptions({
    queryKey: ['domains', 'otherTlds', name],
    queryFn: async ({ signal }) => {
      const query = { search: `${label}.`, sort_by: 'chars_before_tld', per_page: 25 };
      const { domains } = await readDomains(query, signal);
      return domains
        .filter(({ domain }) => domain !== name && splitTld(domain)[0] === label)
        .map((row) => withNextDrop(row))
        .toSorted((a, b) => a.selected_drop_date.localeCompare(b.selected_drop_date));
    },
    meta: { failure: 'Failed to load the name under other TLDs', failureIn: 'log' },
  });
};

/** The data sources with values for domains. A loaded page of the catalogue is the initial data. */
export const enrichmentSources = queryOptions({
  queryKey: ['domains', 'sources'],
  queryFn: async ({ signal }) =>
    (await client.domains.list({ per_page: 1 }, { signal })).enrichment_sources,
  initialData: () =>
    queryClient
      .getQueriesData<DomainList>({ queryKey: ['domains', 'list'] })
      .find(([, list]) => list?.enrichment_sources)?.[1]?.enrichment_sources,
  staleTime: 3_600_000,
  meta: { failure: 'Failed to load the data sources', failureIn: 'log' },
});

/** Reloads the catalogue, its statistics, the drop calendar and the user's orders. */
export function refreshCatalog(): Promise<void> {
  return refresh([
    ['orders', 'own'],
    ['domains', 'list'],
    ['domains', 'stats'],
    ['domains', 'dropCount'],
  ]);
}

/** Saves the filtered rows as domains_{date}.csv (spec, section 7). */
export const exportDomains = mutationOptions({
  mutationFn: async (filters: DomainFilters) => {
    const file = await client.domains.export({ filters, format: 'csv' });
    saveFile(`domains_${utcDay()}.csv`, await file.blob());
  },
  meta: { failure: 'Failed to export domains' },
});

/**
 * Changes a row of the catalogue to show its next drop and that drop's price. Without a filter by date, the server
 * chooses the earliest drop, which may be over.
 */
export function withNextDrop(row: Domain, today: Day = utcDay()): Domain {
  if (row.selected_drop_date >= today) return row;
  const [next] = row.date_price_variations
    .filter(({ drop_date }) => drop_date >= today)
    .toSorted((a, b) => a.drop_date.localeCompare(b.drop_date));
  return next ? { ...row, selected_drop_date: next.drop_date, selected_price: next.price } : row;
}

/** The future drops of a domain besides the one that its row shows, with their prices. */
export function otherDropDates(
  row: Pick<Domain, 'selected_drop_date' | 'date_price_variations'>,
  today: Day = utcDay(),
): Domain['date_price_variations'] {
  return row.date_price_variations.filter(
    ({ drop_date }) => drop_date !== row.selected_drop_date && drop_date >= today,
  );
}
