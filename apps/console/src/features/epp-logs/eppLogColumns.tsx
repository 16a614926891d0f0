import type { EppLogRow } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { actionsColumn, text, type Column } from '../../ui/list/column.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { SuccessBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { dash, formatMilliseconds } from '../../core/text/numbers.ts';
import { explainEppCode } from './eppCodes.ts';

/**
 * The columns of /epp-logs.
 * @param labelOf what an account is called; absent for those who are not told the account (spec, section 6)
 */
export function eppLogColumns(labelOf?: (accountId: number) => string): Column<EppLogRow>[] {
  const account = ({ account_id }: EppLogRow) => (account_id ? labelOf?.(account_id) : undefined);
  const accountColumn: Column<EppLogRow> = {
    id: 'account_id',
    header: 'Account',
    width: 104,
    ...text(account),
  };
  return [
    {
      id: 'timestamp',
      header: 'Time',
      width: 194,
      cell: ({ timestamp }) => <Time at={timestamp} precise />,
      value: ({ timestamp }) => timestamp,
    },
    {
      id: 'registrar_name',
      header: 'Registrar',
      width: 112,
      ...text(({ registrar_name }: EppLogRow) => registrar_name),
    },
    ...(labelOf ? [accountColumn] : []),
    {
      id: 'type',
      header: 'Type',
      width: 90,
      value: ({ connection_type }) => connection_type,
    },
    {
      id: 'command',
      header: 'Command',
      width: 84,
      value: ({ command }) => command,
    },
    {
      id: 'object_name',
      header: 'Object',
      width: 140,
      wide: true,
      cell: ({ object_name }) => (object_name ? <DomainName name={object_name} /> : dash),
      value: ({ object_name }) => object_name,
    },
    {
      id: 'success',
      header: 'Result',
      width: 84,
      cell: ({ success }) => <SuccessBadge success={success} />,
      value: ({ success }) => success,
    },
    {
      id: 'status_code',
      header: 'Code',
      width: 56,
      align: 'right',
      cell: ({ status_code, status_message }) => (
        <span title={(status_code && explainEppCode(status_code)) || status_message || undefined}>
          {status_code ?? dash}
        </span>
      ),
      value: ({ status_code }) => status_code,
    },
    {
      id: 'duration',
      header: 'Duration',
      width: 86,
      align: 'right',
      cell: ({ duration_ms }) => formatMilliseconds(duration_ms),
      value: ({ duration_ms }) => duration_ms,
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
