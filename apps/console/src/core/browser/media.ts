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

/**
 * Whether the window is that of a phone: narrow, or low and used by touch. Sidebar as a panel, rows as cards, filters
 * folded (spec, section 9). Style sheets ask `(--phone)`.
 */
export const useIsNarrow = createMediaQueryHook(
  '(max-width: 48rem), (max-height: 31.25rem) and (pointer: coarse)',
);

/** Whether the console is used by touch: rows and controls are at least 44 px high. */
export const useIsTouched = createMediaQueryHook('(pointer: coarse)');

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
