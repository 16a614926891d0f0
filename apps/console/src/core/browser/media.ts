import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store.ts';

/**
 * Makes a hook that tells whether a media query holds, and follows it. It keeps the answer from one change to the next:
 * Chromium tells nobody of a change that a look at `matches` saw before it.
 */
export function createMediaHook(media: string): () => boolean {
  const query = window.matchMedia(media);
  let { matches } = query;
  // The first to hear of a change.
  query.addEventListener('change', () => ({ matches } = query));
  const subscribeToQuery = (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribeToQuery, () => matches);
}

/** Whether the window is narrow: sidebar as a panel, rows as cards, filters folded (spec, section 9). */
export const useNarrow = createMediaHook('(max-width: 768px)');

const scheme = 'data-mantine-color-scheme';

const printing = createStore(false);

/** Has the console light on paper, whatever it is on screen: browsers print no backgrounds, so light text would be lost. */
export function followPrinting(): void {
  const root = document.documentElement;
  let onScreen = 'light';
  window.addEventListener('beforeprint', () => {
    onScreen = root.getAttribute(scheme) ?? onScreen;
    root.setAttribute(scheme, 'light');
    printing.set(true);
  });
  window.addEventListener('afterprint', () => {
    root.setAttribute(scheme, onScreen);
    printing.set(false);
  });
}

/** Whether the console is being put on paper, where nothing can be scrolled to: all that there is has to be shown. */
export function usePrinting(): boolean {
  return useStore(printing);
}
