import type { Order, OrderHistoryEntry } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import {
  groupByWindow,
  rankOrders,
  progressText,
  resultText,
  rankWindows,
} from './customerOrders.ts';

const day = '2026-11-23';
const at = (time: string) => Date.parse(`${day}T${time}Z`);

function order(domain: string, state: string, more: Partial<Order> = {}): Order {
  const tld = domain.slice(domain.indexOf('.') + 1);
  const paid_at = state === 'NEW' ? null : `${day}T01:00:00Z`;
  return { id: 7, domain, tld, drop_date: day, state, paid_at, price: 69, ...more } as Order;
}

describe('what a customer sees', () => {
  const entry = (to_state: string, note: string | null) =>
    ({ to_state, note, created_at: `${day}T19:12:42Z` }) as OrderHistoryEntry;
  const now = at('19:22:00');

  test.each([
    [order('a.com', 'NEW'), now, 'Not paid: it takes no part in the race'],
    [order('a.com', 'NEW'), at('21:00:00'), 'Not paid: it took no part in the race'],
    [order('a.com', 'PAID_WAITING_CATCH'), at('12:00:00'), 'Paid, waits for the drop'],
    [order('a.com', 'READY_FOR_CATCH'), at('12:00:00'), 'Armed'],
    [order('a.com', 'READY_FOR_CATCH'), now, 'The race is on'],
    [order('a.co.uk', 'READY_FOR_CATCH'), now, 'Armed'],
    [
      order('a.com', 'PROCESSING'),
      at('20:16:59'),
      'The window is over; the result comes in a moment',
    ],
    [order('a.com', 'PROCESSING'), at('20:17:00'), 'Missed: the race ended without an answer'],
    [order('b.com', 'READY_FOR_CATCH'), at('20:17:00'), 'Missed: no account raced for it'],
    [
      order('a.com', 'PAID_WAITING_CATCH'),
      at('20:17:00'),
      'Missed: it was not ready when the window opened',
    ],
    [order('a.com', 'CATCHED_PROCESSING'), now, 'Caught'],
    [order('a.com', 'FAILED'), now, 'Not caught'],
    [order('a.com', 'CANCELLED'), now, 'Cancelled'],
  ])('follows from the state: $domain, $state', (own, moment, text) => {
    expect(progressText(own, moment)).toBe(text);
  });

  test('of a window that is over is how many were caught, and what became of the others', () => {
    const orders = [
      order('a.com', 'CATCHED_COMPLETED'),
      order('b.com', 'FAILED'),
      order('c.com', 'READY_FOR_CATCH'),
      order('d.com', 'NEW'),
    ];
    const [group] = groupByWindow(orders, {}, {});
    const text = (time: string) => group && resultText(orders, group.drop, at(time));
    expect(text('20:15:00')).toBe('');
    expect(text('20:17:00')).toBe('1 of 3 caught, $69.00. 1 not caught. 1 missed. 1 not paid.');
  });

  test('has the time and the reason from the history', () => {
    const caught = [entry('CATCHED_PROCESSING', null)];
    expect(progressText(order('a.com', 'CATCHED_COMPLETED', { history: caught }), now)).toBe(
      'Caught at 19:12:42 UTC',
    );
    const failed = (note: string) => order('a.com', 'FAILED', { history: [entry('FAILED', note)] });
    expect(progressText(failed('2302 Object exists: taken'), now)).toBe(
      'Another registrar was faster, 19:12:42 UTC',
    );
    expect(progressText(failed('Owner renewed'), now)).toBe('Owner renewed, 19:12:42 UTC');
  });

  test('starts with the open window and ends with closed ones, and in each the unpaid orders come first', () => {
    const orders = [
      order('villa.info', 'FAILED'),
      order('a.co.uk', 'READY_FOR_CATCH'),
      order('a.com', 'READY_FOR_CATCH'),
      order('z.net', 'NEW', { id: 8 }),
    ];
    const drops = groupByWindow(orders, rankWindows(orders, now), rankOrders(orders));
    expect(drops.map(({ label }) => label)).toEqual(['com · net', 'co.uk', 'info']);
    expect(drops[0]?.orders.map(({ domain }) => domain)).toEqual(['z.net', 'a.com']);
  });
});
