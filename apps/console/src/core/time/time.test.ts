import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  addDays,
  formatDay,
  formatDuration,
  formatInstant,
  formatPreciseInstant,
  formatRelativeTime,
  utcDay,
  formatWeekday,
  formatZoneOffset,
  formatTimer,
  utcMillisecond,
  utcMinute,
  parseTimeOfDay,
  formatCountdown,
} from './time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();

const minute = 60_000;

const hour = 60 * minute;

const day = 24 * hour;

describe('formatRelativeTime (spec, section 9)', () => {
  test.for([
    [0, 'Just now'],
    [minute - 1, 'Just now'],
    [minute, '1m ago'],
    [hour - 1, '59m ago'],
    [hour, '1h ago'],
    [day - 1, '23h ago'],
    [day, '1d ago'],
    [7 * day - 1, '6d ago'],
    [7 * day, '13 Nov 2026'],
    [-hour, 'Just now'],
  ] as const)('%i ms ago is %s [§9.time.relative]', ([milliseconds, text]) => {
    expect(formatRelativeTime(ago(milliseconds), now)).toBe(text);
  });

  test('has no text for an invalid time', () => {
    expect(formatRelativeTime('yesterday', now)).toBe('');
  });
});

describe('days', () => {
  test('are in UTC, in any zone of the computer', () => {
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

  test('show as day, month and year', () => {
    expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
    expect(formatDay('2026-11-20T18:00:00Z')).toBe('20 Nov 2026');
    expect(formatDay('soon')).toBe('soon');
    expect(formatWeekday('2026-11-20')).toBe('Fri');
    expect(formatWeekday('')).toBe('');
  });

  test('read the same as those of Intl', () => {
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
        expect(formatWeekday(date)).toBe(name[0]);
        expect(formatDay(date)).toBe(`${number} ${month} ${year[0]}`);
      }),
    );
  });
});

test('an instant shows in the given zone', () => {
  expect(formatInstant('2026-11-20T19:04:11Z', 'UTC')).toBe('20 Nov 2026, 19:04:11');
  expect(formatInstant('2026-11-20T19:04:11Z', 'Europe/Prague')).toBe('20 Nov 2026, 20:04:11');
  expect(formatInstant('2026-09-20T19:04:11Z', 'Europe/Prague')).toBe('20 Sep 2026, 21:04:11');
  expect(formatInstant('never')).toBe('never');
});

test('an instant shows in the zone of the computer, also after the zone changes', () => {
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

  test('rounds down, by less than one of its smaller unit', () => {
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
  expect(formatZoneOffset(zone, `${date}T12:00:00Z`)).toBe(offset);
});

test('a precise instant has its milliseconds in every zone', () => {
  expect(formatPreciseInstant('2026-11-20T19:04:11.417Z', 'UTC')).toBe('20 Nov 2026, 19:04:11.417');
  expect(formatPreciseInstant('2026-11-20T19:04:11.007+01:00', 'Asia/Tokyo')).toBe(
    '21 Nov 2026, 03:04:11.007',
  );
  expect(formatPreciseInstant('2026-11-20T19:04:11Z', 'UTC')).toBe('20 Nov 2026, 19:04:11.000');
  expect(formatPreciseInstant('never')).toBe('never');
});

test.each([
  [3_172_000, '52:52'],
  [3_171_001, '52:52'],
  [3_772_000, '1:02:52'],
  [86_400_000 * 2 + 4 * 3_600_000, '2d 4h'],
  [900, '00:01'],
  [-5, '00:00'],
])('%d ms are %s', (milliseconds, face) => {
  expect(formatTimer(milliseconds)).toBe(face);
});

test('a time of day is in UTC, in any zone of the input', () => {
  expect(utcMillisecond('2026-11-23T19:22:07.412Z')).toBe('19:22:07.412');
  expect(utcMinute('2026-11-23T20:22:07+01:00')).toBe('19:22');
  expect(utcMinute('never')).toBe('never');
});

const two = (number: number) => String(number).padStart(2, '0');

const times = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59));

test('a time of day that is written in full stays as it is', () => {
  fc.assert(
    fc.property(times, ([hours, minutes, seconds]) => {
      const text = `${two(hours)}:${two(minutes)}:${two(seconds)}`;
      expect(parseTimeOfDay(text)).toBe(text);
      expect(parseTimeOfDay(`  ${text} `)).toBe(text);
    }),
  );
});

test('a time of day without seconds is completed', () => {
  fc.assert(
    fc.property(times, ([hours, minutes]) => {
      expect(parseTimeOfDay(`${hours}:${two(minutes)}`)).toBe(`${two(hours)}:${two(minutes)}:00`);
    }),
  );
});

test('a time of day has no hour above 23 and no minute or second above 59 [§5.epp-settings.times]', () => {
  const pairs = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99));
  fc.assert(
    fc.property(pairs, ([hours, minutes, seconds]) => {
      const read = parseTimeOfDay(`${two(hours)}:${two(minutes)}:${two(seconds)}`);
      expect(read !== undefined).toBe(hours < 24 && minutes < 60 && seconds < 60);
    }),
  );
});

test('any other text is no time of day', () => {
  for (const text of ['', '24:00:00', '1750', '5:5', '17:50:00 UTC', '-1:00', '17:60', 'noon']) {
    expect(parseTimeOfDay(text)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseTimeOfDay(text);
      if (read !== undefined) expect(parseTimeOfDay(read)).toBe(read);
    }),
  );
});

const start = Date.parse('2026-11-20T12:00:00Z');

test.for([
  ['2026-11-20T12:00:01Z', 'in 1s'],
  ['2026-11-20T12:04:12Z', 'in 4m 12s'],
  ['2026-11-20T13:00:00Z', 'in 1h 0m'],
  ['2026-11-23T15:59:59Z', 'in 3d 3h'],
  ['2026-11-20T12:00:00Z', 'due'],
  ['2026-11-20T11:00:00Z', 'due'],
] as const)('%s is %s', ([at, text]) => {
  expect(formatCountdown(at, start)).toBe(text);
});

test('a countdown rounds up to whole seconds, so that it never ends too early', () => {
  expect(formatCountdown('2026-11-20T12:00:01Z', start + 999)).toBe('in 1s');
  expect(formatCountdown('2026-11-20T12:00:01Z', start + 1000)).toBe('due');
});

test('text that is not an instant has no countdown', () => {
  expect(formatCountdown('soon', start)).toBeUndefined();
});

test('a countdown shows at most the time left, and less than one step below it', () => {
  const worth: Record<string, number> = { d: 86_400, h: 3600, m: 60, s: 1 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (left) => {
      const text = formatCountdown(new Date(start + left * 1000).toISOString(), start) ?? '';
      const parts = [...text.matchAll(/(\d+)([dhms])/g)];
      const said = parts.reduce(
        (sum, [, n, unit]) => sum + Number(n) * (worth[unit ?? ''] ?? 0),
        0,
      );
      const step = worth[parts.at(-1)?.[2] ?? ''] ?? 0;
      expect(said).toBeLessThanOrEqual(left);
      expect(left - said).toBeLessThan(step);
    }),
  );
});

test('an instant reads the same with and without Intl, in UTC and in the zone of the browser', () => {
  const read = (at: Date, timeZone?: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
      .format(at)
      .replace('Sept', 'Sep');
  const instants = fc.date({
    min: new Date('1971-01-01'),
    max: new Date('2999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (at) => {
      expect(formatInstant(at.toISOString(), 'UTC')).toBe(read(at, 'UTC'));
      expect(formatInstant(at.toISOString())).toBe(read(at));
    }),
  );
});
