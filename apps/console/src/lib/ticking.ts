import { useSyncExternalStore } from 'react';
import { serverNow } from './serverClock.ts';

/**
 * Makes a hook that gives the time in milliseconds, fresh once a period. One timer serves all components that look,
 * and none runs while nobody does.
 */
export function ticking(periodMilliseconds: number): () => number {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = serverNow();

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      now = serverNow();
      timer = setInterval(() => {
        now = serverNow();
        for (const tell of listeners) tell();
      }, periodMilliseconds);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) clearInterval(timer);
    };
  }

  return function useTime() {
    return useSyncExternalStore(subscribe, () => now);
  };
}
