import { Button, Group } from '@mantine/core';
import {
  IconCalendarEvent,
  IconDownload,
  IconFilterPlus,
  IconListSearch,
  IconSearch,
  IconStar,
  type Icon,
} from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { domainLengths } from '@dropcatch/sdk';
import * as v from 'valibot';
import { createMediaQueryHook } from '../../core/browser/media.ts';
import { pageSizes, useDefaultPageSize } from '../../core/browser/settings.ts';
import { useUserPreference } from '../../core/session/userStorage.ts';
import { useToday } from '../../core/time/useNow.ts';
import {
  charTypeOptions,
  domainList,
  exportDomains,
  fallbackTlds,
  refreshCatalog,
  tldList,
} from '../../entities/domains/domains.ts';
import { watchDomain } from '../../entities/domains/watchlist.ts';
import { SourcePicker } from '../../entities/sources/SourcePicker.tsx';
import { parseChoice } from '../../ui/form/fields.ts';
import { PlainSelect } from '../../ui/form/PlainField.tsx';
import { partOfName, type FilterField } from '../../ui/list/filterFields.ts';
import { ListView } from '../../ui/list/ListScreen.tsx';
import { useListAddress, useSortFallback } from '../../ui/list/useListAddress.ts';
import { withoutHidden } from '../../ui/list/visibleColumns.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { iconOnPhone } from '../../ui/page/BusyButton.tsx';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { LoadButton } from '../../ui/page/RefreshButton.tsx';
import {
  catalogDefaults,
  catalogFilters,
  catalogQuery,
  exportFilters,
  type CatalogSearch,
} from './catalogSearch.ts';
import { CatalogStats } from './CatalogStats.tsx';
import { domainColumns, domainNames, useCatalogColumns } from './domainColumns.tsx';
import { useRefinedRows } from './refine/refineRows.ts';
import { ViewTabs } from './views/ViewTabs.tsx';
import styles from './domains.module.css';

const DomainBulkActions = lazyPart(
  async () => (await import('./DomainBulkActions.tsx')).DomainBulkActions,
);
const DropCalendar = lazyPart(async () => (await import('./DropCalendar.tsx')).DropCalendar);
const RefinePanel = lazyPart(async () => (await import('./refine/RefinePanel.tsx')).RefinePanel, {
  loading: () => <div className={styles.refining} />,
});

const route = getRouteApi('/_app/domains');

const noSources = [] as const;

const IsShown = v.fallback(v.boolean(), false);

/** Whether the head has room for the drop calendar. */
const useIsWide = createMediaQueryHook('(width >= 100rem)');

/** The catalogue of domains about to be released (spec, section 2). */
export function DomainsPage() {
  const navigate = route.useNavigate();
  const address = useListAddress(route.useSearch(), navigate);
  const { search, changeView, changeList } = address;
  const today = useToday(refreshCatalog);
  const [defaultSize] = useDefaultPageSize();
  const call = catalogQuery(search, defaultSize);
  const list = useQuery(domainList(call));
  useSortFallback(list.error, catalogDefaults, changeList);
  const tlds = useQuery(tldList).data?.tlds ?? fallbackTlds;
  const exportMutation = useMutation(exportDomains);
  const { mutate: watch } = useMutation(watchDomain);
  const [showCalendar, setShowCalendar] = useUserPreference('dropCalendar', IsShown);

  const pagination = list.data?.pagination;
  const loaded = list.data?.domains;
  const available = list.data?.enrichment_sources ?? noSources;
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
  const { rows, matchCount, further } = useRefinedRows(loaded, call, search, visibleColumns);
  // Before the rows have loaded, the search parameters decide, so that nothing moves afterwards.
  const { starts, ends, no_digits, no_hyphens, metric } = search;
  const hasRefinement = [starts, ends, no_digits, no_hyphens, metric].some(Boolean);
  const isRefined = further !== undefined || (loaded === undefined && hasRefinement);
  const [refining = isRefined, setRefining] = useState<boolean>();
  const { drop_date_from: from, drop_date_to: to } = search;
  const isWide = useIsWide();
  // The counts load after the list.
  const calendar = showCalendar && loaded !== undefined && (
    <DropCalendar
      filters={catalogFilters(search)}
      selected={from === to ? from : undefined}
      inHead={isWide}
      onSelect={(day) => changeList({ drop_date_from: day, drop_date_to: day })}
    />
  );

  return (
    <ListView
      title="Domain Catalog"
      subtitle="Browse and order expiring domains"
      name="domains"
      label="Domains"
      heading
      address={address}
      list={list}
      rows={rows}
      pagination={pagination}
      columns={columns}
      columnChoice={columnChoice}
      names={domainNames}
      bulk={(domains, deselect) => <DomainBulkActions domains={domains} onDone={deselect} />}
      figures={
        <>
          <CatalogStats
            search={search}
            today={today}
            total={pagination?.total}
            failed={list.isError}
            onToday={changeList}
          />
          {isWide && calendar}
        </>
      }
      actions={
        <>
          <Button
            {...iconOnPhone}
            component={Link}
            to="/domains/watchlist"
            leftSection={<IconStar size={14} aria-hidden />}
          >
            My Watchlist
          </Button>
          <Button
            {...iconOnPhone}
            component={Link}
            to="/domains/lookup"
            leftSection={<IconListSearch size={14} aria-hidden />}
          >
            Look Up a List
          </Button>
          <MenuButton
            actions={() => [
              {
                label: 'Export as CSV',
                // A disabled button would lose the focus, so the action is disabled instead.
                disabled: exportMutation.isPending,
                onSelect: () => exportMutation.mutate(exportFilters(search)),
              },
            ]}
          >
            {(button) => (
              <Button
                {...button}
                {...iconOnPhone}
                leftSection={<IconDownload size={14} aria-hidden />}
              >
                {exportMutation.isPending ? 'Exporting…' : 'Export'}
              </Button>
            )}
          </MenuButton>
        </>
      }
      views={
        <>
          <ViewTabs
            search={search}
            columnChoice={columnChoice}
            defaultSize={defaultSize}
            onNavigate={(view) => void navigate({ search: view ?? {} })}
            onChangeView={changeView}
          />
          <Group gap={4} wrap="nowrap" className={styles.toggles}>
            <ToggleButton
              label="Drop calendar"
              icon={IconCalendarEvent}
              open={showCalendar}
              onToggle={setShowCalendar}
            />
            <ToggleButton
              label="Refine page"
              icon={IconFilterPlus}
              open={refining}
              onToggle={setRefining}
            />
          </Group>
        </>
      }
      filters={useMemo(() => catalogFilterFields(tlds), [tlds])}
      defaults={{ drop_date_from: today }}
      filterActions={
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
      filterTools={
        <SourcePicker sources={available} selected={sources} onChange={columnChoice.setSources} />
      }
      pageSize={
        <PlainSelect
          label="Page size"
          labelHidden
          options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
          value={String(search.per_page ?? defaultSize)}
          onChange={(event) => {
            const size = parseChoice(pageSizes, event.currentTarget.value);
            changeList({ per_page: size === defaultSize ? undefined : size });
          }}
        />
      }
      empty={{
        ...(search.drop_date_from === undefined
          ? {
              none: 'No domains drop from today on',
              action: {
                label: 'Show earlier drops',
                onClick: () => changeList({ drop_date_from: '' }),
              },
            }
          : { none: 'No domains yet' }),
        filtered: 'No domains match these filters',
        refined: isRefined && 'No row on this page matches the refinement above',
      }}
      above={
        <>
          {showCalendar && !isWide && (
            <section aria-label="Drop calendar" className={styles.calendar}>
              {calendar}
            </section>
          )}
          {(refining || isRefined) && (
            <RefinePanel
              search={search}
              visibleColumns={visibleColumns}
              loaded={loaded?.length}
              matchCount={matchCount}
              total={pagination?.total}
              further={further}
              collapsed={!refining}
              onCleared={() => setRefining(true)}
              onChangeView={changeView}
            />
          )}
        </>
      }
    />
  );
}

interface ToggleButtonProps {
  label: string;
  icon: Icon;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function ToggleButton({ label, icon: ToggleIcon, open, onToggle }: ToggleButtonProps) {
  return (
    <Button
      {...iconOnPhone}
      className={styles.toggle}
      aria-expanded={open}
      leftSection={<ToggleIcon size={14} aria-hidden />}
      onClick={() => onToggle(!open)}
    >
      {label}
    </Button>
  );
}

/** The filter form of /domains (spec, section 2). */
function catalogFilterFields(tlds: readonly string[]): FilterField<keyof CatalogSearch>[] {
  return [
    { name: 'search', label: 'Search Domain', kind: 'text', placeholder: partOfName },
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
      name: 'domain_length',
      label: 'Length',
      lowPriority: true,
      kind: 'select',
      options: [
        { value: '', label: 'All Lengths' },
        ...domainLengths.map((value) => ({ value, label: value })),
      ],
    },
    {
      name: 'char_type',
      label: 'Char Type',
      kind: 'select',
      options: charTypeOptions,
      lowPriority: true,
    },
    { name: 'drop_date_from', label: 'Drop From', kind: 'date' },
    {
      name: 'drop_date_to',
      label: 'Drop To',
      kind: 'date',
      from: 'drop_date_from',
      range: 'Drop Dates',
    },
    { name: 'min_price', label: 'Price Range Min', kind: 'number', placeholder: '$' },
    {
      name: 'max_price',
      label: 'Price Range Max',
      kind: 'number',
      placeholder: '$',
      from: 'min_price',
      range: 'Price',
    },
  ];
}
