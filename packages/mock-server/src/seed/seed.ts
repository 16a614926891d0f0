import type { Rng } from '../rng.ts';
import type { World } from '../world.ts';
import { seedEpp } from './epp.ts';
import { seedNotifications } from './notifications.ts';
import { seedOrders } from './orders.ts';
import { seedUsers } from './users.ts';

/**
 * Fills an empty store, area by area; later areas may refer to earlier ones. Each draws from its own
 * stream, so a change in one leaves the others as they are.
 */
export function seedStore(world: World, rng: Rng): void {
  seedUsers(world, rng.derive('users'));
  seedEpp(world);
  seedOrders(world, rng.derive('orders'));
  seedNotifications(world, rng.derive('notifications'));
}
