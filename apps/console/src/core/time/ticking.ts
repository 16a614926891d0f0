import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { serverNow } from './serverClock.ts';
import { utcDay, type Day } from './time.ts';

const minute = 60_000;

const day = 24 * 60 * minute;

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

/** Makes a hook that gives the time in milliseconds, fresh once a period. No timer runs while nobody looks. */
function ticking(periodMilliseconds: number): () => number {
  const now = createStore(serverNow());
  let stop = () => {};
  const follow = (listener: () => void) => {
    if (!now.isFollowed()) {
      now.set(serverNow());
      stop = every(periodMilliseconds, () => now.set(serverNow()));
    }
    const leave = now.subscribe(listener);
    return () => {
      leave();
      if (!now.isFollowed()) stop();
    };
  };
  return () => useSyncExternalStore(follow, now.get);
}

/** The time in milliseconds, fresh every minute; one timer serves all who look. */
export const useMinute = ticking(minute);

/** The time in milliseconds, fresh every second; one timer serves all who look. */
export const useSecond = ticking(1000);

const everySecond = (listener: () => void) => every(1000, listener);

/**
 * The minute that has begun, in milliseconds: renders when the clock shows another one, and not up to a minute later.
 * Drop windows begin and end with whole minutes.
 */
export function useWholeMinute(): number {
  return useSyncExternalStore(everySecond, () => Math.floor(serverNow() / minute) * minute);
}

/** Looks at midnight, and each minute besides: a timer does not see that the clock was set or the machine slept. */
function whenDayMayChange(listener: () => void): () => void {
  const untilMidnight = () => day - (serverNow() % day);
  const look = () => {
    listener();
    timer = setTimeout(look, untilMidnight());
  };
  let timer = setTimeout(look, untilMidnight());
  const stop = every(minute, listener);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * The UTC day, also on a screen that is left open over midnight; renders only when another one has come.
 * @param refresh called then, where figures of today are shown: they are those of the day before
 */
export function useToday(refresh?: () => Promise<void>): Day {
  const today = useSyncExternalStore(whenDayMayChange, () => utcDay());
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void refresh?.();
  }, [today, refresh]);
  return today;
}
