import { makeBrand } from '../../world/catalogue/names.ts';
import { DAY, HOUR, isoDate, MINUTE } from '../../world/time.ts';
import { firstDrawn, type Rng, wordSampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { datePrices } from '../domains/domains.ts';
import { dropTime } from '../registry/drop-window.ts';
import { READY_STORY, type Step, type Story } from './stories.ts';

const OLDEST = 55;

/** Number of draws for a name that drops today, because about one .com name in fifty does, and for a generated name. */
const TRIES = 600;
const MADE_UP = 60;

/** An ordered name: a row of the catalogue, or a name that is no longer in it. */
interface Offer {
  readonly domain: string;
  readonly tld: string;
  readonly drop_date: string;
  readonly price: number;
}

const tldOf = wordSampler({ com: 8, net: 2, org: 1, cz: 1 });

/** A random row of the catalogue that passes. Undefined when `tries` draws find none. */
export const drawRow = (
  { catalogue: { size } }: World,
  rng: Rng,
  tries: number,
  suits: (row: number) => boolean,
): number | undefined =>
  size === 0 ? undefined : firstDrawn(tries, () => rng.int(0, size - 1), suits);

function offerAt({ catalogue }: World, row: number): Offer {
  const [{ drop_date, price }] = datePrices(catalogue, row);
  return { domain: catalogue.name(row), tld: catalogue.tld(row), drop_date, price };
}

/** Prices of generated names, in dollars. */
export const MADE_UP_PRICES = [59, 69, 79, 99];

function madeUp(rng: Rng, dropsAt: () => number): Offer {
  const tld = tldOf(rng);
  const drop_date = isoDate(dropsAt());
  const price = rng.pick(MADE_UP_PRICES);
  return { domain: `${makeBrand(rng)}.${tld}`, tld, drop_date, price };
}

function goneOffer({ catalogue, clock }: World, rng: Rng, isPast: boolean): Offer {
  const drop = (): number => clock.now() + (isPast ? -rng.int(1, OLDEST) : rng.int(0, 30)) * DAY;
  let offer = madeUp(rng, drop);
  for (let tries = 0; tries < MADE_UP && catalogue.find(offer.domain) !== undefined; tries += 1) {
    offer = madeUp(rng, drop);
  }
  return offer;
}

/** A row of the catalogue that passes and is not ordered yet, or else a name outside the catalogue. */
function offerFrom(world: World, rng: Rng, isPast: boolean, taken: Set<string>): Offer {
  const { catalogue, clock } = world;
  const today = isoDate(clock.now());
  const found = drawRow(world, rng, 60, (row) => {
    const [{ drop_date }, ...more] = datePrices(catalogue, row);
    // A name that drops again was not caught.
    const suits = isPast ? drop_date < today && more.length === 0 : drop_date >= today;
    return suits && !taken.has(catalogue.name(row));
  });
  return found === undefined ? goneOffer(world, rng, isPast) : offerAt(world, found);
}

/** A name that drops today and passes, preferably from the catalogue. Undefined when there is none. */
function offerOfToday(world: World, rng: Rng, suits: (domain: string) => boolean) {
  const { catalogue, clock } = world;
  const found = drawRow(
    world,
    rng,
    TRIES,
    (row) => catalogue.columns.day[row] === clock.day() && suits(catalogue.name(row)),
  );
  if (found !== undefined) return offerAt(world, found);
  const drawToday = (): Offer => madeUp(rng, () => clock.now());
  return firstDrawn(MADE_UP, drawToday, ({ domain }) => suits(domain));
}

/** The name and the story of an order. If no name has dropped yet today, a name that should have is about to drop. */
export function offerFor(world: World, rng: Rng, story: Story, taken: Set<string>) {
  const now = world.clock.now();
  const isPast = story.drops === 'behind';
  // Most decided orders are older than the week of past drops in the catalogue.
  const isOld = isPast && rng.chance(0.7);
  const offer = isOld ? goneOffer(world, rng, true) : offerFrom(world, rng, isPast, taken);
  if (story.drops !== 'today' && story.drops !== 'dropped') return { offer, story };

  const draw = rng.derive(`today/${offer.domain}`);
  const hasDropped = (domain: string): boolean =>
    dropTime(world, domain, isoDate(now)) + 1000 <= now;
  const ofToday = (passes: (domain: string) => boolean): Offer | undefined =>
    offerOfToday(world, draw, (domain) => !taken.has(domain) && passes(domain));
  const dropped = story.drops === 'dropped' ? ofToday(hasDropped) : undefined;
  if (dropped !== undefined) return { offer: dropped, story };
  // Makes sure that the .com window has orders.
  const ready = ofToday((domain) => domain.endsWith('.com'));
  return { offer: ready ?? offer, story: READY_STORY };
}

/** A step of a story with its time, in milliseconds since 1970. */
export type TimedStep = Step & { readonly at: number };

/** Largest age of the first drop of a name that drops again, in days: it was deleted in the add grace period. */
const GRACE = 4;

/** Drop of the name in the story, in milliseconds since 1970. For a name that drops again, its first drop. */
function dropOf(world: World, { drops }: Story, { domain, drop_date }: Offer, rng: Rng): number {
  if (drops !== 'again') return dropTime(world, domain, drop_date);
  const daysAgo = rng.derive(`again/${domain}`).int(1, GRACE);
  return dropTime(world, domain, isoDate(world.clock.now() - daysAgo * DAY));
}

/**
 * Sets the times of the steps around the drop: an order is placed, paid and approved before it, the race is decided a
 * second or two after it, and the rest follows. No step is in the future.
 */
export function timedSteps(world: World, story: Story, offer: Offer, rng: Rng): TimedStep[] {
  const { steps, drops } = story;
  const now = world.clock.now();
  const drop = dropOf(world, story, offer, rng);
  const lastly = drops === 'behind' ? Math.min(now, drop + rng.int(1, 20) * HOUR) : now;
  const until = Math.min(now, drop);
  const placed = until - rng.int(6 * 60, 12 * 24 * 60) * MINUTE;
  const midnight = until - (until % DAY);
  const later = steps.filter(({ when }) => when === 'later').length;
  const before = steps.filter(({ when }) => when === undefined || when === 'day').length;
  const decided = Math.min(now, drop + 1000 + rng.derive(`race/${offer.domain}`).int(0, 1500));
  return steps.map((step, i) => {
    const part = i + rng.next() * 0.9;
    const early = placed + ((until - placed) / before) * part;
    const late = decided + ((lastly - decided) / later) * (part - steps.length + later);
    const at = { before: early, day: Math.max(early, midnight), drop: decided, later: late };
    return { ...step, at: Math.floor(at[step.when ?? 'before']) };
  });
}
