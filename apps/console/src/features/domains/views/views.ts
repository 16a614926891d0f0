import * as v from 'valibot';
import { parseSearch } from '../../../core/address/searchSchema.ts';
import { addDays, utcDay, type Day } from '../../../core/time/time.ts';
import { CatalogSearch } from '../catalogSearch.ts';

const View = v.object({
  name: v.string(),
  /** The address of the catalogue that the view stands for, from its question mark on. */
  search: v.string(),
  /** The UTC day of saving, where the dates of the view move along with today. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
});

/** A named state of the catalogue: filters, sort, page size, columns, sources, refinement. */
export type View = v.InferOutput<typeof View>;

/** What a browser keeps for a person: the views, in the order in which they were made. */
export const Views = v.fallback(v.array(View), []);

/**
 * The address that a view stands for today. It always says which columns are hidden, so it is never an empty one.
 * @param today the UTC day
 */
export function viewSearch({ search, day }: View, today: Day = utcDay()): CatalogSearch {
  const { hide = '', ...saved } = v.parse(CatalogSearch, parseSearch(search));
  const move = (date: Day | undefined) => {
    const days = date && day ? daysBetween(day, date) : Number.NaN;
    return Number.isNaN(days) ? date : addDays(today, days);
  };
  return {
    ...saved,
    hide,
    drop_date_from: move(saved.drop_date_from),
    drop_date_to: move(saved.drop_date_to),
  };
}

/** The days from one to another, negative where the other one is earlier; not a number where one is no day. */
function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
