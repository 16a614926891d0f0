import { useLayoutEffect, useRef, useState } from 'react';
import { letterScale } from '../../core/browser/letterSize.ts';

/** About how wide a letter of a tab or a filter is, in pixels. */
export const letterWidth = 6.8;

/** The width of the button for the rest, in pixels. */
const moreWidth = 88;

interface Widths<Item> {
  /** The width of an item with the gap after it, in pixels. */
  widthOf: (item: Item) => number;
  /** Whether an item is dropped first. */
  isLater: (item: Item) => boolean;
}

/**
 * The items that fit into one line, in order. The others go under a button at its end.
 * @param room in pixels
 */
export function fitting<Item>(
  items: readonly Item[],
  room: number,
  { widthOf, isLater }: Widths<Item>,
): Item[] {
  const total = items.reduce((sum, item) => sum + widthOf(item), 0);
  if (total <= room) return [...items];
  let left = room - moreWidth;
  const byRank = items.toSorted((one, other) => Number(isLater(one)) - Number(isLater(other)));
  const chosen = new Set<Item>();
  for (const item of byRank) {
    left -= widthOf(item);
    if (left < 0) break;
    chosen.add(item);
  }
  return items.filter((item) => chosen.has(item));
}

/** The width of a line without the element at its end, in pixels of the normal letter size. Follows both. */
export function useRoom() {
  const line = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(window.innerWidth / letterScale());
  useLayoutEffect(() => {
    const [whole, last] = [line.current, end.current];
    if (!whole || !last) return;
    const measure = () => {
      // A folded line has no width.
      if (whole.clientWidth > 0) setRoom((whole.clientWidth - last.offsetWidth) / letterScale());
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(whole);
    sizes.observe(last);
    return () => sizes.disconnect();
  }, []);
  return { line, end, room };
}
