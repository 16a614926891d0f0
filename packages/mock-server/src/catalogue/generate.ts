import { type Rng, sampler } from '../rng.ts';
import { DAY } from '../time/clock.ts';
import { type Columns, ColumnsBuilder, type Variation } from './columns.ts';
import { labelBelow, makeLabel } from './names.ts';
import { originSampler } from './origins.ts';

/** The drops that the catalogue shows, in days around the clock's day. */
const FIRST_DAY = -7;
const LAST_DAY = 30;

/** Later drops of a name get cheaper down to this, in cents. */
const LOWEST = 500;

/** How many draws of a name may hit one that is taken, before digits are put behind it. */
const MAX_REDRAWS = 8;

const tldOf = sampler<string>([
  ['com', 52],
  ['net', 8],
  ['de', 8],
  ['org', 6],
  ['info', 5],
  ['co.uk', 5],
  ['eu', 4],
  ['io', 2],
  ['nl', 1.5],
  ['pl', 1.5],
  ['fr', 1.5],
  ['se', 1.5],
  ['cz', 1],
  ['app', 0.7],
  ['dev', 0.5],
  ['shop', 0.8],
  ['xyz', 0.6],
  ['online', 0.4],
]);

const COUNTRY_TLDS = new Set(['de', 'co.uk', 'eu', 'nl', 'pl', 'fr', 'se', 'cz']);

const usualPrice = sampler<readonly [min: number, max: number]>([
  [[59, 59], 20],
  [[69, 69], 30],
  [[79, 79], 18],
  [[99, 99], 12],
  [[39, 49], 6],
  [[109, 149], 10.7],
  [[150, 500], 3],
  [[1000, 5000], 0.3],
]);

/** What a name of this TLD costs, in cents. */
export function priceOf(rng: Rng, tld: string): number {
  const [min, max] = COUNTRY_TLDS.has(tld) && rng.chance(0.85) ? [10, 35] : usualPrice(rng);
  return rng.int(min, max) * 100;
}

/** How busy a UTC day is: weekdays 1.4 times a weekend day, and a spike where a quarter ends. */
function busyness(day: number): number {
  const date = new Date(day * DAY);
  const weekday = date.getUTCDay();
  const next = new Date((day + 1) * DAY);
  const quarterEnds = next.getUTCDate() === 1 && next.getUTCMonth() % 3 === 0;
  return (weekday === 0 || weekday === 6 ? 1 : 1.4) * (quarterEnds ? 2.2 : 1);
}

function variationsOf(rng: Rng, day: number, cents: number): [Variation, ...Variation[]] {
  const variations: [Variation, ...Variation[]] = [{ day, cents }];
  if (rng.chance(0.96)) return variations;
  for (let more = rng.int(1, 3); more > 0; more -= 1) {
    const last = variations.at(-1) ?? { day, cents };
    variations.push({
      day: last.day + rng.int(1, 6),
      cents: Math.max(LOWEST, last.cents + rng.int(-1, 2) * 500),
    });
  }
  return variations;
}

/** Draws drop days around `today`, both counted from 1970-01-01. */
export function daySampler(today: number): (rng: Rng) => number {
  const span = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, i) => today + FIRST_DAY + i);
  return sampler(span.map((day) => [day, busyness(day)] as const));
}

/**
 * Makes up a catalogue of the given number of domains, spread over the days around `today` (counted from
 * 1970-01-01). Names, TLDs, lengths, prices and days follow what studies of real drops found.
 */
export function generateColumns(rng: Rng, rows: number, today: number): Columns {
  const names = rng.derive('names');
  const prices = rng.derive('prices');
  const days = rng.derive('days');
  const origins = rng.derive('origins');
  const originOf = originSampler();
  const dayOf = daySampler(today);
  const builder = new ColumnsBuilder(rows);
  for (let redraws = 0; builder.size < rows;) {
    const tld = tldOf(names);
    const drawn = labelBelow(tld, makeLabel(names), names);
    const label = redraws < MAX_REDRAWS ? drawn : `${drawn.slice(0, 50)}${names.int(100, 999_999)}`;
    const variations = variationsOf(days, dayOf(days), priceOf(prices, tld));
    redraws = builder.add({ label, tld, variations, source: originOf(origins, tld) })
      ? 0
      : redraws + 1;
  }
  return builder.build();
}
