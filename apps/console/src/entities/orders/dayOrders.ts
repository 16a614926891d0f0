import { isApiError, type OtherWord } from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import { liveQueryOptions, liveTimeoutMilliseconds } from '../../core/api/apiQuery.ts';
import { throttled } from '../../core/api/pacing.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { uniqueById } from '../../core/lists.ts';
import { second, type Day } from '../../core/time/time.ts';
import { liveRefetchInterval } from '../drops/liveRefresh.ts';
import { ordersMeta } from './orders.ts';
import { uncaughtStates } from './orderStates.ts';
import { allOrders, listOrders } from './readOrders.ts';
import {
  isDayRead,
  nextOrderRead,
  initialKnownOrders,
  mergeOrder,
  mergeOrderPage,
  type KnownOrders,
  type OrderRead,
} from './knownOrders.ts';

/** Makes one call and merges its answer. */
async function readNext(
  known: KnownOrders,
  read: OrderRead,
  signal: AbortSignal,
): Promise<KnownOrders> {
  const options = { signal, timeout: liveTimeoutMilliseconds };
  if (read.kind === 'order') {
    const call = () => client.orders.get(read.id, options);
    const order = await throttled(call, signal).catch((error: unknown) => {
      if (!isApiError(error, 404)) throw error;
      return undefined;
    });
    return mergeOrder(known, read.id, order);
  }
  const { state, page } = read.kind === 'state' ? read : {};
  // A state that the service has added is asked for, too.
  const query = { state: state as OtherWord | undefined, page, per_page: limits.per_page.max };
  const call = () => listOrders(query, options);
  return mergeOrderPage(known, read, await throttled(call, signal));
}

/**
 * The orders that drop on a UTC day, of those that the user may see. The API cannot filter by drop date, so all orders
 * are read once, and show while they load. After that, each refresh is one call for what may have changed
 * (`knownOrders.ts`), however many orders there are.
 * @param withHistory also reads how each order ended; for customers, who cannot read the logs
 */
export const dayOrders = (day: Day, withHistory: boolean) =>
  queryOptions({
    queryKey: ['orders', 'day', day, withHistory],
    queryFn: async ({ queryKey, signal }) => {
      let known = queryClient.getQueryData<KnownOrders>(queryKey) ?? initialKnownOrders(day);
      do {
        known = await readNext(known, nextOrderRead(known, withHistory), signal);
        // So that loaded orders show, and stay if the next call fails.
        if (!isDayRead(known)) queryClient.setQueryData<KnownOrders>(queryKey, known);
      } while (!isDayRead(known));
      return known;
    },
    ...liveQueryOptions,
    // Many customers look at once, so each waits a second more.
    refetchInterval: (query) => liveRefetchInterval(query) + (withHistory ? second : 0),
    meta: ordersMeta,
  });

/**
 * The paid orders whose names are not caught yet, oldest first. They are read again for each dialog that starts or
 * stops a catch.
 */
export const paidOrders = queryOptions({
  queryKey: ['orders', 'paid'],
  queryFn: async ({ signal }) => {
    const found = await Promise.all(
      uncaughtStates.map((state) => allOrders({ state: state as OtherWord }, signal)),
    );
    // An order whose state changes between two calls may be in both answers.
    return uniqueById(found.flat())
      .filter(({ paid_at }) => paid_at)
      .toSorted((a, b) => a.id - b.id);
  },
  staleTime: 0,
  meta: ordersMeta,
});
