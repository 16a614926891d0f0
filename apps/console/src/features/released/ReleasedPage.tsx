import { Group, Title } from '@mantine/core';
import type { ReleasedDomain } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { refreshReleased, releasedList } from './released.ts';
import { ColumnsButton } from '../../ui/list/ColumnsButton.tsx';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyList } from '../../ui/list/EmptyList.tsx';
import { FilterPanel, type FilterField } from '../../ui/list/FilterPanel.tsx';
import { useHiddenColumns } from '../../ui/list/hiddenColumns.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { SourcePicker } from '../../entities/sources/SourcePicker.tsx';
import { useRefusedSort } from '../../ui/list/useRefusedSort.ts';
import { charTypeOptions } from '../../entities/domains/charTypes.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { useSelectedSources } from '../../entities/sources/selectedSources.ts';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { withoutHidden } from '../../ui/list/visibleColumns.ts';
import { useCan } from '../../core/session/permissions.ts';
import { CheckChips } from './CheckChips.tsx';
import { CheckFollowers } from './CheckFollower.tsx';
import { releasedColumns } from './releasedColumns.tsx';
import { releasedDefaults, releasedQuery, type ReleasedSearch } from './releasedSearch.ts';
import { ReleasedStats } from './ReleasedStats.tsx';
import { StaffActions } from './StaffActions.tsx';
import { useCheckSessions } from './useCheckSessions.ts';

const route = getRouteApi('/_app/released');

const filters: readonly FilterField<keyof ReleasedSearch>[] = [
  { name: 'domain', label: 'Domain', kind: 'text', placeholder: 'Part of the name' },
  { name: 'tld', label: 'TLD', kind: 'text', placeholder: 'com' },
  { name: 'release_date_from', label: 'Release Date From', kind: 'date' },
  { name: 'release_date_to', label: 'Release Date To', kind: 'date', from: 'release_date_from' },
  { name: 'char_type', label: 'Char Type', kind: 'select', options: charTypeOptions },
];

const noSources = [] as const;
const rowKey = ({ domain, release_date }: ReleasedDomain) => `${domain} ${release_date}`;

/** Released Domains (spec, section 2): what has dropped, and whether it can still be had. */
export function ReleasedPage() {
  const navigate = route.useNavigate();
  const { search, isFiltered, changeList, changeFilter, clearFilters, toPage } = useListAddress(
    route.useSearch(),
    navigate,
  );
  const list = useQuery(releasedList(releasedQuery(search)));
  useRefusedSort(list.error, releasedDefaults, changeList);
  const can = useCan();
  const mayCheck = can('releasedDomains/check');
  const router = useRouter();

  const available = list.data?.enrichment_sources ?? noSources;
  const [selected, setSelected] = useSelectedSources();
  const [hidden, setHidden] = useHiddenColumns('released');
  const allColumns = useMemo(
    () => releasedColumns(available.filter(({ id }) => selected.includes(id))),
    [available, selected],
  );
  const columns = useMemo(() => withoutHidden(allColumns, hidden), [allColumns, hidden]);
  const rows = list.data?.domains;
  const total = list.data?.pagination.total;

  const populate = () => void navigate({ to: '/released/populate', search: true });
  const showCheck = (sessionId: string) =>
    void navigate({
      to: '/released/progress/$sessionId',
      params: { sessionId },
      search: true,
    });

  return (
    <>
      <PageHeader
        title="Released Domains"
        subtitle="What has dropped, and what of it can still be registered"
      >
        {mayCheck && (
          <StaffActions
            onPopulate={populate}
            onCheck={() => void navigate({ to: '/released/check', search: true })}
            // Who has opened a dialog meanwhile is not called away from it: the chip leads to the check.
            onStarted={(id) => router.matchRoute({ to: '/released' }) && showCheck(id)}
          />
        )}
      </PageHeader>
      {mayCheck && <Checks onOpen={showCheck} />}
      <ReleasedStats />
      <FilterPanel fields={filters} values={search} onChange={changeFilter} onClear={clearFilters}>
        <SourcePicker sources={available} selected={selected} onChange={setSelected} />
      </FilterPanel>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h5">
          {total === undefined ? 'Released domains' : `Released domains (${formatCount(total)})`}
        </Title>
        <Group gap="xs">
          <ColumnsButton columns={allColumns} hidden={hidden} onChange={setHidden} />
          <CsvButton file="released" columns={columns} rows={rows} />
          <RefreshButton load={refreshReleased} />
        </Group>
      </Group>
      <DataList
        label="Released domains"
        query={list}
        rows={rows}
        pagination={list.data?.pagination}
        columns={columns}
        rowKey={rowKey}
        sort={{
          by: search.sort_by,
          order: search.sort_order,
          onSort: (sort_by, sort_order) => changeList({ sort_by, sort_order }),
        }}
        empty={
          <EmptyList
            page={search.page}
            onPage={toPage}
            filtered={isFiltered(filters) && 'No released domains match these filters'}
            text="No released domains yet"
            {...(mayCheck && { action: { label: 'Populate', onClick: populate } })}
          />
        }
      />
      <Pager pagination={list.data?.pagination} page={search.page} onPage={toPage} />
      <Outlet />
    </>
  );
}

/** The checks that this person started, and the one whose dialog is open. */
function Checks({ onOpen }: { onOpen: (sessionId: string) => void }) {
  const sessions = useCheckSessions();
  const { sessionId } = useParams({ strict: false });
  return (
    <>
      <CheckFollowers sessions={sessions} opened={sessionId} />
      <CheckChips notes={sessions.notes} onOpen={onOpen} />
    </>
  );
}
