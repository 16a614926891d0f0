import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/**
 * With what a query for one record begins: the record as the fetched lists under a key have it, and when the latest of
 * them was fetched. What is about to be fetched again is as old as can be.
 * @param name where the rows stand in the answers
 */
export function rowInLists<Row>(listKey: QueryKey, name: string, isWanted: (row: Row) => boolean) {
  const latest = () =>
    queryClient
      .getQueriesData<Readonly<Record<string, readonly Row[]>>>({ queryKey: listKey })
      .flatMap(([key, list]) => {
        const row = list?.[name]?.find(isWanted);
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
