import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { IconEye } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { numbered } from '../../core/text/labels.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { formatPrice, formatCount } from '../../core/text/numbers.ts';
import { orderList, orderStats, refreshOrders } from '../../entities/orders/orders.ts';
import { partOfName, type FilterField } from '../../ui/list/filterFields.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { approve, orderActions } from './orderActions.tsx';
import { isSettable, paymentBadge, stateOptions, statesWithOrders } from './orderTexts.ts';
import { ordersQuery, type OrdersSearch } from './ordersSearch.ts';
import { describeOrder, orderBulkActions } from './orderBulk.tsx';
import { BulkActions } from '../../ui/dialog/BulkActions.tsx';
import { actionsColumn, day, price, text, time, type Column } from '../../ui/list/column.tsx';
import { DomainName, nameText } from '../../entities/domains/DomainName.tsx';
import { OrderGlyph, OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { RowMenu } from '../../ui/menu/MenuButton.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { approvalKey, isApprovable, isPartlyApproved } from '../../entities/orders/approveOrder.ts';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { withTld } from '../../entities/domains/domainName.ts';
import { noOrdersText, stateBadge } from '../../entities/orders/orderStates.ts';

const route = getRouteApi('/_app/orders');

const filters: readonly FilterField<'state' | 'domain'>[] = [
  {
    name: 'state',
    label: 'Status',
    kind: 'select',
    options: [{ value: '', label: 'All Statuses' }, ...stateOptions],
  },
  { name: 'domain', label: 'Domain Search', kind: 'text', placeholder: partOfName },
];

const names = {
  keyOf: ({ id }: Order) => id,
  nameOf: ({ id }: Order) => numbered('order', id),
  priceOf: (order: Order) => order.price,
};

/** Orders Management (spec, section 2). The address holds filters and page; dialogs are child routes. */
export function OrdersPage() {
  const navigate = route.useNavigate();
  const address = useListAddress(route.useSearch(), navigate);
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
      columns={mayChange ? orderColumns : customerColumns}
      names={names}
      {...(mayChange && {
        bulk: (orders: readonly Order[], deselect) => (
          <BulkActions
            actions={orderBulkActions}
            items={orders}
            describe={describeOrder}
            onEnd={refreshOrders}
            onDone={deselect}
          />
        ),
      })}
      filters={{ fields: filters, foldable: true }}
      figures={
        <OrderStatCards
          active={address.search.state}
          onSelect={(state) => address.changeList({ state })}
        />
      }
      empty={{
        none: noOrdersText,
        filtered: 'No orders match these filters',
        action: { label: 'Browse domains', onClick: () => void navigate({ to: '/domains' }) },
      }}
    />
  );
}

interface OrderStatCardsProps {
  active: OrdersSearch['state'];
  onSelect: (state: OrdersSearch['state']) => void;
}

/** The number of orders in each state, which filters the list, and the total value. */
function OrderStatCards({ active, onSelect }: OrderStatCardsProps) {
  const query = useQuery(orderStats);
  const { data } = query;
  return (
    <StatCards
      query={query}
      stats={[
        // First, so that it is in view however many states have orders.
        { label: 'Total Value', value: data && formatPrice(data.total_amount) },
        ...statesWithOrders(data?.by_state).map((state) => {
          const { label } = stateBadge(state);
          const orders = data?.by_state[state] ?? 0;
          return {
            label,
            folds:
              active === state
                ? undefined
                : { rank: orders, words: `${label} ${formatCount(orders)}` },
            value: data && (
              <>
                <OrderGlyph state={state} />
                <span>{formatCount(orders)}</span>
              </>
            ),
            ...(isSettable(state) && {
              active: active === state,
              hint: `Show orders in the state ${label}`,
              onClick: () => onSelect(active === state ? undefined : state),
            }),
          };
        }),
      ]}
    />
  );
}

/** A link to the details of an order. */
function DetailsLink({ orderId, ...rest }: { orderId: number } & ComponentProps<'a'>) {
  return <Link to="/orders/$orderId" params={{ orderId }} search className="name-link" {...rest} />;
}

const orderColumns: readonly Column<Order>[] = [
  {
    id: 'id',
    header: 'ID',
    width: 56,
    phone: 'line',
    value: ({ id }) => id,
    cell: ({ id }) => (
      <DetailsLink orderId={id} data-key="o" data-opens>
        {' '}
        {`#${id}`}{' '}
      </DetailsLink>
    ),
  },
  {
    id: 'domain',
    header: 'Domain',
    width: 236,
    sticky: 'left',
    wide: true,
    value: withTld,
    ...nameText(withTld),
    // For the pointer. With the keyboard, the link of the id is enough.
    cell: (order) => (
      <DetailsLink orderId={order.id} tabIndex={-1}>
        <DomainName name={withTld(order)} />
      </DetailsLink>
    ),
  },
  { id: 'drop_date', header: 'Drop Date', width: 98, ...day((order: Order) => order.drop_date) },
  {
    id: 'state',
    header: 'Status',
    width: 170,
    phone: 'line',
    value: (order) => stateBadge(order.state).label,
    shows: (order) => stateBadge(order.state).label,
    beside: 22,
    cell: (order) => <OrderState order={order} />,
  },
  { id: 'price', header: 'Price', width: 72, ...price((order: Order) => order.price) },
  {
    id: 'payment',
    header: 'Payment',
    width: 68,
    value: (order) => paymentBadge(order).label,
    shows: (order) => paymentBadge(order).label,
    cell: (order) => (
      <span data-color={order.paid_at ? 'dim' : undefined}>{paymentBadge(order).label}</span>
    ),
    phone: 'hidden',
  },
  {
    id: 'user',
    header: 'User',
    width: 80,
    phone: 'hidden',
    ...text(({ user }: Order) => user.username),
  },
  {
    id: 'created_at',
    header: 'Created',
    width: 92,
    phone: 'hidden',
    ...time(({ created_at }: Order) => created_at, { relative: true }),
  },
  actionsColumn(112, (order: Order) => <RowActions order={order} />),
];

/** The orders of a customer are all their own, and have one action. */
const customerColumns: readonly Column<Order>[] = [
  ...orderColumns.filter(({ id }) => id !== 'user' && id !== 'actions'),
  actionsColumn(58, (order: Order) => <ViewLink order={order} />),
];

/** The only action of a customer. */
function ViewLink({ order }: { order: Order }) {
  return (
    <DetailsLink orderId={order.id}>
      <IconEye size={16} aria-hidden />
      <span className="visually-hidden">{`View details of ${names.nameOf(order)}`}</span>
    </DetailsLink>
  );
}

/** The next step of an order as a button, if there is one, and a menu with all actions. */
function RowActions({ order }: { order: Order }) {
  const { role } = useUser();
  const pending = usePendingLabel(approvalKey, order);
  const isPartial = isPartlyApproved(order);
  const name = names.nameOf(order);
  return (
    <span className="row-actions">
      {(isApprovable(order) || pending !== undefined) && (
        <BusyButton
          variant="default"
          size="compact-sm"
          busy={pending !== undefined}
          aria-label={isPartial ? `Finish payment of ${name}` : `Approve ${name}`}
          onClick={() => void approve(order)}
        >
          {isPartial ? 'Finish' : 'Approve'}
        </BusyButton>
      )}
      <RowMenu label={`Actions for ${name}`} actions={() => orderActions(order, role)} />
    </span>
  );
}

/** The state of an order, or the running approval. */
function OrderState({ order }: { order: Order }) {
  const pending = usePendingLabel(approvalKey, order);
  if (pending) return <StatusBadge label={pending} tone="running" />;
  return <OrderStateBadge state={order.state} />;
}
