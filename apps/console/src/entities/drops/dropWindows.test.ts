import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, utcDay, utcMinute } from '../../core/time/time.ts';
import { dropWindow } from './dropWindows.ts';

const known = ['com', 'net', 'org', 'info', 'me', 'de', 'se', 'it', 'nz'];
const withoutHours = ['uk', 'co.uk', 'nl', 'eu', 'cz', 'dev', 'io'];
const tlds = [...known, ...withoutHours];

/** The window of a TLD on a day; a day that is one has it. */
function windowOf(tld: string, day: string) {
  const drop = dropWindow(tld, day);
  if (!drop) throw new Error(`${day} is no day`);
  return drop;
}

/** The usual times of a TLD on a day, in UTC. */
const inUtc = (tld: string, day: string) =>
  windowOf(tld, day).spans.map(({ from, to }) =>
    [from, ...(to ? [to] : [])].map((at) => utcMinute(at)).join('–'),
  );

/** Each day of the years in which the rules of today hold, and then some. */
const days = fc.nat(15_000).map((count) => addDays('2026-01-01', count - 5000));
const tld = fc.constantFrom(...tlds);

describe('the usual release', () => {
  test.for([
    ['com', '2026-11-20', ['19:00–20:15']],
    ['net', '2026-07-20', ['18:00–19:15']],
    // The clocks of New York go ahead on 8 March and back on 1 November, those of Europe three weeks later and a week
    // earlier.
    ['com', '2026-03-07', ['19:00–20:15']],
    ['com', '2026-03-08', ['18:00–19:15']],
    ['com', '2026-10-31', ['18:00–19:15']],
    ['com', '2026-11-01', ['19:00–20:15']],
    ['org', '2026-11-20', ['14:30–15:30']],
    ['info', '2026-11-20', ['10:00–10:30']],
    ['me', '2026-11-20', ['02:30–03:00']],
    ['de', '2026-11-20', ['01:00–03:00']],
    ['de', '2026-07-20', ['00:00–02:00']],
    // The clocks go from 02:00 to 03:00 that night, and from 03:00 back to 02:00 that one.
    ['de', '2026-03-29', ['01:00–02:00']],
    ['de', '2026-10-25', ['00:00–03:00']],
    ['se', '2026-11-20', ['04:00']],
    ['it', '2026-11-20', ['08:00', '15:00']],
    ['it', '2026-03-29', ['07:00', '14:00']],
    ['co.nz', '2026-11-20', ['02:00–03:00']],
    ['co.uk', '2026-11-20', []],
  ] as const)('of .%s on %s is at %j UTC', ([name, day, times]) => {
    expect(inUtc(name, day)).toEqual(times);
  });

  test('is not known for every TLD: then the whole day counts', () => {
    for (const name of ['dev', 'toString', '__proto__', '']) {
      expect(dropWindow(name, '2026-11-20')).toEqual({
        kind: undefined,
        spans: [],
        opens: Date.parse('2026-11-20T00:00:00Z'),
        closes: Date.parse('2026-11-21T00:00:00Z'),
      });
    }
  });

  test('does not exist for an invalid day', () => {
    expect(dropWindow('com', 'soon')).toBeUndefined();
    expect(dropWindow('com', '')).toBeUndefined();
  });

  test.for([
    ['com', 'window'],
    ['de', 'night'],
    ['eu', 'batch'],
    ['co.uk', 'exact'],
    ['org.uk', 'exact'],
    ['cz', 'none'],
  ] as const)('of .%s is of the kind %s', ([name, kind]) => {
    expect(windowOf(name, '2026-11-20').kind).toBe(kind);
  });

  test.for(['co.uk', 'nl', 'eu', 'cz'])('of .%s has no fixed hours, but an explanation', (name) => {
    const drop = windowOf(name, '2026-11-20');
    expect(drop.spans).toEqual([]);
    expect(drop.note).toMatch(/\w/);
  });

  test('is on the UTC day of the drop, and its spans are in order', () => {
    fc.assert(
      fc.property(tld, days, (name, day) => {
        const { spans, opens, closes } = windowOf(name, day);
        const times = spans.flatMap(({ from, to }) => (to ? [from, to] : [from]));
        expect(times.every((time) => utcDay(time) === day)).toBe(true);
        expect(times.toSorted((a, b) => a - b)).toEqual(times);
        expect(new Set(times).size).toBe(times.length);
        expect(opens).toBeGreaterThanOrEqual(Date.parse(`${day}T00:00:00Z`));
        expect(opens).toBeLessThan(closes);
        expect(closes).toBeLessThanOrEqual(Date.parse(`${addDays(day, 1)}T00:00:00Z`));
      }),
    );
  });

  test('has the same local time on every day of a year, unless the clocks skip it', () => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      minute: '2-digit',
    });
    const shown = Array.from({ length: 366 }, (_, index) =>
      clock.format(windowOf('com', addDays('2028-01-01', index)).opens),
    );
    expect(new Set(shown)).toEqual(new Set(['14:00']));
  });
});
