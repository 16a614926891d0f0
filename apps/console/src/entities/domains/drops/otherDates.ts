import type { Domain } from '@dropcatch/sdk';
import { utcDay, type Day } from '../../../core/time/time.ts';

/** The drops of a domain beside the one that its row shows, with their prices; without those that are over. */
export function otherDates(
  row: Pick<Domain, 'selected_drop_date' | 'date_price_variations'>,
  today: Day = utcDay(),
): Domain['date_price_variations'] {
  return row.date_price_variations.filter(
    ({ drop_date }) => drop_date !== row.selected_drop_date && drop_date >= today,
  );
}
