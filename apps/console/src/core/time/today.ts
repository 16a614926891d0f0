import { useEffect, useRef, useSyncExternalStore } from 'react';
import { every } from './every.ts';
import { serverNow } from './serverClock.ts';
import { utcDay, type Day } from './time.ts';

const periodMilliseconds = 60_000;
const dayMilliseconds = 24 * 60 * 60_000;

const untilMidnight = () => dayMilliseconds - (serverNow() % dayMilliseconds);

/** Looks at midnight, and each minute besides: a timer does not see that the clock was set or the machine slept. */
function subscribe(listener: () => void): () => void {
  const look = () => {
    listener();
    timer = setTimeout(look, untilMidnight());
  };
  let timer = setTimeout(look, untilMidnight());
  const stop = every(periodMilliseconds, listener);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * The UTC day, also on a screen that is left open over midnight: looked at then, once a minute and when the tab is seen
 * again, and renders only when another one has come.
 * @param refresh called then, where figures of today are shown: they are those of the day before.
 */
export function useToday(refresh?: () => Promise<void>): Day {
  const today = useSyncExternalStore(subscribe, () => utcDay());
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void refresh?.();
  }, [today, refresh]);
  return today;
}
