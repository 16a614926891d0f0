import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { Rng } from '../rng.ts';
import { FACTS } from '../../areas/data-sources/facts.ts';
import { Catalogue } from './catalogue.ts';
import { ColumnsBuilder, NONE } from './columns.ts';
import { generateColumns } from './generate.ts';
import type { Filter } from './query.ts';

const TODAY = 20_778;
const ROWS = 3000;
const catalogue = new Catalogue(generateColumns(new Rng('test'), ROWS, TODAY));
const { columns } = catalogue;

/** Columns of data sources: one with values for all rows, one for most rows, one for some names. */
catalogue.setEnrichment([
  { key: 'ds1_main', rows: ROWS, valueOf: (hash) => FACTS.trustFlow.of(hash) },
  { key: 'ds1_refdomains', rows: ROWS - 700, valueOf: (hash) => FACTS.referringDomains.of(hash) },
  { key: 'ds2_main', rows: ROWS, valueOf: (hash) => (hash % 3 === 0 ? NONE : hash % 50) },
]);

/** A row as an object, for the simple implementation that the catalogue is compared with. */
interface PlainRow {
  readonly row: number;
  readonly domain: string;
  readonly label: string;
  readonly tld: string;
  readonly keys: Readonly<Record<string, string | number | null>>;
}

const plain: PlainRow[] = Array.from({ length: ROWS }, (_, row) => {
  const domain = catalogue.name(row);
  const tld = columns.tlds[columns.tld[row] ?? 0] ?? '';
  const label = domain.slice(0, -tld.length - 1);
  const own = {
    domain,
    chars_before_tld: label.length,
    drop_date: columns.day[row] ?? 0,
    price: columns.cents[row] ?? 0,
  };
  return { row, domain, label, tld, keys: { ...own, ...catalogue.enrichmentAt(row) } };
});

function passes({ domain, label, tld, keys }: PlainRow, filter: Filter): boolean {
  const between = (key: string, from = 0, to = Infinity): boolean =>
    Number(keys[key]) >= from && Number(keys[key]) <= to;
  const form = { alpha: /^[a-z]+$/, alphanumeric: /^[a-z0-9]+$/ };
  return (
    domain.includes(filter.search ?? '') &&
    (filter.tld === undefined || tld === filter.tld) &&
    (filter.charType === undefined || form[filter.charType].test(label)) &&
    between('drop_date', filter.dayFrom, filter.dayTo) &&
    between('price', filter.minCents, filter.maxCents) &&
    between('chars_before_tld', filter.minLength, filter.maxLength)
  );
}

function sorted(rows: readonly PlainRow[], key: string, descending: boolean): PlainRow[] {
  const compare = (a: PlainRow, b: PlainRow): number => {
    const [x, y] = [a.keys[key] ?? null, b.keys[key] ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a.row - b.row;
    const order = (x < y ? -1 : x > y ? 1 : 0) || a.row - b.row;
    return descending ? -order : order;
  };
  return rows.toSorted(compare);
}

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Parts of names, and texts that no name contains. */
const searches = fc.oneof(
  fc
    .tuple(fc.constantFrom(...plain), fc.nat(20), fc.integer({ min: 1, max: 9 }))
    .map(([{ domain }, from, length]) => domain.slice(from, from + length)),
  fc.constantFrom('a', 's', '-', '4', '.', 'er', 'co', '.c', 'com', 'xn--', 'forge', 'zzzz', ''),
  fc.constantFrom('\n', 'm\n', '\0a', 'ä', '(.*)', '_', "' or 1=1"),
);

const filters = fc
  .record({
    search: optional(searches),
    tld: optional(fc.constantFrom('com', 'de', 'co.uk', 'cz', 'nowhere', '')),
    dayFrom: optional(fc.integer({ min: TODAY - 12, max: TODAY + 35 })),
    dayTo: optional(fc.integer({ min: TODAY - 12, max: TODAY + 35 })),
    minCents: optional(fc.integer({ min: 0, max: 20_000 })),
    maxCents: optional(fc.integer({ min: 0, max: 2 ** 40 })),
    charType: optional(fc.constantFrom('alpha' as const, 'alphanumeric' as const)),
    minLength: optional(fc.integer({ min: 0, max: 20 })),
    maxLength: optional(fc.integer({ min: 0, max: 70 })),
  })
  .map((filter): Filter =>
    Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  );

const sortKeys = fc.constantFrom(
  'domain',
  'chars_before_tld',
  'drop_date',
  'price',
  'ds1_main',
  'ds1_refdomains',
  'ds2_main',
);

test('pages, totals, order and figures equal those of a plain filter and sort', () => {
  fc.assert(
    fc.property(
      filters,
      sortKeys,
      fc.boolean(),
      fc.integer({ min: 0, max: ROWS + 10 }),
      fc.integer({ min: 1, max: 250 }),
      (filter, sortBy, descending, offset, limit) => {
        const expected = sorted(
          plain.filter((row) => passes(row, filter)),
          sortBy,
          descending,
        );
        const page = catalogue.page({ filter, sortBy, descending, offset, limit });
        expect(page.total).toBe(expected.length);
        expect(page.rows).toEqual(expected.slice(offset, offset + limit).map(({ row }) => row));

        const figures = catalogue.figures(filter, TODAY);
        const days = expected.map(({ keys }) => Number(keys['drop_date']) - TODAY);
        expect(figures.releasingToday).toBe(days.filter((day) => day === 0).length);
        expect(figures.expiringWeek).toBe(days.filter((day) => day >= 0 && day < 7).length);
      },
    ),
    { numRuns: 120, seed: 1 },
  );
});

test('a name with several drop dates shows the next one, even after changes', () => {
  const builder = new ColumnsBuilder(2);
  const dates = [
    { day: TODAY - 2, cents: 6900 },
    { day: TODAY + 3, cents: 5900 },
  ] as const;
  builder.add({ label: 'tidalforge', tld: 'com', variations: dates });
  builder.add({ label: 'northforge', tld: 'com', variations: [{ day: TODAY + 1, cents: 6900 }] });
  const small = new Catalogue(builder.build());
  const ahead = (today: number) => {
    const shown = small.asOf(today);
    const { day, cents } = shown.columns;
    return [...shown.rows({ dayFrom: today })].map((row) => [
      shown.name(row),
      day[row],
      cents[row],
    ]);
  };
  const north = ['northforge.com', TODAY + 1, 6900];
  expect(ahead(TODAY)).toEqual([north, ['tidalforge.com', TODAY + 3, 5900]]);
  expect(ahead(TODAY - 3)).toEqual([['tidalforge.com', TODAY - 2, 6900], north]);
  expect(ahead(TODAY + 4)).toEqual([]);
  small.append([{ label: 'new', tld: 'com', variations: [{ day: TODAY + 9, cents: 4900 }] }]);
  expect(ahead(TODAY + 4)).toEqual([['new.com', TODAY + 9, 4900]]);
  const column = { key: 'ds1_main', rows: 3, valueOf: () => 7 };
  small.setEnrichment([column]);
  expect(small.asOf(TODAY + 4).enrichment).toEqual([column]);
  expect(small.asOf(TODAY + 4).enrichmentAt(2)).toEqual({ ds1_main: 7 });
});

test('the drops of a day count every drop date', () => {
  const builder = new ColumnsBuilder(2);
  const again = { day: TODAY + 3, cents: 5900 };
  builder.add({ label: 'twice', tld: 'com', variations: [{ day: TODAY, cents: 6900 }, again] });
  builder.add({ label: 'once', tld: 'com', variations: [again] });
  const small = new Catalogue(builder.build());
  expect(small.dropsOn(TODAY)).toEqual([0]);
  expect(small.dropsOn(TODAY + 3)).toEqual([0, 1]);
  expect(small.dropsOn(TODAY + 1)).toEqual([]);
});

test('an export has every filtered row once, by drop date', () => {
  const filter = { tld: 'com', maxLength: 9 };
  const expected = sorted(
    plain.filter((row) => passes(row, filter)),
    'drop_date',
    false,
  );
  expect([...catalogue.rows(filter)]).toEqual(expected.map(({ row }) => row));
});

test('every domain is found by its whole name, and by nothing else', () => {
  for (const { row, domain } of plain) expect(catalogue.find(domain)).toBe(row);
  for (const other of ['', 'com', 'nothere.com', plain[1]?.domain.slice(1) ?? '', 'a\nb']) {
    expect(catalogue.find(other)).toBe(plain.find(({ domain }) => domain === other)?.row);
  }
});

test('TLDs are listed with the most frequent first', () => {
  const [first] = catalogue.tlds();
  expect(first).toBe('com');
  expect(catalogue.tlds().toSorted()).toEqual([...new Set(plain.map(({ tld }) => tld))].toSorted());
});

test('the names are believable: unique, mostly letters, some hyphens, digits and IDNs', () => {
  expect(new Set(plain.map(({ domain }) => domain)).size).toBe(ROWS);
  const share = (form: RegExp): number =>
    plain.filter(({ label }) => form.test(label)).length / ROWS;
  expect(share(/^[a-z]+$/)).toBeGreaterThan(0.7);
  expect(share(/^xn--/)).toBeGreaterThan(0.003);
  expect(share(/-/)).toBeGreaterThan(0.06);
  expect(share(/\d/)).toBeGreaterThan(0.06);
  expect(Math.max(...plain.map(({ label }) => label.length))).toBeLessThanOrEqual(63);
});

test('the same seed and day make the same catalogue', () => {
  const again = generateColumns(new Rng('test'), ROWS, TODAY);
  expect(again.bytes).toEqual(columns.bytes);
  expect(again.cents).toEqual(columns.cents);
  expect(generateColumns(new Rng('other'), ROWS, TODAY).bytes).not.toEqual(columns.bytes);
});

test('every drop date has a price, of $5 at least', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { variations } = generateColumns(new Rng(seed), 2000, TODAY);
      const prices = [...variations.values()].flat().map(({ cents }) => cents);
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(500);
    }),
    { numRuns: 10, seed: 1 },
  );
});

test('a name that is already in the catalogue is not added twice', () => {
  const builder = new ColumnsBuilder(3);
  const row = {
    label: 'tidalforge',
    tld: 'com',
    variations: [{ day: TODAY, cents: 6900 }],
  } as const;
  expect(builder.add(row)).toBe(true);
  expect(builder.add(row)).toBe(false);
  expect(builder.add({ ...row, tld: 'net' })).toBe(true);
  expect(builder.size).toBe(2);
});

test.each([1, 'another'])(
  'names of other alphabets stand where a registry takes them: seed %s',
  (seed) => {
    const mock = testMock({ seed, rows: 8000 });
    const { catalogue: offered, store } = mock.world;
    mock.clock.advance(86_400_000);
    mock.state();
    const names = [
      ...Array.from({ length: offered.size }, (_, row) => offered.name(row)),
      ...store.releasedDomains.all().map(({ domain }) => domain),
    ];
    const idn = names.filter((name) => name.startsWith('xn--'));
    expect(idn.length).toBeGreaterThan(50);
    expect(idn.filter((name) => /\.(cz|nl|uk)$/.test(name))).toEqual([]);
  },
);
