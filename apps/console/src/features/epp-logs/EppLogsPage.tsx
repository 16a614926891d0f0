import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { eppLogList, eppLogStats, refreshEppLogs } from '../../entities/epp/eppLogs.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyList } from '../../ui/list/EmptyList.tsx';
import { FilterPanel, type FilterField } from '../../ui/list/FilterPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { formatCount, formatMilliseconds, formatPercent } from '../../core/text/numbers.ts';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { accountLabel } from '../../entities/epp/accountLabels.ts';
import { useUser } from '../../core/session/session.ts';
import { eppLogColumns } from './eppLogColumns.tsx';
import { eppLogsQuery, type EppLogsSearch } from './eppLogsSearch.ts';

const route = getRouteApi('/_app/epp-logs');

const filtersWith = (accounts: readonly EppAccount[]): FilterField<keyof EppLogsSearch>[] => [
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
  {
    name: 'account_id',
    label: 'Account',
    kind: 'select',
    options: [
      { value: '', label: 'All Accounts' },
      ...accounts.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    labelOf: (id) => `#${id}`,
  },
  { name: 'object_name', label: 'Object', kind: 'text', placeholder: 'Part of the name' },
  { name: 'date_from', label: 'Date From', kind: 'date' },
  { name: 'date_to', label: 'Date To', kind: 'date', from: 'date_from' },
];

/** Every exchange with a registry (spec, section 2). Admins also see which account it was. */
export function EppLogsPage() {
  const { search, isFiltered, changeFilter, clearFilters, toPage } = useListAddress(
    route.useSearch(),
    route.useNavigate(),
  );
  const list = useQuery(eppLogList(eppLogsQuery(search)));
  const accounts = useQuery(accountList).data?.accounts;
  const isAdmin = useUser().role === 'admin';
  const columns = useMemo(
    () => eppLogColumns(isAdmin ? (id) => accountLabel(id, accounts) : undefined),
    [isAdmin, accounts],
  );
  const filters = useMemo(() => filtersWith(accounts ?? []), [accounts]);

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
        fields={filters}
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
  const query = useQuery(eppLogStats);
  const stats = query.data?.stats;
  return (
    <StatCards
      query={query}
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
