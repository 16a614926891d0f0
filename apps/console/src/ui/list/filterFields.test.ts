import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting, type FilterField } from './filterFields.ts';

const text: FilterField<string> = { name: 'search', label: 'Search', kind: 'text' };
const least: FilterField<string> = { name: 'min', label: 'Price Min', kind: 'number', more: true };
const date: FilterField<string> = { name: 'from', label: 'Drop From', kind: 'date' };
const fields = [text, least, date];

test('with room for all, all are in the line', () => {
  expect(fitting(fields, 2000)).toEqual(fields);
});

test('what may go under More goes first', () => {
  expect(fitting(fields, 540)).toEqual([text, date]);
});

test('with no room at all, none is', () => {
  expect(fitting(fields, 0)).toEqual([]);
});

test('more room never takes a filter out of the line, and their order stays', () => {
  fc.assert(
    fc.property(fc.nat(900), fc.nat(900), (room, more) => {
      const few = fitting(fields, room);
      const many = fitting(fields, room + more);
      expect(many).toEqual(expect.arrayContaining(few));
      expect(many).toEqual(fields.filter((field) => many.includes(field)));
    }),
  );
});
