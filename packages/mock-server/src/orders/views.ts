import type { Order } from '@dropcatch/sdk';
import type { Store, StoredOrder } from '../store.ts';

function actorOf(store: Store, id: number): { username: string } {
  return { username: store.users.get(id)?.username ?? 'deleted user' };
}

/** An order as a row of the list: without its history. */
export function orderRow(store: Store, order: StoredOrder): Order {
  const {
    user_id,
    epp_registrar_category_id: _category,
    epp_account_id: _account,
    history: _history,
    ...row
  } = order;
  return { ...row, user: actorOf(store, user_id) };
}

/** An order with its history, oldest entry first. */
export function orderDetails(store: Store, order: StoredOrder): Order {
  const history = order.history.map(({ actor_id, ...entry }) => ({
    ...entry,
    actor: actor_id === null ? null : actorOf(store, actor_id),
  }));
  return { ...orderRow(store, order), history };
}
