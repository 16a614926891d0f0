import { Catalogue } from '../src/catalogue/catalogue.ts';
import { generateColumns } from '../src/catalogue/generate.ts';
import type { Filter } from '../src/catalogue/select.ts';
import { FACTS } from '../src/enrichment/facts.ts';
import { Rng } from '../src/rng.ts';
import { percentile } from './load.ts';

const ROWS = 1_000_000;
const TODAY = 20_778;
const QUERIES = 400;

const SEARCHES = ['forge', 'cloud', 'shop', 'tidal', 'xn--', '24', 'web-', 'zzzz', 'market', 'ab'];
const SORTS = ['drop_date', 'price', 'domain', 'chars_before_tld', 'ds1_main', 'ds1_refdomains'];

/** A query as people make them: mostly one or two conditions, mostly the first pages. */
function query(rng: Rng) {
  const filter: Filter = {
    ...(rng.chance(0.4) && { search: rng.pick(SEARCHES) }),
    ...(rng.chance(0.4) && { tld: rng.pick(['com', 'net', 'de', 'co.uk', 'cz']) }),
    ...(rng.chance(0.6) && { dayFrom: TODAY }),
    ...(rng.chance(0.2) && { dayTo: TODAY + rng.int(0, 10) }),
    ...(rng.chance(0.2) && { minCents: 5000, maxCents: rng.int(60, 200) * 100 }),
    ...(rng.chance(0.2) && { charType: rng.pick(['alpha', 'alphanumeric'] as const) }),
    ...(rng.chance(0.2) && { minLength: 5, maxLength: rng.int(5, 12) }),
  };
  const limit = rng.pick([25, 50, 100, 250]);
  const offset = limit * rng.pick([0, 0, 0, 1, 2, 10, 100]);
  return { filter, sortBy: rng.pick(SORTS), descending: rng.chance(0.4), offset, limit };
}

/** Memory of this process, in megabytes. */
function megabytes(): string {
  return (process.memoryUsage().rss / 2 ** 20).toFixed(0);
}

/** Start and queries of a catalogue with a million domains, in process. */
export function benchCatalogue(): void {
  const before = performance.now();
  const catalogue = new Catalogue(generateColumns(new Rng('bench'), ROWS, TODAY));
  catalogue.setEnrichment([
    { key: 'ds1_main', rows: ROWS, valueOf: (hash) => FACTS.trustFlow.of(hash) },
    { key: 'ds1_refdomains', rows: ROWS, valueOf: (hash) => FACTS.referringDomains.of(hash) },
  ]);
  const start = performance.now() - before;
  const atStart = megabytes();
  const rng = new Rng('queries');
  for (const sortBy of SORTS) {
    catalogue.page({ filter: { tld: 'com' }, sortBy, descending: false, offset: 0, limit: 50 });
  }
  const samples = Array.from({ length: QUERIES }, () => {
    const asked = query(rng);
    const begin = performance.now();
    catalogue.page(asked);
    return performance.now() - begin;
  });
  process.stdout.write(
    [
      `catalogue of ${ROWS.toLocaleString('en')} domains`,
      `  start     ${(start / 1000).toFixed(2)} s (goal: at most 3)`,
      `  query     p50 ${percentile(samples, 50).toFixed(1)} ms, p95 ${percentile(samples, 95).toFixed(1)} ms (goal: p95 at most 16)`,
      `  memory    ${atStart} MB at the start (goal: at most 300), ${megabytes()} MB after all sorts`,
      '',
    ].join('\n'),
  );
}
