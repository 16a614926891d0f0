import type { Catalogue } from '../src/world/catalogue/catalogue.ts';
import { type DomainConditions, domainFilter } from '../src/areas/domains/domains.ts';
import { Rng } from '../src/world/rng.ts';
import { DAY, isoDate } from '../src/world/time.ts';

/** Number of rows of a page. */
export const PAGE = 50;

/** A request of the console for a page of the catalogue or its figures. */
export interface BenchQuery {
  readonly kind: string;
  readonly conditions: DomainConditions;
  readonly sortBy: string;
  readonly descending: boolean;
  /** Number of rows before the page: a multiple of the page size. */
  readonly offset: number;
  /** Whether it requests the figures. */
  readonly stats: boolean;
}

const QUERIES_A_KIND = 25;
const SEARCHES = ['a', 'er', 'com', '24', 'forge', 'cloud', 'shop', 'xn--', 'web-', 'zzzz', '.de'];
const SORTS = ['drop_date', 'price', 'domain', 'chars_before_tld', 'ds1_main', 'ds2_main'];
const LENGTHS = ['4', '6-8', '9-10', '10-15', '15+'] as const;

/** Each filter of the list alone, and several together. */
function kindsFor(catalogue: Catalogue, today: number) {
  const search = (rng: Rng): DomainConditions => ({ search: rng.pick(SEARCHES) });
  const tld = (rng: Rng): DomainConditions => ({ tld: rng.pick(['com', 'net', 'de', 'co.uk']) });
  const charType = (rng: Rng): DomainConditions => ({
    char_type: rng.pick(['alpha', 'alphanumeric'] as const),
  });
  const length = (rng: Rng): DomainConditions => ({ domain_length: rng.pick(LENGTHS) });
  const prices = (rng: Rng): DomainConditions => ({
    min_price: rng.int(0, 60),
    max_price: rng.int(60, 200),
  });
  const dates = (rng: Rng): DomainConditions => ({
    drop_date_from: isoDate((today + rng.int(-7, 10)) * DAY),
    ...(rng.chance(0.5) && { drop_date_to: isoDate((today + rng.int(10, 30)) * DAY) }),
  });
  const beginning = (rng: Rng): DomainConditions => ({
    search: catalogue.name(rng.int(0, catalogue.size - 1)).slice(0, rng.int(2, 5)),
  });
  return {
    'no filter': (): DomainConditions => ({}),
    search,
    'search for a beginning': beginning,
    tld,
    'character type': charType,
    length,
    dates,
    prices,
    'search and TLD': (rng: Rng) => ({ ...search(rng), ...tld(rng) }),
    'TLD, dates and prices': (rng: Rng) => ({ ...tld(rng), ...dates(rng), ...prices(rng) }),
    'all but search': (rng: Rng) => ({
      ...tld(rng),
      ...dates(rng),
      ...prices(rng),
      ...length(rng),
      ...charType(rng),
    }),
  };
}

/** The measured queries: each kind in every order, first and deep pages, and figures. */
export function benchQueries(catalogue: Catalogue, today: number): BenchQuery[] {
  return Object.entries(kindsFor(catalogue, today)).flatMap(([kind, conditionsOf]) => {
    const rng = new Rng(`bench/${kind}`);
    return Array.from({ length: QUERIES_A_KIND }, (_, i) => {
      const conditions = conditionsOf(rng);
      const order = { sortBy: SORTS[i % SORTS.length] ?? '', descending: rng.chance(0.4) };
      const first = { filter: domainFilter(conditions), ...order, offset: 0, limit: PAGE };
      const pages = catalogue.page(first).total / PAGE;
      const offset = PAGE * Math.floor(pages * rng.pick([0, 0, 0.1, 0.9]));
      return { kind, conditions, ...order, offset, stats: rng.chance(0.2) };
    });
  });
}
