import { expect, test } from 'vitest';
import { operations } from '../../generated/contract.ts';
import { isRead, NEVER } from './plan.ts';
import { WRITTEN } from './writes.ts';

test('every operation of the contract is read, written, or left out for a reason', () => {
  const places = operations.map((operation) => ({
    id: operation.id,
    places: [isRead(operation), WRITTEN.has(operation.id), operation.id in NEVER].filter(Boolean)
      .length,
  }));
  expect(places.filter(({ places: count }) => count !== 1)).toEqual([]);
});
