import type { Rng } from '../rng.ts';
import type { World } from '../world.ts';
import { seedAudit } from './audit.ts';
import { seedDataSources } from './data-sources.ts';
import { seedEpp } from './epp.ts';
import { seedEppLogs } from './epp-logs.ts';
import { seedNews } from './news.ts';
import { seedNotifications } from './notifications.ts';
import { seedOrders } from './orders.ts';
import { seedReleasedDomains } from './released-domains.ts';
import { seedScheduler } from './scheduler.ts';
import type { Sizes } from './sizes.ts';
import { seedSources } from './sources.ts';
import { seedUsers } from './users.ts';

/**
 * Fills an empty store, area by area; later areas may refer to earlier ones. Each draws from its own
 * stream, so a change in one leaves the others as they are.
 */
export function seedStore(world: World, rng: Rng, sizes: Sizes): void {
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
