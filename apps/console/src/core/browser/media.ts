import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store.ts';

/**
 * Makes a hook that tells whether a media query holds. It remembers the answer between changes: after `matches` was
 * read, Chromium does not report the change that the read has seen.
 */
export function createMediaHook(media: string): () => boolean {
  const query = window.matchMedia(media);
  let { matches } = query;
  // Must be the first listener.
  query.addEventListener('change', () => ({ matches } = query));
  const subscribeToQuery = (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribeToQuery, () => matches);
}

/** Whether the window is narrow: sidebar as a panel, rows as cards, filters folded (spec, section 9). */
export const useNarrow = createMediaHook('(max-width: 48rem)');

const scheme = 'data-mantine-color-scheme';

const printing = createStore(false);

/** Prints the console in light colours. Browsers print no backgrounds, so light text would be lost. */
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

/** Whether the console is being printed. Paper cannot be scrolled, so everything has to show. */
export function usePrinting(): boolean {
  return useStore(printing);
}
