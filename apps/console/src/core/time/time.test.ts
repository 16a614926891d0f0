import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  addDays,
  formatDay,
  formatDuration,
  formatInstant,
  formatPreciseInstant,
  relativeTime,
  utcDay,
  weekday,
  zoneOffset,
} from './time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeTime (spec, section 9)', () => {
  test.for([
    [0, 'Just now'],
    [minute - 1, 'Just now'],
    [minute, '1m ago'],
    [hour - 1, '59m ago'],
    [hour, '1h ago'],
    [day - 1, '23h ago'],
    [day, '1d ago'],
    [7 * day - 1, '6d ago'],
    [7 * day, new Date(now - 7 * day).toLocaleDateString()],
    [-hour, 'Just now'],
  ] as const)('%i ms ago is %s [§9.time.relative]', ([milliseconds, text]) => {
    expect(relativeTime(ago(milliseconds), now)).toBe(text);
  });

  test('has no words for what is no time', () => {
    expect(relativeTime('yesterday', now)).toBe('');
  });
});

describe('days', () => {
  test('are UTC, whatever the zone of the machine', () => {
    expect(utcDay(Date.parse('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
    expect(utcDay(Date.parse('2026-11-21T00:00:00Z'))).toBe('2026-11-21');
  });

  test('adding days and taking them away again gives the same day', () => {
    const days = fc
      .integer({ min: -20_000, max: 60_000 })
      .map((count) => addDays('2026-11-20', count));
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from);
      }),
    );
  });

  test('read well', () => {
    expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
    expect(formatDay('2026-11-20T18:00:00Z')).toBe('20 Nov 2026');
    expect(formatDay('soon')).toBe('soon');
    expect(weekday('2026-11-20')).toBe('Fri');
    expect(weekday('')).toBe('');
  });

  test('read as Intl writes them', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      day: '2-digit',
      month: 'short',
      year: 'numeric',
    });
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), (count) => {
        const date = addDays('2026-11-20', count);
        const [name, [month, number], year] = format
          .format(Date.parse(date))
          .split(', ')
          .map((part) => part.split(' ')) as [[string], [string, string], [string]];
        expect(weekday(date)).toBe(name[0]);
        expect(formatDay(date)).toBe(`${number} ${month} ${year[0]}`);
      }),
    );
  });
});

test('an instant shows in the zone asked for', () => {
  expect(formatInstant('2026-11-20T19:04:11Z', 'UTC')).toBe('20 Nov 2026, 19:04:11');
  expect(formatInstant('2026-11-20T19:04:11Z', 'Europe/Prague')).toBe('20 Nov 2026, 20:04:11');
  expect(formatInstant('never')).toBe('never');
});

test('an instant shows in the zone of the machine, also after a journey', () => {
  vi.stubEnv('TZ', 'Europe/Prague');
  expect(formatInstant('2026-11-20T19:04:11Z')).toBe('20 Nov 2026, 20:04:11');
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatInstant('2026-11-20T19:04:11Z')).toBe('20 Nov 2026, 14:04:11');
  vi.unstubAllEnvs();
});

describe('formatDuration', () => {
  test.for([
    [0, '0s'],
    [999, '0s'],
    [-day, '0s'],
    [Number.NaN, '0s'],
    [1000, '1s'],
    [minute, '1m'],
    [minute + 1000, '1m 1s'],
    [hour + 1000, '1h'],
    [25 * hour, '1d 1h'],
    [400 * day, '400d'],
  ] as const)('%i ms is %s', ([milliseconds, text]) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });

  test('is never more than what lasted, and less by under one of its smaller unit', () => {
    const size: Record<string, number> = { d: day, h: hour, m: minute, s: 1000 };
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1000 * day }), (milliseconds) => {
        const parts = formatDuration(milliseconds).split(' ');
        const shown = parts
          .map((part) => Number.parseInt(part, 10) * (size[part.at(-1) ?? ''] ?? 0))
          .reduce((sum, part) => sum + part, 0);
        const coarse = milliseconds >= day ? hour : milliseconds >= hour ? minute : 1000;
        expect(milliseconds - shown).toBeGreaterThanOrEqual(0);
        expect(milliseconds - shown).toBeLessThan(coarse);
      }),
    );
  });
});

test.for([
  ['UTC', '2026-11-20', 'UTC'],
  ['Europe/London', '2026-11-20', 'UTC'],
  ['Europe/Prague', '2026-11-20', 'UTC+1'],
  ['Europe/Prague', '2026-07-20', 'UTC+2'],
  ['America/New_York', '2026-11-20', 'UTC-5'],
] as const)('%s is at %s %s', ([zone, date, offset]) => {
  expect(zoneOffset(zone, `${date}T12:00:00Z`)).toBe(offset);
});

test('a precise instant has its milliseconds in every zone', () => {
  expect(formatPreciseInstant('2026-11-20T19:04:11.417Z', 'UTC')).toBe('20 Nov 2026, 19:04:11.417');
  expect(formatPreciseInstant('2026-11-20T19:04:11.007+01:00', 'Asia/Tokyo')).toBe(
    '21 Nov 2026, 03:04:11.007',
  );
  expect(formatPreciseInstant('2026-11-20T19:04:11Z', 'UTC')).toBe('20 Nov 2026, 19:04:11.000');
  expect(formatPreciseInstant('never')).toBe('never');
});
