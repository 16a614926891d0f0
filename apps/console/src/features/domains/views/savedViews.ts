import * as v from 'valibot';
import { parseSearch, stringifySearch } from '../../../core/address/searchSchema.ts';
import type { PageSize } from '../../../core/browser/settings.ts';
import { getUserPreference, useUserPreference } from '../../../core/session/userMemory.ts';
import { addDays, utcDay, type Day } from '../../../core/time/time.ts';
import { CatalogSearch } from '../catalogSearch.ts';

const View = v.object({
  name: v.string(),
  /** The address of the catalogue that the view stands for, from its question mark on. */
  search: v.string(),
  /** The UTC day of saving, where the dates of the view move along with today. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Whether /domains opens with it; of several, with the first. */
  start: v.optional(v.boolean()),
});

/** A named state of the catalogue: filters, sort, page size, columns, sources, refinement. */
export type View = v.InferOutput<typeof View>;

/** The longest name of a view. */
export const longestName = 60;

const preference = 'catalogViews';

const Views = v.fallback(v.array(View), []);

/** The views of the signed-in user in the order of saving, kept in the browser; other tabs see changes at once. */
export const useSavedViews = () => useUserPreference(preference, Views);

/** What an address opens with instead of all domains: the bare one with the view that the person chose for it. */
export function startingView(pathname: string, searchText: string): CatalogSearch | undefined {
  if (pathname !== '/domains' || searchText) return undefined;
  const view = getUserPreference(preference, Views).find(({ start }) => start);
  return view && viewSearch(view);
}

/**
 * The address that a view stands for today. It always says which columns are hidden, so it is never an empty one.
 * @param today the UTC day
 */
export function viewSearch({ search, day }: View, today: Day = utcDay()): CatalogSearch {
  const { hide = '', ...saved } = v.parse(CatalogSearch, parseSearch(search));
  const move = (date: Day | undefined) => {
    const days = date && day ? (Date.parse(date) - Date.parse(day)) / 86_400_000 : Number.NaN;
    return Number.isNaN(days) ? date : addDays(today, days);
  };
  return {
    ...saved,
    hide,
    drop_date_from: move(saved.drop_date_from),
    drop_date_to: move(saved.drop_date_to),
  };
}

/** The whole state of the catalogue, as an address that shows the same everywhere: what may differ elsewhere is said. */
export function wholeSearch(
  search: CatalogSearch,
  { hidden, sources }: { hidden: readonly string[]; sources: readonly number[] },
  defaultSize: PageSize,
): CatalogSearch {
  return {
    ...search,
    per_page: search.per_page ?? defaultSize,
    hide: hidden.toSorted().join(','),
    sources: sources.toSorted((a, b) => a - b).join(','),
    view: undefined,
  };
}

/** The state of the catalogue as a view keeps it: the same text for the same state, and from the first page. */
export function viewText(search: CatalogSearch): string {
  // Reading it anew brings the parameters into one order.
  return stringifySearch({ ...v.parse(CatalogSearch, search), page: undefined });
}

/** The view of a name, however it is written. */
export function viewNamed(views: readonly View[], name: string): View | undefined {
  const wanted = name.trim().toLowerCase();
  return views.find((view) => view.name.toLowerCase() === wanted);
}

/** Adds a view. One that has its name already shows the new state, and keeps its place. */
export function withView(views: readonly View[], { name, ...state }: View): View[] {
  const old = viewNamed(views, name);
  if (!old) return [...views, { name, ...state }];
  return views.map((view) =>
    view === old ? { name: old.name, start: old.start, ...state } : view,
  );
}
