import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/**
 * With what a query for one record begins: the record as the lists under a key have it, and when the latest of them was
 * fetched. What is about to be fetched again is as old as can be.
 */
export function rowInLists<List, Row extends { id: number }>(
  queryKey: QueryKey,
  rowsOf: (list: List) => readonly Row[],
  id: number,
) {
  const latest = () =>
    queryClient
      .getQueriesData<List>({ queryKey })
      .flatMap(([key, list]) => {
        const row = list && rowsOf(list).find((one) => one.id === id);
        const state = queryClient.getQueryState(key);
        const at = state && !state.isInvalidated ? state.dataUpdatedAt : 0;
        return row ? [{ row, at }] : [];
      })
      .toSorted((a, b) => b.at - a.at)[0];
  return {
    initialData: () => latest()?.row,
    initialDataUpdatedAt: () => latest()?.at,
  };
}
