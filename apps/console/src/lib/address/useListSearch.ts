import { useMemo } from 'react';

/** How a list's route goes to another state of the same list. */
type Navigate<Search> = (to: {
  search: (old: Search) => Search;
  replace: boolean;
}) => Promise<void>;

/**
 * What the address of a list holds, and the ways to change it. A change makes an entry of the history, so that Back undoes
 * it; with `replace` it takes the place of the one before. The functions are the same over renders.
 */
export function useListSearch<Search extends { page: number }>(
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
    /** Changes one filter, as a `FilterPanel` asks for it. */
    const changeFilter = (
      name: keyof Search,
      value: string | undefined,
      { replace }: { replace: boolean },
    ) => changeList({ [name]: value } as Partial<Search>, replace);
    /** Lifts these filters, and their defaults hold again. */
    const clearFilters = (fields: readonly { name: keyof Search }[]) =>
      changeList(
        Object.fromEntries(fields.map(({ name }) => [name, undefined])) as Partial<Search>,
      );
    const toPage = (page: number) => changeLook({ page } as Partial<Search>);
    return { changeLook, changeList, changeFilter, clearFilters, toPage };
  }, [navigate]);
  /** Whether any of these filters is set: then "nothing matches", otherwise "nothing there". */
  const isFiltered = (fields: readonly { name: keyof Search }[]) =>
    fields.some(({ name }) => search[name] !== undefined && search[name] !== '');
  return { search, isFiltered, ...changes };
}
