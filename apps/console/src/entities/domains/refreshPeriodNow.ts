import { serverNow } from '../../core/time/serverClock.ts';
import { refreshPeriod } from './dayWindows.ts';

/** The `refetchInterval` of live data: 60 s, 10 s in the hour before a drop window, 2 s in it (design, section 5). */
export function refreshPeriodNow(): number {
  return refreshPeriod(serverNow());
}
