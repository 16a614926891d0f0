import { Button, Group } from '@mantine/core';
import { IconCalendarEvent, IconListCheck, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { createMediaQueryHook } from '../../core/browser/media.ts';
import { pageSizes, pageSizeSetting } from '../../core/settings.ts';
import { userPreference } from '../../core/session/userStorage.ts';
import { useToday } from '../../core/time/useNow.ts';
import {
  domainList,
  fallbackTlds,
  refreshCatalog,
  tldList,
} from '../../entities/domains/domains.ts';
import { watchDomain } from '../../entities/domains/watchlist.ts';
import { DataSourcePicker } from '../../entities/sources/DataSourcePicker.tsx';
import { parseChoice } from '../../core/lists.ts';
import { PlainSelect } from '../../ui/form/PlainField.tsx';
import { ListView } from '../../ui/list/ListScreen.tsx';
import { useListAddress, useSortFallback } from '../../ui/list/useListAddress.ts';
import { withoutHidden } from '../../ui/list/visibleColumns.ts';
import { quietButton } from '../../ui/page/buttonProps.ts';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { LoadButton } from '../../ui/page/RefreshButton.tsx';
import {
  catalogDefaults,
  catalogFilters,
  catalogQuery,
  type CatalogSearch,
} from './catalogSearch.ts';
import { CatalogActions, useCatalogMenu, type Toggle } from './CatalogActions.tsx';
import { catalogFilterFields } from './catalogFilterFields.ts';
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

const calendarShown = userPreference('dropCalendar', v.boolean(), false);

/** Whether the head has room for the drop calendar. */
const useIsWide = createMediaQueryHook('(width >= 100rem)');

/** The catalogue of domains about to be released (spec, section 2). */
export function DomainsPage() {
  const navigate = route.useNavigate();
  const address = useListAddress(route.useSearch(), navigate);
  const { search, changeView, changeList } = address;
  const today = useToday(refreshCatalog);
  const [defaultSize] = pageSizeSetting.use();
  const call = catalogQuery(search, defaultSize);
  const list = useQuery(domainList(call));
  useSortFallback(list.error, catalogDefaults, changeList);
  const tlds = useQuery(tldList).data?.tlds ?? fallbackTlds;
  const { mutate: watch } = useMutation(watchDomain);
  const [showCalendar, setShowCalendar] = calendarShown.use();

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
  const refined = useRefinedRows(loaded, call, search, visibleColumns);
  const { rows, isRefined } = refined;
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

  const views = {
    search,
    columnChoice,
    defaultSize,
    onNavigate: (view?: CatalogSearch) => void navigate({ search: view ?? {} }),
    onChangeView: changeView,
  };
  const toggles: Toggle[] = [
    {
      label: 'Drop calendar',
      icon: IconCalendarEvent,
      open: showCalendar,
      onToggle: setShowCalendar,
    },
    { label: 'Refine page', icon: IconListCheck, open: refining, onToggle: setRefining },
  ];

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
      actions={<CatalogActions search={search} />}
      more={useCatalogMenu(views, toggles)}
      views={
        <>
          <ViewTabs {...views} />
          <Group gap={4} wrap="nowrap" className={styles.toggles}>
            {toggles.map((toggle) => (
              <ToggleButton key={toggle.label} {...toggle} />
            ))}
          </Group>
        </>
      }
      filters={{
        fields: useMemo(() => catalogFilterFields(tlds), [tlds]),
        defaults: { drop_date_from: today },
        actions: (
          <LoadButton
            size="xs"
            variant="default"
            type="submit"
            leftSection={<IconSearch size={14} aria-hidden />}
            load={refreshCatalog}
          >
            Search
          </LoadButton>
        ),
        tools: (
          <DataSourcePicker
            sources={available}
            selected={sources}
            onChange={columnChoice.setSources}
          />
        ),
      }}
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
              matchCount={refined.matchCount}
              total={pagination?.total}
              further={refined.further}
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

function ToggleButton({ label, icon: ToggleIcon, open, onToggle }: Toggle) {
  return (
    <Button
      {...quietButton}
      className={styles.toggle}
      aria-expanded={open}
      leftSection={<ToggleIcon size={14} aria-hidden />}
      onClick={() => onToggle(!open)}
    >
      {label}
    </Button>
  );
}
