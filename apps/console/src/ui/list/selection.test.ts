import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSelection } from './selection.tsx';

interface Row {
  id: number;
  state?: string;
}
const keyOf = ({ id }: Row) => id;
const names = { keyOf, nameOf: ({ id }: Row) => `row ${id}` };
const rows = Array.from({ length: 10 }, (_, id): Row => ({ id }));
const at = (id: number) => rows[id] ?? { id };

test('a selection keeps its rows across pages, with their newest data', () => {
  const selection = createSelection(names);
  selection.show([{ id: 1, state: 'NEW' }]);
  selection.set([{ id: 1, state: 'NEW' }], true);
  selection.show([{ id: 2 }]);
  expect(selection.rows()).toEqual([{ id: 1, state: 'NEW' }]);
  selection.show([{ id: 1, state: 'FAILED' }]);
  expect(selection.rows()).toEqual([{ id: 1, state: 'FAILED' }]);
  selection.clear();
  expect(selection.rows()).toEqual([]);
});

test('a range starts at the last toggled row, in both directions', () => {
  const selection = createSelection(names);
  selection.show(rows);
  selection.toggle(at(7), true, false);
  selection.toggle(at(4), true, true);
  expect(selection.rows().map(keyOf)).toEqual([7, 4, 5, 6]);
  selection.toggle(at(6), false, true);
  expect(selection.rows().map(keyOf)).toEqual([7]);
});

test('a selection has the same rows as a plain set', () => {
  const step = fc.record({ ids: fc.array(fc.nat(9)), on: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const selection = createSelection(names);
      selection.show(rows);
      const plain = new Set<number>();
      for (const { ids, on } of steps) {
        selection.set(ids.map(at), on);
        for (const id of ids) {
          if (on) plain.add(id);
          else plain.delete(id);
        }
        expect(new Set(selection.rows().map(keyOf))).toEqual(plain);
        for (const { id } of rows) expect(selection.has(id)).toBe(plain.has(id));
      }
    }),
  );
});
