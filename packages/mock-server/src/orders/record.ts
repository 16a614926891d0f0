import type { OrderState } from '@dropcatch/sdk';
import { audit } from '../activity.ts';
import type { StoredOrder, StoredUser } from '../store.ts';
import type { World } from '../world.ts';

/** What happened to an order; without `to` its state stays. */
export interface OrderEvent {
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
