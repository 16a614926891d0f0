import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { domainList, domainStats, tldList } from '../../../api/domains.ts';
import { queryClient } from '../../../api/queryClient.ts';
import {
  catalogDefaults,
  catalogFilters,
  catalogQuery,
  CatalogSearch,
} from '../../../features/domains/catalogSearch.ts';
import { DomainsPage } from '../../../features/domains/DomainsPage.tsx';
import { loadOnDemand } from '../../../features/domains/lazyCatalog.tsx';
import { startName } from '../../../features/domains/startName.ts';
import { getDefaultPageSize } from '../../../lib/settings.ts';

export const Route = createFileRoute('/_app/domains')({
  validateSearch: CatalogSearch,
  search: { middlewares: [stripSearchParams(catalogDefaults)] },
  // Whoever comes to the bare address gets the view of their choice; who clears the filters later stays.
  beforeLoad: async ({ cause, location: { pathname, searchStr } }) => {
    if (cause === 'stay' || pathname !== '/domains' || searchStr || !startName()) return;
    // Without the chunk (no network) the screen opens as it is.
    const search = (await loadOnDemand().catch(() => undefined))?.startingView();
    if (search) throw redirect({ to: '/domains', search, replace: true });
  },
  loaderDeps: ({ search }) => ({
    list: catalogQuery(search, getDefaultPageSize()),
    stats: catalogFilters(search),
  }),
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(domainList(deps.list));
    void queryClient.prefetchQuery(domainStats(deps.stats));
    void queryClient.prefetchQuery(tldList);
  },
  component: DomainsPage,
});
