import type { DateCount } from '@dropcatch/sdk';
import { maySee } from '../orders/visibility.ts';
import type { Store, StoredEppAccount, StoredOrder } from '../store.ts';

/** The states of a paid order that waits for its drop. */
const WAITING: readonly string[] = [
  'PAID_WAITING_EXDATE',
  'PAID_WAITING_CATCH',
  'READY_FOR_CATCH',
  'PROCESSING',
];

/** Whether a catch would go for this order: it is paid, and its drop lies ahead. */
export function isPending({ state, paid_at }: StoredOrder): boolean {
  return paid_at !== null && WAITING.includes(state);
}

/**
 * Whether an order is caught through this account: it was placed with it, or with none. An order without an account
 * goes through any account of its category that belongs to the owner's manager, or to nobody.
 */
function isFor(store: Store, account: StoredEppAccount, order: StoredOrder): boolean {
  if (order.epp_registrar_category_id !== account.registrar_category_id) return false;
  if (order.epp_account_id !== null) return order.epp_account_id === account.id;
  const manager = account.manager_id === null ? undefined : store.users.get(account.manager_id);
  return manager === undefined || maySee(manager, store.users.get(order.user_id));
}

/** The pending orders that an account would catch, oldest first; all days unless one is given. */
export function pendingOrders(
  store: Store,
  account: StoredEppAccount,
  date?: string,
): StoredOrder[] {
  return store.orders.filter(
    (order) =>
      isPending(order) &&
      (date === undefined || order.drop_date === date) &&
      isFor(store, account, order),
  );
}

/** The drop days of an account's pending orders with how many there are, earliest first. */
export function pendingDates(store: Store, account: StoredEppAccount): DateCount[] {
  const counts = new Map<string, number>();
  for (const { drop_date } of pendingOrders(store, account)) {
    counts.set(drop_date, (counts.get(drop_date) ?? 0) + 1);
  }
  return [...counts]
    .map(([date, count]) => ({ date, count }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
