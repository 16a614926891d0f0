import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortBy } from './query.ts';

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
