import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { domainList, domainStats, tldList } from '../../../api/domains.ts';
import { queryClient } from '../../../api/queryClient.ts';
import {
  catalogDefaults,
  catalogFilters,
  catalogQuery,
  CatalogSearch,
} from '../../../features/domains/catalogSearch.ts';
import { DomainsPage } from '../../../features/domains/DomainsPage.tsx';
import { getDefaultPageSize } from '../../../lib/settings.ts';

export const Route = createFileRoute('/_app/domains')({
  validateSearch: CatalogSearch,
  search: { middlewares: [stripSearchParams(catalogDefaults)] },
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
