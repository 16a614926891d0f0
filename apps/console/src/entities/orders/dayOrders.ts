import { isApiError, type OrderList, type Order, type OrderState } from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import { live, liveTimeout, paced } from '../../core/api/apiQuery.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import type { Day } from '../../core/time/time.ts';
import { refreshPeriodNow } from '../domains/dayWindows.ts';
import { ordersFailed } from './orders.ts';
import {
  isComplete,
  nextOrderRead,
  noOrdersKnown,
  withOrder,
  withOrderPage,
  type KnownOrders,
  type OrderRead,
} from './knownOrders.ts';
import { uncaughtStates } from '../epp/paidOrders.ts';

const nothing: OrderList = {
  orders: [],
  pagination: { page: 1, pages: 0, per_page: 20, total: 0, has_prev: false, has_next: false },
};

/** Sends one read, and answers what is known then. A 404 of the list is an empty one (spec, section 7). */
async function advance(
  known: KnownOrders,
  read: OrderRead,
  signal: AbortSignal,
): Promise<KnownOrders> {
  const options = { signal, timeout: liveTimeout };
  const noneIfMissing = (error: unknown) => {
    if (!isApiError(error, 404)) throw error;
    return undefined;
  };
  if (read.kind === 'order') {
    const call = () => client.orders.get(read.id, options);
    return withOrder(known, read.id, await paced(call, signal).catch(noneIfMissing));
  }
  const query = {
    per_page: limits.per_page.max,
    ...(read.kind === 'state' && { state: read.state, page: read.page }),
  };
  const call = () => client.orders.list(query, options);
  return withOrderPage(known, read, (await paced(call, signal).catch(noneIfMissing)) ?? nothing);
}

/**
 * The orders that drop on a UTC day, of those that the caller sees. The API cannot be asked for a day, so the whole of it is
 * read once, and shows while it comes in. After that each refresh is one call for what can have changed
 * (`knownOrders.ts`): 100 orders cost no more than one.
 * @param withHistory also reads how each order ended; for customers, who have no logs that tell it
 */
export const dayOrders = (day: Day, withHistory: boolean) =>
  queryOptions({
    queryKey: ['orders', 'day', day, withHistory],
    queryFn: async ({ queryKey, signal }) => {
      let known = queryClient.getQueryData<KnownOrders>(queryKey) ?? noOrdersKnown(day);
      do {
        known = await advance(known, nextOrderRead(known, withHistory), signal);
        // What came so far shows, and is not asked for again where the next call fails.
        if (!isComplete(known)) queryClient.setQueryData<KnownOrders>(queryKey, known);
      } while (!isComplete(known));
      return known;
    },
    ...live,
    refetchInterval: refreshPeriodNow,
    meta: ordersFailed,
  });

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
