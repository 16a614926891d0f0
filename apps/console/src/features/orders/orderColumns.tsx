import type { Order } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { day, price, state, text, time, type Column } from '../../ui/list/column.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { approvalKey } from '../../entities/orders/approveOrder.ts';
import { usePendingCall } from '../../core/api/pendingCall.ts';
import { withTld } from '../../entities/domains/domainName.ts';
import { stateLook } from '../../entities/orders/orderStates.ts';
import { paymentLook } from './orderLabels.ts';

/** The columns of /orders (spec, section 2). */
export const orderColumns: readonly Column<Order>[] = [
  {
    id: 'id',
    header: 'ID',
    width: 62,
    phone: 'line',
    value: ({ id }) => id,
    cell: ({ id }) => (
      <Link
        to="/orders/$orderId"
        params={{ orderId: id }}
        search
        className="plain-link"
        data-key="o"
        data-opens
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
    value: withTld,
    cell: (order) => <DomainName name={withTld(order)} />,
  },
  {
    id: 'drop_date',
    header: 'Drop Date',
    width: 108,
    ...day((order: Order) => order.drop_date),
  },
  {
    id: 'state',
    header: 'Status',
    width: 175,
    phone: 'line',
    value: (order) => stateLook(order.state).label,
    cell: (order) => <OrderState order={order} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 85,
    ...price((order: Order) => order.price),
  },
  {
    id: 'payment',
    header: 'Payment',
    width: 88,
    ...state(paymentLook),
    phone: 'hidden',
  },
  {
    id: 'user',
    header: 'User',
    width: 95,
    phone: 'hidden',
    ...text(({ user }: Order) => user.username),
  },
  {
    id: 'created_at',
    header: 'Created',
    width: 85,
    phone: 'hidden',
    ...time(({ created_at }: Order) => created_at, { relative: true }),
  },
];

/** The state of an order, or that it is being approved right now. */
function OrderState({ order }: { order: Order }) {
  const pending = usePendingCall(approvalKey, order);
  if (pending) return <StatusBadge label={pending} tone="wait" />;
  return <OrderStateBadge state={order.state} />;
}
