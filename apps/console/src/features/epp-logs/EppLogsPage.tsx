import { hasRole, type EppAccount, type EppLogRow } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useHasAllFilters } from '../../core/browser/media.ts';
import { useUser } from '../../core/session/session.ts';
import { formatCount, formatMilliseconds, formatPercent, dash } from '../../core/text/numbers.ts';
import { accountLabel, accountList } from '../../entities/epp/eppAccounts.ts';
import { eppLogList, eppLogStats } from '../../entities/epp/eppLogs.ts';
import { partOfName, type FilterField } from '../../ui/list/filterFields.ts';
import { SuccessBadge } from '../../ui/value/StatusBadge.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { eppLogsQuery, type EppLogsSearch } from './eppLogsSearch.ts';
import { count, outcome, text, timeLink, type Column } from '../../ui/list/column.tsx';
import { DomainName, nameText } from '../../entities/domains/DomainName.tsx';
import { explainEppCode } from './eppCodes.ts';
import styles from './eppLogs.module.css';

const route = getRouteApi('/_app/epp-logs');

const filterFields = (
  accounts: readonly EppAccount[] = [],
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
  { name: 'object_name', label: 'Object', kind: 'text', placeholder: partOfName },
  { name: 'date_from', label: 'Date From', kind: 'date' },
  {
    name: 'date_to',
    label: 'Date To',
    kind: 'date',
    from: 'date_from',
    range: 'Dates',
    past: true,
  },
];

const names = {
  keyOf: ({ log_id }: EppLogRow) => log_id,
  nameOf: ({ log_id }: EppLogRow) => `entry ${log_id}`,
};

/** The commands sent to registries and their responses (spec, section 2). Admins also see the account. */
export function EppLogsPage() {
  const address = useListAddress(route.useSearch(), route.useNavigate());
  const accounts = useQuery(accountList).data?.accounts;
  const isAdmin = hasRole(useUser(), 'admin');
  const isWide = useHasAllFilters();
  return (
    <ListScreen
      title="EPP Logs"
      subtitle="Every exchange with a registry"
      name="epp_logs"
      address={address}
      query={(search) => eppLogList(eppLogsQuery(search))}
      rowsOf={({ logs }) => logs}
      columns={useMemo(
        () => eppLogColumns(isAdmin ? (id) => accountLabel(id, accounts) : undefined),
        [isAdmin, accounts],
      )}
      names={names}
      filters={{
        fields: useMemo(() => filterFields(accounts), [accounts]),
        folded: !isWide && address.search.registrar_name === undefined,
      }}
      figures={<LogStats />}
      empty={{ none: 'No log entries yet', filtered: 'No log entries match these filters' }}
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
        { label: 'Avg Duration', value: stats && formatMilliseconds(stats.avg_duration_ms) },
        { label: 'Registrars', value: stats && formatCount(stats.unique_registrars) },
      ]}
    />
  );
}

/**
 * The columns of /epp-logs.
 * @param labelOf returns the label of an account; absent for users who may not see accounts (spec, section 6)
 */
function eppLogColumns(labelOf?: (accountId: number) => string): Column<EppLogRow>[] {
  const columns: Column<EppLogRow>[] = [
    {
      id: 'timestamp',
      header: 'Time',
      phone: 'line',
      width: 112,
      ...timeLink(
        ({ timestamp }) => timestamp,
        names.nameOf,
        ({ log_id }) => ({ to: '/epp-logs/$logId', params: { logId: log_id } }),
        { precise: true, omitsToday: true },
      ),
    },
    {
      id: 'registrar_name',
      header: 'Registrar',
      phone: 'hidden',
      width: 130,
      // The account tells it.
      startsHidden: labelOf !== undefined,
      ...text(({ registrar_name }) => registrar_name),
    },
    {
      id: 'account_id',
      header: 'Account',
      phone: 'hidden',
      width: 92,
      ...text(({ account_id }) => (account_id ? labelOf?.(account_id) : undefined)),
    },
    {
      id: 'type',
      header: 'Type',
      phone: 'hidden',
      width: 76,
      // The same in nearly all rows.
      startsHidden: true,
      value: (log) => log.connection_type,
    },
    // Heads a row without an object on a phone.
    { id: 'command', header: 'Command', phone: 'heading', width: 72, value: (log) => log.command },
    {
      id: 'object_name',
      header: 'Object',
      phone: 'heading',
      width: 214,
      value: ({ object_name }) => object_name,
      ...nameText(({ object_name }) => object_name),
      cell: ({ object_name }) => (object_name ? <DomainName name={object_name} /> : dash),
    },
    {
      id: 'success',
      header: 'Result',
      width: 84,
      ...outcome((log) => log.success),
      cell: (log) => <SuccessBadge success={log.success} isExpected={isUsual(log)} />,
    },
    {
      id: 'status_code',
      header: 'Code',
      phone: 'aside',
      width: 256,
      value: ({ status_code }) => status_code,
      shows: ({ status_code, status_message }) => `${status_code ?? ''} ${status_message ?? ''}`,
      cell: ({ status_code, status_message }) =>
        status_code || status_message ? (
          <Answer code={status_code} message={status_message} />
        ) : (
          dash
        ),
    },
    {
      id: 'duration',
      header: 'Duration',
      phone: 'hidden',
      width: 72,
      ...count(({ duration_ms }) => duration_ms, formatMilliseconds),
    },
  ];
  return columns.filter(({ id }) => labelOf || id !== 'account_id');
}

/** In a race, most creates come before the name has dropped, or after somebody else: no wall of red for them. */
const isUsual = ({ command, status_code }: EppLogRow) =>
  command === 'create' && status_code === 2302;

interface AnswerProps {
  code: number | null;
  message: string | null;
}

/** The answer of a registry: its code and message, with the meaning of the code in the tooltip. */
function Answer({ code, message }: AnswerProps) {
  return (
    <span title={(code && explainEppCode(code)) || message || undefined}>
      <span className={styles.code}>{code}</span> <bdi className={styles.message}>{message}</bdi>
    </span>
  );
}
