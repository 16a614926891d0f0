import * as v from 'valibot';
import { parseSearch, stringifySearch } from '../../../core/address/searchSchema.ts';
import type { PageSize } from '../../../core/settings.ts';
import { userPreference } from '../../../core/session/userStorage.ts';
import { addDays, utcDay, type Day, wholeDay } from '../../../core/time/time.ts';
import { CatalogSearch } from '../catalogSearch.ts';

const View = v.object({
  name: v.string(),
  /** The query string of the view, with the question mark. */
  search: v.string(),
  /** The UTC day of saving, if the dates of the view move with today. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Whether /domains opens with this view. If several have it, the first one counts. */
  start: v.optional(v.boolean()),
});

/** A named state of the catalogue: filters, sorting, page size, columns, data sources, refinement. */
export type View = v.InferOutput<typeof View>;

export const maxViewNameLength = 60;

/** The views of the signed-in user, oldest first. The browser stores them, and its tabs share them. */
export const savedViews = userPreference('catalogViews', v.array(View), []);

/**
 * The search of the user's start view, for /domains without a query string; otherwise undefined.
 * @param path the full path of the route
 */
export function startView(path: string | undefined, searchText: string): CatalogSearch | undefined {
  if (path !== '/domains' || searchText) return undefined;
  const view = savedViews.get().find(({ start }) => start);
  return view && viewSearch(view);
}

/**
 * The search of a view, with its dates for today. It always has the hidden columns, so it is never empty.
 * @param today the UTC day
 */
export function viewSearch({ search, day }: View, today: Day = utcDay()): CatalogSearch {
  const { hide = '', ...saved } = v.parse(CatalogSearch, parseSearch(search));
  const moveDate = (date: Day | undefined) => {
    const days = date && day ? (Date.parse(date) - Date.parse(day)) / wholeDay : Number.NaN;
    return Number.isNaN(days) ? date : addDays(today, days);
  };
  return {
    ...saved,
    hide,
    drop_date_from: moveDate(saved.drop_date_from),
    drop_date_to: moveDate(saved.drop_date_to),
  };
}

/**
 * The complete state of the catalogue as a search, including personal settings, so that it shows the same everywhere.
 */
export function completeSearch(
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

/** Serializes the state of the catalogue for a view. The same state gives the same text; the page is left out. */
export function serializeView(search: CatalogSearch): string {
  // Parsing sorts the parameters.
  return stringifySearch({ ...v.parse(CatalogSearch, search), page: undefined });
}

/** Finds a view by its name, ignoring case. */
export function findView(views: readonly View[], name: string): View | undefined {
  const key = name.trim().toLowerCase();
  return views.find((view) => view.name.toLowerCase() === key);
}

/** Adds a view, or replaces the one with the same name in its position. */
export function upsertView(views: readonly View[], { name, ...state }: View): View[] {
  const existing = findView(views, name);
  if (!existing) return [...views, { name, ...state }];
  return views.map((view) =>
    view === existing ? { name: existing.name, start: existing.start, ...state } : view,
  );
}
