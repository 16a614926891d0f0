import * as v from 'valibot';
import { catalogCalls, CatalogSearch, loadCatalog } from './features/domains/catalogSearch.ts';
import { startingView } from './features/domains/views/savedViews.ts';
import { parseSearch } from './core/address/searchSchema.ts';
import { expectedUser, followOtherTabs, startSession } from './core/session/session.ts';

// A file of its own in the build, small and run as soon as it is there: who is signed in, and the rows of the catalogue,
// are asked for while the code of the screens is still on its way. Nothing that it imports may know a component.

void startSession();
followOtherTabs();

const { pathname, search } = window.location;
if (pathname === '/domains' && expectedUser()) {
  const asked = startingView(pathname, search) ?? v.parse(CatalogSearch, parseSearch(search));
  loadCatalog(catalogCalls(asked));
}
