import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { eppLogList, eppLogStats, refreshEppLogs } from '../../api/eppLogs.ts';
import { CsvButton } from '../../components/list/CsvButton.tsx';
import { DataList } from '../../components/list/DataList.tsx';
import { EmptyList } from '../../components/list/EmptyList.tsx';
import { FilterPanel, type FilterField } from '../../components/list/FilterPanel.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Pager } from '../../components/list/Pager.tsx';
import { RefreshButton } from '../../components/RefreshButton.tsx';
import { StatCards } from '../../components/StatCards.tsx';
import { formatCount, formatMilliseconds, formatPercent } from '../../lib/text/numbers.ts';
import { useListSearch } from '../../lib/address/useListSearch.ts';
import { useUser } from '../../session/session.ts';
import { eppLogColumns } from './eppLogColumns.tsx';
import { eppLogsQuery, type EppLogsSearch } from './eppLogsSearch.ts';

const route = getRouteApi('/_app/epp-logs');

const filters: readonly FilterField<keyof EppLogsSearch>[] = [
  { name: 'registrar_name', label: 'Registrar', kind: 'text' },
  { name: 'command', label: 'Command', kind: 'text', placeholder: 'check, create …' },
  {
    name: 'success',
    label: 'Result',
    kind: 'select',
    options: [
      { value: '', label: 'All Results' },
      { value: '1', label: 'Success' },
      { value: '0', label: 'Failed' },
    ],
  },
  { name: 'account_id', label: 'Account ID', kind: 'integer' },
  { name: 'object_name', label: 'Object', kind: 'text', placeholder: 'Part of the name' },
  { name: 'date_from', label: 'Date From', kind: 'date' },
  { name: 'date_to', label: 'Date To', kind: 'date', from: 'date_from' },
];

/** Every exchange with a registry (spec, section 2). Admins also see which account it was. */
export function EppLogsPage() {
  const { search, isFiltered, changeFilter, clearFilters, toPage } = useListSearch(
    route.useSearch(),
    route.useNavigate(),
  );
  const list = useQuery(eppLogList(eppLogsQuery(search)));
  const isAdmin = useUser().role === 'admin';
  const columns = useMemo(() => eppLogColumns(isAdmin), [isAdmin]);
  // A filter that holds by a link from an admin shows, or nobody would know why entries are missing.
  const withAccount = isAdmin || search.account_id !== undefined;

  return (
    <>
      <PageHeader title="EPP Logs" subtitle="Every exchange with a registry">
        <CsvButton file="epp_logs" columns={columns} rows={list.data?.logs} />
        <RefreshButton load={refreshEppLogs} />
      </PageHeader>
      <LogStats />
      <FilterPanel
        collapsible
        initiallyOpen={search.registrar_name !== undefined}
        fields={withAccount ? filters : filters.filter(({ name }) => name !== 'account_id')}
        values={search}
        onChange={changeFilter}
        onClear={clearFilters}
      />
      <DataList
        label="EPP Logs"
        query={list}
        rows={list.data?.logs}
        pagination={list.data?.pagination}
        columns={columns}
        rowKey={({ log_id }) => log_id}
        failure="Failed to load EPP logs: {error}"
        empty={
          <EmptyList
            page={search.page}
            onPage={toPage}
            filtered={isFiltered(filters) && 'No log entries match these filters'}
            text="No log entries yet"
          />
        }
      />
      <Pager pagination={list.data?.pagination} page={search.page} onPage={toPage} />
      <Outlet />
    </>
  );
}

function LogStats() {
  const { data, isError } = useQuery(eppLogStats);
  const stats = data?.stats;
  return (
    <StatCards
      failed={isError}
      stats={[
        { label: 'Total Logs', value: stats && formatCount(stats.total_logs) },
        { label: 'Success Rate', value: stats && formatPercent(stats.success_rate) },
        {
          label: 'Avg Duration',
          value: stats && formatMilliseconds(stats.avg_duration_ms),
        },
        { label: 'Registrars', value: stats && formatCount(stats.unique_registrars) },
      ]}
    />
  );
}
