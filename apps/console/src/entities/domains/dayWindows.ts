import { addDays, utcDay, type Day } from '../../core/time/time.ts';
import { dropWindow, releasedTlds, type Span } from './dropWindows.ts';
import { serverNow } from '../../core/time/serverClock.ts';

/** A stretch of a day in which names of some TLDs drop. */
export interface DayWindow {
  tlds: readonly string[];
  /** ISO 8601 instants. */
  from: string;
  to: string;
  /** There is no usual end. `to` is an hour after the start, for drawing and for polling. */
  endless: boolean;
}

const hour = 3_600_000;

/** The windows of a day do not change, and computing them takes a slow machine a while. */
const known = new Map<Day, readonly DayWindow[]>();

/** The windows of a UTC day by start. TLDs with the same hours share one. TLDs without known hours have none. */
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
 * The open or next window, of yesterday, today or tomorrow. If several are open, the one that opened first.
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

/** How often live data is read, in milliseconds: far from a window, in the hour before one, and in one. */
export const refreshPeriods = { far: 60_000, near: 10_000, open: 2000 } as const;

/** For this many milliseconds after a window, data is read as often as in it, since the last results come then. */
const afterwards = 120_000;

/** The shortest period in milliseconds, so that a jumping clock cannot cause endless reads. */
const soonest = 500;

/**
 * How long to wait before live data is read again, in milliseconds: the current period, or less if a shorter one begins
 * before it ends.
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
  return Math.max(soonest, Math.min(period, change));
}

/** After this many periods without an answer, data counts as old. */
const missedPolls = 3;

/**
 * Whether data is too old: three reads were missed.
 * @param age milliseconds since it came
 * @param now milliseconds since 1970
 */
export function isOld(age: number, now: number): boolean {
  return age > missedPolls * refreshPeriod(now) + 1000;
}

/** The times of a query's last answers, by this computer's clock. */
export interface Reads {
  state: { dataUpdatedAt: number; errorUpdatedAt: number };
}

/**
 * The `refetchInterval` of live data: 60 s, 10 s in the hour before a drop window, 2 s in it (design, section 5). Old
 * data is read at once: the machine may have slept through a window.
 */
export function refreshPeriodNow({ state }: Reads): number {
  const now = serverNow();
  const readAt = Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
  return readAt > 0 && isOld(Date.now() - readAt, now) ? soonest : refreshPeriod(now);
}

/**
 * A time span on the clocks of a zone, `19:00–20:15`; with the weekday if it differs from UTC.
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
