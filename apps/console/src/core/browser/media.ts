import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store.ts';

/**
 * Creates a hook that tells whether a media query matches. The result is kept between changes: after `matches` was read,
 * Chromium does not report the change that the read has seen.
 */
export function createMediaQueryHook(media: string): () => boolean {
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
export const useIsNarrow = createMediaQueryHook('(max-width: 48rem)');

/** Whether the window has room for all filters of a list, on a second line where one is too short. */
export const useHasAllFilters = createMediaQueryHook('(min-width: 80rem)');

const scheme = 'data-mantine-color-scheme';

const printing = createStore(false);

/** Prints the console in the light colour scheme. Browsers print no backgrounds, so light text would not be readable. */
export function watchPrinting(): void {
  const root = document.documentElement;
  let screenScheme = 'light';
  window.addEventListener('beforeprint', () => {
    screenScheme = root.getAttribute(scheme) ?? screenScheme;
    root.setAttribute(scheme, 'light');
    printing.set(true);
  });
  window.addEventListener('afterprint', () => {
    root.setAttribute(scheme, screenScheme);
    printing.set(false);
  });
}

/** Whether the console is being printed. Paper cannot be scrolled, so everything has to show. */
export function useIsPrinting(): boolean {
  return useStore(printing);
}
