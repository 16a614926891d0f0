import { addDays, utcDay, type Day } from '../../core/time/time.ts';
import { dropWindow, tldsWithKnownRelease, type TimeSpan } from './dropWindows.ts';

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
