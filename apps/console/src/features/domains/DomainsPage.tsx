import { Button, Menu, NativeSelect, Title } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  domainList,
  exportDomains,
  fallbackTlds,
  tldList,
  watchDomain,
} from '../../api/domains.ts';
import { DataList } from '../../components/DataList.tsx';
import { Empty } from '../../components/Empty.tsx';
import { FilterPanel } from '../../components/FilterPanel.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Pager } from '../../components/Pager.tsx';
import { SourcePicker } from '../../components/SourcePicker.tsx';
import { formatCount } from '../../lib/numbers.ts';
import { useSelectedSources } from '../../lib/selectedSources.ts';
import { pageSizes, useDefaultPageSize, type PageSize } from '../../lib/settings.ts';
import { utcDay } from '../../lib/time.ts';
import { catalogFilterFields } from './catalogFilterFields.ts';
import { catalogQuery, exportFilters, type CatalogSearch } from './catalogSearch.ts';
import { CatalogStats } from './CatalogStats.tsx';
import { domainColumns } from './domainColumns.tsx';
import styles from './domains.module.css';

const route = getRouteApi('/_app/domains');

const noSources = [] as const;

/** The catalogue of domains about to be released (spec, section 2). */
export function DomainsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [defaultSize] = useDefaultPageSize();
  const list = useQuery(domainList(catalogQuery(search, defaultSize)));
  const tlds = useQuery(tldList).data?.tlds ?? fallbackTlds;
  const exporting = useMutation(exportDomains);
  const { mutate: watch } = useMutation(watchDomain);

  const available = list.data?.enrichment_sources ?? noSources;
  const [selected, setSelected] = useSelectedSources();
  const columns = useMemo(
    () =>
      domainColumns(
        {
          onOrder: (domain, dropDate) =>
            void navigate({
              to: '/domains/$domain/order',
              params: { domain },
              search: (old) => ({ ...old, date: dropDate }),
            }),
          onWatch: (domain, watched) => watch({ domain, watched }),
        },
        available.filter(({ id }) => selected.includes(id)),
      ),
    [available, navigate, selected, watch],
  );
  const fields = useMemo(() => catalogFilterFields(tlds), [tlds]);

  /** Changes filters or sort: always back to the first page. */
  const change = (patch: Partial<CatalogSearch>, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...patch, page: 1 }), replace });
  const clear = () =>
    void navigate({
      search: ({ per_page, sort_by, sort_order }) => ({ per_page, sort_by, sort_order }),
    });

  return (
    <>
      <PageHeader title="Domain Catalog" subtitle="Browse and order expiring domains" />
      <CatalogStats
        search={search}
        total={list.data?.pagination.total}
        failed={list.isError}
        onToday={change}
      />
      <FilterPanel
        fields={fields}
        values={{ ...search, drop_date_from: search.drop_date_from ?? utcDay() }}
        onChange={(name, value, { replace }) => change({ [name]: value }, replace)}
        onClear={clear}
        actions={
          <>
            <Button size="xs" type="submit" onClick={() => void list.refetch()}>
              Search
            </Button>
            <Menu transitionProps={{ duration: 0 }}>
              <Menu.Target>
                <Button
                  size="xs"
                  variant="default"
                  loading={exporting.isPending}
                  leftSection={<IconDownload size={14} aria-hidden />}
                  rightSection={<IconChevronDown size={14} aria-hidden />}
                >
                  Export
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => exporting.mutate(exportFilters(search))}>
                  Export as CSV
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        }
      >
        <SourcePicker sources={available} selected={selected} onChange={setSelected} />
      </FilterPanel>
      <div className={styles.toolbar}>
        <Title order={2} size="h5">
          {list.data ? `Domains (${formatCount(list.data.pagination.total)})` : 'Domains'}
        </Title>
        <NativeSelect
          size="xs"
          aria-label="Page size"
          data={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
          value={String(search.per_page ?? defaultSize)}
          onChange={(event) =>
            change({ per_page: pageSizeOf(event.currentTarget.value, defaultSize) })
          }
        />
      </div>
      <DataList
        label="Domains"
        query={list}
        rows={list.data?.domains}
        columns={columns}
        rowKey={({ domain }) => domain}
        failure="Failed to fetch domains"
        sort={{
          by: search.sort_by,
          order: search.sort_order,
          onSort: (sort_by, sort_order) => change({ sort_by, sort_order }),
        }}
        empty={
          <Empty action={{ label: 'Clear Filters', onClick: clear }}>
            No domains match these filters
          </Empty>
        }
      />
      <Pager
        pagination={list.data?.pagination}
        onPage={(page) => void navigate({ search: (old) => ({ ...old, page }) })}
      />
      <Outlet />
    </>
  );
}

/** The chosen page size; none where it is the one that holds anyway. */
function pageSizeOf(text: string, defaultSize: PageSize): PageSize | undefined {
  return pageSizes.find((size) => String(size) === text && size !== defaultSize);
}
