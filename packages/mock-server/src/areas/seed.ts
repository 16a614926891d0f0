import { Rng } from '../world/rng.ts';
import type { StoreCopy } from '../world/store.ts';
import type { World, WorldOptions } from '../world/world.ts';
import { seedAudit } from './audit-logs/seed.ts';
import { seedDataSources } from './data-sources/seed.ts';
import { publishEnrichment } from './data-sources/tables.ts';
import { seedEppLogs } from './epp-logs/seed.ts';
import { seedEpp } from './epp-accounts/seed.ts';
import { seedNews } from './news/seed.ts';
import { seedNotifications } from './notifications/seed.ts';
import { seedOrders } from './orders/seed.ts';
import { seedReleasedDomains } from './released-domains/seed.ts';
import { seedScheduler } from './scheduler/seed.ts';
import type { Sizes } from './sizes.ts';
import { seedSources } from './sources/seed.ts';
import { seedUsers } from './users/seed.ts';

/** Fills an empty store. Later areas may refer to earlier ones. Each draws from its own random stream. */
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

/** The stores requested last, newest at the end. A store is copied when it is requested for the second time. */
const known = new Map<string, StoreCopy | undefined>();
const MOST_KNOWN = 4;

function remember(key: string, copy: StoreCopy | undefined): void {
  known.delete(key);
  known.set(key, copy);
  for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest);
}

/** Fills the store of a new world. From the third request on, it uses a copy, which takes hardly any time. */
export function freshStore(world: World, options: WorldOptions, sizes: Sizes): void {
  const { store, clock } = world;
  const { seed, rows, dropList, day } = options;
  const seedIt = (): void => seedStore(world, new Rng(seed).derive('store'), sizes);
  // A drop list is too long to compare.
  if (dropList !== undefined) return seedIt();
  const key = JSON.stringify([seed, rows, day, sizes, clock.now()]);
  const wasAsked = known.has(key);
  let copy = known.get(key);
  if (copy === undefined) {
    seedIt();
    copy = wasAsked ? store.copy() : undefined;
  } else {
    store.restore(copy);
    publishEnrichment(world);
  }
  remember(key, copy);
}
