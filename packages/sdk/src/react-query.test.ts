import { expect, expectTypeOf, test } from 'vitest';
import type { OrderList } from './generated/types.ts';
import { queriesOf } from './react-query.ts';
import type { QueryOptions } from './signatures.ts';
import { clientOf, done, rejection } from '../test/kit/service.ts';

test('a read is a key and a call with the signal of the query', async () => {
  const { client, asked } = clientOf(done);
  const { queryKey, queryFn } = queriesOf(client).orders.list({ state: 'NEW' });
  expect(queryKey).toEqual(['orders', 'list', { state: 'NEW' }]);
  const { signal } = new AbortController();
  expect(await queryFn({ signal })).toMatchObject({ orders: [] });
  expect(asked[0]?.line).toBe('GET /orders?state=NEW');
  const reason = new Error('left');
  expect(await rejection(queryFn({ signal: AbortSignal.abort(reason) }))).toBe(reason);
});

test('path values come first, and what is left out stays empty', async () => {
  const { client, asked } = clientOf(done);
  const { signal } = new AbortController();
  const { dataSources, orders, domains } = queriesOf(client);
  expect(orders.get(42).queryKey).toEqual(['orders', 'get', 42]);
  for (const { queryFn } of [
    orders.get(42),
    dataSources.browse(7),
    orders.list(),
    domains.tlds(),
  ]) {
    await queryFn({ signal });
  }
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /orders/42',
    'GET /data-sources/7/browse',
    'GET /orders',
    'GET /domains/tlds',
  ]);
});

test('writes are no queries, and a client of some areas has only theirs', () => {
  const { orders } = clientOf(done).client;
  const queries = queriesOf({ orders });
  expect(Object.keys(queries)).toEqual(['orders']);
  expect(Object.keys(queries.orders)).toEqual(['list', 'stats', 'get']);
  expectTypeOf(queries.orders.list()).toEqualTypeOf<QueryOptions<OrderList>>();
});
