import { nextWindow, type DayWindow } from './dayWindows.ts';

/** How long before a window people get ready for it, in milliseconds. */
const nearMilliseconds = 30 * 60_000;

/** The window that is open or opens within half an hour, if there is one. */
export function nearWindow(now: number): DayWindow | undefined {
  const next = nextWindow(now);
  return next && now >= next.opens - nearMilliseconds ? next : undefined;
}
