import { assert, integer, property } from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { nextToOpen } from './dayWindows.ts';
import { dueAt, isOutdated, liveRefetchInterval, refreshInterval } from './liveRefresh.ts';

const at = (time: string) => Date.parse(time);

/** Any moment of some years. */
const moment = integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });

describe('live data', () => {
  test.each([
    ['far from a window', '2026-11-23T12:00:00Z', 60_000],
    ['in the hour before one', '2026-11-23T18:30:00Z', 10_000],
    ['in the last seconds before one', '2026-11-23T18:59:57Z', 10_000],
    ['in one', '2026-11-23T19:30:00Z', 2000],
    ['shortly after one', '2026-11-23T20:16:00Z', 2000],
    ['then no more', '2026-11-23T20:17:00Z', 60_000],
  ])('%s is read by its interval', (_when, time, period) => {
    expect(refreshInterval(at(time))).toBe(period);
  });

  test('is due after its interval, or in the first second of a window that opens earlier', () => {
    expect(dueAt(at('2026-11-23T18:30:00Z'))).toBe(at('2026-11-23T18:30:10Z'));
    const opens = at('2026-11-23T19:00:00Z');
    const due = dueAt(at('2026-11-23T18:59:57Z'));
    expect(due).toBeGreaterThanOrEqual(opens);
    expect(due).toBeLessThanOrEqual(opens + 1000);
    assert(
      property(moment, (readAt) => {
        const next = nextToOpen(readAt)?.opens ?? Infinity;
        const until = dueAt(readAt);
        return until > readAt && until <= readAt + refreshInterval(readAt) && until <= next + 1000;
      }),
    );
  });

  test('is out of date after three missed reads, and not before', () => {
    const read = at('2026-11-23T19:30:00Z');
    expect(isOutdated(read, read + 7000)).toBe(false);
    expect(isOutdated(read, read + 7500)).toBe(true);
    const far = at('2026-11-23T12:00:00Z');
    expect(isOutdated(far, far + 150_000)).toBe(false);
  });

  test('is not out of date in the seconds around the opening of a window', () => {
    const opens = at('2026-11-23T19:00:00Z');
    for (let age = 0; age <= 9000; age += 1000) {
      const read = opens - age;
      for (let now = read; now <= opens + 4000; now += 1000)
        expect(isOutdated(read, now)).toBe(false);
    }
    expect(isOutdated(opens - 10_000, opens + 6500)).toBe(true);
  });
});

describe('the wait for the next read', () => {
  const wait = (
    now: string,
    data: string,
    error = '1970-01-01T00:00:00Z',
    errorUpdateCount = 1,
  ) => {
    vi.useFakeTimers({ now: at(now), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    return liveRefetchInterval({
      state: { dataUpdatedAt: at(data), errorUpdatedAt: at(error), errorUpdateCount, error: null },
    });
  };

  test('ends at the same moment, whenever it is computed', () => {
    expect(wait('2026-11-23T18:59:40Z', '2026-11-23T18:59:39Z')).toBe(9000);
    expect(wait('2026-11-23T18:59:45Z', '2026-11-23T18:59:39Z')).toBe(4000);
  });

  test('is short for data that the computer slept through', () => {
    expect(wait('2026-11-23T21:00:00Z', '2026-11-23T20:14:58Z')).toBe(200);
  });

  test('grows while reads fail, up to some 30 seconds more', () => {
    const waits = [2, 4, 8, 16, 32, 64, 600].map((seconds) => {
      const failed = new Date(at('2026-11-23T19:30:00Z') + seconds * 1000).toISOString();
      return wait(failed, '2026-11-23T19:30:00Z', failed);
    });
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[0]).toBeGreaterThanOrEqual(3000);
    expect(waits.at(-1)).toBeLessThanOrEqual(47_000);
  });

  test('after a first load that fails is the interval, and grows with the next failures', () => {
    const [never, now] = ['1970-01-01T00:00:00Z', '2026-11-23T12:00:00Z'];
    expect(wait(now, never, now)).toBe(60_000);
    const waits = [1, 2, 3, 50].map((failures) => wait(now, never, now, failures));
    expect(waits).toEqual([...new Set(waits)].toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBeLessThanOrEqual(105_000);
  });
});
