import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import {
  catalogCalls,
  catalogDefaults,
  CatalogSearch,
  loadCatalog,
} from '../../../features/domains/catalogSearch.ts';
import { DomainsPage } from '../../../features/domains/DomainsPage.tsx';
import { startingView } from '../../../features/domains/views/savedViews.ts';

export const Route = createFileRoute('/_app/domains')({
  validateSearch: CatalogSearch,
  search: { middlewares: [stripSearchParams(catalogDefaults)] },
  // Whoever comes to the bare address gets the view of their choice. Who goes there from a view wants all domains, and
  // has them again after Back or a reload.
  beforeLoad: ({ cause, location: { pathname, searchStr } }) => {
    const view = startingView(pathname, searchStr);
    if (!view) return;
    throw redirect({
      to: '/domains',
      search: cause === 'stay' ? { view: 'all' } : view,
      replace: true,
    });
  },
  loaderDeps: ({ search }) => catalogCalls(search),
  loader: ({ deps }) => loadCatalog(deps),
  component: DomainsPage,
});
