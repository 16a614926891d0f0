import type { SortOrder } from '@dropcatch/sdk';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fieldErrors } from '../../core/api/errors.ts';

/** How a list is sorted, and what changes it. */
export interface ListSort {
  /** The sort key; empty where the list stands as it came. */
  by: string;
  order: SortOrder;
  onSort: (by: string, order: SortOrder) => void;
}

/** What the address of every list holds at least; sorted lists have the last two. */
export interface ListSearch {
  page: number;
  sort_by?: string;
  sort_order?: SortOrder;
}

/** How a list's route goes to another state of the same list. */
type Navigate<Search> = (to: {
  search: (old: Search) => Search;
  replace: boolean;
}) => Promise<void>;

/** What the address of a list holds, and the ways to change it. */
export type ListAddress<Search extends ListSearch> = ReturnType<typeof useListAddress<Search>>;

/** For a list that comes whole: without filters, sort and pages its address has nothing to hold. */
export const wholeList: ListAddress<ListSearch> = {
  search: { page: 1 },
  isFiltered: () => false,
  changeLook: () => {},
  changeList: () => {},
  changeFilter: () => {},
  clearFilters: () => {},
  toPage: () => {},
};

/**
 * What the address of a list holds, and the ways to change it. A change makes an entry of the history, so that Back
 * undoes it; with `replace` it takes the place of the entry before. The functions stay the same over renders.
 */
export function useListAddress<Search extends ListSearch>(
  search: Search,
  navigate: Navigate<NoInfer<Search>>,
) {
  const changes = useMemo(() => {
    /** Changes how the list looks, and stays on its page. */
    const changeLook = (patch: Partial<Search>, replace = false) =>
      void navigate({ search: (old) => ({ ...old, ...patch }), replace });
    /** Changes what the list is of, or its order: always back to the first page. */
    const changeList = (patch: Partial<Search>, replace = false) =>
      changeLook({ ...patch, page: 1 }, replace);
    const changeFilter = (
      name: keyof Search,
      value: string | undefined,
      { replace }: { replace: boolean },
    ) => changeList({ [name]: value } as Partial<Search>, replace);
    /** Lifts these filters, so that their defaults hold again. */
    const clearFilters = (fields: readonly { name: keyof Search }[]) =>
      changeList(
        Object.fromEntries(fields.map(({ name }) => [name, undefined])) as Partial<Search>,
      );
    const toPage = (page: number) => changeLook({ page } as Partial<Search>);
    return { changeLook, changeList, changeFilter, clearFilters, toPage };
  }, [navigate]);
  /** Whether any of these filters is set: then "nothing matches", otherwise "nothing there yet". */
  const isFiltered = (fields: readonly { name: keyof Search }[]) =>
    fields.some(({ name }) => search[name] !== undefined && search[name] !== '');
  return { search, isFiltered, ...changes };
}

interface Sort<Key> {
  sort_by: Key;
  sort_order: SortOrder;
}

/**
 * Goes back to a list's own order where the server refuses the one of the address: it sorts by the column of a data
 * source that is gone or not active. A link may say anything, and breaks no list.
 * @param error what the list has failed with
 * @param defaults what its address holds where nothing is said; without them the list stays as it is
 */
export function useRefusedSort<Key>(
  error: unknown,
  defaults: Sort<Key> | undefined,
  changeList: (sort: Sort<Key>, replace: boolean) => void,
): void {
  const isRefused = 'sort_by' in fieldErrors(error);
  const goBack = useEffectEvent(() => {
    if (defaults) changeList({ sort_by: defaults.sort_by, sort_order: defaults.sort_order }, true);
  });
  useEffect(() => {
    if (isRefused) goBack();
  }, [isRefused]);
}

const windowSize = 5;

/** The pages to offer: up to five around the current one (spec, section 9). Pages count from 1. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - windowSize + 1));
  const last = Math.min(pages, first + windowSize - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
