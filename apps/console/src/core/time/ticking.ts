import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { serverNow } from './serverClock.ts';
import { utcDay, type Day } from './time.ts';

const minute = 60_000;

const day = 24 * 60 * minute;

/**
 * Calls the listener once a period, and at once when the tab is shown again: timers of a hidden tab run rarely or not
 * at all. Returns a function that stops it.
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

/**
 * Makes a hook that returns the time in milliseconds, updated once a period. No timer runs while no component uses it.
 */
function ticking(periodMilliseconds: number): () => number {
  const now = createStore(serverNow());
  let stop = () => {};
  const follow = (listener: () => void) => {
    if (!now.hasListeners()) {
      now.set(serverNow());
      stop = every(periodMilliseconds, () => now.set(serverNow()));
    }
    const leave = now.subscribe(listener);
    return () => {
      leave();
      if (!now.hasListeners()) stop();
    };
  };
  return () => useSyncExternalStore(follow, now.get);
}

/** The time in milliseconds, updated every minute by one timer for all components. */
export const useMinute = ticking(minute);

/** The time in milliseconds, updated every second by one timer for all components. */
export const useSecond = ticking(1000);

const everySecond = (listener: () => void) => every(1000, listener);

/**
 * The start of the current minute, in milliseconds. Updates exactly when the minute changes, since drop windows begin
 * and end on whole minutes.
 */
export function useWholeMinute(): number {
  return useSyncExternalStore(everySecond, () => Math.floor(serverNow() / minute) * minute);
}

/** Checks at midnight and each minute: a timer does not notice that the clock was set or the machine slept. */
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
 * The UTC day, also on a screen that stays open over midnight. Renders only when the day changes.
 * @param refresh called then, to load figures of the new day
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
