import type {
  Order,
  OrdersByState,
  OrderState,
  OrderStats,
  SettableOrderState,
} from '@dropcatch/sdk';
import { percent } from '../../engine/call.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { audit } from '../activity.ts';
import type { StoredUser } from '../users/records.ts';
import type { StoredOrder } from './records.ts';

/** The states that end an order as caught. */
const CAUGHT: readonly string[] = [
  'CATCHED_PROCESSING',
  'CATCHED_COMPLETED',
] satisfies SettableOrderState[];

/** The states that end an order without a domain. */
const LOST: readonly string[] = ['FAILED', 'CANCELLED', 'REFUNDED'] satisfies SettableOrderState[];

/** States that an order only has on the day of the drop. */
type DropDayState = 'READY_FOR_CATCH' | 'PROCESSING';

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    NEW: 'New',
    PAID_WAITING_EXDATE: 'Paid - Waiting Expiry',
    PAID_WAITING_CATCH: 'Paid - Waiting Catch',
    CATCHED_PROCESSING: 'Caught - Processing',
    CATCHED_COMPLETED: 'Caught - Completed',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
    REFUNDED: 'Refunded',
    READY_FOR_CATCH: 'Ready for Catch',
    PROCESSING: 'Processing',
  } satisfies Record<SettableOrderState | DropDayState, string>),
);

/** A state in words (spec, section 4); an unknown one as it is. */
export const stateLabel = (state: OrderState): string => LABELS.get(state) ?? state;

/** Whether the domain was caught. */
export const isCaught = (state: OrderState): boolean => CAUGHT.includes(state);

/** Whether the order still waits for its drop: neither caught nor failed, cancelled or refunded. */
export const isOpen = (state: OrderState): boolean => !isCaught(state) && !LOST.includes(state);

/** How many orders are in each state, and what the paid ones are worth in dollars. */
export function orderStats(orders: readonly StoredOrder[]): OrderStats {
  const by_state: OrdersByState = {};
  for (const { state } of orders) by_state[state] = (by_state[state] ?? 0) + 1;
  const paid = orders.filter(({ paid_at }) => paid_at !== null);
  // In cents: dollars with cents do not add up exactly.
  const cents = paid.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return { by_state, total_amount: cents / 100 };
}

/** Caught of all orders whose race is decided, in percent with one decimal; 0 when none is. */
export function successRate(orders: readonly StoredOrder[]): number {
  const caught = orders.filter(({ state }) => isCaught(state)).length;
  const failed = orders.filter(({ state }) => state === 'FAILED').length;
  return percent(caught, caught + failed);
}

/** What happened to an order; without `to` its state stays. */
interface OrderEvent {
  readonly action: string;
  readonly to?: OrderState;
  readonly note?: string | undefined;
}

/** Adds an entry to the order's history, and to the audit log. The state is the caller's to change. */
export function recordOrder(
  world: World,
  actor: StoredUser | undefined,
  order: StoredOrder,
  { action, to, note }: OrderEvent,
): void {
  order.history.push({
    id: world.store.nextHistoryEntry(),
    created_at: world.clock.iso(),
    action,
    from_state: order.state,
    to_state: to ?? null,
    actor_id: actor?.id ?? null,
    note: note ?? null,
  });
  audit(world, actor, {
    action: `order.${action}`,
    resource_type: 'Order',
    resource_id: order.id,
    details: { from_state: order.state, to_state: to ?? null, note: note ?? null },
  });
}

const actorOf = (store: Store, id: number): { username: string } => ({
  username: store.users.get(id)?.username ?? 'deleted user',
});

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

/** Whether `user` may see what belongs to `owner`: admins all, managers their users, users their own. */
export function maySee(user: StoredUser, owner: StoredUser | undefined): boolean {
  if (user.role === 'admin' || owner?.id === user.id) return true;
  return user.role === 'manager' && owner?.manager_id === user.id;
}

/** The orders that a user may see, newest first. */
export const visibleOrders = (store: Store, user: StoredUser): StoredOrder[] =>
  store.orders.filter((order) => maySee(user, store.users.get(order.user_id))).toReversed();
