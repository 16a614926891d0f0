import type { Order } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import type { Column } from '../../components/list/DataList.tsx';
import { DomainName } from '../../components/value/DomainName.tsx';
import { menuColumn } from '../../components/list/menuColumn.tsx';
import { OrderStateBadge } from '../../components/value/OrderStateBadge.tsx';
import type { Action } from '../../components/menu/ActionMenu.tsx';
import { StatusBadge } from '../../components/value/StatusBadge.tsx';
import { approvalKey } from '../../api/orders.ts';
import { usePendingCall } from '../../api/pendingCall.ts';
import { Time } from '../../components/value/Time.tsx';
import { UserText } from '../../components/value/UserText.tsx';
import { withTld } from '../../lib/domains/domainName.ts';
import { formatPrice } from '../../lib/text/money.ts';
import { stateLook } from '../../lib/text/orderStates.ts';
import { formatDay } from '../../lib/time/time.ts';
import { paymentLook } from './orderLabels.ts';

/** The columns of /orders (spec, section 2). */
export function orderColumns(actionsFor: (order: Order) => Action[]): Column<Order>[] {
  return [
    {
      id: 'id',
      header: 'ID',
      width: 62,
      csv: ({ id }) => id,
      cell: ({ id }) => (
        <Link
          to="/orders/$orderId"
          params={{ orderId: id }}
          search
          className="plain-link"
          data-key="o"
        >
          #{id}
        </Link>
      ),
    },
    {
      id: 'domain',
      header: 'Domain',
      width: 215,
      sticky: 'left',
      wide: true,
      csv: withTld,
      cell: (order) => <DomainName name={withTld(order)} />,
    },
    {
      id: 'drop_date',
      header: 'Drop Date',
      width: 108,
      csv: ({ drop_date }) => drop_date,
      cell: (order) => formatDay(order.drop_date),
    },
    {
      id: 'state',
      header: 'Status',
      width: 175,
      csv: ({ state }) => stateLook(state).label,
      cell: (order) => <OrderState order={order} />,
    },
    {
      id: 'price',
      header: 'Price',
      width: 85,
      align: 'right',
      csv: ({ price }) => price,
      cell: ({ price }) => formatPrice(price),
    },
    {
      id: 'payment',
      header: 'Payment',
      width: 88,
      csv: (order) => paymentLook(order).label,
      cell: (order) => <StatusBadge {...paymentLook(order)} />,
    },
    {
      id: 'user',
      header: 'User',
      width: 95,
      csv: ({ user }) => user.username,
      cell: ({ user }) => <UserText>{user.username}</UserText>,
    },
    {
      id: 'created_at',
      header: 'Created',
      width: 85,
      csv: ({ created_at }) => created_at,
      cell: ({ created_at }) => <Time at={created_at} relative />,
    },
    menuColumn(({ id }) => `order #${id}`, actionsFor),
  ];
}

/** The state of an order, or that it is being approved right now. */
function OrderState({ order }: { order: Order }) {
  const pending = usePendingCall(approvalKey, order);
  if (pending) return <StatusBadge label={pending} tone="wait" />;
  return <OrderStateBadge state={order.state} />;
}
