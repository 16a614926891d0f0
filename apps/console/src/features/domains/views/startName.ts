import * as v from 'valibot';
import { getUserPreference, useUserPreference } from '../../../core/session/userPreference.ts';

const preference = 'catalogStart';
const Name = v.fallback(v.string(), '');

/** The name of the view that /domains opens with; empty where it opens with all domains. Views themselves load later. */
export const useStartName = () => useUserPreference(preference, Name);

/** The same for loaders, which run outside React. */
export const startName = () => getUserPreference(preference, Name);

/** Whether an address opens with that view: only the bare one does. */
export function opensWithView(pathname: string, searchText: string): boolean {
  return pathname === '/domains' && !searchText && startName() !== '';
}
