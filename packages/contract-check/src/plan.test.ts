import { expect, test } from 'vitest';
import { checkedAreas, checkedOperations } from './contract.ts';
import { isRead, LIFECYCLES, LISTS, whyNever } from './plan.ts';

/** Whether the writes try an operation, for any role. */
const isWritten = (id: string): boolean => {
  const [area = '', name = ''] = id.split('/');
  return (
    ['domains/watch', 'domains/unwatch'].includes(id) ||
    (area in LIFECYCLES && ['create', 'update', 'delete'].includes(name))
  );
};

test('every operation of the contract is read, written, or left out for a reason', () => {
  const places = checkedOperations.map((operation) => ({
    id: operation.id,
    places: [isRead(operation), isWritten(operation.id), whyNever(operation) !== undefined].filter(
      Boolean,
    ).length,
  }));
  expect(places.filter(({ places: count }) => count !== 1)).toEqual([]);
});

test('every area of the plan is in the contract', () => {
  expect(Object.keys(LISTS).filter((area) => !checkedAreas.includes(area))).toEqual([]);
});
