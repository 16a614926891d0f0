import { Rng } from '../world/rng.ts';
import type { World, WorldOptions } from '../world/world.ts';
import { seedAudit } from './audit-logs/seed.ts';
import { seedDataSources } from './data-sources/seed.ts';
import { publishEnrichment } from './data-sources/tables.ts';
import { seedEppLogs } from './epp/log-seed.ts';
import { seedEpp } from './epp/seed.ts';
import { seedNews } from './news/seed.ts';
import { seedNotifications } from './notifications/seed.ts';
import { seedOrders } from './orders/seed.ts';
import { seedReleasedDomains } from './released-domains/seed.ts';
import { seedScheduler } from './scheduler/seed.ts';
import type { Sizes } from './sizes.ts';
import { seedSources } from './sources/seed.ts';
import { seedUsers } from './users/seed.ts';

/**
 * Fills an empty store, area by area; later areas may refer to earlier ones. Each draws from its own
 * stream, so a change in one leaves the others as they are.
 */
function seedStore(world: World, rng: Rng, sizes: Sizes): void {
  seedUsers(world, rng.derive('users'), sizes.crowd);
  seedEpp(world);
  seedSources(world, rng.derive('sources'));
  seedDataSources(world);
  seedOrders(world, rng.derive('orders'), sizes.orders);
  seedEppLogs(world, rng.derive('epp-logs'), sizes.eppPerDay);
  seedReleasedDomains(world, rng.derive('released-domains'), sizes.releasedPerDay);
  seedNews(world, rng.derive('news'), sizes.articles);
  seedNotifications(world, rng.derive('notifications'), sizes.notifications);
  seedScheduler(world, rng.derive('scheduler'));
  seedAudit(world, rng.derive('audit'), sizes.audit);
}

/** The store that was asked for last, as JSON; kept once it was asked for twice. */
let last: { readonly key: string; readonly state?: string | undefined } | undefined;

/**
 * Fills the store of a fresh world. Tests and resets ask for the same one again and again: from the third time on it is
 * copied, which takes a fraction of the time.
 */
export function freshStore(world: World, options: WorldOptions, sizes: Sizes): void {
  const { seed, rows, dropList, day } = options;
  // A drop list is too long to compare.
  const key =
    dropList === undefined
      ? JSON.stringify([seed, rows, day, sizes, world.clock.now()])
      : undefined;
  const known = last?.key === key ? last : undefined;
  if (known?.state !== undefined) {
    world.store.restore(JSON.parse(known.state));
    publishEnrichment(world);
    return;
  }
  seedStore(world, new Rng(seed).derive('store'), sizes);
  if (key !== undefined) last = { key, state: known && JSON.stringify(world.store.state()) };
}
