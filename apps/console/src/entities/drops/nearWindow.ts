import type { DayWindow } from './dayWindows.ts';

/** How long before a window people get ready for it, in milliseconds. */
const nearMilliseconds = 30 * 60_000;

/** Whether a window is open or opens within half an hour. */
export function isNear({ from, to }: DayWindow, now: number): boolean {
  return now >= Date.parse(from) - nearMilliseconds && now < Date.parse(to);
}
