import { useCallback, useEffect, useState } from 'react';
import { createMediaHook } from '../../core/browser/media.ts';

const durationMilliseconds = 250;

/** Whether the person asks that nothing moves. */
export const useStill = createMediaHook('(prefers-reduced-motion: reduce)');

/** Where rows and groups of rows stand in their table, in pixels from its top, by `data-row`. */
export type Tops = ReadonlyMap<string | undefined, number>;

const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-row]')];

/** Looks where the rows of a table stand. */
export function topsOf(table: HTMLElement): Tops {
  return new Map(rowsOf(table).map((row) => [row.dataset['row'], row.offsetTop]));
}

/**
 * Has rows glide to where they stand now, so that the eye can follow.
 * @param before where they stood before they were put in another order
 * @param still for those who ask that nothing moves: rows fade out where they stood and in where they stand
 */
export function glide(table: HTMLElement, before: Tops, still: boolean): void {
  const now = topsOf(table);
  const wayOf = (row: HTMLElement | null | undefined): number => {
    const key = row?.dataset['row'];
    return (before.get(key) ?? now.get(key) ?? 0) - (now.get(key) ?? 0);
  };
  for (const row of rowsOf(table)) {
    // A group takes its rows along.
    const way = wayOf(row) - wayOf(row.parentElement?.closest<HTMLElement>('[data-row]'));
    if (way === 0) continue;
    const there = { transform: `translateY(${way}px)` };
    const here = { transform: 'none' };
    const frames = still
      ? [
          { ...there, opacity: 1 },
          { ...there, opacity: 0, offset: 0.5 },
          { ...here, opacity: 0, offset: 0.5 },
          { ...here, opacity: 1 },
        ]
      : [there, here];
    row.animate(frames, { duration: durationMilliseconds, easing: 'ease-in-out' });
  }
}

/** Where each of some things stands, by its key. */
export type Places<Place> = Readonly<Record<string, Place>>;

const none = {};

/**
 * Where things stand on a screen that refreshes by itself: each keeps the place where it was seen first, so that
 * nothing moves under somebody's eyes. When the tab is hidden or comes back, all go to where they belong.
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
