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
import { refresh } from '../../core/api/queryClient.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { refreshPeriodNow } from '../domains/dayWindows.ts';
import { listOrders } from './readOrders.ts';

type OrderId = Pick<Order, 'id'>;

const statusFailed = 'Failed to update order status';

/** The reads that any change of an order may affect, besides those of {@link changing}. */
export const touchedByOrders = [['orders'], ['dashboard'], ['notifications']] as const;

/** Call it after orders have changed. Loads everything again that shows orders. */
export function ordersChanged(): void {
  void refresh(touchedByOrders);
}

/** Waits for a change of an order, then updates lists of names. */
async function changing<Answer>(id: number, change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } finally {
    refreshNameOfOrder(id);
  }
}

/** The failure text of all reads of orders. */
export const ordersFailed = { failure: 'Failed to load orders' };

export const orderList = (query: OrdersListQuery) =>
  queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => listOrders(query, { signal }),
    refetchInterval: refreshPeriodNow,
    placeholderData: keepPreviousData,
    meta: ordersFailed,
  });

/** Orders counted by state. */
export const orderStats = queryOptions({
  ...apiQuery('orders', 'stats'),
  refetchInterval: refreshPeriodNow,
  meta: { failure: 'Failed to load order statistics', failureIn: 'log' },
});

/** One order with its history. */
export const orderDetails = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'details', id],
    queryFn: ({ signal }) => client.orders.get(id, { signal }),
    meta: { failure: 'Failed to load order details' },
  });

/** Sets the state of an order. */
export const updateOrderStatus = (id: number) =>
  mutationOptions({
    mutationFn: (body: OrderStatusUpdate) => changing(id, client.orders.updateStatus(id, body)),
    meta: {
      invalidates: touchedByOrders,
      success: 'Order status updated successfully',
      failure: statusFailed,
      failureIn: 'form',
    },
  });

/** Records or withdraws the payment of an order. */
export const updateOrderPayment = (id: number) =>
  mutationOptions({
    mutationFn: (body: OrderPaymentUpdate) => changing(id, client.orders.updatePayment(id, body)),
    meta: {
      invalidates: touchedByOrders,
      success: 'Payment status updated successfully',
      failure: 'Failed to update payment status',
      failureIn: 'form',
    },
  });

export function failOrderNow({ id }: OrderId): Promise<Order> {
  const body = { state: 'FAILED', note: 'Marked as failed' } as const;
  return changing(id, client.orders.updateStatus(id, body));
}

/** {@link failOrderNow} as an action with its texts. */
export const failOrder = mutationOptions({
  mutationFn: failOrderNow,
  meta: {
    invalidates: touchedByOrders,
    success: (_answer: unknown, { id }: OrderId) => `Order #${id} marked as FAILED`,
    failure: statusFailed,
  },
});

/** Restarts an order. Shows the server's message, if it sends one. */
export const restartOrder = mutationOptions({
  mutationFn: ({ id }: OrderId) => changing(id, client.orders.restart(id)),
  meta: {
    invalidates: touchedByOrders,
    success: (answer: Partial<Message> | undefined, { id }: OrderId) =>
      answer?.message || `Order #${id} restarted`,
    failure: 'Failed to restart order',
  },
});
