import { useCallback, useEffect, useState } from 'react';

/** Where each of some things stands, by its key. */
export type Places<Place> = Readonly<Record<string, Place>>;

const none = {};

/**
 * Where things stand on a screen that refreshes by itself: each keeps the place where it was seen first, so that nothing
 * moves under somebody's eyes. When the tab is hidden or comes back, all go to where they belong.
 * @param current where each belongs now
 * @param complete false while what tells that is still being read for the first time: until then nothing is kept
 * @returns where each stands, and what has all go to where they belong
 */
export function useKeptPlaces<Place>(
  current: Places<Place>,
  complete: boolean,
): [Places<Place>, () => void] {
  const [kept, setKept] = useState<Places<Place>>(none);
  const isNew = complete && Object.keys(current).some((key) => !(key in kept));
  const places = isNew ? { ...current, ...kept } : kept;
  if (isNew) setKept(places);
  const settle = useCallback(() => setKept(none), []);
  useEffect(() => {
    document.addEventListener('visibilitychange', settle);
    return () => document.removeEventListener('visibilitychange', settle);
  }, [settle]);
  return [complete ? places : current, settle];
}
