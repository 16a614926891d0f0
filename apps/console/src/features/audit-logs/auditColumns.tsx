import type { AuditLog } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { text, time, type Column } from '../../ui/list/column.tsx';
import { SuccessBadge } from '../../ui/value/StatusBadge.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { AuditRecord, recordName } from './AuditRecord.tsx';
import { dash } from '../../core/text/numbers.ts';

/** The columns of /audit-logs. The last one opens the details. */
export const auditColumns: readonly Column<AuditLog>[] = [
  {
    id: 'created_at',
    header: 'Date',
    width: 170,
    ...time(({ created_at }: AuditLog) => created_at),
  },
  {
    id: 'actor',
    header: 'User',
    width: 120,
    value: ({ actor }) => actor,
    cell: ({ actor }) => (actor === null ? 'System' : <UserText>{actor}</UserText>),
  },
  {
    id: 'action',
    header: 'Action',
    width: 170,
    ...text(({ action }: AuditLog) => action),
  },
  {
    id: 'resource',
    header: 'Resource',
    width: 140,
    value: recordName,
    cell: (log) => <AuditRecord log={log} />,
  },
  {
    id: 'success',
    header: 'Result',
    width: 90,
    value: ({ success }) => success,
    cell: ({ success }) => <SuccessBadge success={success} />,
  },
  {
    id: 'ip_address',
    header: 'IP Address',
    width: 130,
    value: ({ ip_address }) => ip_address,
    cell: ({ ip_address }) => (ip_address === null ? dash : <UserText>{ip_address}</UserText>),
  },
  {
    id: 'error_message',
    header: 'Error',
    width: 180,
    ...text(({ error_message }: AuditLog) => error_message),
  },
  {
    id: 'details',
    header: 'Details',
    width: 80,
    sticky: 'right',
    align: 'right',
    cell: ({ id }) => (
      <Link
        from="/audit-logs"
        to="/audit-logs/$entryId"
        params={{ entryId: id }}
        search
        className="plain-link"
        aria-label={`Details of entry ${id}`}
      >
        Details
      </Link>
    ),
  },
];
