import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  greetingName,
  hasResults,
  serviceHealthBadge,
  orderStatusSlices,
  queuePercent,
  sumOf,
} from './dashboardFigures.ts';

describe('hasResults', () => {
  it('is false without a caught or failed order: a rate of 0 % would say that all failed', () => {
    expect(hasResults({ by_state: {}, success_rate: 0 })).toBe(false);
    expect(hasResults({ by_state: { NEW: 3 }, success_rate: 0 })).toBe(false);
    expect(hasResults({ by_state: { FAILED: 1 }, success_rate: 0 })).toBe(true);
    expect(hasResults({ by_state: {}, success_rate: 61 })).toBe(true);
  });
});

describe('greetingName', () => {
  it('is the first name', () => {
    expect(greetingName({ first_name: 'Jan', username: 'jnovak' })).toBe('Jan');
  });

  it.each([null, undefined, '', '  '])('is the username if the first name is %j', (first_name) => {
    expect(greetingName({ first_name, username: 'jnovak' })).toBe('jnovak');
  });
});

describe('orderStatusSlices', () => {
  it('counts completed catches, failures and active orders, and leaves other states out', () => {
    const by_state = { CATCHED_COMPLETED: 7, CATCHED_PROCESSING: 2, FAILED: 3, REFUNDED: 5 };
    const slices = orderStatusSlices({ by_state, active_orders: 11 });
    expect(slices.map(({ name, count }) => [name, count])).toEqual([
      ['Success', 7],
      ['Failed', 3],
      ['Active', 11],
    ]);
  });

  it('counts 0 for a state that no order is in', () => {
    const slices = orderStatusSlices({ by_state: {}, active_orders: 0 });
    expect(slices.map(({ count }) => count)).toEqual([0, 0, 0]);
  });
});

describe('sumOf', () => {
  it('adds up the three slices, however many orders have other states', () => {
    const by_state = { CATCHED_COMPLETED: 7, CATCHED_PROCESSING: 2, FAILED: 3, REFUNDED: 5 };
    expect(sumOf(orderStatusSlices({ by_state, active_orders: 11 }))).toBe(21);
    expect(sumOf(orderStatusSlices())).toBe(0);
  });
});

describe('queuePercent', () => {
  it.each([
    [0, 0],
    [37, 3.7],
    [1000, 100],
    [25_000, 100],
  ])('shows a queue of %i as %d percent [§9.dashboard.queue-bar]', (size, percent) => {
    expect(queuePercent(size)).toBe(percent);
  });

  it('stays within the bar and never shrinks while the queue grows', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (size, more) => {
        const percent = queuePercent(size);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(queuePercent(size + more)).toBeGreaterThanOrEqual(percent);
        expect(queuePercent(size + more)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('healthBadge', () => {
  it.each([
    ['healthy', 'Healthy', 'good'],
    ['degraded', 'Degraded', 'needs'],
    ['unhealthy', 'Unhealthy', 'bad'],
    ['on fire', 'on fire', 'needs'],
    ['toString', 'toString', 'needs'],
  ])('shows %s as %s', (status, label, tone) => {
    expect(serviceHealthBadge(status)).toEqual({ label, tone });
  });
});
