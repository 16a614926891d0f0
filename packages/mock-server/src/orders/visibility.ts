import type { Store, StoredOrder, StoredUser } from '../store.ts';

/** Whether `user` may see what belongs to `owner`: admins all, managers their users, users their own. */
export function maySee(user: StoredUser, owner: StoredUser | undefined): boolean {
  if (user.role === 'admin' || owner?.id === user.id) return true;
  return user.role === 'manager' && owner?.manager_id === user.id;
}

/** The orders that a user may see, newest first. */
export function visibleOrders(store: Store, user: StoredUser): StoredOrder[] {
  return store.orders.filter((order) => maySee(user, store.users.get(order.user_id))).toReversed();
}
