import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../core/time/time.ts';
import { dropPhase, dropWindow, isDropLive, timeLeft, type DropWindow } from './dropWindows.ts';

const known = ['com', 'net', 'org', 'info', 'me', 'de', 'se', 'it', 'nz'];
const withoutHours = ['uk', 'co.uk', 'nl', 'eu', 'cz', 'dev', 'io'];
const tlds = [...known, ...withoutHours];

const minute = 60_000;
const hour = 60 * minute;

/** The window of a TLD on a day; a day that is one has it. */
function windowOf(tld: string, day: string): DropWindow {
  const window = dropWindow(tld, day);
  if (!window) throw new Error(`${day} is no day`);
  return window;
}

/** The usual times of a TLD on a day, in UTC. */
const inUtc = (tld: string, day: string) =>
  windowOf(tld, day).spans.map(({ from, to }) =>
    [from, to].flatMap((at) => at?.slice(11, 16) ?? []).join('–'),
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
    const window = windowOf(name, '2026-11-20');
    expect(window.spans).toEqual([]);
    expect(window.note).toMatch(/\w/);
  });

  test('is on the UTC day of the drop, and its spans are in order', () => {
    fc.assert(
      fc.property(tld, days, (name, day) => {
        const { spans, opens, closes } = windowOf(name, day);
        const times = spans.flatMap(({ from, to }) => (to ? [from, to] : [from]));
        expect(times.every((time) => time.startsWith(day))).toBe(true);
        expect(times.toSorted()).toEqual(times);
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

describe('the phase', () => {
  const com = windowOf('com', '2026-11-20');
  const twice = windowOf('it', '2026-11-20');
  const anyTime = windowOf('dev', '2026-11-20');
  const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

  test.for([
    ['18:00:00', { kind: 'ahead', opens: '2026-11-20T19:00:00.000Z' }],
    ['18:00:01', { kind: 'soon', opens: '2026-11-20T19:00:00.000Z' }],
    ['18:59:59', { kind: 'soon', opens: '2026-11-20T19:00:00.000Z' }],
    ['19:00:00', { kind: 'open', closes: '2026-11-20T20:15:00.000Z' }],
    ['20:14:59', { kind: 'open', closes: '2026-11-20T20:15:00.000Z' }],
    ['20:15:00', { kind: 'over' }],
  ] as const)('of .com at %s is %o', ([time, phase]) => {
    expect(dropPhase(com, at(time))).toEqual(phase);
  });

  test('of a release without a usual end lasts until the next one is near, then until the day ends', () => {
    expect(dropPhase(twice, at('07:30:00'))).toEqual({
      kind: 'soon',
      opens: '2026-11-20T08:00:00.000Z',
    });
    expect(dropPhase(twice, at('09:00:00'))).toEqual({ kind: 'open' });
    expect(dropPhase(twice, at('14:30:00')).kind).toBe('soon');
    expect(dropPhase(twice, at('16:00:00'))).toEqual({ kind: 'open' });
    expect(dropPhase(twice, Date.parse('2026-11-21T00:00:00Z'))).toEqual({ kind: 'over' });
  });

  test('of a TLD without known hours is that of the whole day', () => {
    expect(dropPhase(anyTime, Date.parse('2026-11-19T23:00:00Z'))).toEqual({ kind: 'ahead' });
    expect(dropPhase(anyTime, Date.parse('2026-11-19T23:30:00Z'))).toEqual({ kind: 'soon' });
    expect(dropPhase(anyTime, at('00:00:00'))).toEqual({ kind: 'open' });
    expect(dropPhase(anyTime, at('23:59:59'))).toEqual({ kind: 'open' });
    expect(dropPhase(anyTime, Date.parse('2026-11-21T00:00:00Z'))).toEqual({ kind: 'over' });
  });
});

describe('time left (spec, section 4; design, reading 27)', () => {
  const left = (name: string, day: string, now: string) =>
    timeLeft(dropWindow(name, day), Date.parse(`${now}Z`));

  test.for([
    // What was said before of it is 23h, up to midnight; it drops 19 hours later.
    ['com', '2026-11-25', '2026-11-24T00:00:00', '1d 19h'],
    ['com', '2026-07-25', '2026-07-24T00:00:00', '1d 18h'],
    ['com', '2026-11-20', '2026-11-20T12:00:00', '7h'],
    ['com', '2026-11-20', '2026-11-20T18:00:00', '1h'],
    ['com', '2026-11-20', '2026-11-20T18:00:01', 'Soon · 59:59'],
    ['com', '2026-11-20', '2026-11-20T18:47:19', 'Soon · 12:41'],
    ['com', '2026-11-20', '2026-11-20T18:59:58.500', 'Soon · 00:02'],
    ['com', '2026-11-20', '2026-11-20T19:00:00', 'Soon · open now'],
    ['com', '2026-11-20', '2026-11-20T20:14:59', 'Soon · open now'],
    ['com', '2026-11-20', '2026-11-20T20:15:00', 'Soon · window over'],
    ['com', '2026-11-20', '2026-11-25T12:00:00', 'Soon · window over'],
    // Nothing is known of the hours: the day is the window.
    ['dev', '2026-11-21', '2026-11-20T12:00:00', '12h'],
    ['dev', '2026-11-21', '2026-11-20T23:00:00', '1h'],
    ['dev', '2026-11-21', '2026-11-20T23:00:01', 'Soon'],
    ['co.uk', '2026-11-21', '2026-11-21T13:00:00', 'Soon'],
    ['co.uk', '2026-11-21', '2026-11-22T00:00:00', 'Soon · window over'],
    ['dev', '2026-12-20', '2026-11-20T12:00:00', '29d 12h'],
    ['com', 'no day', '2026-11-20T12:00:00', '–'],
    // Dates with a time.
    ['com', '2026-11-20T00:00:00', '2026-11-20T12:00:00', '7h'],
    ['com', '2026-11-22T21:30:00Z', '2026-11-20T12:00:00', '2d 9h'],
    ['com', '2026-11-20T21:30:00+02:00', '2026-11-20T12:00:00', '7h'],
    ['dev', '2026-11-20 21:30:00', '2026-11-20T20:45:00', 'Soon · 45:00'],
    ['com', '2026-11-20T09:00:00Z', '2026-11-20T12:00:00', 'Soon · open now'],
    ['com', '2026-11-20T09:00:00Z', '2026-11-21T00:00:00', 'Soon · window over'],
  ] as const)('of .%s on %s at %s is %s', ([name, day, now, text]) => {
    expect(left(name, day, now)).toBe(text);
  });

  const moments = fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }).map((m) => m * minute);

  test('is Soon from an hour before the window on, and says when the window is over', () => {
    fc.assert(
      fc.property(tld, days, moments, (name, day, away) => {
        const window = windowOf(name, day);
        const now = window.opens + away;
        const text = timeLeft(window, now);
        const isOver = now >= window.closes;
        // Between two lists that a registry publishes nothing is over, and nothing is far.
        const isSoon = now > window.opens - hour;
        expect(text.startsWith('Soon')).toBe(isSoon);
        expect(text === 'Soon · window over').toBe(isOver);
        expect(text.includes('·')).toBe(isOver || (isSoon && window.spans.length > 0));
      }),
    );
  });

  test('counts the hours to the start of the window, on every day of a year', () => {
    fc.assert(
      fc.property(tld, days, fc.integer({ min: 1, max: 90 * 24 }), (name, day, hours) => {
        const window = windowOf(name, day);
        const [, wholeDays = '0', rest] =
          /^(?:(\d+)d )?(\d+)h$/.exec(timeLeft(window, window.opens - hours * hour)) ?? [];
        expect(Number(wholeDays) * 24 + Number(rest)).toBe(hours);
      }),
    );
  });

  test('is updated every second in the last hour, whenever a minute would change its text', () => {
    fc.assert(
      fc.property(tld, days, moments, (name, day, away) => {
        const window = windowOf(name, day);
        const now = window.opens + away;
        const texts = [timeLeft(window, now), timeLeft(window, now + minute)];
        const changes = texts[0] !== texts[1] && texts.some((text) => !/\dh$/.test(text));
        if (changes) expect(isDropLive(window, now)).toBe(true);
        if (now < window.opens - hour - minute || now > window.closes)
          expect(isDropLive(window, now)).toBe(false);
      }),
    );
  });
});
