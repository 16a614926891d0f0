import { useSyncExternalStore } from 'react';

/**
 * Makes a hook that tells whether a media query holds, and follows it. It keeps the answer from one change to the next:
 * Chromium tells nobody of a change that a look at `matches` saw before it.
 */
export function createMediaHook(media: string): () => boolean {
  const query = window.matchMedia(media);
  let { matches } = query;
  // The first to hear of a change.
  query.addEventListener('change', () => ({ matches } = query));
  const subscribe = (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => matches);
}
