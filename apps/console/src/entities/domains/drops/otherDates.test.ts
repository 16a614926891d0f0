import { expect, test } from 'vitest';
import { otherDates } from './otherDates.ts';

const drops = ['2026-11-16', '2026-11-22', '2026-11-23', '2026-11-26'].map((drop_date, index) => ({
  drop_date,
  price: 10 * index,
}));

test('the other drops are those of today or later', () => {
  const row = { selected_drop_date: '2026-11-23', date_price_variations: drops };
  expect(otherDates(row, '2026-11-23')).toEqual([{ drop_date: '2026-11-26', price: 30 }]);
  expect(otherDates(row, '2026-11-22').map(({ drop_date }) => drop_date)).toEqual([
    '2026-11-22',
    '2026-11-26',
  ]);
});

test('a name that is left with the drop it shows has no other', () => {
  const row = { selected_drop_date: '2026-11-26', date_price_variations: drops };
  expect(otherDates(row, '2026-11-24')).toEqual([]);
});
