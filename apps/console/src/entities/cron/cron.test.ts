import * as fc from 'fast-check';
import { createMock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { describeCron, scheduleProblem } from './cron.ts';
import { nextRuns } from './nextRuns.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;
const iso = (runs: number[]) => runs.map((run) => new Date(run).toISOString().slice(0, 16));

describe('the next runs', () => {
  test.for([
    ['0 */6 * * *', ['2026-11-20T18:00', '2026-11-21T00:00', '2026-11-21T06:00']],
    ['*/45 * * * *', ['2026-11-20T12:45', '2026-11-20T13:00', '2026-11-20T13:45']],
    ['30 4 * * *', ['2026-11-21T04:30', '2026-11-22T04:30', '2026-11-23T04:30']],
    ['0 0 * * 0', ['2026-11-22T00:00', '2026-11-29T00:00', '2026-12-06T00:00']],
    ['0 0 * * 7', ['2026-11-22T00:00', '2026-11-29T00:00', '2026-12-06T00:00']],
    ['0 8 * dec MON-FRI', ['2026-12-01T08:00', '2026-12-02T08:00', '2026-12-03T08:00']],
    ['0 0 29 2 *', ['2028-02-29T00:00', '2032-02-29T00:00', '2036-02-29T00:00']],
    ['0 0 1 * 1', ['2026-11-23T00:00', '2026-11-30T00:00', '2026-12-01T00:00']],
    ['5/20 12 * * *', ['2026-11-20T12:05', '2026-11-20T12:25', '2026-11-20T12:45']],
  ] as const)('of %s are the ones that follow', ([text, expected]) => {
    expect(iso(nextRuns(text, noon, 3))).toEqual(expected);
  });

  test('do not include the given instant', () => {
    expect(iso(nextRuns('0 12 * * *', noon, 1))).toEqual(['2026-11-21T12:00']);
    expect(iso(nextRuns('0 12 * * *', noon - 1, 1))).toEqual(['2026-11-20T12:00']);
  });

  test('are empty for an invalid expression, and for a date that never comes', () => {
    expect(nextRuns('daily', noon, 5)).toEqual([]);
    expect(nextRuns('0 0 30 2 *', noon, 5)).toEqual([]);
  });

  const pieces = (min: number, max: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({ min: 1, max: 9 }).map((step) => `*/${step}`),
      fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 4 }).map(String),
    );
  const instants = fc.integer({ min: 0, max: Date.parse('2090-01-01') });

  test('are those that a search of every minute finds', () => {
    fc.assert(
      fc.property(pieces(0, 59), pieces(0, 23), pieces(0, 6), instants, (m, h, w, after) => {
        const runs = nextRuns(`${m} ${h} * * ${w}`, after, 1);
        const takes = (text: string, value: number) =>
          text.startsWith('*')
            ? value % Number(text.split('/')[1] ?? 1) === 0
            : text.split(',').map(Number).includes(value);
        let at = Math.floor(after / minute) * minute + minute;
        for (;;) {
          const date = new Date(at);
          const [day, hour] = [takes(w, date.getUTCDay()), takes(h, date.getUTCHours())];
          if (day && hour && takes(m, date.getUTCMinutes())) break;
          at += day && hour ? minute : 60 * minute - (at % (60 * minute));
        }
        expect(runs).toEqual([at]);
      }),
      { numRuns: 60 },
    );
  });

  test('are in order, and as many as asked for, from any instant', () => {
    fc.assert(
      fc.property(
        pieces(0, 59),
        pieces(0, 23),
        instants,
        fc.integer({ min: 1, max: 9 }),
        (...p) => {
          const [m, h, after, count] = p;
          const runs = nextRuns(`${m} ${h} * * *`, after, count);
          expect(runs).toHaveLength(count);
          expect([after, ...runs]).toEqual([after, ...runs].toSorted((a, b) => a - b));
          // One by one they are the same.
          let at = after;
          for (const run of runs) {
            expect(nextRuns(`${m} ${h} * * *`, at, 1)).toEqual([run]);
            at = run;
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a schedule in words', () => {
  test.for([
    ['* * * * *', 'Every minute'],
    ['*/30 * * * *', 'Every 30 minutes'],
    ['0 * * * *', 'Every hour'],
    ['0 */6 * * *', 'Every 6 hours'],
    ['30 4 * * *', 'At 04:30'],
    ['0 0 * * 0', 'At 00:00, only on Sunday'],
    ['0 0 * * 7', 'At 00:00, only on Sunday'],
    ['0 9 * * MON-fri', 'At 09:00, Monday through Friday'],
    ['nonsense', 'nonsense'],
  ] as const)('%s is "%s"', ([text, words]) => {
    expect(describeCron(text)).toBe(words);
  });

  test.for([
    ['*/45 * * * *', 'At 0 and 45 minutes past the hour'],
    ['0 */5 * * *', 'At 00:00, 05:00, 10:00, 15:00 and 20:00'],
    ['0 0 * */30 *', 'At 00:00, only in January'],
  ] as const)('%s has uneven steps: "%s"', ([text, words]) => {
    expect(describeCron(text)).toBe(words);
  });

  test.for([
    ['0 0 1 * 1', 'At 00:00, on day 1 of the month, and on Monday'],
    ['0 0 */30 * 1', 'At 00:00, on day 1 and 31 of the month, only on Monday'],
  ] as const)('%s tells whether one of the days is enough: "%s"', ([text, words]) => {
    expect(describeCron(text)).toBe(words);
  });
});

test.for([
  ['5/50 * * * *', 'At 5 and 55 minutes past the hour'],
  ['0/45 * * * *', 'At 0 and 45 minutes past the hour'],
  ['0 1/5 * * *', 'At 01:00, 06:00, 11:00, 16:00 and 21:00'],
  ['0 6 * * 5/2', 'At 06:00, only on Friday'],
  ['0 6 * * 0,7', 'At 06:00, only on Sunday'],
] as const)('the schedule %s is in words: %s', ([cron, words]) => {
  expect(describeCron(cron)).toBe(words);
});

test('the preview shows the runs of the service, for steps of any form', async () => {
  const mock = createMock({ seed: 1, rows: 1, now: '2026-11-20T12:00:00Z' });
  const { access_token } = await mock.signIn('admin@dropcatch.test');
  const piece = (min: number, max: number) => {
    const number = fc.integer({ min, max });
    const range = fc.tuple(number, number).map((pair) => pair.toSorted((a, b) => a - b).join('-'));
    const step = fc.integer({ min: 1, max: 70 });
    return fc
      .tuple(fc.oneof(number.map(String), range, fc.constant('*')), fc.option(step))
      .map(([values, by]) => (by === null ? values : `${values}/${by}`));
  };
  const ranges = [
    [0, 59],
    [0, 23],
    [1, 31],
    [1, 12],
    [0, 7],
  ] as const;
  const expressions = fc.tuple(...ranges.map(([min, max]) => piece(min, max)));
  await fc.assert(
    fc.asyncProperty(expressions, async (fields) => {
      const cron = fields.join(' ');
      const response = await mock.fetch('/api/sources/1/schedule', {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ enabled: true, type: 'cron', cron }),
      });
      const { job } = (await response.json()) as { job?: { next_run_time: string } };
      expect({ cron, isValid: scheduleProblem(cron) === undefined }).toEqual({
        cron,
        isValid: response.ok,
      });
      if (!job) return;
      const [first] = nextRuns(cron, Date.parse('2026-11-20T12:00:00Z'), 1);
      expect({ cron, first }).toEqual({ cron, first: Date.parse(job.next_run_time) });
    }),
    { numRuns: 300 },
  );
});
