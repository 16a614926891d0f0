import * as v from 'valibot';
import { parseSearch, stringifySearch } from '../../../core/address/searchSchema.ts';
import type { PageSize } from '../../../core/browser/settings.ts';
import { getUserPreference, useUserPreference } from '../../../core/session/userStorage.ts';
import { addDays, utcDay, type Day } from '../../../core/time/time.ts';
import { CatalogSearch } from '../catalogSearch.ts';

const View = v.object({
  name: v.string(),
  /** The search part of the view's address, from the question mark. */
  search: v.string(),
  /** The UTC day of saving, if the dates of the view move with today. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Whether /domains opens with it. If several do, the first one counts. */
  start: v.optional(v.boolean()),
});

/** A named state of the catalogue: filters, sort, page size, columns, sources, refinement. */
export type View = v.InferOutput<typeof View>;

export const longestName = 60;

const preference = 'catalogViews';

const Views = v.fallback(v.array(View), []);

/** The views of the signed-in user in the order of saving, kept in the browser and shared by its tabs. */
export const useSavedViews = () => useUserPreference(preference, Views);

/** The view that an address opens with: for the bare address, the person's start view. */
export function startingView(pathname: string, searchText: string): CatalogSearch | undefined {
  if (pathname !== '/domains' || searchText) return undefined;
  const view = getUserPreference(preference, Views).find(({ start }) => start);
  return view && viewSearch(view);
}

/**
 * The search of a view for today. It always names the hidden columns, so it is never empty.
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

/** The whole state of the catalogue, as a search that shows the same everywhere: personal choices are included. */
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

/** The state of the catalogue as a view stores it: the same text for the same state, from the first page. */
export function viewText(search: CatalogSearch): string {
  // Parsing it again sorts the parameters.
  return stringifySearch({ ...v.parse(CatalogSearch, search), page: undefined });
}

/** The view with a name, in any case. */
export function viewNamed(views: readonly View[], name: string): View | undefined {
  const wanted = name.trim().toLowerCase();
  return views.find((view) => view.name.toLowerCase() === wanted);
}

/** Adds a view, or replaces the one with its name, in its place. */
export function withView(views: readonly View[], { name, ...state }: View): View[] {
  const old = viewNamed(views, name);
  if (!old) return [...views, { name, ...state }];
  return views.map((view) =>
    view === old ? { name: old.name, start: old.start, ...state } : view,
  );
}
