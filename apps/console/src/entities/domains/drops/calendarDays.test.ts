import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../core/time/time.ts';
import { dropDaysFrom, heatOf, placeByKey } from './calendarDays.ts';

test('fourteen days from today on, over the end of a month', () => {
  const days = dropDaysFrom('2026-11-20');
  expect(days).toHaveLength(14);
  expect(days[0]).toBe('2026-11-20');
  expect(days.at(-1)).toBe('2026-12-03');
  expect(days.every((day, index) => day === addDays('2026-11-20', index))).toBe(true);
});

test.for([
  [0, 0, 0],
  [0, 100, 0],
  [50, 100, 0.25],
  [100, 100, 1],
] as const)('%i of at most %i is heat %d', ([count, most, heat]) => {
  expect(heatOf(count, most)).toBe(heat);
});

test('a busier day is never cooler, and nothing is hotter than the busiest', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (count, more, most) => {
      expect(heatOf(count + more, most)).toBeGreaterThanOrEqual(heatOf(count, most));
      expect(heatOf(count, most)).toBeLessThanOrEqual(1);
    }),
  );
});

test.for([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 13, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowLeft', 7, 6],
  ['ArrowDown', 3, 10],
  ['ArrowDown', 9, undefined],
  ['ArrowUp', 9, 2],
  ['ArrowUp', 3, undefined],
  ['Home', 5, 0],
  ['End', 5, 13],
  ['Enter', 5, undefined],
  ['constructor', 5, undefined],
] as const)('%s from day %i leads to %s', ([key, at, place]) => {
  expect(placeByKey(key, at, 14, 7)).toBe(place);
});
