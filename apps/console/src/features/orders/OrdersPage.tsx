import { Button } from '@mantine/core';
import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { formatPrice, formatCount } from '../../core/text/numbers.ts';
import { orderList, orderStats } from '../../entities/orders/orders.ts';
import type { FilterField } from '../../ui/list/FilterPanel.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { StatCards } from '../../ui/page/PageHeader.tsx';
import { orderActions } from './orderActions.tsx';
import { stateOptions, paymentLook } from './orderHistory.ts';
import { ordersQuery, type OrdersSearch } from './ordersSearch.ts';
import { OrderStateBulkDialog, type OrderBulkKind } from './OrderStateBulkDialog.tsx';
import { day, price, state, text, time, type Column } from '../../ui/list/column.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { approvalKey } from '../../entities/orders/approveOrder.ts';
import { usePendingCall } from '../../core/api/pendingCall.ts';
import { withTld } from '../../entities/domains/domainName.ts';
import { stateLook } from '../../entities/orders/orderStates.ts';

const route = getRouteApi('/_app/orders');

const filters: readonly FilterField<'state' | 'domain'>[] = [
  {
    name: 'state',
    label: 'Status',
    kind: 'select',
    options: [{ value: '', label: 'All Statuses' }, ...stateOptions],
  },
  { name: 'domain', label: 'Domain Search', kind: 'text', placeholder: 'Part of the name' },
];

const names = {
  keyOf: ({ id }: Order) => id,
  nameOf: ({ id }: Order) => `order #${id}`,
};

/** Orders Management (spec, section 2). The address holds filters and page; dialogs are child routes. */
export function OrdersPage() {
  const navigate = route.useNavigate();
  const address = useListAddress(route.useSearch(), navigate);
  const { role } = useUser();
  const mayChange = useCan()('orders/updateStatus');
  return (
    <ListScreen
      title="Orders Management"
      subtitle="Follow orders from placing to catching"
      name="orders"
      label="Orders"
      address={address}
      query={(search) => orderList(ordersQuery(search))}
      rowsOf={({ orders }) => orders}
      columns={orderColumns}
      names={names}
      actionsFor={useCallback((order: Order) => orderActions(order, role), [role])}
      {...(mayChange && {
        bulk: (orders: readonly Order[], unpick) => <OrderBulk orders={orders} onDone={unpick} />,
      })}
      filters={filters}
      collapsible
      figures={
        <OrderStatCards
          active={address.search.state}
          onPick={(picked) => address.changeList({ state: picked })}
        />
      }
      empty={{
        none: 'No orders yet',
        filtered: 'No orders match these filters',
        action: { label: 'Browse domains', onClick: () => void navigate({ to: '/domains' }) },
      }}
      refreshes={[['orders']]}
    />
  );
}

interface OrderBulkProps {
  orders: readonly Order[];
  onDone: (done: readonly Order[]) => void;
}

/** What staff do with the picked orders. */
function OrderBulk({ orders, onDone }: OrderBulkProps) {
  const [kind, setKind] = useState<OrderBulkKind>();
  return (
    <>
      <Button size="xs" onClick={() => setKind('approve')}>
        Approve
      </Button>
      <Button size="xs" variant="outline" color="red" onClick={() => setKind('fail')}>
        Mark as Failed
      </Button>
      {kind && (
        <OrderStateBulkDialog
          kind={kind}
          orders={orders}
          onClose={(done) => {
            setKind(undefined);
            onDone(done);
          }}
        />
      )}
    </>
  );
}

interface OrderStatCardsProps {
  active: OrdersSearch['state'];
  onPick: (picked: OrdersSearch['state']) => void;
}

/** One figure a state, which filters the list to it, and the total value. */
function OrderStatCards({ active, onPick }: OrderStatCardsProps) {
  const query = useQuery(orderStats);
  const { data } = query;
  return (
    <StatCards
      query={query}
      stats={[
        ...stateOptions.map(({ value, label }) => ({
          label,
          value: data && formatCount(data.by_state[value] ?? 0),
          active: active === value,
          hint: `Show orders in the state ${label}`,
          onClick: () => onPick(active === value ? undefined : value),
        })),
        { label: 'Total Value', value: data && formatPrice(data.total_amount) },
      ]}
    />
  );
}

/** The columns of /orders (spec, section 2). */
const orderColumns: readonly Column<Order>[] = [
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
