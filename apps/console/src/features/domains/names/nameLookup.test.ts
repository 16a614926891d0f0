import type { Domain } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortNameRows, type NameRow } from './nameLookup.ts';
import { nameSortKeys } from './namesSearch.ts';

const known = fc.record({
  domain: fc.domain(),
  tld: fc.constant('com'),
  chars_before_tld: fc.nat(63),
  selected_drop_date: fc.constantFrom('2026-11-21', '2026-11-22', '2026-12-01'),
  selected_price: fc.nat(500),
  date_price_variations: fc.constant([]),
  variations_count: fc.constant(1),
}) satisfies fc.Arbitrary<Domain>;

const row: fc.Arbitrary<NameRow> = fc.oneof(
  known.map((domain) => ({ name: domain.domain, status: 'found' as const, domain })),
  fc.record({ name: fc.domain(), status: fc.constantFrom('waiting', 'missing', 'failed') }),
);
const rows = fc.array(row, { maxLength: 20 });
const key = fc.constantFrom(...nameSortKeys);

test('unknown names come last, in the given order', () => {
  fc.assert(
    fc.property(rows, key, fc.constantFrom('asc', 'desc'), (all, by, order) => {
      const sorted = sortNameRows(all, by, order);
      const unknown = all.filter(({ domain }) => !domain);
      expect(unknown.length === 0 ? [] : sorted.slice(-unknown.length)).toEqual(unknown);
      expect(sorted).toHaveLength(all.length);
    }),
  );
});

test('the rest is sorted, ascending or descending', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const prices = (order: 'asc' | 'desc') =>
        sortNameRows(all, 'price', order).flatMap(({ domain }) => domain?.selected_price ?? []);
      expect(prices('asc')).toEqual(prices('asc').toSorted((a, b) => a - b));
      expect(prices('desc')).toEqual(prices('asc').toReversed());
    }),
  );
});
