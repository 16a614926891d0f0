import * as v from 'valibot';
import { usePreference } from '../../core/browser/preferences.ts';

const SourceIds = v.fallback(v.array(v.pipe(v.number(), v.integer())), []);

/** The data sources whose columns a person wants to see, in the catalogue and in released domains alike. */
export function useSelectedSources(): [number[], (ids: number[]) => void] {
  return usePreference('selectedDataSources', SourceIds);
}
