import { useEffect, useRef, useSyncExternalStore } from 'react';
import { every } from './every.ts';
import { utcDay, type Day } from './time.ts';

const periodMilliseconds = 60_000;

const subscribe = (listener: () => void) => every(periodMilliseconds, listener);

/**
 * The UTC day, also on a screen that is left open over midnight: looked at once a minute and when the tab is seen again,
 * and renders only when another one has come.
 * @param refresh called then: figures of today are those of the day before.
 */
export function useToday(refresh: () => Promise<void>): Day {
  const today = useSyncExternalStore(subscribe, () => utcDay());
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void refresh();
  }, [today, refresh]);
  return today;
}
