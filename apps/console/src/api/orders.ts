import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  Order,
  OrderList,
  OrderPaymentUpdate,
  OrderStatusUpdate,
  OrdersListQuery,
} from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { client } from './client.ts';
import { isNotFound, Refusal } from './errors.ts';
import { refreshNameOfOrder } from './nameCache.ts';
import { refresh } from './queryClient.ts';

/** What any change of an order may change on screen, besides what {@link changing} looks after. */
export const touchedByOrders = [['orders'], ['dashboard'], ['notifications']] as const;

/** Loads orders and their counts anew. */
export function refreshOrders(): Promise<void> {
  return refresh([['orders']]);
}

/** Orders have changed: loads anew all that shows it. */
export function ordersChanged(): void {
  void refresh(touchedByOrders);
}

/** Waits for a change of an order, and loads anew what lists of names say of it. */
async function changing<Answer>(id: number, change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } finally {
    refreshNameOfOrder(id);
  }
}

const noOrders: OrderList = {
  orders: [],
  pagination: { page: 1, pages: 0, per_page: 20, total: 0, has_prev: false, has_next: false },
};

/** Asks for one page of orders. A 404 is an empty list (spec, section 7). */
async function listOrders(query: OrdersListQuery, signal: AbortSignal): Promise<OrderList> {
  try {
    return await client.orders.list(query, { signal });
  } catch (error) {
    if (isNotFound(error)) return noOrders;
    throw error;
  }
}

/**
 * The newest order for exactly this name, of those that fit; null without one. The search finds longer names, too, and
 * hundreds of them may stand before a short one: all that it finds is looked through, page by page.
 */
export async function findOrder(
  { domain, ...query }: Pick<OrdersListQuery, 'state'> & { domain: string },
  fits: (order: Order) => boolean = () => true,
  signal?: AbortSignal,
): Promise<Order | null> {
  const per_page = limits.per_page.max;
  try {
    for await (const order of client.orders.listAll({ domain, ...query, per_page }, { signal })) {
      if (order.domain === domain && fits(order)) return order;
    }
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  return null;
}

/** One page of orders. */
export const orderList = (query: OrdersListQuery) =>
  queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => listOrders(query, signal),
    placeholderData: keepPreviousData,
  });

/** Orders counted by state. */
export const orderStats = queryOptions({
  queryKey: ['orders', 'stats'],
  queryFn: ({ signal }) => client.orders.stats({ signal }),
  meta: { failure: 'Failed to load order statistics', failureIn: 'log' },
});

/** One order with its history. */
export const orderDetails = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'details', id],
    queryFn: ({ signal }) => client.orders.get(id, { signal }),
  });

/** Sets the state of an order. */
export const updateOrderStatus = (id: number) =>
  mutationOptions({
    mutationFn: (body: OrderStatusUpdate) => changing(id, client.orders.updateStatus(id, body)),
    meta: {
      invalidates: touchedByOrders,
      success: 'Order status updated successfully',
      failure: 'Failed to update order status',
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

/** Why an order in another state is not approved. */
export const onlyNewApproved = 'Only new orders can be approved';

/** Whether an order can be approved: a new one, or one whose approval was left without its payment. */
function isApprovable({ state, paid_at }: Order): boolean {
  return state === 'NEW' || (state === 'PAID_WAITING_CATCH' && paid_at === null);
}

/**
 * Approves a NEW order in two calls, the state and then the payment (spec, section 4), if it is still one: the list may
 * be older than what others did to it. If the second call fails the order is left approved but unpaid; the list then
 * shows it as it is. Doing it again is harmless.
 */
export function approveOrderNow({ id }: Pick<Order, 'id'>): Promise<Order> {
  const approve = async () => {
    if (!isApprovable(await client.orders.get(id))) throw new Refusal(onlyNewApproved);
    await client.orders.updateStatus(id, {
      state: 'PAID_WAITING_CATCH',
      note: 'Approved via quick action',
    });
    return client.orders.updatePayment(id, {
      paid: true,
      payment_method: 'quick_approval',
      note: 'Quick approval',
    });
  };
  return changing(id, approve());
}

/** The key of {@link approveOrder}, by which a screen sees that it is on its way. */
export const approvalKey = ['orders', 'approve'];

/** {@link approveOrderNow} as an action with its texts. */
export const approveOrder = mutationOptions({
  mutationKey: approvalKey,
  mutationFn: approveOrderNow,
  meta: {
    invalidates: touchedByOrders,
    pending: 'Approving…',
    success: ({ id }: Order) => `Order #${id} approved - ready for catching`,
    failure: 'Failed to approve order',
  },
});

/** Marks an order as failed. */
export function failOrderNow({ id }: Pick<Order, 'id'>): Promise<Order> {
  return changing(
    id,
    client.orders.updateStatus(id, { state: 'FAILED', note: 'Marked as failed' }),
  );
}

/** {@link failOrderNow} as an action with its texts. */
export const failOrder = mutationOptions({
  mutationFn: failOrderNow,
  meta: {
    invalidates: touchedByOrders,
    success: ({ id }: Order) => `Order #${id} marked as FAILED`,
    failure: 'Failed to update order status',
  },
});

/** Starts an order again; the server says what it was reset to. */
export const restartOrder = mutationOptions({
  mutationFn: ({ id }: Pick<Order, 'id'>) => changing(id, client.orders.restart(id)),
  meta: {
    invalidates: touchedByOrders,
    success: ({ message }: { message: string }) => message,
    failure: 'Failed to restart order',
  },
});
