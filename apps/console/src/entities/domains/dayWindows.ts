import { addDays, utcDay, type Day } from '../../core/time/time.ts';
import { dropWindow, tldsWithKnownRelease, type TimeSpan } from './dropWindows.ts';
import { serverNow } from '../../core/time/serverClock.ts';

/** A time of day during which names of some TLDs drop. */
export interface DayWindow {
  tlds: readonly string[];
  /** ISO 8601 instants. */
  from: string;
  to: string;
  /** Whether no usual end is known. `to` is then an hour after the start, for drawing and polling. */
  openEnded: boolean;
}

const hour = 3_600_000;

/** Windows of a day never change, and computing them is slow on slow machines. */
const cache = new Map<Day, readonly DayWindow[]>();

/**
 * The windows of a UTC day, sorted by start. TLDs with the same hours share a window. TLDs without known hours have
 * none.
 */
export function dayWindows(day: Day): readonly DayWindow[] {
  const cached = cache.get(day);
  if (cached) return cached;
  const all = tldsWithKnownRelease.flatMap((tld) =>
    (dropWindow(tld, day)?.spans ?? []).map(({ from, to }) => ({
      tld,
      from,
      to: to ?? new Date(Date.parse(from) + hour).toISOString(),
      openEnded: to === undefined,
    })),
  );
  const grouped = Map.groupBy(all, ({ from, to, openEnded }) => `${from} ${to} ${openEnded}`);
  const windows = [...grouped.values()]
    .flatMap((same): DayWindow[] => {
      const [first] = same;
      if (!first) return [];
      const { from, to, openEnded } = first;
      return [{ tlds: same.map(({ tld }) => tld), from, to, openEnded }];
    })
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  cache.set(day, windows);
  return windows;
}

/**
 * The open window, or the next one; undefined if there is none until tomorrow. If several are open, the one that opened
 * first.
 * @param now milliseconds since 1970
 */
export function nextWindow(now: number): DayWindow | undefined {
  const today = utcDay(now);
  return [addDays(today, -1), today, addDays(today, 1)]
    .flatMap(dayWindows)
    .find(({ to, openEnded }) => !openEnded && Date.parse(to) > now);
}

/**
 * The window to show at a moment: the open one, also if no usual end is known, otherwise the next one. If several are
 * open, the one that opened first.
 * @param now milliseconds since 1970
 */
export function currentWindow(now: number): DayWindow | undefined {
  const today = utcDay(now);
  const windows = [addDays(today, -1), today].flatMap(dayWindows);
  return windows.find((window) => isOpen(window, now)) ?? nextWindow(now);
}

/** Whether a window is open at a moment. */
export function isOpen({ from, to }: DayWindow, now: number): boolean {
  return now >= Date.parse(from) && now < Date.parse(to);
}

/** The TLDs of a window, `com · net`. */
export function tldsLabel({ tlds }: Pick<DayWindow, 'tlds'>): string {
  return tlds.join(' · ');
}

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
  const today = utcDay(now);
  const windows = [addDays(today, -1), today, addDays(today, 1)].flatMap(dayWindows);
  if (windows.some((window) => isOpen(window, now) || isOpen(window, now - afterWindow))) {
    return refreshIntervals.open;
  }
  const ahead = windows.map(({ from }) => Date.parse(from) - now).filter((left) => left > 0);
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

/**
 * Formats a time span in a time zone, `19:00–20:15`; with the weekday if it differs from that in UTC.
 * @param timeZone IANA name
 */
export function formatTimeSpan({ from, to }: TimeSpan, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const start = Date.parse(from);
  const text = to ? `${clock.format(start)}–${clock.format(Date.parse(to))}` : clock.format(start);
  const weekdayIn = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' }).format(start);
  const day = weekdayIn(timeZone);
  return day === weekdayIn('UTC') ? text : `${day} ${text}`;
}
