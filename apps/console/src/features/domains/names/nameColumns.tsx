import { Link } from '@tanstack/react-router';
import type { Domain } from '@dropcatch/sdk';
import { useOwnOrder } from '../../../entities/orders/ownOrders.ts';
import { actionsColumn } from '../../../ui/list/column.tsx';
import type { Column } from '../../../ui/list/column.tsx';
import { DetailsLink } from '../../../entities/domains/details/DetailsLink.tsx';
import { DomainName } from '../../../entities/domains/DomainName.tsx';
import { OwnOrderLink } from '../../../entities/orders/OwnOrder.tsx';
import { OrderStateBadge } from '../../../entities/orders/OrderStateBadge.tsx';
import { selectColumn } from '../../../ui/list/SelectCells.tsx';
import { StatusBadge } from '../../../ui/value/StatusBadge.tsx';
import { formatPrice } from '../../../core/text/money.ts';
import { stateLook } from '../../../entities/orders/orderStates.ts';
import type { Selection } from '../../../ui/list/selection.ts';
import { formatDay } from '../../../core/time/time.ts';
import { DropDates } from '../../../entities/domains/drops/DropDates.tsx';
import { DomainRowActions, type DomainActions } from '../DomainRowActions.tsx';
import { nameLooks, type NameRow } from './nameRows.ts';
import { TimeLeft } from '../../../entities/domains/drops/TimeLeft.tsx';
import styles from './names.module.css';
import { dash } from '../../../core/text/numbers.ts';

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
      value: ({ name }) => name,
      cell: ({ name }) => (
        <DetailsLink name={name}>
          <DomainName name={name} />
        </DetailsLink>
      ),
    },
    {
      id: 'state',
      header: 'State',
      width: 165,
      value: ({ status }) => nameLooks[status].label,
      cell: ({ status }) => <StatusBadge {...nameLooks[status]} />,
    },
    {
      id: 'drop_date',
      header: 'Drop Date',
      width: 190,
      sortKey: 'drop_date',
      value: ({ domain }) => domain?.selected_drop_date,
      cell: ({ domain }) =>
        domain ? (
          <>
            {formatDay(domain.selected_drop_date)}
            {domain.variations_count > 1 && <DropDates row={domain} onPick={onOrder} />}
          </>
        ) : (
          dash
        ),
    },
    {
      id: 'time_left',
      header: 'Time Left',
      width: 140,
      cell: ({ domain }) =>
        domain ? <TimeLeft dropDate={domain.selected_drop_date} tld={domain.tld} /> : dash,
    },
    {
      id: 'price',
      header: 'Price',
      width: 105,
      align: 'right',
      sortKey: 'price',
      value: ({ domain }) => domain?.selected_price,
      cell: ({ domain }) => (domain ? formatPrice(domain.selected_price) : dash),
    },
    {
      id: 'order',
      header: 'Order',
      width: 250,
      value: ({ order }) => order && `#${order.id} ${stateLook(order.state).label}`,
      cell: (row) => <NameOrderCell {...row} />,
    },
    actionsColumn(
      88,
      ({ domain }) =>
        domain && <DomainRowActions row={domain} onOrder={onOrder} onWatch={onWatch} />,
    ),
  ];
}

/** The user's open order for a name, or else the newest order for it that the user may see. */
function NameOrderCell({ name, domain, order }: NameRow) {
  const own = useOwnOrder(name, domain?.selected_drop_date);
  if (own) return <OwnOrderLink order={own} />;
  if (!order) return dash;
  return (
    <>
      <Link to="/orders/$orderId" params={{ orderId: order.id }} className={styles.order}>
        #{order.id}
      </Link>{' '}
      <OrderStateBadge state={order.state} />
    </>
  );
}
