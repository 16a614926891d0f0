import * as v from 'valibot';
import { stringifySearch } from '../../../core/address/searchSchema.ts';
import type { PageSize } from '../../../core/browser/settings.ts';
import { CatalogSearch } from '../catalogSearch.ts';
import type { SavedViews } from './savedViews.ts';
import type { CatalogLook } from '../useCatalogLook.ts';
import type { View } from './views.ts';

/** The longest name of a view. */
export const longestName = 60;

/** What shows besides the address: a link has to say it, since it may differ on another machine. */
interface Unsaid {
  look: Pick<CatalogLook, 'hidden' | 'sources'>;
  defaultSize: PageSize;
}

/** The whole state of the catalogue, as an address that shows the same everywhere. */
export function wholeSearch(search: CatalogSearch, { look, defaultSize }: Unsaid): CatalogSearch {
  return {
    ...search,
    per_page: search.per_page ?? defaultSize,
    hide: look.hidden.toSorted().join(','),
    sources: look.sources.toSorted((a, b) => a - b).join(','),
    view: undefined,
  };
}

/** The state of the catalogue as a view keeps it: the same text for the same state, and from the first page. */
export function viewText(search: CatalogSearch): string {
  // Reading it anew brings the parameters into one order.
  return stringifySearch({ ...v.parse(CatalogSearch, search), page: undefined });
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The view of a name, however it is written. */
export function viewNamed({ views }: SavedViews, name: string): View | undefined {
  return views.find((view) => same(view.name, name.trim()));
}

/** Adds a view, or puts it in the place of the one that has its name. */
export function withView(all: SavedViews, view: View): SavedViews {
  const old = viewNamed(all, view.name);
  if (!old) return { ...all, views: [...all.views, view] };
  return replaced(all, old, { ...view, name: old.name });
}

/** Gives a view another name. Whether it is free is for the caller to ask. */
export function withName(all: SavedViews, view: View, name: string): SavedViews {
  const renamed = replaced(all, view, { ...view, name });
  return all.start === view.name ? { ...renamed, start: name } : renamed;
}

/** Takes a view away; /domains no longer opens with it. */
export function withoutView({ views, start }: SavedViews, view: View): SavedViews {
  return {
    views: views.filter((other) => other !== view),
    start: start === view.name ? '' : start,
  };
}

/**
 * Puts a deleted view back among those that are there now, at the place where it stood before; /domains opens with it
 * if it did, and opens with none now.
 */
export function withViewBack(
  { views, start }: SavedViews,
  view: View,
  before: SavedViews,
): SavedViews {
  return {
    views: views.toSpliced(before.views.indexOf(view), 0, view),
    start: start || (before.start === view.name ? view.name : ''),
  };
}

function replaced(all: SavedViews, old: View, next: View): SavedViews {
  return { ...all, views: all.views.map((view) => (view === old ? next : view)) };
}
