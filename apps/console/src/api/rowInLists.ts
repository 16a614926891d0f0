import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/**
 * With what a query for one record begins: the record as fetched lists have it, each list with its key, and when the
 * latest of them was fetched. What is about to be fetched again is as old as can be.
 */
export function rowInLists<Row>(
  lists: () => readonly (readonly [key: QueryKey, rows: readonly Row[] | undefined])[],
  isWanted: (row: Row) => boolean,
) {
  const latest = () =>
    lists()
      .flatMap(([key, rows]) => {
        const row = rows?.find(isWanted);
        const state = queryClient.getQueryState(key);
        const at = state && !state.isInvalidated ? state.dataUpdatedAt : 0;
        return row ? [{ row, at }] : [];
      })
      .toSorted((a, b) => a.at - b.at)
      .at(-1);
  return {
    initialData: () => latest()?.row,
    initialDataUpdatedAt: () => latest()?.at,
  };
}
