import { createCore, type ClientOptions } from './core.ts';
import type { Client } from './generated/client.ts';
import { routes } from './generated/routes.ts';
import { allRows } from './paging.ts';
import { parseRoutes } from './route.ts';

type Methods = Record<string, (...args: unknown[]) => unknown>;

/**
 * Makes a client of the service: `client.orders.list({ page: 2 }, { signal })`, `client.orders.get(42)`. Path values come first,
 * then the query or the body, then options. Methods answer data and throw errors; they need no `this`.
 * @throws {TypeError} when `baseUrl` is not a URL of http or https, has a query, a fragment or a user name, or is relative where there
 * is no page to relate it to
 */
export function createClient(options: ClientOptions): Client {
  const client = {} as Client & Record<string, Methods>;
  const call = createCore(options, () => client.auth.refresh());
  for (const [area, text] of Object.entries(routes)) {
    const methods: Methods = {};
    for (const [name, route] of parseRoutes(area, text)) {
      methods[name] = (...args) => call(route, args);
      if (route[3] === '?' && route[4]) {
        methods[`${name}All`] = (...args) => allRows(call, route, args);
      }
    }
    client[area] = methods;
  }
  return client;
}
