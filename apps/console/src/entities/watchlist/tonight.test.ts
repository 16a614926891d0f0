import type { Domain, Order } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { tonightOf, tonightText } from './tonight.ts';

const day = '2026-11-20';
const at = (time: string) => Date.parse(`${day}T${time}Z`);

const row = (domain: string, selected_price: number, in_watchlist = true) =>
  ({
    domain,
    tld: domain.slice(domain.indexOf('.') + 1),
    selected_drop_date: day,
    selected_price,
    in_watchlist,
  }) as Domain;

const order = (domain: string, drop_date = day) => ({ domain, drop_date }) as Order;

const rows = [row('a.info', 59), row('b.com', 69), row('c.com', 79.5), row('d.com', 99, false)];

test.for([
  ['09:00:00', [], '3 watched names drop tonight, 3 not ordered, $207.50'],
  ['10:30:00', [], '2 watched names drop tonight, 2 not ordered, $148.50'],
  ['10:30:00', [order('b.com')], '2 watched names drop tonight, 1 not ordered, $79.50'],
  [
    '10:30:00',
    [order('b.com', '2026-11-21')],
    '2 watched names drop tonight, 2 not ordered, $148.50',
  ],
  ['10:30:00', [order('b.com'), order('c.com')], '2 watched names drop tonight, all ordered'],
] as const)('at %s with the orders %j, the line says: %s', ([time, orders, text]) => {
  expect(tonightText(tonightOf(rows, orders, at(time)))).toBe(text);
});

test.for([
  [[], '1 watched name drops tonight, not ordered, $69'],
  [[order('b.com')], '1 watched name drops tonight, ordered'],
] as const)('for a single name with the orders %j, the line says: %s', ([orders, text]) => {
  expect(tonightText(tonightOf([row('b.com', 69)], orders, at('12:00:00')))).toBe(text);
});

test('nothing is left after the last release of the day', () => {
  expect(tonightOf(rows, [], at('20:15:00')).dropping).toEqual([]);
});
