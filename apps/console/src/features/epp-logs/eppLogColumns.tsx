import type { EppLogRow } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { actionsColumn } from '../../components/list/actionsColumn.ts';
import type { Column } from '../../components/list/DataList.tsx';
import { DomainName } from '../../components/value/DomainName.tsx';
import { SuccessBadge } from '../../components/value/StatusBadge.tsx';
import { Time } from '../../components/value/Time.tsx';
import { UserText } from '../../components/value/UserText.tsx';
import { formatMilliseconds } from '../../lib/text/numbers.ts';
import { explainEppCode } from './eppCodes.ts';

/** The columns of /epp-logs; the account's number for those to whom the server tells it (spec, section 6). */
export function eppLogColumns(withAccount: boolean): Column<EppLogRow>[] {
  const account: Column<EppLogRow> = {
    id: 'account_id',
    header: 'Account ID',
    width: 82,
    align: 'right',
    cell: ({ account_id }) => account_id ?? '–',
    csv: ({ account_id }) => account_id,
  };
  return [
    {
      id: 'timestamp',
      header: 'Time',
      width: 172,
      cell: ({ timestamp }) => <Time at={timestamp} />,
      csv: ({ timestamp }) => timestamp,
    },
    {
      id: 'registrar_name',
      header: 'Registrar',
      width: 124,
      cell: ({ registrar_name }) => <UserText>{registrar_name}</UserText>,
      csv: ({ registrar_name }) => registrar_name,
    },
    ...(withAccount ? [account] : []),
    {
      id: 'type',
      header: 'Type',
      width: 90,
      cell: ({ connection_type }) => connection_type,
      csv: ({ connection_type }) => connection_type,
    },
    {
      id: 'command',
      header: 'Command',
      width: 84,
      cell: ({ command }) => command ?? '–',
      csv: ({ command }) => command,
    },
    {
      id: 'object_name',
      header: 'Object',
      width: 164,
      wide: true,
      cell: ({ object_name }) => (object_name ? <DomainName name={object_name} /> : '–'),
      csv: ({ object_name }) => object_name,
    },
    {
      id: 'success',
      header: 'Result',
      width: 88,
      cell: ({ success }) => <SuccessBadge success={success} />,
      csv: ({ success }) => success,
    },
    {
      id: 'status_code',
      header: 'Code',
      width: 58,
      align: 'right',
      cell: ({ status_code, status_message }) => (
        <span title={(status_code && explainEppCode(status_code)) || status_message || undefined}>
          {status_code ?? '–'}
        </span>
      ),
      csv: ({ status_code }) => status_code,
    },
    {
      id: 'duration',
      header: 'Duration',
      width: 90,
      align: 'right',
      cell: ({ duration_ms }) => formatMilliseconds(duration_ms),
      csv: ({ duration_ms }) => duration_ms,
    },
    actionsColumn(74, ({ log_id }) => (
      <Link
        to="/epp-logs/$logId"
        params={{ logId: log_id }}
        search
        className="plain-link"
        aria-label={`Details of entry ${log_id}`}
      >
        Details
      </Link>
    )),
  ];
}
