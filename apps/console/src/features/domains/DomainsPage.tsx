import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { domainLengths } from '@dropcatch/sdk';
import {
  domainList,
  exportDomains,
  fallbackTlds,
  refreshCatalog,
  tldList,
  domainStats,
  charTypeOptions,
} from '../../entities/domains/domains.ts';
import { watchDomain } from '../../entities/domains/watchlist.ts';
import { DataList } from '../../ui/list/DataList.tsx';
import { Empty, EmptyList } from '../../ui/page/Empty.tsx';
import { FilterPanel, type FilterField } from '../../ui/list/FilterPanel.tsx';
import { LoadButton } from '../../ui/page/RefreshButton.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { PageHeader, StatCards } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { SourcePicker } from '../../entities/sources/SourcePicker.tsx';
import { useRefusedSort, useListAddress } from '../../ui/list/useListAddress.ts';
import { useHasSelected, useSelection } from '../../ui/list/selection.tsx';
import { useNarrow } from '../../core/browser/media.ts';
import { useDefaultPageSize } from '../../core/browser/settings.ts';
import { useToday } from '../../core/time/ticking.ts';
import { withoutHidden } from '../../ui/list/visibleColumns.ts';
import {
  catalogDefaults,
  catalogQuery,
  exportFilters,
  catalogFilters,
  type CatalogSearch,
} from './catalogSearch.ts';
import { CatalogToolbar } from './CatalogToolbar.tsx';
import { domainNames } from './domainNames.ts';
import { domainColumns } from './domainColumns.tsx';
import type { DomainBulkProps } from './DomainBulk.tsx';
import { DomainBulk } from './lazyCatalog.tsx';
import { useRefinedRows } from './refine/refineRows.ts';
import { useCatalogLook } from './useCatalogLook.ts';
import { formatPrice, dash, formatCount } from '../../core/text/numbers.ts';
import type { Day } from '../../core/time/time.ts';

const route = getRouteApi('/_app/domains');

const noSources = [] as const;

/** The catalogue of domains about to be released (spec, section 2). */
export function DomainsPage() {
  const navigate = route.useNavigate();
  const { search, isFiltered, changeLook, changeList, changeFilter, clearFilters, toPage } =
    useListAddress(route.useSearch(), navigate);
  const today = useToday(refreshCatalog);
  const [defaultSize] = useDefaultPageSize();
  const call = catalogQuery(search, defaultSize);
  const list = useQuery(domainList(call));
  useRefusedSort(list.error, catalogDefaults, changeList);
  const tlds = useQuery(tldList).data?.tlds ?? fallbackTlds;
  const exporting = useMutation(exportDomains);
  const { mutate: watch } = useMutation(watchDomain);

  const available = list.data?.enrichment_sources ?? noSources;
  const look = useCatalogLook(search, (patch) => changeLook(patch, true));
  const { hidden, sources: selected } = look;
  const allColumns = useMemo(
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
  const columns = useMemo(() => withoutHidden(allColumns, hidden), [allColumns, hidden]);
  const loaded = list.data?.domains;
  const { rows, left, further } = useRefinedRows(loaded, call, search, columns);
  const selection = useSelection(rows, domainNames);
  const fields = useMemo(() => catalogFilterFields(tlds), [tlds]);
  const narrow = useNarrow();
  const picker = (
    <SourcePicker sources={available} selected={selected} onChange={look.setSources} />
  );

  return (
    <>
      <PageHeader
        title="Domain Catalog"
        subtitle="Browse and order expiring domains"
        figures={
          <CatalogStats
            search={search}
            today={today}
            total={list.data?.pagination.total}
            failed={list.isError}
            onToday={changeList}
          />
        }
      >
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          c="inherit"
          component={Link}
          to="/domains/watchlist"
        >
          My Watchlist
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          c="inherit"
          component={Link}
          to="/domains/lookup"
        >
          Look Up a List
        </Button>
        <MenuButton
          actions={() => [
            {
              label: 'Export as CSV',
              // It is off rather than the button, which would lose the focus.
              disabled: exporting.isPending,
              onSelect: () => exporting.mutate(exportFilters(search)),
            },
          ]}
        >
          {(button) => (
            <Button
              {...button}
              size="xs"
              variant="subtle"
              color="gray"
              c="inherit"
              leftSection={<IconDownload size={14} aria-hidden />}
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              {exporting.isPending ? 'Exporting…' : 'Export'}
            </Button>
          )}
        </MenuButton>
      </PageHeader>
      <CatalogToolbar
        search={search}
        defaultSize={defaultSize}
        total={list.data?.pagination.total}
        views={{
          search,
          look,
          columns: allColumns,
          defaultSize,
          onLook: changeLook,
          onGo: (view) => void navigate({ search: view ?? {} }),
        }}
        refinement={{
          search,
          shown: columns,
          loaded: loaded?.length,
          left,
          total: list.data?.pagination.total,
          further,
          onLook: changeLook,
        }}
        tools={!narrow && picker}
        onChange={changeList}
      >
        <FilterPanel
          fields={fields}
          values={search}
          defaults={{ drop_date_from: today }}
          onChange={changeFilter}
          onClear={clearFilters}
          actions={
            <LoadButton
              size="xs"
              variant="default"
              type="submit"
              leftSection={<IconSearch size={14} aria-hidden />}
              load={refreshCatalog}
            >
              Search
            </LoadButton>
          }
        >
          {narrow && picker}
        </FilterPanel>
      </CatalogToolbar>
      <DataList
        label="Domains"
        query={list}
        rows={rows}
        pagination={list.data?.pagination}
        columns={columns}
        rowKey={domainNames.keyOf}
        selection={selection}
        sort={{
          by: search.sort_by,
          order: search.sort_order,
          onSort: (sort_by, sort_order) => changeList({ sort_by, sort_order }),
        }}
        empty={
          loaded?.length ? (
            <Empty>No row of this page matches the refinement above</Empty>
          ) : (
            <EmptyList
              page={search.page}
              onPage={toPage}
              filtered={isFiltered(fields) && 'No domains match these filters'}
              {...(search.drop_date_from === undefined
                ? {
                    text: 'No domains drop from today on',
                    action: {
                      label: 'Show earlier drops',
                      onClick: () => changeList({ drop_date_from: '' }),
                    },
                  }
                : { text: 'No domains yet' })}
            />
          )
        }
      />
      <CatalogSelection selection={selection} />
      <Pager pagination={list.data?.pagination} page={search.page} onPage={toPage} />
      <Outlet />
    </>
  );
}

/** What can be done with the picked rows; comes with the first pick, and stays. */
function CatalogSelection({ selection }: DomainBulkProps) {
  const [needed, setNeeded] = useState(false);
  if (useHasSelected(selection) && !needed) setNeeded(true);
  return <Suspense fallback={null}>{needed && <DomainBulk selection={selection} />}</Suspense>;
}

interface CatalogStatsProps {
  search: CatalogSearch;
  /** The UTC day. */
  today: Day;
  /** Rows under the filters, from the list. */
  total: number | undefined;
  /** The list could not be loaded. */
  failed: boolean;
  /** Filters to today's drops, or lifts that again. */
  onToday: (today: Pick<CatalogSearch, 'drop_date_from' | 'drop_date_to'>) => void;
}

/** The figures on top of the catalogue; "today" is the UTC day. */
function CatalogStats(props: CatalogStatsProps) {
  const { search, today, total, failed, onToday } = props;
  const query = useQuery(domainStats(catalogFilters(search)));
  const general = query.data?.general;
  const onlyToday = search.drop_date_from === today && search.drop_date_to === today;
  return (
    <StatCards
      query={query}
      stats={[
        {
          label: 'Total Domains',
          value: total === undefined ? (failed ? dash : undefined) : formatCount(total),
        },
        {
          label: 'Dropping Today',
          value: general && formatCount(general.releasing_today),
          hint: `Show what drops on ${today} (UTC)`,
          active: onlyToday,
          onClick: () =>
            onToday(
              onlyToday
                ? { drop_date_from: undefined, drop_date_to: undefined }
                : { drop_date_from: today, drop_date_to: today },
            ),
        },
        {
          label: 'Avg Price',
          value: general && (general.avg_price === null ? dash : formatPrice(general.avg_price)),
        },
        { label: 'This Week', value: general && formatCount(general.expiring_week) },
      ]}
    />
  );
}

/** The filter form of /domains (spec, section 2). */
function catalogFilterFields(tlds: readonly string[]): FilterField<keyof CatalogSearch>[] {
  return [
    { name: 'search', label: 'Search Domain', kind: 'text', placeholder: 'Part of the name' },
    {
      name: 'tld',
      label: 'TLD',
      kind: 'select',
      options: [
        { value: '', label: 'All TLDs' },
        ...tlds.map((tld) => ({ value: tld, label: `.${tld}` })),
      ],
      labelOf: (tld) => `.${tld}`,
    },
    {
      name: 'char_type',
      label: 'Char Type',
      kind: 'select',
      options: charTypeOptions,
    },
    {
      name: 'domain_length',
      label: 'Length',
      kind: 'select',
      options: [
        { value: '', label: 'All Lengths' },
        ...domainLengths.map((value) => ({ value, label: value })),
      ],
    },
    { name: 'drop_date_from', label: 'Drop From', kind: 'date' },
    { name: 'drop_date_to', label: 'Drop To', kind: 'date', from: 'drop_date_from' },
    { name: 'min_price', label: 'Price Range Min', kind: 'number', placeholder: '$' },
    {
      name: 'max_price',
      label: 'Price Range Max',
      kind: 'number',
      placeholder: '$',
      from: 'min_price',
    },
  ];
}
