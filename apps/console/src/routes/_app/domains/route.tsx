import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { catalogDefaults, CatalogSearch } from '../../../features/domains/catalogSearch.ts';
import { DomainsPage } from '../../../features/domains/DomainsPage.tsx';
import { loadOnDemand } from '../../../features/domains/lazyCatalog.tsx';
import { catalogCalls, loadCatalog } from '../../../features/domains/loadCatalog.ts';
import { opensWithView } from '../../../features/domains/views/savedViews.ts';

export const Route = createFileRoute('/_app/domains')({
  validateSearch: CatalogSearch,
  search: { middlewares: [stripSearchParams(catalogDefaults)] },
  // Whoever comes to the bare address gets the view of their choice. Who goes there from a view wants all domains, and
  // has them again after Back or a reload.
  beforeLoad: async ({ cause, location: { pathname, searchStr } }) => {
    if (!opensWithView(pathname, searchStr)) return;
    if (cause === 'stay')
      throw redirect({ to: '/domains', search: { view: 'all' }, replace: true });
    // Without the chunk (no network) the screen opens as it is.
    const search = (await loadOnDemand().catch(() => undefined))?.startingView();
    if (search) throw redirect({ to: '/domains', search, replace: true });
  },
  loaderDeps: ({ search }) => catalogCalls(search),
  loader: ({ deps }) => loadCatalog(deps),
  component: DomainsPage,
});
