import { assert, integer, property } from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  dayWindows,
  isOutdated,
  isOpen,
  nextWindow,
  refreshInterval,
  liveRefetchInterval,
  tldsLabel,
  formatTimeSpan,
} from './dayWindows.ts';

const at = (time: string) => Date.parse(time);

/** Any moment of some years. */
const moment = integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });

describe('windows of a day', () => {
  test('TLDs with the same hours share a window, and windows are sorted by start', () => {
    const windows = dayWindows('2026-11-23');
    expect(windows.map((window) => `${tldsLabel(window)} ${window.from.slice(11, 16)}`)).toEqual([
      'de 01:00',
      'nz 02:00',
      'me 02:30',
      'se 04:00',
      'it 08:00',
      'info 10:00',
      'org 14:30',
      'it 15:00',
      'com · net 19:00',
    ]);
  });

  test('Verisign opens an hour earlier in the American summer', () => {
    const opens = (day: string) =>
      dayWindows(day)
        .find(({ tlds }) => tlds.includes('com'))
        ?.from.slice(11, 16);
    expect(opens('2026-07-01')).toBe('18:00');
    // Europe has left summer time by then, America has not.
    expect(opens('2026-10-28')).toBe('18:00');
    expect(opens('2026-11-23')).toBe('19:00');
  });
});

describe('next window', () => {
  test('is the open one until it ends, then the next one', () => {
    const next = (time: string) => nextWindow(at(time))?.tlds;
    expect(next('2026-11-23T16:00:00Z')).toEqual(['com', 'net']);
    expect(next('2026-11-23T20:14:59Z')).toEqual(['com', 'net']);
    expect(next('2026-11-23T20:15:00Z')).toEqual(['de']);
  });

  test('TLDs that open together are one window, with its hours', () => {
    expect(nextWindow(at('2026-11-23T16:00:00Z'))).toEqual({
      tlds: ['com', 'net'],
      from: '2026-11-23T19:00:00.000Z',
      to: '2026-11-23T20:15:00.000Z',
      openEnded: false,
    });
  });

  test('always exists, and is not over', () => {
    assert(
      property(moment, (now) => {
        const window = nextWindow(now);
        return window !== undefined && at(window.to) > now && at(window.from) < now + 86_400_000;
      }),
    );
  });
});

describe('refresh rate', () => {
  test.each([
    ['far from a window', '2026-11-23T12:00:00Z', 60_000],
    ['in the hour before one', '2026-11-23T18:30:00Z', 10_000],
    ['in one', '2026-11-23T19:30:00Z', 2000],
    ['shortly after one', '2026-11-23T20:16:00Z', 2000],
    ['then no more', '2026-11-23T20:17:00Z', 60_000],
    ['up to the moment at which the hour before begins', '2026-11-23T17:59:50Z', 10_000],
    ['up to the moment at which it opens', '2026-11-23T18:59:57Z', 3000],
  ])('%s', (_when, time, period) => {
    expect(refreshInterval(at(time))).toBe(period);
  });

  test('reads at the start of each window, and always waits between two reads', () => {
    assert(
      property(moment, (now) => {
        const period = refreshInterval(now);
        const window = nextWindow(now);
        const opens = window && !isOpen(window, now) ? at(window.from) - now : Infinity;
        return period >= 500 && period <= 60_000 && (period <= opens || opens < 500);
      }),
    );
  });

  test('calls data out of date after three missed reads', () => {
    const now = at('2026-11-23T19:30:00Z');
    expect(isOutdated(5000, now)).toBe(false);
    expect(isOutdated(7500, now)).toBe(true);
    expect(isOutdated(150_000, at('2026-11-23T12:00:00Z'))).toBe(false);
  });

  test('does not call data out of date in the second in which a window opens', () => {
    const opens = at(nextWindow(at('2026-11-23T17:00:00Z'))?.from ?? '');
    for (const age of [0, 5000, 9900]) expect(isOutdated(age, opens)).toBe(false);
    for (const age of [0, 5000, 9900]) expect(isOutdated(age + 2000, opens + 2000)).toBe(false);
    expect(isOutdated(16_000, opens + 6000)).toBe(true);
  });

  test('reads outdated data at once, such as after a window that the computer slept through', () => {
    vi.useFakeTimers({ now: at('2026-11-23T21:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const period = (data: string, error = '1970-01-01T00:00:00Z') =>
      liveRefetchInterval({ state: { dataUpdatedAt: at(data), errorUpdatedAt: at(error) } });
    expect(period('2026-11-23T20:14:58Z')).toBe(500);
    expect(period('2026-11-23T20:59:30Z')).toBe(60_000);
    expect(period('2026-11-23T20:14:58Z', '2026-11-23T20:59:59Z')).toBe(60_000);
    expect(period('1970-01-01T00:00:00Z')).toBe(60_000);
  });
});

const com = { from: '2026-11-20T19:00:00.000Z', to: '2026-11-20T20:15:00.000Z' };

test.for([
  ['UTC', '19:00–20:15'],
  ['Europe/Prague', '20:00–21:15'],
  ['America/New_York', '14:00–15:15'],
  ['Asia/Tokyo', 'Sat 04:00–05:15'],
] as const)('a window in %s: %s', ([zone, text]) => {
  expect(formatTimeSpan(com, zone)).toBe(text);
});

test('a window without a usual end shows its start', () => {
  expect(formatTimeSpan({ from: com.from }, 'UTC')).toBe('19:00');
});
