import { dropTime } from '../epp/drop-time.ts';
import type { Rng } from '../rng.ts';
import { DAY, HOUR, isoDate, MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';
import type { Goods } from './order-goods.ts';
import type { Step, Story } from './order-stories.ts';

/** A step of an order's life with the instant at which it is taken. */
export type TimedStep = Step & { readonly at: number };

/** What dropped and drops again did so at most this many days ago: a deletion in the add grace period. */
const GRACE = 4;

/** When the name drops that the order's course is about: of one that drops again, its first drop. */
function dropOf(world: World, { drops }: Story, { domain, drop_date }: Goods, rng: Rng): number {
  if (drops !== 'again') return dropTime(world, domain, drop_date);
  const daysAgo = rng.derive(`again/${domain}`).int(1, GRACE);
  return dropTime(world, domain, isoDate(world.clock.now() - daysAgo * DAY));
}

/**
 * When the steps happen. The drop of the name is the hinge: an order is placed, paid and approved before it, the race is
 * decided a second or two after it, and what follows from that is later. Nothing lies ahead of the clock.
 */
export function timedSteps(world: World, story: Story, goods: Goods, rng: Rng): TimedStep[] {
  const { steps, drops } = story;
  const now = world.clock.now();
  const drop = dropOf(world, story, goods, rng);
  const lastly = drops === 'behind' ? Math.min(now, drop + rng.int(1, 20) * HOUR) : now;
  const until = Math.min(now, drop);
  const placed = until - rng.int(6 * 60, 12 * 24 * 60) * MINUTE;
  const midnight = until - (until % DAY);
  const later = steps.filter(({ when }) => when === 'later').length;
  const before = steps.filter(({ when }) => when === undefined || when === 'day').length;
  const decided = Math.min(now, drop + 1000 + rng.derive(`race/${goods.domain}`).int(0, 1500));
  return steps.map((step, i) => {
    const part = i + rng.next() * 0.9;
    const early = placed + ((until - placed) / before) * part;
    const late = decided + ((lastly - decided) / later) * (part - steps.length + later);
    const at = { before: early, day: Math.max(early, midnight), drop: decided, later: late };
    return { ...step, at: Math.floor(at[step.when ?? 'before']) };
  });
}
