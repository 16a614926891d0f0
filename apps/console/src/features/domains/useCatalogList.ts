import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pageSizeSetting } from '../../core/settings.ts';
import { domainList } from '../../entities/domains/domains.ts';
import { watchDomain } from '../../entities/domains/watchlist.ts';
import { useSortFallback, type ListAddress } from '../../ui/list/useListAddress.ts';
import { withoutHidden } from '../../ui/list/visibleColumns.ts';
import { catalogDefaults, catalogQuery, type CatalogSearch } from './catalogSearch.ts';
import { domainColumns, useCatalogColumns } from './domainColumns.tsx';
import { useRefinedRows } from './refine/refineRows.ts';

const noSources = [] as const;

/** The rows of the catalogue for an address, and its columns. */
export function useCatalogList({ search, changeView, changeList }: ListAddress<CatalogSearch>) {
  const navigate = useNavigate({ from: '/domains' });
  const { mutate: watch } = useMutation(watchDomain);
  const [defaultSize] = pageSizeSetting.use();
  const call = catalogQuery(search, defaultSize);
  const list = useQuery(domainList(call));
  useSortFallback(list.error, catalogDefaults, changeList);
  const { domains: loaded, pagination, enrichment_sources } = list.data ?? {};
  const available = enrichment_sources ?? noSources;
  const columnChoice = useCatalogColumns(search, (patch) => changeView(patch, true));
  const { hidden, sources } = columnChoice;
  const columns = useMemo(
    () =>
      domainColumns(
        {
          onOrder: (domain, date) =>
            void navigate({
              to: '/domains/$domain/order',
              params: { domain },
              search: (old) => ({ ...old, date }),
            }),
          onWatch: (domain, watched) => watch({ domain, watched }),
        },
        available.filter(({ id }) => sources.includes(id)),
      ),
    [available, navigate, sources, watch],
  );
  const visibleColumns = useMemo(() => withoutHidden(columns, hidden), [columns, hidden]);
  return {
    list,
    loaded,
    pagination,
    /** The data sources that the list can show. */
    available,
    columns,
    visibleColumns,
    columnChoice,
    /** The page size if the address has none. */
    defaultSize,
    ...useRefinedRows(loaded, call, search, visibleColumns),
  };
}
