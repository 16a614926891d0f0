import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './core/address/searchSchema.ts';
import { trackHistory, trackBackNavigation } from './core/address/history.ts';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './shell/StandIns.tsx';
import { scrolling } from './shell/scrolling.ts';

/** The router over all routes. Tests pass their own history. */
export function createConsoleRouter(history?: RouterHistory) {
  const scroll = scrolling();
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    // The root handles unknown paths. A route handles its own missing records.
    notFoundMode: 'root',
    scrollRestoration: scroll.restores,
    parseSearch,
    stringifySearch,
  });
  scroll.follow(router);
  trackHistory(router);
  trackBackNavigation(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
