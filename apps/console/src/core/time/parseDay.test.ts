import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWholeDay, parseDay } from './parseDay.ts';
import { addDays, formatDay } from './time.ts';

const today = '2026-11-20';

describe('a typed day', () => {
  test.for([
    ['2026-11-28', '2026-11-28'],
    ['2026-11-2', '2026-11-02'],
    [' 28 Nov 2026 ', '2026-11-28'],
    ['28 november 2026', '2026-11-28'],
    ['1 Sept 2026', '2026-09-01'],
    ['28. Nov 2026', '2026-11-28'],
    ['Nov 28, 2026', '2026-11-28'],
    ['28.11.2026', '2026-11-28'],
    ['3.1.2027', '2027-01-03'],
    ['28  Nov', '2026-11-28'],
    ['29 Feb 2028', '2028-02-29'],
    ['today', '2026-11-20'],
    ['Tomorrow', '2026-11-21'],
    ['yesterday', '2026-11-19'],
    ['1990-01-01', '1990-01-01'],
  ] as const)('%j is %s', ([typed, day]) => {
    expect(parseDay(typed, today)).toBe(day);
  });

  test.for([
    '',
    '28',
    '2026-11',
    '11/28/2026',
    '31 Nov 2026',
    '29 Feb 2026',
    '28 Foo 2026',
    '28 Nov 202',
    '0202-12-01',
    '12026-11-20',
    '1989-12-31',
    '13.13.2026',
    'next week',
  ])('%j is no day', (typed) => {
    expect(parseDay(typed, today)).toBeUndefined();
  });

  test('as the console writes it is the same day', () => {
    const days = fc.integer({ min: -13_000, max: 60_000 }).map((count) => addDays(today, count));
    fc.assert(fc.property(days, (day) => parseDay(formatDay(day), today) === day));
  });
});

test.for([
  ['2026-11-28', true],
  ['1 Nov 2026', true],
  ['2026-11-2', false],
  ['28 Nov', false],
  ['28 November', false],
] as const)('whether %j has its year and its last digit: %j', ([typed, whole]) => {
  expect(isWholeDay(typed)).toBe(whole);
});
