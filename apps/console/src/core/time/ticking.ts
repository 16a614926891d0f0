import { useSyncExternalStore } from 'react';
import { every } from './every.ts';
import { serverNow } from './serverClock.ts';

/**
 * Makes a hook that gives the time in milliseconds, fresh once a period and when the tab is seen again. One timer serves
 * all components that look, and none runs while nobody does.
 */
export function ticking(periodMilliseconds: number): () => number {
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
