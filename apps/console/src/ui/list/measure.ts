import { useLayoutEffect, useRef, useState } from 'react';
import { fontScale } from '../../core/browser/fontScale.ts';
import type { FilterField, LineFilter } from './filterFields.ts';

// Sizes that code needs before the browser lays the elements out, in pixels at the default font size.

/** The height of a row on a phone. */
export const phoneRowHeight = 76;

/** The height of a row of a table that is used by touch. */
export const touchRowHeight = 44;

/** The width of the column of checkboxes. */
export const selectWidth = 40;

export const cellPadding = 16;

/** The size of the letters of a list. No character is wider. */
export const fontSize = 13;

/** Whether a text may be wider than its column. */
export function mayOverflow(text: string, columnWidth: number): boolean {
  return text.length * fontSize > columnWidth - cellPadding;
}

/**
 * The width of a cell with an amount, and one more for rounding. Digits are of the same width, points half as wide.
 */
export function amountWidth(amount: string): number {
  return cellPadding + 1 + 8 * amount.length - 4 * (amount.match(/[.,]/g)?.length ?? 0);
}

/** About as many letters as a row of this width has. */
export const lettersIn = (width: number) => 'x'.repeat(width / 8);

/** The approximate width of a text in a tab or a filter. */
export const textWidth = (text: string) => text.length * 6.8;

/** The width of the button for the items that do not fit. */
const moreButtonWidth = 88;

/** The width of the button that clears the filters. */
export const clearButtonWidth = 92;

/** The gap between filters. */
const gap = 6;

const maxSelectWidth = 240;

/** The widths of a control for a range of days and of numbers. */
const rangeWidths = { date: 206, number: 116 } as const;

/** The width of a filter in the line, with its label. */
function filterWidth([field, end]: LineFilter<FilterField<string>>): number {
  if (end) return end.kind === 'date' ? rangeWidths.date : rangeWidths.number;
  const label = textWidth(field.label) + 24;
  if (field.kind === 'date') return label + 126;
  if (field.kind !== 'select') return field.kind === 'text' ? 220 : 170;
  const longest = Math.max(0, ...field.options.map((option) => textWidth(option.label)));
  return Math.min(maxSelectWidth, label + longest + 28);
}

const filterWidths = {
  widthOf: (filter: LineFilter<FilterField<string>>) => filterWidth(filter) + gap,
  isLowPriority: ([{ lowPriority = false }]: LineFilter<FilterField<string>>) => lowPriority,
};

/** The width of the filters in one line. */
export function lineWidth(filters: readonly LineFilter<FilterField<string>>[]): number {
  return totalWidth(filters, filterWidths.widthOf);
}

/** The filters that fit into one line, in order. The others go under More. */
export function filtersThatFit<Field extends FilterField<string>>(
  filters: readonly LineFilter<Field>[],
  available: number,
): LineFilter<Field>[] {
  return fitItems(filters, available, filterWidths);
}

/** The width of items side by side. */
export function totalWidth<Item>(items: readonly Item[], widthOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + widthOf(item), 0);
}

interface Widths<Item> {
  /** The width of an item with the gap after it. */
  widthOf: (item: Item) => number;
  /** Whether an item is dropped first. */
  isLowPriority: (item: Item) => boolean;
}

/** The items that fit into one line, in order. The others go under a button at its end. */
export function fitItems<Item>(
  items: readonly Item[],
  available: number,
  { widthOf, isLowPriority }: Widths<Item>,
): Item[] {
  if (totalWidth(items, widthOf) <= available) return [...items];
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

/**
 * The width of a line without the element at its end, or Infinity if that is enough for its content: then nothing renders
 * again after the first measurement. Updates when either is resized.
 * @param needed the width of the content
 */
export function useAvailableWidth(needed: number) {
  const line = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(Infinity);
  useLayoutEffect(() => {
    const [whole, last] = [line.current, end.current];
    if (!whole || !last) return;
    const measure = () => {
      // A folded line has no width.
      if (whole.clientWidth === 0) return;
      const room = (whole.clientWidth - last.offsetWidth) / fontScale();
      setAvailable(room < needed ? room : Infinity);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(whole);
    sizes.observe(last);
    return () => sizes.disconnect();
  }, [needed]);
  return { line, end, available };
}
