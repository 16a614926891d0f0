import { addDays, hour, minute, utcDay, type Day } from '../../core/time/time.ts';
import { isOpen } from './dropPhase.ts';
import { dropWindow, tldsWithKnownRelease, type DropWindow, type TimeSpan } from './dropWindows.ts';

/** The drop window of TLDs with the same hours. */
export interface DayWindow extends DropWindow {
  tlds: readonly string[];
  /** Without a usual end, the window closes an hour after its start, for drawing and polling. */
  spans: readonly [TimeSpan];
}

/** Windows of a day never change, and computing them is slow on slow machines. */
const cache = new Map<Day, readonly DayWindow[]>();

/**
 * The windows of a UTC day, sorted by start. TLDs with the same hours share a window. TLDs without known hours have
 * none. The same day always gives the same objects.
 */
export function dayWindows(day: Day): readonly DayWindow[] {
  const cached = cache.get(day);
  if (cached) return cached;
  const byHours = new Map<string, DayWindow>();
  for (const tld of tldsWithKnownRelease) {
    for (const span of dropWindow(tld, day)?.spans ?? []) {
      const key = `${span.from} ${span.to}`;
      const tlds = [...(byHours.get(key)?.tlds ?? []), tld];
      const closes = span.to ?? span.from + hour;
      byHours.set(key, { tlds, spans: [span], opens: span.from, closes });
    }
  }
  const windows = [...byHours.values()].toSorted(
    (a, b) => a.opens - b.opens || a.closes - b.closes,
  );
  cache.set(day, windows);
  return windows;
}

/** The windows of yesterday, today and tomorrow, sorted by start. */
export function windowsAround(now: number): DayWindow[] {
  const today = utcDay(now);
  return [addDays(today, -1), today, addDays(today, 1)].flatMap(dayWindows);
}

/**
 * The window that every screen speaks of: the open one, otherwise the next one; undefined if there is none until
 * tomorrow. If several are open, the one that opened first.
 * @param now milliseconds since 1970
 */
export function nextWindow(now: number): DayWindow | undefined {
  return windowsAround(now).find(({ closes }) => closes > now);
}

/** The next window to open; undefined if there is none until tomorrow. */
export function nextToOpen(now: number): DayWindow | undefined {
  return windowsAround(now).find(({ opens }) => opens > now);
}

/**
 * The windows in which names may drop now: the open ones. While none is open whose end is known, also the next one to
 * open.
 */
export function currentWindows(now: number): readonly DayWindow[] {
  const open = windowsAround(now).filter((drop) => isOpen(drop, now));
  const next = open.some(({ spans: [{ to }] }) => to) ? undefined : nextToOpen(now);
  return next ? [...open, next] : open;
}

/** The window that is open, or that opens within half an hour, when people get ready for it. */
export function nearWindow(now: number): DayWindow | undefined {
  const next = nextWindow(now);
  return next && now >= next.opens - 30 * minute ? next : undefined;
}

/** The TLDs of a window, `com · net`. */
export function tldsLabel({ tlds }: Pick<DayWindow, 'tlds'>): string {
  return tlds.join(' · ');
}
