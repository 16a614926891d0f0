import { assert, integer, property } from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { nextWindow } from './dayWindows.ts';
import { isOpen } from './dropPhase.ts';
import { isOutdated, liveRefetchInterval, refreshInterval } from './liveRefresh.ts';

const at = (time: string) => Date.parse(time);

/** Any moment of some years. */
const moment = integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });

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
        const opens = window && !isOpen(window, now) ? window.opens - now : Infinity;
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
    const opens = nextWindow(at('2026-11-23T17:00:00Z'))?.opens ?? 0;
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
