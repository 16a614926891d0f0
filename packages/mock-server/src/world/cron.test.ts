import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, isoTime, MINUTE } from './time.ts';
import { cronError, nextTime, previousTime, runsPerDay, type Schedule } from './cron.ts';

function next(text: string, after: string): string | undefined {
  const at = nextTime(text, Date.parse(after));
  return at === null ? undefined : isoTime(at);
}

test.each([
  ['0 1 * * *', '2026-11-20T00:59:59Z', '2026-11-20T01:00:00Z'],
  ['0 1 * * *', '2026-11-20T01:00:00Z', '2026-11-21T01:00:00Z'],
  ['*/15 * * * *', '2026-11-20T17:58:00Z', '2026-11-20T18:00:00Z'],
  ['1 0,10 * * *', '2026-11-20T00:01:00Z', '2026-11-20T10:01:00Z'],
  ['*/2 18-20 * * *', '2026-11-20T20:58:00Z', '2026-11-21T18:00:00Z'],
  ['0 1 1 * *', '2026-12-31T23:59:59Z', '2027-01-01T01:00:00Z'],
  ['30 4 * * 1', '2026-11-20T18:00:00Z', '2026-11-23T04:30:00Z'],
  ['0 0 * * 7', '2026-11-20T18:00:00Z', '2026-11-22T00:00:00Z'],
  ['0 0 29 2 *', '2096-03-01T00:00:00Z', '2104-02-29T00:00:00Z'],
  ['10/20 6 * * *', '2026-11-20T06:10:00Z', '2026-11-20T06:30:00Z'],
  ['5/50 * * * *', '2026-11-20T06:05:00Z', '2026-11-20T06:55:00Z'],
  ['5/50 * * * *', '2026-11-20T06:55:00Z', '2026-11-20T07:05:00Z'],
  ['0/45 * * * *', '2026-11-20T06:45:00Z', '2026-11-20T07:00:00Z'],
  ['0 1/5 * * *', '2026-11-20T21:00:00Z', '2026-11-21T01:00:00Z'],
  // A step of weekdays ends with Saturday. A range may end with 7, which is Sunday.
  ['0 6 * * 5/2', '2026-11-20T06:00:00Z', '2026-11-27T06:00:00Z'],
  ['0 6 * * 5-7/2', '2026-11-20T06:00:00Z', '2026-11-22T06:00:00Z'],
  ['0 6 * * 0/2', '2026-11-20T06:00:00Z', '2026-11-21T06:00:00Z'],
  ['0 */30 * * *', '2026-11-20T06:10:00Z', '2026-11-21T00:00:00Z'],
  ['0 6 * * MON-FRI', '2026-11-20T18:00:00Z', '2026-11-23T06:00:00Z'],
  ['0 6 * * fri-Sun', '2026-11-21T18:00:00Z', '2026-11-22T06:00:00Z'],
  ['0 0 * * SUN', '2026-11-20T18:00:00Z', '2026-11-22T00:00:00Z'],
  ['0 0 1 JAN,jul *', '2026-11-20T18:00:00Z', '2027-01-01T00:00:00Z'],
  // With both days given, one match is enough.
  ['0 0 13 * 5', '2026-11-20T00:00:00Z', '2026-11-27T00:00:00Z'],
  ['0 0 25 * 5', '2026-11-20T00:00:00Z', '2026-11-25T00:00:00Z'],
  // A step on a star still means every day: both must match.
  ['0 0 */2 * 5', '2026-11-20T00:00:00Z', '2026-11-27T00:00:00Z'],
])('%s runs after %s at %s', (text, after, expected) => {
  expect(next(text, after)).toBe(expected);
});

test.each([
  ['', 'has 0 fields'],
  ['0 1 * *', 'has 4 fields'],
  ['0 1 * * * *', 'has 6 fields'],
  ['60 * * * *', 'Invalid value for minute: 60'],
  ['* 24 * * *', 'Invalid value for hour: 24'],
  ['* * 0 * *', 'Invalid value for day'],
  ['* * * 13 *', 'Invalid value for month'],
  ['* * * * 8', 'Invalid value for dayOfWeek: 8'],
  ['0 6 * * 7/1', 'must not step from 7'],
  ['0 6 * * 1,7/2', 'must not step from 7'],
  ['5-1 * * * *', 'From value is larger than to value'],
  ['*/0 * * * *', 'illegal stepping: 0'],
  ['1,,2 * * * *', 'is empty'],
  ['@daily', 'has 1 fields'],
  ['* jan * * *', 'contains illegal characters'],
  ['* * * mon *', 'contains illegal characters'],
  ['* * * * FRI-MON', 'From value is larger than to value'],
  ['0 0 30 2 *', 'names a date that does not exist'],
  // croner reads these, cron does not.
  ['0 0 L * *', 'must be like'],
  ['0 0 ? * *', 'must be like'],
  ['0 0 * * 5#2', 'must be like'],
])('%s is refused: %s', (text, reason) => {
  expect(cronError(text)).toContain(reason);
});

/** The text of a field and the values that it means, computed the simple way. */
function field(min: number, max: number): fc.Arbitrary<{ text: string; values: number[] }> {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const star = fc.integer({ min: 1, max: max - min + 1 }).map((step) => ({
    text: step === 1 ? '*' : `*/${step}`,
    values: all.filter((_, i) => i % step === 0),
  }));
  const range = fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.integer({ min: 1, max: 9 }))
    .map(([a, b, step]) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      return {
        text: from === to ? `${from}` : `${from}-${to}/${step}`,
        values: all.filter((v) => v >= from && v <= to && (v - from) % step === 0),
      };
    });
  const list = fc.array(range, { minLength: 1, maxLength: 3 }).map((parts) => ({
    text: parts.map(({ text }) => text).join(','),
    values: parts.flatMap(({ values }) => values),
  }));
  return fc.oneof(star, list);
}

/** Expressions with the values of each field, without those that never match. */
const crons = fc
  .tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 6))
  .filter(([, , days, months]) => days.values.includes(1) || months.values.includes(1));
const instants = fc.integer({ min: 0, max: 40_000 * DAY });

type Fields = typeof crons extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether the expression matches this minute, directly by the rule. */
function matches([minutes, hours, days, months, weekdays]: Fields, at: number): boolean {
  const date = new Date(at);
  const [byDate, byWeekday] = [
    days.values.includes(date.getUTCDate()),
    weekdays.values.includes(date.getUTCDay()),
  ];
  const both = [days, weekdays].some(({ text }) => text.startsWith('*'));
  return (
    minutes.values.includes(date.getUTCMinutes()) &&
    hours.values.includes(date.getUTCHours()) &&
    months.values.includes(date.getUTCMonth() + 1) &&
    (both ? byDate && byWeekday : byDate || byWeekday)
  );
}

test('the next run is the first minute that matches the schedule', () => {
  fc.assert(
    fc.property(crons, instants, (fields, after) => {
      const run = nextTime(fields.map(({ text }) => text).join(' '), after);
      if (run === null) throw new Error('Every one of these comes');
      expect(run).toBeGreaterThan(after);
      expect(run % MINUTE).toBe(0);
      expect(matches(fields, run)).toBe(true);
      // Checks the last days before the run one by one. Runs that come soon cover the earlier days.
      const first = (Math.floor(Math.max(after, run - 3 * DAY) / MINUTE) + 1) * MINUTE;
      for (let at = first; at < run; at += MINUTE) if (matches(fields, at)) expect(at).toBe(run);
    }),
    { numRuns: 60 },
  );
});

test('any text is either parsed or refused with a reason', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('*', '0', '9', '-', '/', ',', ' ', '31', 'x')).map((p) => p.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const isRefused = cronError(text) !== undefined;
      expect(nextTime(text, 0)).toEqual(isRefused ? null : expect.any(Number));
    }),
  );
});

/** Schedules of the kinds that jobs have. */
const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.integer({ min: 1, max: 3000 }),
  fc.constantFrom('*/5 * * * *', '*/2 18-20 * * *', '59 * * * *', '0 1 1 * *', '30 3 * * 0'),
  fc.tuple(fc.nat(59), fc.nat(23)).map(([minute, hour]) => `${minute} ${hour} * * *`),
  fc.tuple(fc.nat(59), fc.nat(6)).map(([minute, day]) => `${minute} 0,10 * * ${day}`),
);

const laterInstants = fc.integer({ min: 10_000 * DAY, max: 30_000 * DAY });

test('no run lies between the previous run and the instant', () => {
  fc.assert(
    fc.property(schedules, laterInstants, (schedule, at) => {
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
    fc.property(fc.integer({ min: 1, max: 600_000 }), laterInstants, (minutes, at) => {
      const run = nextTime(minutes, at) ?? 0;
      expect(run - at).toBeLessThanOrEqual(minutes * MINUTE);
      expect((nextTime(minutes, run) ?? 0) - run).toBe(minutes * MINUTE);
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
