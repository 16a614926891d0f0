import { useSyncExternalStore, useEffect, useRef } from 'react';
import { serverNow } from './serverClock.ts';
import { utcDay, type Day } from './time.ts';

/**
 * Makes a hook that gives the time in milliseconds, fresh once a period and when the tab is seen again. One timer serves
 * all components that look, and none runs while nobody does.
 */
function ticking(periodMilliseconds: number): () => number {
  const listeners = new Set<() => void>();
  let stop = () => {};
  let now = serverNow();

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      now = serverNow();
      stop = every(periodMilliseconds, () => {
        now = serverNow();
        for (const tell of listeners) tell();
      });
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop();
    };
  }

  return function useTime() {
    return useSyncExternalStore(subscribe, () => now);
  };
}

/**
 * Calls the listener once a period, and at once when the tab is seen again: while it was hidden, or the machine slept, the
 * browser called rarely or not at all. Answers how to stop that.
 */
export function every(periodMilliseconds: number, listener: () => void): () => void {
  const stop = new AbortController();
  const timer = setInterval(listener, periodMilliseconds);
  const look = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** The time in milliseconds, fresh every minute; one timer serves all who look. */
export const useMinute = ticking(60_000);

/** The time in milliseconds, fresh every second; one timer serves all who look. */
export const useSecond = ticking(1000);

const minute = 60_000;

const everySecond = (listener: () => void) => every(1000, listener);

/**
 * The minute that has begun, in milliseconds: renders when the clock shows another one, and not up to a minute later.
 * Drop windows begin and end with whole minutes.
 */
export function useWholeMinute(): number {
  return useSyncExternalStore(everySecond, () => Math.floor(serverNow() / minute) * minute);
}

const periodMilliseconds = 60_000;

const dayMilliseconds = 24 * 60 * 60_000;

const untilMidnight = () => dayMilliseconds - (serverNow() % dayMilliseconds);

/** Looks at midnight, and each minute besides: a timer does not see that the clock was set or the machine slept. */
function subscribeToToday(listener: () => void): () => void {
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
  const today = useSyncExternalStore(subscribeToToday, () => utcDay());
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void refresh?.();
  }, [today, refresh]);
  return today;
}
