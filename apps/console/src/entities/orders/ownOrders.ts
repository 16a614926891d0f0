import { hasRole, settableOrderStates, type Order } from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { allOrders, listOrders } from './readOrders.ts';
import { isEnded, stateBadge } from './orderStates.ts';
import { limitCalls } from '../../core/api/pacing.ts';
import { expectedUser } from '../../core/session/session.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { uniqueById } from '../../core/lists.ts';

const perPage = limits.per_page.max;

/** The maximum number of open orders to read per state, newest first. Staff see the orders of others, too. */
const maxPerState = 20 * perPage;

/** The states to filter by that are not final. */
const openStates = settableOrderStates.filter((state) => !isEnded(state));

const limited = limitCalls();

/**
 * Reads the signed-in user's open orders, newest first. A user with few orders needs one call, others one for each open
 * state. A manager also sees the orders of their users, an admin those of everybody.
 */
async function readOwnOrders(signal: AbortSignal): Promise<Order[]> {
  const { orders, pagination } = await listOrders({ per_page: perPage }, { signal });
  const more = pagination.pages > 1 ? openStates : [];
  const lists = more.map((state) =>
    limited(() => allOrders({ state }, signal, maxPerState), { signal }),
  );
  return uniqueById([...orders, ...(await Promise.all(lists)).flat()])
    .filter((order) => isOwn(order) && !isEnded(order.state))
    .toSorted((a, b) => b.id - a.id);
}

/** Whether an order belongs to the signed-in user. The role user sees only own orders. */
export function isOwn({ user }: Pick<Order, 'user'>): boolean {
  const caller = expectedUser();
  return hasRole(caller, 'user') || (caller !== undefined && user?.username === caller.username);
}

/** The signed-in user's open orders, newest first. Each change of an order reloads them. */
export const ownOrders = queryOptions({
  queryKey: ['orders', 'own'],
  queryFn: ({ signal }) => readOwnOrders(signal),
  meta: { failure: 'Failed to load your open orders' },
});

const indexes = new WeakMap<readonly Order[], ReadonlyMap<string, readonly Order[]>>();

function byName(orders: readonly Order[]): ReadonlyMap<string, readonly Order[]> {
  const index = indexes.get(orders) ?? Map.groupBy(orders, ({ domain }) => domain);
  indexes.set(orders, index);
  return index;
}

/** The user's open order for a name, from loaded data: the one for the drop date, otherwise the newest. */
export function ownOrderOf(domain: string, dropDate?: string): Order | undefined {
  const orders = queryClient.getQueryData(ownOrders.queryKey);
  const found = orders && byName(orders).get(domain);
  return found?.find(({ drop_date }) => drop_date === dropDate) ?? found?.[0];
}

const createObserver = () => new QueryObserver(queryClient, ownOrders);

/** Shared by all rows. */
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

/** {@link ownOrderOf} as a hook. It loads the orders and updates when they change. */
export function useOwnOrder(domain: string, dropDate?: string): Order | undefined {
  const snapshot = useCallback(() => ownOrderOf(domain, dropDate), [domain, dropDate]);
  return useSyncExternalStore(subscribe, snapshot);
}

/** The text for an own order, `Ordered #1868 · New`. */
export function ownOrderText({ id, state }: Pick<Order, 'id' | 'state'>): string {
  return `Ordered #${id} · ${stateBadge(state).label}`;
}
