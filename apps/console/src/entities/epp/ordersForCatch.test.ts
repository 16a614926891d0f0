import type { Order } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { ordersForCatch } from './ordersForCatch.ts';

const order = (id: number, tld: string, drop_date: string, state = 'PAID_WAITING_CATCH') =>
  ({ id, tld, drop_date, state }) as Order;

const orders = [
  order(1, 'com', '2026-11-20'),
  order(2, 'co.uk', '2026-11-20'),
  order(3, 'com', '2026-11-21'),
  order(4, 'com', '2026-11-21', 'READY_FOR_CATCH'),
  order(5, 'telecom', '2026-11-20'),
];

const found = (tlds: string[], includeRacing = false) =>
  ordersForCatch(orders, { day: '2026-11-20', tlds, includeRacing }).map(({ id }) => id);

test('a catch tries the orders of its day and TLDs', () => {
  expect(found(['com', 'net'])).toEqual([1]);
  expect(found(['uk'])).toEqual([]);
  expect(found(['co.uk'])).toEqual([2]);
  expect(found([])).toEqual([1, 2, 5]);
});

test('orders in a race belong to it on any day', () => {
  expect(found(['com'], true)).toEqual([1, 4]);
  expect(found(['co.uk'], true)).toEqual([2]);
});
