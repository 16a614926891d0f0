import { settableOrderStates, type Order } from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { allOrders, listOrders } from './readOrders.ts';
import { isEnded, stateLook } from './orderStates.ts';
import { limitConcurrency } from '../../core/lists.ts';
import { expectedUser } from '../../core/session/session.ts';
import { queryClient } from '../../core/api/queryClient.ts';

const perPage = limits.per_page.max;

/** At most this many open orders of one state are read, newest first. A person has fewer; staff see everybody's. */
const mostOfOneState = 20 * perPage;

/** The states to filter by that are not over. */
const openStates = settableOrderStates.filter((state) => !isEnded(state));

const inTurn = limitConcurrency(3);

/**
 * The signed-in user's open orders, newest first: one call for a user with few orders, otherwise one for each open
 * state. A manager's list includes the orders of their users, an admin's those of everybody; the own ones have the
 * user's name.
 */
async function readOwnOrders(signal: AbortSignal): Promise<Order[]> {
  const { orders, pagination } = await listOrders({ per_page: perPage }, { signal });
  const more = pagination.pages > 1 ? openStates : [];
  const lists = more.map((state) =>
    inTurn(() => allOrders({ state }, signal, mostOfOneState), signal),
  );
  const all = [...orders, ...(await Promise.all(lists)).flat()];
  return [...new Map(all.map((order) => [order.id, order])).values()]
    .filter((order) => isOwn(order) && !isEnded(order.state))
    .toSorted((a, b) => b.id - a.id);
}

/** Whether an order is the signed-in user's own. The role user sees no others. */
export function isOwn({ user }: Pick<Order, 'user'>): boolean {
  const caller = expectedUser();
  return caller?.role === 'user' || (caller !== undefined && user?.username === caller.username);
}

/** The signed-in user's open orders, newest first. Each change of an order loads them again. */
export const ownOrders = queryOptions({
  queryKey: ['orders', 'own'],
  queryFn: ({ signal }) => readOwnOrders(signal),
  meta: { failure: 'Failed to load your open orders' },
});

const byNames = new WeakMap<readonly Order[], ReadonlyMap<string, readonly Order[]>>();

function byName(orders: readonly Order[]): ReadonlyMap<string, readonly Order[]> {
  const known = byNames.get(orders) ?? Map.groupBy(orders, ({ domain }) => domain);
  byNames.set(orders, known);
  return known;
}

/** The user's open order for a name, if loaded: the one for the drop date, otherwise the newest. */
export function ownOrderOf(domain: string, dropDate?: string): Order | undefined {
  const orders = queryClient.getQueryData(ownOrders.queryKey);
  const found = orders && byName(orders).get(domain);
  return found?.find(({ drop_date }) => drop_date === dropDate) ?? found?.[0];
}

const createObserver = () => new QueryObserver(queryClient, ownOrders);

/** One observer for hundreds of rows. */
let observer: ReturnType<typeof createObserver> | undefined;

function subscribe(listener: () => void): () => void {
  observer ??= createObserver();
  const shared = observer;
  const stop = shared.subscribe(listener);
  return () => {
    stop();
    if (!shared.hasListeners() && observer === shared) observer = undefined;
  };
}

/** {@link ownOrderOf} as a hook, which loads and follows the orders. */
export function useOwnOrder(domain: string, dropDate?: string): Order | undefined {
  const snapshot = useCallback(() => ownOrderOf(domain, dropDate), [domain, dropDate]);
  return useSyncExternalStore(subscribe, snapshot);
}

/** An own order in words, `Ordered #1868 · New`. */
export function ownOrderText({ id, state }: Pick<Order, 'id' | 'state'>): string {
  return `Ordered #${id} · ${stateLook(state).label}`;
}
