import * as v from 'valibot';
import { useUserPreference } from '../../core/session/userPreference.ts';

const Ids = v.fallback(v.array(v.string()), []);

/**
 * The ids of the columns that a person does not want to see in a list. Those are remembered rather than the shown ones,
 * so that a column that is new shows.
 * @param list names the list, `orders`
 */
export function useHiddenColumns(list: string): [string[], (ids: string[]) => void] {
  return useUserPreference(`hiddenColumns.${list}`, Ids);
}
