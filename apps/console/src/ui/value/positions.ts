import { useCallback, useEffect, useState } from 'react';
import { createMediaQueryHook } from '../../core/browser/media.ts';
import { rowOf, rowsIn } from '../focus/dom.ts';

const durationMilliseconds = 250;

/** Whether the person prefers reduced motion. */
export const useReducedMotion = createMediaQueryHook('(prefers-reduced-motion: reduce)');

/** The offsets of rows and groups of rows from the top of their table, in pixels, by `data-row`. */
export type RowOffsets = ReadonlyMap<string | undefined, number>;

/** Measures the offsets of a table's rows. */
export function rowOffsets(table: HTMLElement): RowOffsets {
  return new Map(rowsIn(table).map((row) => [row.dataset['row'], row.offsetTop]));
}

/**
 * Animates rows from their old positions to their new ones.
 * @param before the offsets before the rows were reordered
 * @param reducedMotion fades the rows out at their old positions and in at the new ones, without movement
 */
export function animateRows(table: HTMLElement, before: RowOffsets, reducedMotion: boolean): void {
  const now = rowOffsets(table);
  const distanceOf = (row: HTMLElement | null | undefined): number => {
    const key = row?.dataset['row'];
    return (before.get(key) ?? now.get(key) ?? 0) - (now.get(key) ?? 0);
  };
  for (const row of rowsIn(table)) {
    // A row moves with its group.
    const distance = distanceOf(row) - distanceOf(rowOf(row.parentElement));
    if (distance === 0) continue;
    const from = { transform: `translateY(${distance}px)` };
    const to = { transform: 'none' };
    const frames = reducedMotion
      ? [
          { ...from, opacity: 1 },
          { ...from, opacity: 0, offset: 0.5 },
          { ...to, opacity: 0, offset: 0.5 },
          { ...to, opacity: 1 },
        ]
      : [from, to];
    row.animate(frames, { duration: durationMilliseconds, easing: 'ease-in-out' });
  }
}

/** The positions of items, by key. */
type Positions<Position> = Readonly<Record<string, Position>>;

const none = {};

/**
 * Keeps items on a live screen in place: each stays at its first position while the person looks at it. When the tab is
 * hidden or shown again, all items take their current positions.
 * @param current the current positions
 * @param complete false during the first load; until then, the current positions apply
 * @returns the positions to show, and a function that resets them to the current ones
 */
export function useStablePositions<Position>(
  current: Positions<Position>,
  complete: boolean,
): [Positions<Position>, () => void] {
  const [positions, setPositions] = useState<Positions<Position>>(none);
  const isNew = complete && Object.keys(current).some((key) => !(key in positions));
  const merged = isNew ? { ...current, ...positions } : positions;
  if (isNew) setPositions(merged);
  const reset = useCallback(() => setPositions(none), []);
  useEffect(() => {
    document.addEventListener('visibilitychange', reset);
    return () => document.removeEventListener('visibilitychange', reset);
  }, [reset]);
  return [complete ? merged : current, reset];
}
