import type { SortOrder } from '@dropcatch/sdk';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fieldErrors } from '../../core/api/errors.ts';

/** The sorting of a list, and a function to change it. */
export interface ListSort {
  /** The sort key; empty for the order of the server. */
  by: string;
  order: SortOrder;
  onSort: (by: string, order: SortOrder) => void;
}

/** The search parameters of every list. Only sortable lists have the last two. */
export interface ListSearch {
  page: number;
  sort_by?: string;
  sort_order?: SortOrder;
}

/** Navigates to another state of the same list. */
type Navigate<Search> = (to: {
  search: (old: Search) => Search;
  replace: boolean;
}) => Promise<void>;

/** The search parameters of a list, and functions to change them. */
export type ListAddress<Search extends ListSearch> = ReturnType<typeof useListAddress<Search>>;

/** For a list without filters, sorting and pages, whose address has no parameters. */
export const wholeList: ListAddress<ListSearch> = {
  search: { page: 1 },
  isFiltered: () => false,
  changeView: () => {},
  changeList: () => {},
  changeFilter: () => {},
  clearFilters: () => {},
  goToPage: () => {},
};

/**
 * The search parameters of a list, and functions to change them. A change makes a history entry, so that Back undoes
 * it; with `replace` it replaces the last entry. The functions are stable.
 */
export function useListAddress<Search extends ListSearch>(
  search: Search,
  navigate: Navigate<NoInfer<Search>>,
) {
  const changes = useMemo(() => {
    /** Changes how the list shows, and keeps its page. */
    const changeView = (patch: Partial<Search>, replace = false) =>
      void navigate({ search: (old) => ({ ...old, ...patch }), replace });
    /** Changes the content or order of the list, and goes to the first page. */
    const changeList = (patch: Partial<Search>, replace = false) =>
      changeView({ ...patch, page: 1 }, replace);
    const changeFilter = (
      name: keyof Search,
      value: string | undefined,
      { replace }: { replace: boolean },
    ) => changeList({ [name]: value } as Partial<Search>, replace);
    /** Clears these filters, so that their defaults apply again. */
    const clearFilters = (fields: readonly { name: keyof Search }[]) =>
      changeList(
        Object.fromEntries(fields.map(({ name }) => [name, undefined])) as Partial<Search>,
      );
    const goToPage = (page: number) => changeView({ page } as Partial<Search>);
    return { changeView, changeList, changeFilter, clearFilters, goToPage };
  }, [navigate]);
  /** Whether any of these filters is set, to choose the text of an empty list. */
  const isFiltered = (fields: readonly { name: keyof Search }[]) =>
    fields.some(({ name }) => search[name] !== undefined && search[name] !== '');
  return { search, isFiltered, ...changes };
}

interface Sort<Key> {
  sort_by: Key;
  sort_order: SortOrder;
}

/**
 * Resets the sorting of a list if the server rejects it. A link may name the column of a data source that was deleted
 * or is inactive.
 * @param error the failure of the list
 * @param defaults the default sorting; without it nothing happens
 */
export function useSortFallback<Key>(
  error: unknown,
  defaults: Sort<Key> | undefined,
  changeList: (sort: Sort<Key>, replace: boolean) => void,
): void {
  const isRejected = 'sort_by' in fieldErrors(error);
  const resetSort = useEffectEvent(() => {
    if (defaults) changeList({ sort_by: defaults.sort_by, sort_order: defaults.sort_order }, true);
  });
  useEffect(() => {
    if (isRejected) resetSort();
  }, [isRejected]);
}

/**
 * Leads from a page past the end, such as one whose last row was deleted, to the last page.
 * @param pagination the page and the number of pages that the server answered
 * @returns whether the answer is of such a page
 */
export function useLastPageFallback(
  pagination: { page: number; pages: number } | undefined,
  page: number,
  changeView: (patch: { page: number }, replace: boolean) => void,
): boolean {
  const last = Math.max(1, pagination?.pages ?? Infinity);
  const isPastEnd = pagination !== undefined && pagination.page > last;
  const goToLast = useEffectEvent(() => changeView({ page: last }, true));
  useEffect(() => {
    if (isPastEnd && page > last) goToLast();
  }, [isPastEnd, page, last]);
  return isPastEnd;
}

const maxPageButtons = 5;

/** The page numbers to show: up to five around the current one, from 1 (spec, section 9). */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - maxPageButtons + 1));
  const last = Math.min(pages, first + maxPageButtons - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
