import type { EppAccount, EppLogRow } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUser } from '../../core/session/session.ts';
import { formatCount, formatMilliseconds, formatPercent } from '../../core/text/numbers.ts';
import { accountLabel } from '../../entities/epp/accountLabels.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { eppLogList, eppLogStats } from '../../entities/epp/eppLogs.ts';
import type { FilterField } from '../../ui/list/FilterPanel.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { eppLogColumns } from './eppLogColumns.tsx';
import { eppLogsQuery, type EppLogsSearch } from './eppLogsSearch.ts';

const route = getRouteApi('/_app/epp-logs');

const filtersWith = (
  accounts: readonly EppAccount[],
): FilterField<Exclude<keyof EppLogsSearch, 'page'>>[] => [
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

const names = {
  keyOf: ({ log_id }: EppLogRow) => log_id,
  nameOf: ({ log_id }: EppLogRow) => `entry ${log_id}`,
};

/** Every exchange with a registry (spec, section 2). Admins also see which account it was. */
export function EppLogsPage() {
  const address = useListAddress(route.useSearch(), route.useNavigate());
  const accounts = useQuery(accountList).data?.accounts;
  const isAdmin = useUser().role === 'admin';
  return (
    <ListScreen
      title="EPP Logs"
      subtitle="Every exchange with a registry"
      name="epp_logs"
      label="EPP Logs"
      address={address}
      query={(search) => eppLogList(eppLogsQuery(search))}
      rowsOf={({ logs }) => logs}
      columns={useMemo(
        () => eppLogColumns(isAdmin ? (id) => accountLabel(id, accounts) : undefined),
        [isAdmin, accounts],
      )}
      names={names}
      filters={useMemo(() => filtersWith(accounts ?? []), [accounts])}
      collapsible
      initiallyOpen={address.search.registrar_name !== undefined}
      figures={<LogStats />}
      empty={{ none: 'No log entries yet', filtered: 'No log entries match these filters' }}
      refreshes={[['eppLogs']]}
    />
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
