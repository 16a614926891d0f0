import * as v from 'valibot';
import { getUserPreference, useUserPreference } from '../../../core/session/userMemory.ts';
import type { CatalogSearch } from '../catalogSearch.ts';
import { Views, viewSearch, type View } from './views.ts';

const preference = 'catalogViews';

/** The views of a person, and the one that /domains opens with. */
export interface SavedViews {
  views: readonly View[];
  /** The name of the view that /domains opens with; empty where it opens with all domains. */
  start: string;
}

/** The views of the signed-in user, kept in the browser; other tabs see changes at once. */
export function useSavedViews(): [SavedViews, (all: SavedViews) => void] {
  const [views, setViews] = useUserPreference(preference, Views);
  const [start, setStart] = useStartName();
  return [
    { views, start },
    (all) => {
      setViews([...all.views]);
      setStart(all.start);
    },
  ];
}

/** The address of the view that /domains opens with; nothing where there is no such view. */
export function startingView(): CatalogSearch | undefined {
  const view = getUserPreference(preference, Views).find(({ name }) => name === startName());
  return view && viewSearch(view);
}

const startNamePreference = 'catalogStart';

const Name = v.fallback(v.string(), '');

/** The name of the view that /domains opens with; empty where it opens with all domains. Views themselves load later. */
const useStartName = () => useUserPreference(startNamePreference, Name);

/** The same for loaders, which run outside React. */
const startName = () => getUserPreference(startNamePreference, Name);

/** Whether an address opens with that view: only the bare one does. */
export function opensWithView(pathname: string, searchText: string): boolean {
  return pathname === '/domains' && !searchText && startName() !== '';
}
