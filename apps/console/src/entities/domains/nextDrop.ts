import type { Domain } from '@dropcatch/sdk';
import { utcDay, type Day } from '../../core/time/time.ts';

/**
 * A row of the catalogue with its next drop: where the drop that the server chose is over and others are not, the earliest
 * of those with its price. A catalogue that is not filtered by date chooses the first of all.
 */
export function withNextDrop(row: Domain, today: Day = utcDay()): Domain {
  if (row.selected_drop_date >= today) return row;
  const [next] = row.date_price_variations
    .filter(({ drop_date }) => drop_date >= today)
    .toSorted((a, b) => a.drop_date.localeCompare(b.drop_date));
  return next ? { ...row, selected_drop_date: next.drop_date, selected_price: next.price } : row;
}
