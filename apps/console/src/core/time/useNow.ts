import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onClockChange, serverNow } from './serverClock.ts';
import { minute, second, utcDay, type Day } from './time.ts';

interface Subscription {
  period: number;
  listener: () => void;
}

const subscriptions = new Set<Subscription>();

/** The shortest period of a subscription. */
let shortest = Infinity;

let stop = () => {};

/** Calls all listeners in one task, so that they change the screen in one frame. */
function tick(): void {
  for (const { listener } of Array.from(subscriptions)) listener();
  start();
}

onClockChange(tick);

/** Waits until the shortest period ends, by the server's clock. */
function start(): void {
  stop();
  shortest = Math.min(Infinity, ...[...subscriptions].map(({ period }) => period));
  if (subscriptions.size === 0) return;
  const timer = setInterval(tick, shortest - (serverNow() % shortest));
  const stopped = new AbortController();
  const onVisible = () => document.visibilityState === 'visible' && tick();
  document.addEventListener('visibilitychange', onVisible, { signal: stopped.signal });
  stop = () => {
    clearInterval(timer);
    stopped.abort();
  };
}

/**
 * The one clock of the console. Calls the listener at least at the end of each period, which are whole ones of the
 * server's time: a period of a minute ends when its minute changes. It also calls it when the tab becomes visible, since
 * timers of a hidden tab run rarely or not at all, and when the server's clock becomes known or jumps. Returns a function
 * that stops it.
 */
export function every(periodMilliseconds: number, listener: () => void): () => void {
  const subscription = { period: periodMilliseconds, listener };
  subscriptions.add(subscription);
  if (periodMilliseconds < shortest) start();
  return () => {
    subscriptions.delete(subscription);
    if (subscriptions.size === 0) start();
  };
}

/** Creates a hook that returns the start of the server's current period, in milliseconds since 1970. */
function createNowHook(period: number): () => number {
  const subscribe = (listener: () => void) => every(period, listener);
  const now = () => Math.floor(serverNow() / period) * period;
  return () => useSyncExternalStore(subscribe, now);
}

/** The start of the server's current minute. It changes exactly when a drop window opens or closes. */
export const useNowEveryMinute = createNowHook(minute);

/** The start of the server's current second. */
export const useNowEverySecond = createNowHook(second);

const subscribeToDay = (listener: () => void) => every(minute, listener);

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
