import { audit } from '../activity.ts';
import { ok } from '../call/handler.ts';
import { counted } from '../call/numbers.ts';
import { recordOrder } from '../orders/record.ts';
import { isOpen } from '../orders/states.ts';
import type { StoredUser } from '../store.ts';
import type { World } from '../world.ts';

/**
 * Removes a user for good. Orders outlive the user, as books have to: the open ones are cancelled, so that nobody catches a
 * name for them, and paid ones keep their payment for the staff to refund. Notifications and watchlist go too.
 */
export function removeUser(call: World & { readonly user: StoredUser }, target: StoredUser) {
  const { store, user } = call;
  const { id, username, email, role } = target;
  const open = store.orders.filter(({ user_id, state }) => user_id === id && isOpen(state));
  for (const order of open) {
    recordOrder(call, user, order, {
      action: 'status_change',
      to: 'CANCELLED',
      note: `The account ${username} was deleted`,
    });
    order.state = 'CANCELLED';
  }
  for (const { id: own } of store.notifications.filter(({ user_id }) => user_id === id)) {
    store.notifications.delete(own);
  }
  store.watchlists.delete(id);
  store.users.delete(id);
  audit(call, user, {
    action: 'user.delete',
    resource_type: 'User',
    resource_id: id,
    details: { username, email, role, cancelled_orders: open.length },
  });
  return ok({
    message:
      open.length === 0
        ? `${username} is deleted`
        : `${username} is deleted, ${counted(open.length, 'open order')} cancelled`,
  });
}
