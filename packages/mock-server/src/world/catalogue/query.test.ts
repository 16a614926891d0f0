import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ColumnsBuilder, nameAt } from './columns.ts';
import { rankNames, sortBy } from './query.ts';

const values = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 5 })),
  fc.array(fc.integer({ min: 0, max: 0xffff_ffff })),
);

test('rows are sorted by value, and rows of equal value keep their order', () => {
  fc.assert(
    fc.property(values, (numbers) => {
      const rows = Uint32Array.from(numbers, (_, row) => numbers.length - 1 - row);
      const expected = [...rows].toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
      sortBy(Uint32Array.from(numbers), rows);
      expect([...rows]).toEqual(expected);
    }),
  );
});

/** Names of few characters: many share more leading characters than one comparison covers. */
const labels = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom('a', 'b', '-', '0'), minLength: 1, maxLength: 24 }),
);

test('names that begin alike are in the order of their whole text', () => {
  fc.assert(
    fc.property(labels, (all) => {
      const alike = all.flatMap((label) => [label, `aaaaaaaaaaaa${label}b`]);
      const builder = new ColumnsBuilder(alike.length);
      for (const label of alike)
        builder.add({ label, tld: 'com', variations: [{ day: 1, cents: 1 }] });
      const columns = builder.build();
      const names = Array.from({ length: columns.size }, (_, row) => nameAt(columns, row));
      const ranked = [...rankNames(columns).order].map((row) => names[row]);
      expect(ranked).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    }),
  );
});
