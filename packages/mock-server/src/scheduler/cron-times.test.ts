import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../time/clock.ts';
import { nextRun } from '../time/cron.ts';
import { previousRun, readCron, runsPerDay } from './cron-times.ts';

/** Expressions of the kinds that schedules have. */
const crons = fc.oneof(
  fc.constantFrom('*/5 * * * *', '*/2 18-20 * * *', '59 * * * *', '0 1 1 * *', '30 3 * * 0'),
  fc.tuple(fc.nat(59), fc.nat(23)).map(([minute, hour]) => `${minute} ${hour} * * *`),
  fc.tuple(fc.nat(59), fc.nat(6)).map(([minute, day]) => `${minute} 0,10 * * ${day}`),
);

const instants = fc.integer({ min: 10_000 * DAY, max: 30_000 * DAY });

test('the previous run is the one that no other follows up to the instant', () => {
  fc.assert(
    fc.property(crons, instants, (text, at) => {
      const cron = readCron(text);
      const run = cron && previousRun(cron, at);
      if (cron === undefined || run === undefined) throw new Error(`${text} never runs`);
      expect(run).toBeLessThanOrEqual(at);
      expect(nextRun(cron, run)).toBeGreaterThan(at);
      expect(nextRun(cron, run - 1)).toBe(run);
    }),
  );
});

test('what is no expression is none', () => {
  for (const text of ['', 'x', '* * * *', '61 * * * *', '0 0 30 2 *']) {
    expect(readCron(text)).toBeUndefined();
  }
});

test.each([
  ['*/5 * * * *', 288],
  ['1 0,10 * * *', 2],
  ['0 1 1 * *', 1 / 31],
  ['30 3 * * 0', 1 / 7],
])('%s runs %d times a day', (text, expected) => {
  const cron = readCron(text);
  expect(cron && runsPerDay(cron)).toBeCloseTo(expected);
});
