import { Link } from '@tanstack/react-router';
import type { Domain } from '@dropcatch/sdk';
import { actionsColumn } from '../../../components/list/actionsColumn.ts';
import type { Column } from '../../../components/list/DataList.tsx';
import { DomainName } from '../../../components/value/DomainName.tsx';
import { OrderStateBadge } from '../../../components/value/OrderStateBadge.tsx';
import { selectColumn } from '../../../components/list/SelectCells.tsx';
import { StatusBadge } from '../../../components/value/StatusBadge.tsx';
import { formatPrice } from '../../../lib/text/money.ts';
import { stateLook } from '../../../lib/text/orderStates.ts';
import type { Selection } from '../../../lib/list/selection.ts';
import { formatDay } from '../../../lib/time/time.ts';
import { DropDates } from '../drops/DropDates.tsx';
import { DomainRowActions, type DomainActions } from '../DomainRowActions.tsx';
import { nameLooks, type NameRow } from './nameRows.ts';
import { TimeLeft } from '../drops/TimeLeft.tsx';
import styles from './names.module.css';

/** The columns of a list of names. Only what the catalogue knows can be picked, ordered and watched. */
export function nameColumns(
  { onOrder, onWatch }: DomainActions,
  selection: Selection<Domain>,
): Column<NameRow>[] {
  return [
    selectColumn(selection, ({ domain }) => domain),
    {
      id: 'domain',
      header: 'Domain',
      width: 280,
      sticky: 'left',
      sortKey: 'domain',
      csv: ({ name }) => name,
      cell: ({ name }) => <DomainName name={name} />,
    },
    {
      id: 'state',
      header: 'State',
      width: 165,
      csv: ({ status }) => nameLooks[status].label,
      cell: ({ status }) => <StatusBadge {...nameLooks[status]} />,
    },
    {
      id: 'drop_date',
      header: 'Drop Date',
      width: 175,
      sortKey: 'drop_date',
      csv: ({ domain }) => domain?.selected_drop_date,
      cell: ({ domain }) =>
        domain ? (
          <>
            {formatDay(domain.selected_drop_date)}
            {domain.variations_count > 1 && <DropDates row={domain} onPick={onOrder} />}
          </>
        ) : (
          '–'
        ),
    },
    {
      id: 'time_left',
      header: 'Time Left',
      width: 95,
      cell: ({ domain }) =>
        domain ? <TimeLeft dropDate={domain.selected_drop_date} tld={domain.tld} /> : '–',
    },
    {
      id: 'price',
      header: 'Price',
      width: 105,
      align: 'right',
      sortKey: 'price',
      csv: ({ domain }) => domain?.selected_price,
      cell: ({ domain }) => (domain ? formatPrice(domain.selected_price) : '–'),
    },
    {
      id: 'order',
      header: 'Order',
      width: 230,
      csv: ({ order }) => order && `#${order.id} ${stateLook(order.state).label}`,
      cell: ({ order }) =>
        order ? (
          <>
            <Link to="/orders/$orderId" params={{ orderId: order.id }} className={styles.order}>
              #{order.id}
            </Link>{' '}
            <OrderStateBadge state={order.state} />
          </>
        ) : (
          '–'
        ),
    },
    actionsColumn(
      88,
      ({ domain }) =>
        domain && <DomainRowActions row={domain} onOrder={onOrder} onWatch={onWatch} />,
    ),
  ];
}
