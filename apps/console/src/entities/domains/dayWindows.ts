import { addDays, utcDay, type Day } from '../../core/time/time.ts';
import { dropWindow, releasedTlds, type Span } from './dropWindows.ts';
import { serverNow } from '../../core/time/serverClock.ts';

/** A stretch of a day in which names of some TLDs drop. */
export interface DayWindow {
  tlds: readonly string[];
  /** ISO 8601 instants. */
  from: string;
  to: string;
  /** No end is usual: `to` is an hour after the start, for a picture and for how often to look. */
  endless: boolean;
}

const hour = 3_600_000;

/** The windows of a day do not change, and to work them out takes a slow machine a while. */
const known = new Map<Day, readonly DayWindow[]>();

/** The windows of a UTC day by their start, TLDs with the same hours together. TLDs without known hours have none. */
export function dayWindows(day: Day): readonly DayWindow[] {
  const before = known.get(day);
  if (before) return before;
  const all = releasedTlds.flatMap((tld) =>
    (dropWindow(tld, day)?.spans ?? []).map(({ from, to }) => ({
      tld,
      from,
      to: to ?? new Date(Date.parse(from) + hour).toISOString(),
      endless: to === undefined,
    })),
  );
  const together = Map.groupBy(all, ({ from, to, endless }) => `${from} ${to} ${endless}`);
  const windows = [...together.values()]
    .flatMap((same): DayWindow[] => {
      const [first] = same;
      if (!first) return [];
      const { from, to, endless } = first;
      return [{ tlds: same.map(({ tld }) => tld), from, to, endless }];
    })
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  known.set(day, windows);
  return windows;
}

/**
 * The window that is open, or opens next, with a usual end: yesterday's, today's or tomorrow's. Of several open ones the
 * one that opened first.
 * @param now milliseconds since 1970
 */
export function nextWindow(now: number): DayWindow | undefined {
  const today = utcDay(now);
  return [addDays(today, -1), today, addDays(today, 1)]
    .flatMap(dayWindows)
    .find(({ to, endless }) => !endless && Date.parse(to) > now);
}

/** Whether names drop in a window at a moment. */
export function isOpen({ from, to }: DayWindow, now: number): boolean {
  return now >= Date.parse(from) && now < Date.parse(to);
}

/** The TLDs of a window, `com · net`. */
export function tldsLabel({ tlds }: Pick<DayWindow, 'tlds'>): string {
  return tlds.join(' · ');
}

/** How often data that others change is asked for, in milliseconds: far from a window, in the hour before one, in one. */
export const refreshPeriods = { far: 60_000, near: 10_000, open: 2000 } as const;

/** For so long after a window it is asked for as in it, in milliseconds: what was decided in its last seconds shows then. */
const afterwards = 120_000;

/**
 * How long to wait until live data is asked for again, in milliseconds: the period that holds at a moment, or less where
 * a shorter one begins before that is over.
 * @param now milliseconds since 1970
 */
export function refreshPeriod(now: number): number {
  const today = utcDay(now);
  const windows = [addDays(today, -1), today, addDays(today, 1)].flatMap(dayWindows);
  if (windows.some((window) => isOpen(window, now) || isOpen(window, now - afterwards))) {
    return refreshPeriods.open;
  }
  const ahead = windows.map(({ from }) => Date.parse(from) - now).filter((left) => left > 0);
  const left = Math.min(...ahead);
  const [period, change] =
    left <= hour ? [refreshPeriods.near, left] : [refreshPeriods.far, left - hour];
  // A short rest, so that a clock that jumps cannot make it ask without end.
  return Math.max(500, Math.min(period, change));
}

/** So many periods may pass without an answer before data counts as old. */
const missedPolls = 3;

/**
 * Whether data is older than it should be: three polls were missed.
 * @param age milliseconds since it came
 * @param now milliseconds since 1970
 */
export function isOld(age: number, now: number): boolean {
  return age > missedPolls * refreshPeriod(now) + 1000;
}

/** The `refetchInterval` of live data: 60 s, 10 s in the hour before a drop window, 2 s in it (design, section 5). */
export function refreshPeriodNow(): number {
  return refreshPeriod(serverNow());
}

/**
 * A stretch of time on the clocks of a zone, `19:00–20:15`; with the weekday where the day is another one there than in
 * UTC.
 * @param timeZone IANA name
 */
export function formatSpan({ from, to }: Span, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const start = Date.parse(from);
  const text = to ? `${clock.format(start)}–${clock.format(Date.parse(to))}` : clock.format(start);
  const weekdayIn = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' }).format(start);
  const day = weekdayIn(timeZone);
  return day === weekdayIn('UTC') ? text : `${day} ${text}`;
}
