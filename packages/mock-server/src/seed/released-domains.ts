import { makeLabel } from '../catalogue/names.ts';
import { registryOf } from '../epp/availability.ts';
import { EPOCH, type StoredReleasedDomain } from '../released/stored.ts';
import { type Rng, sampler } from '../rng.ts';
import { DAY, HOUR, isoDate, isoTime } from '../time/clock.ts';
import type { World } from '../world.ts';

/** How far back released domains go, and how far the catalogue does (generate.ts), in days. */
const OLDEST = 14;
const IN_CATALOGUE = 7;

/** Nobody has checked the newest yet; of the others some were left out. */
const UNCHECKED_DAYS = 1;
const LEFT_OUT = 0.12;

const tldOf = sampler<string>([
  ['com', 52],
  ['net', 9],
  ['org', 7],
  ['de', 8],
  ['co.uk', 6],
  ['eu', 5],
  ['info', 5],
  ['io', 2],
  ['cz', 2],
]);

type Name = Pick<StoredReleasedDomain, 'domain' | 'tld'>;

/** The rows of the catalogue that drop on the days between two, both included, by day. */
function rowsByDrop({ catalogue }: World, dayFrom: number, dayTo: number): Map<number, number[]> {
  const filter = { dayFrom, dayTo };
  const { day } = catalogue.shown(filter);
  return Map.groupBy(catalogue.rows(filter), (row) => day[row] ?? 0);
}

/** Drops that the catalogue still shows. */
function* catalogueNames({ catalogue }: World, rows: readonly number[]): Generator<Name> {
  for (const row of rows) yield { domain: catalogue.name(row), tld: catalogue.tld(row) };
}

/** Drops that it no longer shows, or never did: a drop list may only look ahead. */
function* goneNames({ catalogue }: World, rng: Rng): Generator<Name> {
  for (;;) {
    const tld = tldOf(rng);
    const domain = `${makeLabel(rng)}.${tld}`;
    if (catalogue.find(domain) === undefined) yield { domain, tld };
  }
}

/** The ways in which "never checked" is written. */
const NEVER = [
  { last_checked: null, is_available: null },
  { last_checked: EPOCH, is_available: false },
  { is_available: null },
];

/** Released domains of the last 14 days: available, taken, and some that nobody has checked. */
export function seedReleasedDomains(world: World, rng: Rng, perDay: number): void {
  const { store, clock } = world;
  const find = registryOf(world, []);
  const seen = new Set<string>();
  const listed = rowsByDrop(world, clock.day() - IN_CATALOGUE, clock.day() - 1);
  for (let ago = OLDEST; ago > 0; ago -= 1) {
    const day = clock.day() - ago;
    const rows = listed.get(day);
    const names =
      rows === undefined
        ? goneNames(world, rng.derive(`names/${ago}`))
        : catalogueNames(world, rows);
    let left = perDay;
    for (const name of names) {
      if (left === 0) break;
      left -= 1;
      if (seen.has(name.domain)) continue;
      seen.add(name.domain);
      const { status } = find(name.domain);
      const isChecked = ago > UNCHECKED_DAYS && status !== 'error' && !rng.chance(LEFT_OUT);
      const checked = (day + 1) * DAY + HOUR + (perDay - left) * 40;
      store.releasedDomains.add({
        ...name,
        release_date: isoDate(day * DAY),
        ...(isChecked
          ? { last_checked: isoTime(checked), is_available: status === 'available' }
          : rng.pick(NEVER)),
      });
    }
  }
}
