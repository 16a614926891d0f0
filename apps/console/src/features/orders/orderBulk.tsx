import type { Order } from '@dropcatch/sdk';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { runMutationSilently } from '../../core/api/apiQuery.ts';
import {
  approveOrder,
  isApprovable,
  isPartlyApproved,
} from '../../entities/orders/approveOrder.ts';
import { failOrder, orderDetails } from '../../entities/orders/orders.ts';
import type { BulkAction } from '../../ui/dialog/BulkActions.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { withTld } from '../../entities/domains/domainName.ts';
import { formatPrice, pluralize } from '../../core/text/numbers.ts';
import { stateBadge } from '../../entities/orders/orderStates.ts';

const countAndTotal = (orders: readonly Order[]) =>
  `${pluralize(orders.length, 'order')}, ${formatPrice(orders.reduce((sum, { price }) => sum + price, 0))} in total`;

/** The actions of staff for many orders. */
export const orderBulkActions: readonly BulkAction<Order>[] = [
  {
    title: 'Approve orders?',
    verb: 'Approve',
    appliesTo: isApprovable,
    skipReason: 'not New',
    emptyText: 'None of the selected orders is New.',
    body: (orders) => `${countAndTotal(orders)}, will be marked as paid and wait for their catch.`,
    task: (order) => runMutationSilently(approveOrder, order),
  },
  {
    title: 'Mark orders as failed?',
    verb: 'Mark as Failed',
    danger: true,
    appliesTo: ({ state }) => state !== 'FAILED',
    skipReason: 'Failed already',
    emptyText: 'All of the selected orders have already failed.',
    body: (orders) =>
      `${countAndTotal(orders)}, will be marked as FAILED and their users will be notified.`,
    task: (order) => runMutationSilently(failOrder, order),
  },
];

/** An order in the list of results. */
export const describeOrder = (order: Order) => <CurrentOrder order={order} />;

/** An order with its latest state: as read during the run, otherwise as selected. */
function CurrentOrder({ order }: { order: Order }) {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery({ ...orderDetails(order.id), enabled: false });
  const { id, state, price, paid_at } = data && dataUpdatedAt >= openedAt ? data : order;
  return (
    <>
      <span>{`#${id}`}</span> <DomainName name={withTld(order)} />{' '}
      <span>{`· ${stateBadge(state).label}${isPartlyApproved({ state, paid_at }) ? ', not paid' : ''} · ${formatPrice(price)}`}</span>
    </>
  );
}
