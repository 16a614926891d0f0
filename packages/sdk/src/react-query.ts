/** Options of TanStack Query for every read. Needs nothing of TanStack Query itself. */
import { queryPosition, type OperationInfo } from './operation.ts';
import type { CallOptions } from './options.ts';
import type { Areas } from './generated/client.ts';
import { operations } from './generated/operations.ts';
import type { QueryOptions } from './signatures.ts';
import type { Queries } from './generated/queries.ts';

export type { Queries, QueryOptions };

/**
 * The reads of a client as options of TanStack Query: `useQuery(queries.orders.list({ state: 'NEW' }))`. TanStack Query
 * retries by itself, so create the client with `maxRetries: 0`. `['orders']` is the key of all queries of an area.
 */
export function queriesOf<Client extends Partial<Areas>>(
  client: Client,
): Pick<Queries, keyof Queries & keyof Client> {
  const queries: Record<string, Record<string, unknown>> = {};
  for (const [id, info] of Object.entries<OperationInfo>(operations)) {
    const [area = '', name = ''] = id.split('/');
    const methods = client[area as keyof Areas] as Record<string, Method> | undefined;
    const call = methods?.[name];
    if (info.method !== 'GET' || info.answer || !call) continue;
    const count = queryPosition(info) + (info.input ? 1 : 0);
    (queries[area] ??= {})[name] = (...args: unknown[]) => ({
      queryKey: [area, name, ...args],
      queryFn: ({ signal }: CallOptions) =>
        call(...Array.from({ length: count }, (_, index) => args[index]), { signal }),
    });
  }
  return queries as unknown as Pick<Queries, keyof Queries & keyof Client>;
}

type Method = (...args: unknown[]) => unknown;
