import { queryOptions } from '@tanstack/react-query';
import { isApiError, type Order, type OrderState } from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { client } from '../../core/api/client.ts';
import { uncaughtStates } from '../epp/paidOrders.ts';
import { ordersFailed } from './orders.ts';

/** All orders in a state. A 404 is an empty list (spec, section 7). */
async function ordersIn(state: OrderState, signal: AbortSignal): Promise<Order[]> {
  const orders: Order[] = [];
  const query = { state, per_page: limits.per_page.max };
  try {
    for await (const order of client.orders.listAll(query, { signal })) orders.push(order);
  } catch (error) {
    if (!isApiError(error, 404)) throw error;
  }
  return orders;
}

/**
 * The paid orders whose names are still to be caught, oldest first. Read again whenever somebody looks: what is about to
 * be started or stopped depends on it.
 */
export const paidOrders = queryOptions({
  queryKey: ['orders', 'paid'],
  queryFn: async ({ signal }) => {
    const found = await Promise.all(uncaughtStates.map((state) => ordersIn(state, signal)));
    // An order that changes its state between two calls comes twice.
    const byId = new Map(found.flat().map((order) => [order.id, order]));
    return [...byId.values()].filter(({ paid_at }) => paid_at).toSorted((a, b) => a.id - b.id);
  },
  staleTime: 0,
  meta: ordersFailed,
});
