import { http, HttpHandler } from 'msw';
import { API_BASE } from '../contract/routes.ts';
import type { Mock } from '../mock.ts';
import { exchangeOf, responseOf } from './adapter.ts';

/**
 * The mock as handlers for msw's `setupServer` (Node) or `setupWorker` (service worker). One handler
 * takes the whole API: the engine has its own index of the routes, so nothing is matched one by one.
 */
export function mswHandlers(mock: Mock): HttpHandler[] {
  return [
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith(`${API_BASE}/`),
      async ({ request }) => responseOf(await mock.handle(exchangeOf(request)), request.signal),
    ),
  ];
}
