import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from './clock.ts';
import { nextTime, previousTime, runsPerDay, type Schedule } from './cron.ts';

/** Schedules of the kinds that jobs have. */
const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.integer({ min: 1, max: 3000 }),
  fc.constantFrom('*/5 * * * *', '*/2 18-20 * * *', '59 * * * *', '0 1 1 * *', '30 3 * * 0'),
  fc.tuple(fc.nat(59), fc.nat(23)).map(([minute, hour]) => `${minute} ${hour} * * *`),
  fc.tuple(fc.nat(59), fc.nat(6)).map(([minute, day]) => `${minute} 0,10 * * ${day}`),
);

const instants = fc.integer({ min: 10_000 * DAY, max: 30_000 * DAY });

test('no run lies between the previous run and the instant', () => {
  fc.assert(
    fc.property(schedules, instants, (schedule, at) => {
      const run = previousTime(schedule, at);
      if (run === undefined) throw new Error(`${schedule} never runs`);
      expect(run).toBeLessThanOrEqual(at);
      expect(nextTime(schedule, run)).toBeGreaterThan(at);
      expect(nextTime(schedule, run - 1)).toBe(run);
    }),
  );
});

test('an interval of any length keeps its length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_000 }), instants, (minutes, at) => {
      const next = nextTime(minutes, at) ?? 0;
      expect(next - at).toBeLessThanOrEqual(minutes * MINUTE);
      expect((nextTime(minutes, next) ?? 0) - next).toBe(minutes * MINUTE);
    }),
  );
  expect(nextTime(1e300, 0)).toBeNull();
});

test('an invalid expression has no runs', () => {
  for (const text of ['', 'x', '* * * *', '61 * * * *', '0 0 30 2 *']) {
    expect(nextTime(text, 0)).toBeNull();
    expect(runsPerDay(text)).toBe(0);
  }
});

test.each<[Schedule, number]>([
  ['*/5 * * * *', 288],
  ['1 0,10 * * *', 2],
  ['0 1 1 * *', 1 / 31],
  ['30 3 * * 0', 1 / 7],
  [90, 16],
])('%s runs %d times a day', (schedule, expected) => {
  expect(runsPerDay(schedule)).toBeCloseTo(expected);
});
