import type { Columns, Variation } from './columns.ts';
import type { Filter } from './select.ts';

/** Whether a drop date lies within the days and the prices of a filter. */
function passes({ day, cents }: Variation, filter: Filter): boolean {
  const { dayFrom = 0, dayTo = Infinity, minCents = 0, maxCents = Infinity } = filter;
  return day >= dayFrom && day <= dayTo && cents >= minCents && cents <= maxCents;
}

/**
 * The columns as a filter shows them: a row with several drop dates stands with the first of them that the filter lets
 * through, or with the first of all where it lets none through. The same columns where that changes nothing.
 */
export function shownBy(columns: Columns, filter: Filter): Columns {
  const moved: [row: number, to: Variation][] = [];
  for (const [row, variations] of columns.variations) {
    const shown = variations.find((variation) => passes(variation, filter));
    if (shown !== undefined && shown !== variations[0]) moved.push([row, shown]);
  }
  if (moved.length === 0) return columns;
  const [day, cents] = [columns.day.slice(), columns.cents.slice()];
  for (const [row, to] of moved) {
    day[row] = to.day;
    cents[row] = to.cents;
  }
  return { ...columns, day, cents };
}
