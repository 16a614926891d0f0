import { useSyncExternalStore } from 'react';
import { every } from './every.ts';
import { serverNow } from './serverClock.ts';

const minute = 60_000;

const subscribe = (listener: () => void) => every(1000, listener);

/**
 * The minute that has begun, in milliseconds: renders when the clock shows another one, and not up to a minute later.
 * Drop windows begin and end with whole minutes.
 */
export function useWholeMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(serverNow() / minute) * minute);
}
