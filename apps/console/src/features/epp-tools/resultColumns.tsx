import type { BulkCheckResult } from '@dropcatch/sdk';
import { IconShoppingCartPlus, IconStar } from '@tabler/icons-react';
import { actionsColumn } from '../../ui/list/column.tsx';
import type { Column } from '../../ui/list/column.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { resultLook } from './checkFigures.ts';
import styles from './eppTools.module.css';
import { dash } from '../../core/text/numbers.ts';

interface ResultActions {
  onOrder: (domain: string) => void;
  onWatch: (domain: string) => void;
}

/** The columns of a bulk check's results; an available name can be ordered or watched. */
export function resultColumns({ onOrder, onWatch }: ResultActions): Column<BulkCheckResult>[] {
  return [
    {
      id: 'domain',
      header: 'Domain',
      width: 300,
      cell: ({ domain }) => <DomainName name={domain} />,
      value: ({ domain }) => domain,
    },
    {
      id: 'status',
      header: 'Status',
      width: 120,
      cell: ({ status }) => <StatusBadge {...resultLook(status)} />,
      value: ({ status }) => status,
    },
    {
      id: 'message',
      header: 'Message',
      width: 280,
      cell: ({ message }) => (
        <span className={styles.message} title={message}>
          {message || dash}
        </span>
      ),
      value: ({ message }) => message,
    },
    {
      id: 'duration',
      header: 'Duration (ms)',
      width: 120,
      align: 'right',
      cell: ({ duration_ms }) => Math.round(duration_ms),
      value: ({ duration_ms }) => duration_ms,
    },
    actionsColumn(80, ({ domain, status }) =>
      status === 'available' ? (
        <RowMenu
          label={`Actions for ${domain}`}
          actions={() => [
            { label: 'Order', icon: IconShoppingCartPlus, onSelect: () => onOrder(domain) },
            { label: 'Watch', icon: IconStar, onSelect: () => onWatch(domain) },
          ]}
        />
      ) : null,
    ),
  ];
}
