import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  DomainFilters,
  DomainList,
  DomainsListQuery,
  DomainsStatsQuery,
  OrderInput,
} from '@dropcatch/sdk';
import { saveFile } from '../lib/saveFile.ts';
import { utcDay } from '../lib/time.ts';
import { client } from './client.ts';
import { Refusal } from './errors.ts';
import { queryClient } from './queryClient.ts';

const listsKey = ['domains', 'list'] as const;

/** One page of the catalogue. */
export const domainList = (query: DomainsListQuery) =>
  queryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => client.domains.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Figures of the catalogue under the same filters. */
export const domainStats = (query: DomainsStatsQuery) =>
  queryOptions({
    queryKey: ['domains', 'stats', query],
    queryFn: ({ signal }) => client.domains.stats(query, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load domain statistics', failureIn: 'log' },
  });

/** What to filter by while the real list cannot be had (spec, section 7). */
export const fallbackTlds = ['com', 'net', 'org', 'info', 'biz', 'us', 'co.uk', 'de'] as const;

/** The catalogue's TLDs, kept for an hour (spec, section 9). */
export const tldList = queryOptions({
  queryKey: ['domains', 'tlds'],
  queryFn: ({ signal }) => client.domains.tlds({ signal }),
  staleTime: 3_600_000,
  gcTime: 3_600_000,
  meta: { failure: 'Failed to load TLDs', failureIn: 'log' },
});

/**
 * One domain of the catalogue by its exact name; null if the catalogue has none. The list searches for names that
 * contain the text, and of those the shortest is the name itself.
 */
export const domainByName = (name: string) =>
  queryOptions({
    queryKey: ['domains', 'byName', name],
    queryFn: async ({ signal }) => {
      const query = { search: name, sort_by: 'chars_before_tld', per_page: 25 };
      const { domains } = await client.domains.list(query, { signal });
      return domains.find(({ domain }) => domain === name) ?? null;
    },
    initialData: () =>
      queryClient
        .getQueriesData<DomainList>({ queryKey: listsKey })
        .flatMap(([, list]) => list?.domains ?? [])
        .find(({ domain }) => domain === name),
  });

/** Saves the rows that the filters leave as domains_{date}.csv (spec, section 7). */
export const exportDomains = mutationOptions({
  mutationFn: async (filters: DomainFilters) => {
    const file = await client.domains.export({ filters, format: 'csv' });
    saveFile(`domains_${utcDay()}.csv`, await file.blob());
  },
  meta: { failure: 'Failed to export domains' },
});

/** Orders a domain; rejects with a {@link Refusal} where the server says no with a reason. */
export const orderDomain = mutationOptions({
  mutationFn: async (input: OrderInput) => {
    const placed = await client.domains.order(input);
    if (!placed.success) throw new Refusal(placed.error);
    return placed;
  },
  meta: {
    invalidates: [['orders'], ['dashboard'], ['notifications']],
    success: ({ order_id }: { order_id?: number | undefined }) =>
      `Order created successfully! Order ID: ${order_id}`,
    failure: 'Failed to create order',
    failureIn: 'form',
  },
});

/** Puts a domain on the watchlist or takes it off. The star turns at once, and back if the server refuses. */
export const watchDomain = mutationOptions({
  mutationFn: ({ domain, watched }: { domain: string; watched: boolean }) =>
    watched ? client.domains.watch({ domain }) : client.domains.unwatch(domain),
  onMutate: ({ domain, watched }) => markWatched(domain, watched),
  onError: (_error, { domain, watched }) => markWatched(domain, !watched),
  meta: { failure: 'Failed to update watchlist', failureIn: 'log' },
});

function markWatched(name: string, watched: boolean): void {
  queryClient.setQueriesData<DomainList>({ queryKey: listsKey }, (list) =>
    list?.domains.some(({ domain }) => domain === name)
      ? {
          ...list,
          domains: list.domains.map((row) =>
            row.domain === name ? { ...row, in_watchlist: watched } : row,
          ),
        }
      : list,
  );
}
