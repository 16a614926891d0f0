import type { Domain } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../core/time/time.ts';
import { withNextDrop, otherDropDates } from './domains.ts';

const today = '2026-11-20';

const rowWith = (dates: readonly string[]): Domain => ({
  domain: 'tidalforge.com',
  tld: 'com',
  chars_before_tld: 10,
  selected_drop_date: dates[0] ?? '',
  selected_price: 0,
  date_price_variations: dates.map((drop_date, price) => ({ drop_date, price })),
  variations_count: dates.length,
});

const datesOf = (days: readonly number[]) => days.map((count) => addDays(today, count));

const somedays = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 5 });

test('a name shows its earliest drop that is not over, with its price', () => {
  const row = withNextDrop(rowWith(datesOf([-3, 5, 2, -1])), today);
  expect([row.selected_drop_date, row.selected_price]).toEqual(['2026-11-22', 2]);
});

test("a drop of today is not over, and the server's choice stays", () => {
  const row = rowWith(datesOf([0, -1, 3]));
  expect(withNextDrop(row, today)).toBe(row);
});

test('a name is over only if all its drops are, and shows one of them with its price', () => {
  fc.assert(
    fc.property(somedays, (days) => {
      const row = withNextDrop(rowWith(datesOf(days)), today);
      expect(row.selected_drop_date >= today).toBe(days.some((count) => count >= 0));
      const pair = row.date_price_variations[row.selected_price];
      expect(pair?.drop_date).toBe(row.selected_drop_date);
    }),
  );
});

const drops = ['2026-11-16', '2026-11-22', '2026-11-23', '2026-11-26'].map((drop_date, index) => ({
  drop_date,
  price: 10 * index,
}));

test('the other drops are those of today or later', () => {
  const row = { selected_drop_date: '2026-11-23', date_price_variations: drops };
  expect(otherDropDates(row, '2026-11-23')).toEqual([{ drop_date: '2026-11-26', price: 30 }]);
  expect(otherDropDates(row, '2026-11-22').map(({ drop_date }) => drop_date)).toEqual([
    '2026-11-22',
    '2026-11-26',
  ]);
});

test('a name with a single drop has no others', () => {
  const row = { selected_drop_date: '2026-11-26', date_price_variations: drops };
  expect(otherDropDates(row, '2026-11-24')).toEqual([]);
});
