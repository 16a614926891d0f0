import type { AuditLog, auditResourceTypes } from '@dropcatch/sdk';
import { Link, getRouteApi, type LinkProps } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { outcome, text, timeLink, type Column } from '../../ui/list/column.tsx';
import { filterOptions, lookUp, labelOf } from '../../core/text/labels.ts';
import type { FilterField } from '../../ui/list/filterFields.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { auditLogList, auditLogStats, type AuditSearch } from './auditLogs.ts';

const resourceLabels: Readonly<Record<(typeof auditResourceTypes)[number], string>> = {
  User: 'User',
  Order: 'Order',
  Source: 'Source',
  EppAccount: 'EPP Account',
  EppCategory: 'EPP Category',
};

/** The name of the record of an entry, `Order #1842`. */
function recordName({
  resource_type,
  resource_id,
}: Pick<AuditLog, 'resource_type' | 'resource_id'>): string {
  const kind = labelOf(resourceLabels, resource_type);
  return resource_id ? `${kind} #${resource_id}` : kind;
}

/** The screen of each type of record. */
const places: Readonly<Record<keyof typeof resourceLabels, (id: number) => LinkProps>> = {
  User: (userId) => ({ to: '/users/$userId', params: { userId } }),
  Order: (orderId) => ({ to: '/orders/$orderId', params: { orderId } }),
  Source: (sourceId) => ({ to: '/sources/$sourceId/edit', params: { sourceId } }),
  EppAccount: (accountId) => ({ to: '/epp-accounts/$accountId/edit', params: { accountId } }),
  EppCategory: (categoryId) => ({
    to: '/epp-categories/$categoryId/edit',
    params: { categoryId },
  }),
};

/** The record of an entry, as a link to its screen. Unknown types have no link. */
export function AuditRecord({ log }: { log: AuditLog }) {
  const { resource_type, resource_id } = log;
  const name = recordName(log);
  const link = resource_id ? lookUp(places, resource_type)?.(resource_id) : undefined;
  if (!link) return <bdi>{name}</bdi>;
  return (
    <Link {...link} className="plain-link">
      {name}
    </Link>
  );
}

const names = {
  keyOf: ({ id }: AuditLog) => id,
  nameOf: ({ id }: AuditLog) => `entry ${id}`,
};

/** The columns of /audit-logs. The first one opens the details. */
const auditColumns: readonly Column<AuditLog>[] = [
  {
    id: 'created_at',
    header: 'Date',
    width: 170,
    ...timeLink(
      ({ created_at }) => created_at,
      names.nameOf,
      ({ id }) => ({ to: '/audit-logs/$entryId', params: { entryId: id } }),
    ),
  },
  {
    id: 'actor',
    header: 'User',
    phone: 'line',
    width: 96,
    ...text(({ actor }) => actor ?? 'System'),
    value: ({ actor }) => actor,
  },
  {
    id: 'action',
    header: 'Action',
    phone: 'line',
    width: 184,
    ...text(({ action }) => action),
  },
  {
    id: 'resource',
    header: 'Resource',
    phone: 'line',
    width: 126,
    value: recordName,
    shows: recordName,
    cell: (log) => <AuditRecord log={log} />,
  },
  {
    id: 'success',
    header: 'Result',
    width: 84,
    ...outcome((log: AuditLog) => log.success),
    phone: 'aside',
  },
  {
    id: 'ip_address',
    header: 'IP Address',
    phone: 'hidden',
    width: 130,
    ...text(({ ip_address }) => ip_address),
  },
  {
    id: 'error_message',
    header: 'Error',
    width: 156,
    ...text(({ error_message }) => error_message),
  },
];

const route = getRouteApi('/_app/audit-logs');

const filters: readonly FilterField<'scope' | 'action' | 'resource_type' | 'success'>[] = [
  {
    name: 'scope',
    label: 'Scope',
    kind: 'select',
    options: filterOptions('Everyone', { own: 'Only mine' }),
  },
  {
    name: 'action',
    label: 'Action',
    kind: 'text',
    placeholder: 'The full name, such as order.create',
  },
  {
    name: 'resource_type',
    label: 'Resource',
    kind: 'select',
    options: filterOptions('All Resources', resourceLabels),
  },
  {
    name: 'success',
    label: 'Result',
    kind: 'select',
    options: filterOptions('All Results', { true: 'Success', false: 'Failed' }),
  },
];

/** The audit log (spec, section 2). */
export function AuditLogsPage() {
  const address = useListAddress(route.useSearch(), route.useNavigate());
  return (
    <ListScreen
      title="Audit Logs"
      subtitle="Who did what, when, and whether it worked"
      name="audit_logs"
      address={address}
      query={auditLogList}
      rowsOf={({ logs }) => logs}
      columns={auditColumns}
      names={names}
      filters={{ fields: filters }}
      figures={
        <AuditStatCards
          active={address.search.success}
          onSelect={(success) => address.changeList({ success })}
        />
      }
      empty={{ none: 'No audit log entries yet', filtered: 'No entries match these filters' }}
    />
  );
}

interface AuditStatCardsProps {
  active: AuditSearch['success'];
  onSelect: (success: AuditSearch['success']) => void;
}

/** The counts of the whole log. Those of successes and failures filter the list. */
function AuditStatCards({ active, onSelect }: AuditStatCardsProps) {
  const query = useQuery(auditLogStats);
  const { data } = query;
  const card = (label: string, value: number | undefined, success: 'true' | 'false') => ({
    label,
    value,
    active: active === success,
    hint: 'Show only these entries',
    onClick: () => onSelect(active === success ? undefined : success),
  });
  return (
    <StatCards
      query={query}
      stats={[
        { label: 'Total Logs', value: data?.stats.total_logs },
        card('Successful', data?.stats.success_count, 'true'),
        card('Failed', data?.stats.failure_count, 'false'),
      ]}
    />
  );
}
