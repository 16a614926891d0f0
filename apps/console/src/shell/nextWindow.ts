import { dropWindow } from '../entities/domains/dropWindows.ts';
import { addDays, utcDay, type Day } from '../core/time/time.ts';

/** A stretch of time in which names of some TLDs drop. */
export interface NextDrop {
  tlds: string[];
  /** ISO 8601 instants. */
  from: string;
  to: string;
}

/** The windows of a day do not change; to work them out takes a slow machine a while. */
const known = new Map<Day, readonly NextDrop[]>();

/**
 * The window that is open, or opens next: today's or tomorrow's. TLDs that share it are together; a TLD without a usual
 * end has none.
 * @param now in milliseconds
 */
export function nextWindow(tlds: readonly string[], now: number): NextDrop | undefined {
  const today = utcDay(now);
  return [addDays(today, -1), today, addDays(today, 1)]
    .flatMap((day) => windowsOf(tlds, day))
    .find(({ to }) => Date.parse(to) > now);
}

function windowsOf(tlds: readonly string[], day: Day): readonly NextDrop[] {
  const before = known.get(day);
  if (before) return before;
  const windows: NextDrop[] = [];
  for (const tld of tlds) {
    for (const { from, to } of dropWindow(tld, day)?.spans ?? []) {
      if (!to) continue;
      const shared = windows.find((other) => other.from === from && other.to === to);
      if (shared) shared.tlds.push(tld);
      else windows.push({ tlds: [tld], from, to });
    }
  }
  windows.sort((one, other) => (one.from < other.from ? -1 : 1));
  known.set(day, windows);
  return windows;
}
