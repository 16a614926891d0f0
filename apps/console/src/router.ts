import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './core/address/searchSchema.ts';
import { trackHistory, trackBackNavigation } from './core/address/history.ts';
import { routeTree } from './routeTree.gen.ts';
import { ErrorPage } from './shell/FallbackPages.tsx';
import { createScrollBehavior } from './shell/scrollBehavior.ts';

/** @param history by default, the browser's. Tests pass their own. */
export function createConsoleRouter(history?: RouterHistory) {
  const { scrollRestoration, attach } = createScrollBehavior();
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    // An address in other capitals is an unknown path, as on most servers.
    caseSensitive: true,
    defaultErrorComponent: ErrorPage,
    // The root handles unknown paths. A route handles its own missing records.
    notFoundMode: 'root',
    scrollRestoration,
    parseSearch,
    stringifySearch,
  });
  attach(router);
  trackHistory(router);
  trackBackNavigation(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
