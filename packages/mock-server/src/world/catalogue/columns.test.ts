import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  stringMatching,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { Catalogue } from './catalogue.ts';
import { type Columns, ColumnsBuilder, type NewRow, variationsAt } from './columns.ts';

const rows = uniqueArray(
  record({
    label: stringMatching(/^[a-z0-9-]{1,12}$/),
    tld: constantFrom('com', 'net', 'co.uk', 'de'),
    variations: array(
      record({
        day: integer({ min: 20_000, max: 20_009 }),
        cents: integer({ min: 500, max: 9900 }),
      }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ).map(([first = { day: 1, cents: 1 }, ...more]): NewRow['variations'] => [first, ...more]),
    source: integer({ min: 0, max: 3 }),
  }),
  { selector: ({ label, tld }) => `${label}.${tld}`, maxLength: 40 },
);

function built(list: readonly NewRow[]): Columns {
  const builder = new ColumnsBuilder(list.length);
  for (const row of list) builder.add(row);
  return builder.build();
}

/** All results of a catalogue as plain data. */
function contents(catalogue: Catalogue): unknown {
  const { columns } = catalogue;
  const query = { filter: {}, descending: false, offset: 0, limit: 1000 };
  const byName = catalogue.page({ ...query, sortBy: 'domain' }).rows;
  return {
    tlds: catalogue.tlds(),
    byName: byName.map((row) => catalogue.name(row)),
    containing: catalogue.page({ ...query, filter: { search: 'a' }, sortBy: 'price' }).rows,
    inDe: catalogue.page({ ...query, filter: { tld: 'de' }, sortBy: 'drop_date' }).rows,
    rows: Array.from({ length: catalogue.size }, (_, row) => ({
      name: catalogue.name(row),
      found: catalogue.find(catalogue.name(row)),
      variations: variationsAt(columns, row),
      source: columns.source[row],
      length: columns.labelLength[row],
      enrichment: catalogue.enrichmentAt(row),
    })),
  };
}

test('adding and removing rows gives the same catalogue as building it from the remaining rows', () => {
  assert(
    property(
      rows,
      integer({ min: 0, max: 40 }),
      array(constantFrom(0, 1), { minLength: 40, maxLength: 40 }),
      (list, split, mask) => {
        const catalogue = new Catalogue(built(list.slice(0, split)));
        // Fills the caches, which the changes must clear.
        contents(catalogue);
        expect(catalogue.append(list.slice(split))).toBe(list.slice(split).length);
        expect(contents(catalogue)).toEqual(contents(new Catalogue(built(list))));
        const gone = Uint8Array.from(mask).subarray(0, list.length);
        const kept = list.filter((_, row) => gone[row] === 0);
        expect(catalogue.remove(gone)).toBe(list.length - kept.length);
        expect(contents(catalogue)).toEqual(contents(new Catalogue(built(kept))));
      },
    ),
  );
});

test('a name that is already there or repeated is added once', () => {
  const row = {
    label: 'tidalforge',
    tld: 'com',
    variations: [{ day: 20_001, cents: 6900 }],
  } as const;
  const catalogue = new Catalogue(built([row]));
  expect(catalogue.append([row, { ...row, tld: 'net' }, { ...row, tld: 'net' }])).toBe(1);
  expect(catalogue.size).toBe(2);
});

test('enrichment shows on the rows that were asked about, and the others are sorted last', () => {
  const list = ['a', 'b', 'c', 'd'].map((label): NewRow => ({
    label,
    tld: 'com',
    variations: [{ day: 20_001, cents: 6900 }],
  }));
  const catalogue = new Catalogue(built(list.slice(0, 3)));
  const values = (): unknown[] =>
    Array.from({ length: catalogue.size }, (_, row) => catalogue.enrichmentAt(row)['ds9_main']);
  expect(catalogue.canSortBy('ds9_main')).toBe(false);
  catalogue.setEnrichment([
    { key: 'ds9_main', rows: 3, valueOf: (hash) => hash % 7, show: (value) => `#${value}` },
  ]);
  catalogue.append(list.slice(3));
  expect(values()).toEqual([
    expect.stringMatching(/^#\d$/),
    expect.any(String),
    expect.any(String),
    null,
  ]);
  for (const descending of [false, true]) {
    const page = catalogue.page({
      filter: {},
      sortBy: 'ds9_main',
      descending,
      offset: 0,
      limit: 9,
    });
    expect(page.rows.at(-1)).toBe(3);
  }
  catalogue.setEnrichment([]);
  expect(catalogue.canSortBy('ds9_main')).toBe(false);
  expect(values()).toEqual([undefined, undefined, undefined, undefined]);
});
