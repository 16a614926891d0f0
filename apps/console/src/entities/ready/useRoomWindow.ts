import { useState } from 'react';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { nearWindow, type DayWindow } from '../drops/dayWindows.ts';

/**
 * The window of a ready room: the first one, then each that comes near when the one before is over. So the room stays as
 * it is through a window and after it, until the next one or the next load.
 * @param firstAt the window at the time when the room is opened
 */
export function useRoomWindow(
  firstAt: (now: number) => DayWindow | undefined,
): DayWindow | undefined {
  const minute = useNowEveryMinute();
  const [shown, setShown] = useState(() => firstAt(minute));
  const near = nearWindow(minute);
  const next = near && (!shown || minute >= shown.closes) ? near : shown;
  if (next !== shown) setShown(next);
  return next;
}
