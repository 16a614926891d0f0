import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  Message,
  Order,
  OrderPaymentUpdate,
  OrderStatusUpdate,
  OrdersListQuery,
} from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { refreshNameOfOrder } from '../domains/nameCache.ts';
import { RefusedError } from '../../core/api/errors.ts';
import { fetchFresh, refresh } from '../../core/api/queryClient.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { liveRefetchInterval } from '../drops/liveRefresh.ts';
import { stateBadge } from './orderStates.ts';
import { listOrders } from './readOrders.ts';

type OrderId = Pick<Order, 'id'>;

/** An order as the user saw it when they decided what to do. */
type SeenOrder = Pick<Order, 'id' | 'state' | 'paid_at'>;

const statusFailure = 'Failed to update order status';

/** The query keys that a change of an order invalidates, besides those of {@link refreshNameAfter}. */
export const orderDependentKeys = [['orders'], ['dashboard'], ['notifications']] as const;

/** Reloads everything that shows orders. Call it after orders have changed. */
export function refreshOrders(): void {
  void refresh(orderDependentKeys);
}

/** Waits for a change of an order, then looks up its domain again in lists of names. */
async function refreshNameAfter<Answer>(id: number, change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } finally {
    refreshNameOfOrder(id);
  }
}

/** The query meta of all reads of orders. */
export const ordersMeta = { failure: 'Failed to load orders' };

export const orderList = (query: OrdersListQuery) =>
  queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => listOrders(query, { signal }),
    refetchInterval: liveRefetchInterval,
    placeholderData: keepPreviousData,
    meta: ordersMeta,
  });

/** The number of orders in each state. */
export const orderStats = queryOptions({
  ...apiQuery('orders', 'stats'),
  refetchInterval: liveRefetchInterval,
  meta: { failure: 'Failed to load order statistics', failureIn: 'log' },
});

/** One order with its history. */
export const orderDetails = (id: number) =>
  queryOptions({
    ...apiQuery('orders', 'get', id),
    meta: { failure: 'Failed to load order details' },
  });

/**
 * Compares an order with what the user saw, before a change that they chose for that.
 * @throws {RefusedError} its state or payment has changed since
 */
function expectAsSeen(now: Order, { id, state, paid_at }: SeenOrder): void {
  if (now.state === state && !now.paid_at === !paid_at) return;
  const changed = `${stateBadge(now.state).label}, ${now.paid_at ? 'paid' : 'not paid'}`;
  throw new RefusedError(`Order #${id} has changed: it is now ${changed}. Nothing was done.`);
}

/** Sets the state of an order. */
export const updateOrderStatus = (id: number) =>
  mutationOptions({
    mutationFn: (body: OrderStatusUpdate) =>
      refreshNameAfter(id, client.orders.updateStatus(id, body)),
    meta: {
      invalidates: orderDependentKeys,
      success: 'Order status updated successfully',
      failure: statusFailure,
      failureIn: 'form',
    },
  });

/** Records or withdraws the payment of an order. */
export const updateOrderPayment = (id: number) =>
  mutationOptions({
    mutationFn: (body: OrderPaymentUpdate) =>
      refreshNameAfter(id, client.orders.updatePayment(id, body)),
    meta: {
      invalidates: orderDependentKeys,
      success: 'Payment status updated successfully',
      failure: 'Failed to update payment status',
      failureIn: 'form',
    },
  });

/**
 * Marks an order as failed, unless it has failed already. Its payment stays as it is.
 * @throws {RefusedError} its state or payment is not what the user saw
 */
export const failOrder = mutationOptions({
  mutationFn: async (order: SeenOrder): Promise<Order> => {
    const { id } = order;
    const now = await fetchFresh(orderDetails(id));
    if (now.state === 'FAILED') return now;
    expectAsSeen(now, order);
    return refreshNameAfter(id, client.orders.updateStatus(id, { state: 'FAILED' }));
  },
  meta: {
    invalidates: orderDependentKeys,
    success: (_answer: unknown, { id }: OrderId) => `Order #${id} marked as FAILED`,
    failure: statusFailure,
  },
});

/** Restarts an order. Shows the server's message, if it sends one. */
export const restartOrder = mutationOptions({
  mutationFn: async (order: SeenOrder) => {
    expectAsSeen(await fetchFresh(orderDetails(order.id)), order);
    return refreshNameAfter(order.id, client.orders.restart(order.id));
  },
  meta: {
    invalidates: orderDependentKeys,
    success: (answer: Partial<Message> | undefined, { id }: OrderId) =>
      answer?.message || `Order #${id} restarted`,
    failure: 'Failed to restart order',
  },
});
