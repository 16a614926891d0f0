import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { FilterField } from './filterFields.ts';
import { filtersThatFit } from './measure.ts';

const text: FilterField<string> = { name: 'search', label: 'Search', kind: 'text' };

const least: FilterField<string> = {
  name: 'min',
  label: 'Price Min',
  kind: 'number',
  lowPriority: true,
};

const date: FilterField<string> = { name: 'from', label: 'Drop From', kind: 'date' };

const fields = [[text], [least], [date]] as const;

test('with enough room, all filters are in the line', () => {
  expect(filtersThatFit(fields, 2000)).toEqual(fields);
});

test('filters of low priority go under More first', () => {
  expect(filtersThatFit(fields, 540)).toEqual([[text], [date]]);
});

test('without any room, no filter is in the line', () => {
  expect(filtersThatFit(fields, 0)).toEqual([]);
});

test('more room never takes a filter out of the line, and their order stays', () => {
  fc.assert(
    fc.property(fc.nat(900), fc.nat(900), (room, more) => {
      const few = filtersThatFit(fields, room);
      const many = filtersThatFit(fields, room + more);
      expect(many).toEqual(expect.arrayContaining(few));
      expect(many).toEqual(fields.filter((field) => many.includes(field)));
    }),
  );
});
