import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { serverNow } from './serverClock.ts';
import { utcDay, type Day } from './time.ts';

const minute = 60_000;

const day = 24 * 60 * minute;

/**
 * Calls the listener once a period, and when the tab becomes visible: timers of a hidden tab run rarely or not at all.
 * Returns a function that stops it.
 */
export function every(periodMilliseconds: number, listener: () => void): () => void {
  const stop = new AbortController();
  const timer = setInterval(listener, periodMilliseconds);
  const onVisible = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', onVisible, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** Creates a hook that returns the server's time, updated once a period. No timer runs while no component uses it. */
function createNowHook(periodMilliseconds: number): () => number {
  const now = createStore(serverNow());
  let stop = () => {};
  const subscribe = (listener: () => void) => {
    if (!now.hasListeners()) {
      now.set(serverNow());
      stop = every(periodMilliseconds, () => now.set(serverNow()));
    }
    const unsubscribe = now.subscribe(listener);
    return () => {
      unsubscribe();
      if (!now.hasListeners()) stop();
    };
  };
  return () => useSyncExternalStore(subscribe, now.get);
}

/** The server's time in milliseconds since 1970, updated every minute by one timer for all components. */
export const useNowEveryMinute = createNowHook(minute);

/** The server's time in milliseconds since 1970, updated every second by one timer for all components. */
export const useNowEverySecond = createNowHook(1000);

const subscribeEverySecond = (listener: () => void) => every(1000, listener);

/**
 * The start of the current minute, in milliseconds since 1970. It updates exactly when the minute changes, since drop
 * windows begin and end on whole minutes.
 */
export function useCurrentMinute(): number {
  return useSyncExternalStore(
    subscribeEverySecond,
    () => Math.floor(serverNow() / minute) * minute,
  );
}

/**
 * Calls the listener at midnight (UTC) and once a minute: a timer does not notice that the clock was set or the computer
 * slept.
 */
function subscribeToDay(listener: () => void): () => void {
  const untilMidnight = () => day - (serverNow() % day);
  const onMidnight = () => {
    listener();
    timer = setTimeout(onMidnight, untilMidnight());
  };
  let timer = setTimeout(onMidnight, untilMidnight());
  const stop = every(minute, listener);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * The UTC day, also on a screen that stays open over midnight. The component renders again only when the day changes.
 * @param onChange called then, to load the data of the new day
 */
export function useToday(onChange?: () => Promise<void>): Day {
  const today = useSyncExternalStore(subscribeToDay, () => utcDay());
  const lastDay = useRef(today);
  useEffect(() => {
    if (lastDay.current === today) return;
    lastDay.current = today;
    void onChange?.();
  }, [today, onChange]);
  return today;
}
