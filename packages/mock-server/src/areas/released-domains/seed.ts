import { labelBelow, makeLabel } from '../../world/catalogue/names.ts';
import { DAY, HOUR, isoDate, isoTime } from '../../world/time.ts';
import { type Rng, wordSampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { registryOf } from '../registry/availability.ts';
import { EPOCH, type StoredReleasedDomain } from '../../world/records/released-domains.ts';

/** Days of released domains, and days of past drops in the catalogue (generate.ts). */
const OLDEST = 14;
const IN_CATALOGUE = 7;

/** Newest days without checks, and share of unchecked domains on the others. */
const UNCHECKED_DAYS = 1;
const LEFT_OUT = 0.12;

const tldOf = wordSampler({
  com: 52,
  net: 9,
  org: 7,
  de: 8,
  'co.uk': 6,
  eu: 5,
  info: 5,
  io: 2,
  cz: 2,
});

type Name = Pick<StoredReleasedDomain, 'domain' | 'tld'>;

const catalogueName = ({ catalogue }: World, row: number): Name => ({
  domain: catalogue.name(row),
  tld: catalogue.tld(row),
});

/** Names that are not in the catalogue: too old, or a drop list without past drops. */
function* goneNames({ catalogue }: World, rng: Rng): Generator<Name> {
  for (;;) {
    const tld = tldOf(rng);
    const domain = `${labelBelow(tld, makeLabel(rng), rng)}.${tld}`;
    if (catalogue.find(domain) === undefined) yield { domain, tld };
  }
}

/** The ways to write "never checked". */
const NEVER = [
  { last_checked: null, is_available: null },
  { last_checked: EPOCH, is_available: false },
  { is_available: null },
];

interface Released extends Name {
  readonly day: number;
  readonly place: number;
}

/** The names released on the last days, oldest day first. */
function releasedNames(world: World, rng: Rng, perDay: number): Released[] {
  const { catalogue, clock } = world;
  const today = clock.day();
  // Does not use a filter of the catalogue, which would rank all rows by date at every start.
  const listed = new Map<number, number[]>();
  for (let day = today - IN_CATALOGUE; day < today; day += 1) listed.set(day, []);
  for (const [row, day] of catalogue.columns.day.entries()) listed.get(day)?.push(row);
  const released = new Map<string, Released>();
  for (let day = today - OLDEST; day < today; day += 1) {
    const rows = listed.get(day) ?? [];
    const names =
      rows.length > 0
        ? rows.map((row) => catalogueName(world, row))
        : goneNames(world, rng.derive(`names/${today - day}`));
    let place = 0;
    for (const name of names) {
      if (place === perDay) break;
      place += 1;
      if (!released.has(name.domain)) released.set(name.domain, { ...name, day, place });
    }
  }
  return [...released.values()];
}

/**
 * Seeds the released domains of the last 14 days with results of the day after: available, taken and unchecked ones.
 */
export function seedReleasedDomains(world: World, rng: Rng, perDay: number): void {
  const names = releasedNames(world, rng, perDay);
  const dates = new Map(names.map(({ domain, day }) => [domain, isoDate(day * DAY)]));
  const find = registryOf(world, [], dates);
  for (const { domain, tld, day, place } of names) {
    const checked = (day + 1) * DAY + HOUR + place * 40;
    const { status } = find(domain, checked);
    const isOld = world.clock.day() - day > UNCHECKED_DAYS;
    const isChecked = isOld && status !== 'error' && !rng.chance(LEFT_OUT);
    world.store.releasedDomains.add({
      domain,
      tld,
      release_date: isoDate(day * DAY),
      ...(isChecked
        ? { last_checked: isoTime(checked), is_available: status === 'available' }
        : rng.pick(NEVER)),
    });
  }
}
