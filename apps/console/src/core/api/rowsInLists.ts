import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

interface WithId {
  readonly id: number | undefined;
}

/**
 * Puts what was saved of a record into the fetched lists under a key that hold it: a form opened again at once begins
 * with it, and not with the row that the list still shows while it is fetched anew.
 * @param name where the rows stand in the answers
 * @param record what was sent, by the record's id; a new record has none, and is in no list yet
 */
export function putInLists(listKey: QueryKey, name: string, record: WithId): void {
  if (record.id === undefined) return;
  queryClient.setQueriesData<Readonly<Record<string, readonly WithId[]>>>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        [name]: (list[name] ?? []).map((row) =>
          row.id === record.id ? { ...row, ...record } : row,
        ),
      },
  );
}

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
