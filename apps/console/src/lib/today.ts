import { useSyncExternalStore } from 'react';
import { utcDay, type Day } from './time.ts';
import { useEnded } from './useEnded.ts';

const periodMilliseconds = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, periodMilliseconds);
  return () => clearInterval(timer);
}

/**
 * The UTC day, also on a screen that is left open over midnight: looked at once a minute, and renders only when another
 * one has come.
 * @param refresh called then: figures of today are those of the day before.
 */
export function useToday(refresh: () => Promise<void>): Day {
  const today = useSyncExternalStore(subscribe, () => utcDay());
  useEnded([today], () => void refresh());
  return today;
}
