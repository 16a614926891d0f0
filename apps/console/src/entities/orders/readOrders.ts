import { isApiError, type Order, type OrderList, type OrdersListQuery } from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { client } from '../../core/api/client.ts';
import { emptyIfMissing } from '../../core/api/emptyPage.ts';

/** Reads one page of orders. A 404 is an empty list. */
export function listOrders(
  query: OrdersListQuery,
  options: { signal: AbortSignal; timeout?: number },
): Promise<OrderList> {
  return emptyIfMissing(client.orders.list(query, options), { orders: [] });
}

async function* eachOrder(
  query: Pick<OrdersListQuery, 'state' | 'domain'>,
  signal?: AbortSignal,
): AsyncGenerator<Order> {
  try {
    yield* client.orders.listAll({ ...query, per_page: limits.per_page.max }, { signal });
  } catch (error) {
    if (!isApiError(error, 404)) throw error;
  }
}

/** Reads the newest orders of a query, up to a limit. A 404 is an empty list. */
export async function allOrders(
  query: Pick<OrdersListQuery, 'state'>,
  signal: AbortSignal,
  maxCount = Infinity,
): Promise<Order[]> {
  const found: Order[] = [];
  for await (const order of eachOrder(query, signal)) if (found.push(order) === maxCount) break;
  return found;
}

/**
 * Finds the newest order for exactly this name that matches; null if there is none. The search also finds longer names,
 * which may fill many pages, so all pages are read.
 */
export async function findOrder(
  { domain, ...query }: Pick<OrdersListQuery, 'state'> & { domain: string },
  matches: (order: Order) => boolean = () => true,
  signal?: AbortSignal,
): Promise<Order | null> {
  for await (const order of eachOrder({ domain, ...query }, signal)) {
    if (order.domain === domain && matches(order)) return order;
  }
  return null;
}
