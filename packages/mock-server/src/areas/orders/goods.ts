import { makeBrand } from '../../world/catalogue/names.ts';
import { DAY, HOUR, isoDate, MINUTE } from '../../world/clock.ts';
import { type Rng, sampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { datePrices } from '../domains/domains.ts';
import { dropTime } from '../epp/availability.ts';
import { READY_STORY, type Step, type Story } from './stories.ts';

/** The longest ago that the name of a seeded order dropped, in days. */
const OLDEST = 55;

/** One .com name in some fifty drops today: so many draws find one. */
const TRIES = 600;

/** So many made-up names have one that drops when it should. */
const MADE_UP = 60;

/** What is ordered: a row of the catalogue, or a name that left it when its drop was long ago. */
interface Goods {
  readonly domain: string;
  readonly tld: string;
  readonly drop_date: string;
  readonly price: number;
}

const tldOf = sampler<string>([
  ['com', 8],
  ['net', 2],
  ['org', 1],
  ['cz', 1],
]);

function goodsAt({ catalogue }: World, row: number): Goods {
  const [{ drop_date, price }] = datePrices(catalogue, row);
  return { domain: catalogue.name(row), tld: catalogue.tld(row), drop_date, price };
}

function madeUp(rng: Rng, dropsAt: () => number): Goods {
  const tld = tldOf(rng);
  const drop_date = isoDate(dropsAt());
  const price = rng.pick([59, 69, 79, 99]);
  return { domain: `${makeBrand(rng)}.${tld}`, tld, drop_date, price };
}

/** A name that the catalogue does not have. */
function goneGoods({ catalogue, clock }: World, rng: Rng, isBehind: boolean): Goods {
  const drop = (): number => clock.now() + (isBehind ? -rng.int(1, OLDEST) : rng.int(0, 30)) * DAY;
  let goods = madeUp(rng, drop);
  for (let tries = 0; tries < MADE_UP && catalogue.find(goods.domain) !== undefined; tries += 1) {
    goods = madeUp(rng, drop);
  }
  return goods;
}

/** Draws from the catalogue until a row suits that was not ordered yet. */
function goodsFrom(world: World, rng: Rng, isBehind: boolean, taken: Set<string>): Goods {
  const { catalogue, clock } = world;
  const today = isoDate(clock.now());
  for (let tries = 0; tries < 60 && catalogue.size > 0; tries += 1) {
    const row = rng.int(0, catalogue.size - 1);
    const [{ drop_date }, ...more] = datePrices(catalogue, row);
    // What has dropped and drops again was not caught.
    const suits = isBehind ? drop_date < today && more.length === 0 : drop_date >= today;
    if (suits && !taken.has(catalogue.name(row))) return goodsAt(world, row);
  }
  return goneGoods(world, rng, isBehind);
}

/** A name that drops today, if possible one of the catalogue, of those that suit; undefined when there is none. */
function goodsOfToday(
  world: World,
  rng: Rng,
  suits: (domain: string) => boolean,
): Goods | undefined {
  const { catalogue, clock } = world;
  for (let tries = 0; tries < TRIES && catalogue.size > 0; tries += 1) {
    const row = rng.int(0, catalogue.size - 1);
    if (catalogue.columns.day[row] !== clock.day()) continue;
    if (suits(catalogue.name(row))) return goodsAt(world, row);
  }
  for (let tries = 0; tries < MADE_UP; tries += 1) {
    const goods = madeUp(rng, () => clock.now());
    if (suits(goods.domain)) return goods;
  }
  return undefined;
}

/** What an order is for, with its course: where no name has dropped yet today, one that should have is about to. */
export function goodsFor(
  world: World,
  rng: Rng,
  story: Story,
  taken: Set<string>,
): { readonly goods: Goods; readonly story: Story } {
  const now = world.clock.now();
  const isBehind = story.drops === 'behind';
  // Most decided orders are older than the week that the catalogue looks back.
  const isOld = isBehind && rng.chance(0.7);
  const goods = isOld ? goneGoods(world, rng, true) : goodsFrom(world, rng, isBehind, taken);
  if (story.drops !== 'today' && story.drops !== 'dropped') return { goods, story };

  const draw = rng.derive(`today/${goods.domain}`);
  const today = isoDate(now);
  const dropped =
    story.drops === 'dropped'
      ? goodsOfToday(
          world,
          draw,
          (domain) => !taken.has(domain) && dropTime(world, domain, today) + 1000 <= now,
        )
      : undefined;
  if (dropped !== undefined) return { goods: dropped, story };
  // There is something to catch in the window of .com.
  const ready = goodsOfToday(
    world,
    draw,
    (domain) => !taken.has(domain) && domain.endsWith('.com'),
  );
  return { goods: ready ?? goods, story: READY_STORY };
}

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
