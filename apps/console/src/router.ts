import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './core/address/searchSchema.ts';
import { rememberVisits, followMoves } from './core/address/history.ts';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './shell/PageError.tsx';
import { scrolling } from './shell/scrolling.ts';

/** The router over all routes. Tests hand in a history of their own. */
export function createConsoleRouter(history?: RouterHistory) {
  const scroll = scrolling();
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    // An unknown path is the root's; what a route itself finds missing stays with it.
    notFoundMode: 'root',
    scrollRestoration: scroll.restores,
    parseSearch,
    stringifySearch,
  });
  scroll.follow(router);
  rememberVisits(router);
  followMoves(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
