import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import {
  catalogCalls,
  catalogDefaults,
  CatalogSearch,
  preloadCatalog,
} from '../../../features/domains/catalogSearch.ts';
import { DomainsPage } from '../../../features/domains/DomainsPage.tsx';
import { startView } from '../../../features/domains/views/savedViews.ts';

export const Route = createFileRoute('/_app/domains')({
  validateSearch: CatalogSearch,
  search: { middlewares: [stripSearchParams(catalogDefaults)] },
  // The bare address opens the user's start view. From a view it shows all domains, also after Back or a reload.
  beforeLoad: ({ cause, matches, location: { searchStr } }) => {
    const view = startView(matches.at(-1)?.fullPath, searchStr);
    if (!view) return;
    throw redirect({
      to: '/domains',
      search: cause === 'stay' ? { view: 'all' } : view,
      replace: true,
    });
  },
  loaderDeps: ({ search }) => catalogCalls(search),
  loader: ({ deps }) => preloadCatalog(deps),
  component: DomainsPage,
});
