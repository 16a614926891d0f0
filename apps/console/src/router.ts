import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './lib/searchParams.ts';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './shell/PageError.tsx';

/** The router over all routes. Tests hand in a history of their own. */
export function createConsoleRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
