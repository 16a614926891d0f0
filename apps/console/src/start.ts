import * as v from 'valibot';
import { catalogCalls, CatalogSearch, loadCatalog } from './features/domains/catalogSearch.ts';
import { startingView } from './features/domains/views/savedViews.ts';
import { parseSearch } from './core/address/searchSchema.ts';
import { expectedUser, followOtherTabs, startSession } from './core/session/session.ts';

// A small file of its own in the build, which runs first: it checks the session and asks for the rows of the catalogue
// while the code of the screens loads. Its imports must not contain components.

void startSession();
followOtherTabs();

const { pathname, search } = window.location;
if (pathname === '/domains' && expectedUser()) {
  const asked = startingView(pathname, search) ?? v.parse(CatalogSearch, parseSearch(search));
  loadCatalog(catalogCalls(asked));
}
