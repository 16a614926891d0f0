import type { DomainsListQuery, DomainsStatsQuery } from '@dropcatch/sdk';
import { domainList, domainStats, tldList } from '../../entities/domains/domains.ts';
import { preload } from '../../core/api/queryClient.ts';
import { getDefaultPageSize } from '../../core/browser/settings.ts';
import { catalogFilters, catalogQuery, type CatalogSearch } from './catalogSearch.ts';

/** What the catalogue asks the server under a search. */
export function catalogCalls(search: CatalogSearch) {
  return { list: catalogQuery(search, getDefaultPageSize()), stats: catalogFilters(search) };
}

/** Starts those calls, unless they are under way or answered already. */
export function loadCatalog({ list, stats }: { list: DomainsListQuery; stats: DomainsStatsQuery }) {
  preload(domainList(list));
  preload(domainStats(stats));
  preload(tldList);
}
