import type {
  Order,
  OrdersByState,
  OrderState,
  OrderStats,
  SettableOrderState,
} from '@dropcatch/sdk';
import { percent } from '../../text/words.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { type Actor, audit, type Notice, notify, orderEvent } from '../activity.ts';
import type { StoredUser } from '../../world/records/users.ts';
import type { StoredOrder } from '../../world/records/orders.ts';

type DropDayState = 'READY_FOR_CATCH' | 'PROCESSING';

/** Label of each known state (spec, section 4), and the outcome if the state is final. */
const STATES: ReadonlyMap<string, readonly [label: string, end?: 'caught' | 'lost']> = new Map(
  Object.entries({
    NEW: ['New'],
    PAID_WAITING_EXDATE: ['Paid - Waiting Expiry'],
    PAID_WAITING_CATCH: ['Paid - Waiting Catch'],
    CATCHED_PROCESSING: ['Caught - Processing', 'caught'],
    CATCHED_COMPLETED: ['Caught - Completed', 'caught'],
    FAILED: ['Failed', 'lost'],
    CANCELLED: ['Cancelled', 'lost'],
    REFUNDED: ['Refunded', 'lost'],
    READY_FOR_CATCH: ['Ready for Catch'],
    PROCESSING: ['Processing'],
  } satisfies Record<SettableOrderState | DropDayState, [string, ('caught' | 'lost')?]>),
);

/** Label of a state. An unknown state is its own label. */
export const stateLabel = (state: OrderState): string => STATES.get(state)?.[0] ?? state;

export const isCaught = (state: OrderState): boolean => STATES.get(state)?.[1] === 'caught';

/** Whether the order is not caught, failed, cancelled or refunded. */
export const isOpen = (state: OrderState): boolean => STATES.get(state)?.[1] === undefined;

/** Whether an order is active: open, or caught and not completed yet. */
export const isActive = (state: OrderState): boolean =>
  isOpen(state) || state === 'CATCHED_PROCESSING';

/** Number of orders by state, and the total of the paid ones in dollars. */
export function orderStats(orders: readonly StoredOrder[]): OrderStats {
  const by_state: OrdersByState = {};
  for (const { state } of orders) by_state[state] = (by_state[state] ?? 0) + 1;
  const paid = orders.filter(({ paid_at }) => paid_at !== null);
  // Adds up cents: decimal dollars would give rounding errors.
  const cents = paid.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return { by_state, total_amount: cents / 100 };
}

/** Caught orders as a percentage of all decided ones, with one decimal. 0 without decided orders. */
export function successRate(orders: readonly StoredOrder[]): number {
  const caught = orders.filter(({ state }) => isCaught(state)).length;
  const failed = orders.filter(({ state }) => state === 'FAILED').length;
  return percent(caught, caught + failed);
}

export function addOrder(
  { store, clock }: World,
  order: Omit<
    StoredOrder,
    'id' | 'state' | `paid_at` | `payment_${string}` | 'created_at' | 'history'
  >,
): StoredOrder {
  const created_at = clock.iso();
  const placed = {
    id: store.next('history_entry'),
    created_at,
    action: 'created',
    from_state: null,
    to_state: 'NEW' as const,
    actor_id: order.user_id,
    note: null,
  };
  const unpaid = { paid_at: null, payment_method: null, payment_reference: null };
  return store.orders.add({ ...order, state: 'NEW', ...unpaid, created_at, history: [placed] });
}

interface OrderChange {
  readonly action?: string;
  readonly to?: OrderState;
  readonly note?: string | undefined;
}

/** Applies an event to an order: sets its state and adds entries to its history and to the audit log. */
export function changeOrder(
  world: World,
  actor: Actor,
  order: StoredOrder,
  { action = 'status_change', to, note }: OrderChange,
): void {
  const change = { from_state: order.state, to_state: to ?? null };
  const said = { note: note ?? null };
  order.history.push({
    id: world.store.next('history_entry'),
    created_at: world.clock.iso(),
    action,
    ...change,
    actor_id: actor?.id ?? null,
    ...said,
  });
  audit(world, actor, orderEvent(action, order.id, { ...change, ...said }));
  order.state = to ?? order.state;
}

export const stateNotice = (
  { id, domain }: StoredOrder,
  state: OrderState,
  message = `${domain} is now "${stateLabel(state)}"`,
): Notice => ({
  type: 'order_status_change',
  title: `Order #${id}: ${stateLabel(state)}`,
  message,
});

export const paymentNotice = ({ id, price }: StoredOrder): Notice => ({
  type: 'payment',
  title: 'Payment received',
  message: `Payment received for order #${id} – $${price.toFixed(2)}`,
});

export function changeOrderAndNotify(
  world: World,
  actor: Actor,
  order: StoredOrder,
  { message, ...change }: OrderChange & { readonly to: OrderState; readonly message?: string },
): void {
  changeOrder(world, actor, order, change);
  notify(world, order.user_id, stateNotice(order, change.to, message));
}

const actorOf = (store: Store, id: number): { username: string } => ({
  username: store.users.get(id)?.username ?? 'deleted user',
});

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

/** Whether `user` may see the records of `owner`: admins see all, managers those of their users, users their own. */
export function maySee(user: StoredUser, owner: StoredUser | undefined): boolean {
  if (user.role === 'admin' || owner?.id === user.id) return true;
  return user.role === 'manager' && owner?.manager_id === user.id;
}

/** The orders that a user may see, newest first. */
export const visibleOrders = (store: Store, user: StoredUser): StoredOrder[] =>
  store.orders.filter((order) => maySee(user, store.users.get(order.user_id))).toReversed();
