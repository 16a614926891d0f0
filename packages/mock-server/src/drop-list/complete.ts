import type { Columns } from '../catalogue/columns.ts';
import { daySampler, priceOf } from '../catalogue/generate.ts';
import { hashAt } from '../catalogue/name-hash.ts';
import { originSampler } from '../catalogue/origins.ts';
import type { Rng } from '../rng.ts';

/** So many draws stand for a distribution; a name picks one of them. A power of two. */
const DRAWS = 1024;
const BITS = 10;

function draws(draw: () => number): Uint32Array {
  return Uint32Array.from({ length: DRAWS }, draw);
}

/** Some thirty bits for a name that are nothing like those of its neighbours (the end of MurmurHash3). */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/**
 * The columns of a drop list with what it does not say filled in as the generated catalogue has it: days around `today`,
 * prices and sources as usual for the TLD. What a name gets follows from the seed and the name alone, so other lines of
 * the list may come and go.
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
  const originOf = originSampler();
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
