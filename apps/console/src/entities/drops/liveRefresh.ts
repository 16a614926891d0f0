import { serverNow } from '../../core/time/serverClock.ts';
import { windowsAround } from './dayWindows.ts';
import { isOpen } from './dropPhase.ts';

const hour = 3_600_000;

/** How often live data is read, in milliseconds: usually, in the hour before a window, and in a window. */
export const refreshIntervals = { far: 60_000, near: 10_000, open: 2000 } as const;

/** How long reads stay frequent after a window, in milliseconds, since the last results come then. */
const afterWindow = 120_000;

/** The shortest interval in milliseconds, so that a clock that jumps cannot cause a loop of reads. */
const minInterval = 500;

/**
 * How long to wait before live data is read again, in milliseconds: the current interval, or less if a shorter one
 * starts earlier.
 * @param now milliseconds since 1970
 */
export function refreshInterval(now: number): number {
  const windows = windowsAround(now);
  if (windows.some((window) => isOpen(window, now) || isOpen(window, now - afterWindow))) {
    return refreshIntervals.open;
  }
  const ahead = windows.map(({ opens }) => opens - now).filter((left) => left > 0);
  const left = Math.min(...ahead);
  const [interval, change] =
    left <= hour ? [refreshIntervals.near, left] : [refreshIntervals.far, left - hour];
  return Math.max(minInterval, Math.min(interval, change));
}

/**
 * Whether live data is out of date: three reads were missed. The first one was due by the interval in force when the data
 * arrived, so that data from before a window is not out of date in the second in which the window opens.
 * @param age milliseconds since the data arrived
 * @param now milliseconds since 1970
 */
export function isOutdated(age: number, now: number): boolean {
  return age > refreshInterval(now - age) + 2 * refreshInterval(now) + 1000;
}

/** The times of a query's last answer and last error, by this computer's clock. */
export interface QueryTimes {
  state: { dataUpdatedAt: number; errorUpdatedAt: number };
}

/**
 * The `refetchInterval` of live data: 60 s, 10 s in the hour before a drop window, 2 s in it (design, section 5). Data
 * that is out of date is read at once, since the machine may have slept through a window.
 */
export function liveRefetchInterval({ state }: QueryTimes): number {
  const now = serverNow();
  const readAt = Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
  return readAt > 0 && isOutdated(Date.now() - readAt, now) ? minInterval : refreshInterval(now);
}
