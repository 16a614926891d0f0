import type { Order, OrderState } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { raceResultsOf, raceResultsText } from './raceResults.ts';

const order = (id: number, state: OrderState): Order => ({
  id,
  domain: `name${id}.com`,
  tld: 'com',
  state,
  drop_date: '2026-11-20',
  price: 69,
  created_at: '2026-11-18T09:30:00Z',
  paid_at: '2026-11-18T09:31:00Z',
  payment_method: null,
  payment_reference: null,
  notes: null,
  user: { username: 'jnovak' },
});

test('processing and completed orders are caught, failed ones are lost, and cancelled ones are neither', () => {
  const states: OrderState[] = [
    'CATCHED_PROCESSING',
    'CATCHED_COMPLETED',
    'FAILED',
    'CANCELLED',
    'NEW',
  ];
  const { caught, lost } = raceResultsOf(states.map((state, index) => order(index + 1, state)));
  expect(caught.map(({ id }) => id)).toEqual([1, 2]);
  expect(lost.map(({ id }) => id)).toEqual([3]);
});

test('one order is named with its number', () => {
  expect(raceResultsText({ caught: [order(7, 'CATCHED_COMPLETED')], lost: [] })).toEqual({
    title: 'Caught: name7.com',
    text: 'Order #7',
  });
  expect(raceResultsText({ caught: [], lost: [order(8, 'FAILED')] }).title).toBe(
    'Not caught: name8.com',
  );
});

test('several orders are one summary that names the first four', () => {
  const caught = [1, 2, 3].map((id) => order(id, 'CATCHED_PROCESSING'));
  const lost = [4, 5, 6].map((id) => order(id, 'FAILED'));
  expect(raceResultsText({ caught, lost })).toEqual({
    title: '3 caught, 3 not caught',
    text: 'name1.com, name2.com, name3.com, name4.com and 2 more',
  });
  expect(raceResultsText({ caught: caught.slice(1), lost: [] }).title).toBe('2 caught');
});
