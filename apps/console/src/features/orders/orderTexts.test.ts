import { expect, test, describe } from 'vitest';
import { settableOrderStates, type OrderHistoryEntry } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import {
  choosableMethods,
  methodLabel,
  paymentBadge,
  pendingPaymentText,
  orderTimeline,
} from './orderTexts.ts';

test('a user can choose the five methods of the spec [§5.orders.payment-methods]', () => {
  expect(choosableMethods.map(({ value }) => value)).toEqual([
    'bank_transfer',
    'credit_card',
    'paypal',
    'crypto',
    'other',
  ]);
  expect(methodLabel('quick_approval')).toBe('Quick Approval');
  expect(methodLabel('barter')).toBe('barter');
});

test('an order is paid if it has a time of payment', () => {
  expect(paymentBadge({ paid_at: null }).label).toBe('Pending');
  expect(paymentBadge({ paid_at: '2026-11-18T05:53:06Z' }).label).toBe('Paid');
});

test('a pending payment says what it means and what comes next, to staff and to others', () => {
  const unpaid = { paid_at: null, state: 'NEW' };
  expect(pendingPaymentText(unpaid, false)).toMatch(
    /once its payment is recorded, by your manager/,
  );
  expect(pendingPaymentText(unpaid, true)).toMatch(
    /^Takes part in a catch once its payment is recorded\.$/,
  );
  expect(pendingPaymentText({ ...unpaid, state: 'CANCELLED' }, true)).toBeUndefined();
  expect(pendingPaymentText({ ...unpaid, paid_at: '2026-11-20T12:00:00Z' }, true)).toBeUndefined();
});

const start = Date.parse('2026-11-20T12:00:00Z');

const minute = 60_000;

const at = (minutes: number) => new Date(start + minutes * minute).toISOString();

let id = 0;

const entry = (
  minutes: number,
  to_state: OrderHistoryEntry['to_state'],
  from_state: OrderHistoryEntry['from_state'] = null,
): OrderHistoryEntry => ({
  id: ++id,
  created_at: at(minutes),
  action: 'status_change',
  from_state,
  to_state,
  actor: null,
  note: null,
});

const now = start + 60 * minute;

describe('the timeline of an order', () => {
  test('has each state with its duration, and the current one lasts until now', () => {
    const history = [entry(30, 'PAID_WAITING_CATCH', 'NEW'), entry(35, null), entry(0, 'NEW')];
    expect(orderTimeline({ state: 'PAID_WAITING_CATCH', created_at: at(0), history }, now)).toEqual(
      [
        { state: 'NEW', from: at(0), duration: 30 * minute, isCurrent: false },
        { state: 'PAID_WAITING_CATCH', from: at(30), duration: 30 * minute, isCurrent: true },
      ],
    );
  });

  test.for(['CATCHED_COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'] as const)(
    'ends with %s, which is final',
    (state) => {
      const history = [entry(0, 'NEW'), entry(10, state, 'NEW')];
      const [, last] = orderTimeline({ state, created_at: at(0), history }, now);
      expect(last).toEqual({ state, from: at(10), duration: undefined, isCurrent: true });
    },
  );

  test('shows the current state even if the history lacks it', () => {
    const timeline = orderTimeline({ state: 'REFUNDED', created_at: at(0), history: [] }, now);
    expect(timeline.map(({ state }) => state)).toEqual(['REFUNDED']);
    const gap = orderTimeline(
      { state: 'REFUNDED', created_at: at(0), history: [entry(5, 'FAILED', 'NEW')] },
      now,
    );
    expect(gap.map(({ state }) => state)).toEqual(['NEW', 'FAILED', 'REFUNDED']);
  });

  test('leads to the current state without gaps or repeats, for any history', () => {
    const states = fc.constantFrom(...settableOrderStates);
    const entries = fc.array(
      fc.tuple(fc.nat(50), fc.option(states)).map(([minutes, state]) => entry(minutes, state)),
    );
    fc.assert(
      fc.property(states, entries, (state, history) => {
        const timeline = orderTimeline({ state, created_at: at(0), history }, now);
        expect(timeline.at(-1)).toMatchObject({ state, isCurrent: true });
        expect(timeline[0]?.from).toBe(at(0));
        timeline.slice(1).forEach((period, index) => {
          const before = timeline[index];
          expect(period.state).not.toBe(before?.state);
          expect(Date.parse(before?.from ?? '') + (before?.duration ?? Number.NaN)).toBe(
            Date.parse(period.from),
          );
        });
      }),
    );
  });
});
