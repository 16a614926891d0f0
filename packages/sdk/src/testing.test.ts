import { expect, test, vi } from 'vitest';
import type { Client } from './create-client.ts';
import { ApiError } from './errors/errors.ts';
import type { Order } from './generated/types.ts';
import { fakeAnswer } from './testing.ts';
import { clientOf, done, rejection } from '../test/kit/service.ts';

const order = { id: 42, domain: 'tidalforge.com', state: 'NEW' } as Order;

test('a spy and a hand-written object answer like a method, with their types', async () => {
  const { client, asked } = clientOf(done);
  vi.spyOn(client.orders, 'get').mockImplementation(() => fakeAnswer(order));
  const orders: Pick<Client['orders'], 'get'> = { get: () => fakeAnswer(order) };
  for (const area of [client.orders, orders]) {
    expect(await area.get(42)).toBe(order);
    expect(await area.get(42).withResponse()).toMatchObject({ data: order, status: 200 });
    expect(await (await area.get(42).asResponse()).json()).toEqual(order);
  }
  expect(asked).toEqual([]);
});

test('a rejected promise is a call that fails', async () => {
  const gone = new ApiError('orders/get', new Response(null, { status: 404 }), undefined);
  const get: Client['orders']['get'] = () => fakeAnswer<Order>(Promise.reject(gone));
  expect(await rejection(get(42))).toBe(gone);
});
