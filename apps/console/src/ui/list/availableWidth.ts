import { useLayoutEffect, useRef, useState } from 'react';
import { fontScale } from '../../core/browser/fontScale.ts';

/** The approximate width of a character in a tab or a filter, in pixels. */
export const characterWidth = 6.8;

/** The width of the button for the items that do not fit, in pixels. */
const moreButtonWidth = 88;

interface Widths<Item> {
  /** The width of an item with the gap after it, in pixels. */
  widthOf: (item: Item) => number;
  /** Whether an item is dropped first. */
  isLowPriority: (item: Item) => boolean;
}

/**
 * The items that fit into one line, in order. The others go under a button at its end.
 * @param available in pixels
 */
export function fitItems<Item>(
  items: readonly Item[],
  available: number,
  { widthOf, isLowPriority }: Widths<Item>,
): Item[] {
  const total = items.reduce((sum, item) => sum + widthOf(item), 0);
  if (total <= available) return [...items];
  let remaining = available - moreButtonWidth;
  const byRank = items.toSorted(
    (one, other) => Number(isLowPriority(one)) - Number(isLowPriority(other)),
  );
  const chosen = new Set<Item>();
  for (const item of byRank) {
    remaining -= widthOf(item);
    if (remaining < 0) break;
    chosen.add(item);
  }
  return items.filter((item) => chosen.has(item));
}

/** The width of a line without the element at its end, in pixels at the default font size. Updates when either is resized. */
export function useAvailableWidth() {
  const line = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(window.innerWidth / fontScale());
  useLayoutEffect(() => {
    const [whole, last] = [line.current, end.current];
    if (!whole || !last) return;
    const measure = () => {
      // A folded line has no width.
      if (whole.clientWidth > 0) setAvailable((whole.clientWidth - last.offsetWidth) / fontScale());
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(whole);
    sizes.observe(last);
    return () => sizes.disconnect();
  }, []);
  return { line, end, available };
}
