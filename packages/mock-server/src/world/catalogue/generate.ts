import { DAY } from '../time.ts';
import { type Rng, sampler, wordSampler } from '../rng.ts';
import { type Columns, ColumnsBuilder, hashAt, mixed, type Variation } from './columns.ts';
import { labelBelow, makeLabel } from './names.ts';

/** Id of the source that covers all TLDs. */
const ANY = 5;

/** Source id of a TLD's names and the share of names it provides. The rest comes from the source for all TLDs. */
const ORIGINS: Readonly<Record<string, readonly [source: number, part: number]>> = {
  com: [1, 0.78],
  net: [1, 0.7],
  org: [2, 1],
  de: [3, 1],
  'co.uk': [4, 1],
  cz: [6, 1],
  eu: [7, 1],
  nl: [7, 1],
  pl: [7, 1],
  fr: [7, 1],
};

function originOf(rng: Rng, tld: string): number {
  const [source, part] = ORIGINS[tld] ?? [ANY, 1];
  return rng.chance(part) ? source : ANY;
}

/** First and last drop day of the catalogue, relative to the clock's day. */
const FIRST_DAY = -7;
const LAST_DAY = 30;

/** Lowest price of a later drop, in cents. */
const LOWEST = 500;

/** Number of draws that may hit a taken name before digits are appended. */
const MAX_REDRAWS = 8;

const tldOf = wordSampler({
  com: 52,
  net: 8,
  de: 8,
  org: 6,
  info: 5,
  'co.uk': 5,
  eu: 4,
  io: 2,
  nl: 1.5,
  pl: 1.5,
  fr: 1.5,
  se: 1.5,
  cz: 1,
  app: 0.7,
  dev: 0.5,
  shop: 0.8,
  xyz: 0.6,
  online: 0.4,
});

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

/** Draws the price of a name, in cents. */
export function priceOf(rng: Rng, tld: string): number {
  const [min, max] = COUNTRY_TLDS.has(tld) && rng.chance(0.85) ? [10, 35] : usualPrice(rng);
  return rng.int(min, max) * 100;
}

/**
 * Relative number of drops on a UTC day: 1.4 on weekdays, 1 on weekends, and 2.2 times that at the end of a quarter.
 */
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
function daySampler(today: number): (rng: Rng) => number {
  const span = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, i) => today + FIRST_DAY + i);
  return sampler(span.map((day) => [day, busyness(day)] as const));
}

/**
 * Generates a catalogue of `rows` domains around the day `today` (counted from 1970-01-01). Names, TLDs, lengths,
 * prices and days follow studies of real drops.
 */
export function generateColumns(rng: Rng, rows: number, today: number): Columns {
  const names = rng.derive('names');
  const prices = rng.derive('prices');
  const days = rng.derive('days');
  const origins = rng.derive('origins');
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

/** Number of draws that represent a distribution. A name picks one of them. A power of two. */
const DRAWS = 1024;
const BITS = 10;

const draws = (draw: () => number): Uint32Array => Uint32Array.from({ length: DRAWS }, draw);

/**
 * Completes the columns of a drop list: missing dates, prices and sources are drawn as in a generated catalogue around
 * the day `today`. The values depend only on the seed and the name, so other lines of the list do not change them.
 */
export function completeColumns(columns: Columns, rng: Rng, today: number): Columns {
  const { size, tlds } = columns;
  const day = columns.day.slice();
  const cents = columns.cents.slice();
  const source = columns.source.slice();
  const salt = rng.derive('salt').bits();
  const dayOf = daySampler(today);
  const dayRng = rng.derive('days');
  const days = draws(() => dayOf(dayRng));
  const ofTld = tlds.map((tld) => {
    const [prices, origins] = [rng.derive(`prices/${tld}`), rng.derive(`origins/${tld}`)];
    return {
      prices: draws(() => Math.max(500, priceOf(prices, tld))),
      origins: draws(() => originOf(origins, tld)),
    };
  });
  for (let row = 0; row < size; row += 1) {
    const drawn = mixed(hashAt(columns, row) ^ salt);
    const usual = ofTld[columns.tld[row] ?? 0];
    day[row] ||= days[drawn % DRAWS] ?? today;
    cents[row] ||= usual?.prices[(drawn >>> BITS) % DRAWS] ?? 0;
    source[row] ||= usual?.origins[(drawn >>> (2 * BITS)) % DRAWS] ?? 0;
  }
  return { ...columns, day, cents, source };
}
