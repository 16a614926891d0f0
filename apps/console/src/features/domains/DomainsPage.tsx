import { IconCalendarEvent, IconListCheck } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { createMediaQueryHook } from '../../core/browser/media.ts';
import { parseChoice } from '../../core/lists.ts';
import { userPreference } from '../../core/session/userStorage.ts';
import { pageSizes, type PageSize } from '../../core/settings.ts';
import { useToday } from '../../core/time/useNow.ts';
import { refreshCatalog } from '../../entities/domains/domains.ts';
import { PlainSelect } from '../../ui/form/PlainField.tsx';
import { ListView } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { CatalogActions, useCatalogMenu } from './CatalogActions.tsx';
import type { CatalogSearch } from './catalogSearch.ts';
import { CatalogStats } from './CatalogStats.tsx';
import { CatalogViews } from './CatalogViews.tsx';
import { domainNames } from './domainColumns.tsx';
import { useCatalogFilters } from './useCatalogFilters.tsx';
import { useCatalogList } from './useCatalogList.ts';
import styles from './domains.module.css';

const DomainBulkActions = lazyPart(
  async () => (await import('./DomainBulkActions.tsx')).DomainBulkActions,
);
const DropCalendar = lazyPart(async () => (await import('./DropCalendar.tsx')).DropCalendar);
const RefinePanel = lazyPart(async () => (await import('./refine/RefinePanel.tsx')).RefinePanel, {
  loading: () => <div className={styles.refining} />,
});

const route = getRouteApi('/_app/domains');

const calendarShown = userPreference('dropCalendar', v.boolean(), false);

/** Whether the head has room for the drop calendar. */
const useIsWide = createMediaQueryHook('(width >= 100rem)');

/** The catalogue of domains about to be released (spec, section 2). */
export function DomainsPage() {
  const navigate = route.useNavigate();
  const address = useListAddress(route.useSearch(), navigate);
  const { search, changeView, changeList } = address;
  const today = useToday(refreshCatalog);
  const catalog = useCatalogList(address);
  const { list, loaded, pagination, columnChoice, defaultSize, isRefined } = catalog;
  const [showCalendar, setShowCalendar] = calendarShown.use();
  const [refining = isRefined, setRefining] = useState<boolean>();
  const isWide = useIsWide();
  // The counts load after the list.
  const calendar = showCalendar && loaded && (
    <DropCalendar search={search} inHead={isWide} onSelect={changeList} />
  );
  const toggles = [
    {
      label: 'Drop calendar',
      icon: IconCalendarEvent,
      open: showCalendar,
      onToggle: setShowCalendar,
    },
    { label: 'Refine page', icon: IconListCheck, open: refining, onToggle: setRefining },
  ];
  const views = {
    search,
    columnChoice,
    defaultSize,
    onNavigate: (view?: CatalogSearch) => void navigate({ search: view ?? {} }),
    onChangeView: changeView,
  };
  return (
    <ListView
      title="Domain Catalog"
      subtitle="Browse and order expiring domains"
      name="domains"
      label="Domains"
      heading
      address={address}
      list={list}
      rows={catalog.rows}
      pagination={pagination}
      columns={catalog.columns}
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
      views={<CatalogViews views={views} toggles={toggles} />}
      filters={useCatalogFilters(today, {
        sources: catalog.available,
        selected: columnChoice.sources,
        onChange: columnChoice.setSources,
      })}
      pageSize={
        <PageSizeSelect size={search.per_page} defaultSize={defaultSize} onChange={changeList} />
      }
      empty={emptyTexts(search, isRefined, () => changeList({ drop_date_from: '' }))}
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
              visibleColumns={catalog.visibleColumns}
              loaded={loaded?.length}
              matchCount={catalog.matchCount}
              total={pagination?.total}
              further={catalog.further}
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

interface PageSizeSelectProps {
  /** The page size in the address, if it is not the default one. */
  size: PageSize | undefined;
  defaultSize: PageSize;
  onChange: (size: Pick<CatalogSearch, 'per_page'>) => void;
}

function PageSizeSelect({ size, defaultSize, onChange }: PageSizeSelectProps) {
  return (
    <PlainSelect
      label="Page size"
      labelHidden
      options={pageSizes.map((value) => ({ value: String(value), label: `${value} per page` }))}
      value={String(size ?? defaultSize)}
      onChange={(event) => {
        const chosen = parseChoice(pageSizes, event.currentTarget.value);
        onChange({ per_page: chosen === defaultSize ? undefined : chosen });
      }}
    />
  );
}

/** The texts of an empty catalogue. It may be empty only because the list starts today. */
function emptyTexts(search: CatalogSearch, isRefined: boolean, showEarlier: () => void) {
  return {
    ...(search.drop_date_from === undefined
      ? {
          none: 'No domains drop from today on',
          action: { label: 'Show earlier drops', onClick: showEarlier },
        }
      : { none: 'No domains yet' }),
    filtered: 'No domains match these filters',
    refined: isRefined && 'No row on this page matches the refinement above',
  };
}
