import { expect, test } from 'vitest';
import { operations } from '../../generated/contract.ts';
import { isRead, isWritten, NEVER } from './plan.ts';

test('every operation of the contract is read, written, or left out for a reason', () => {
  const places = operations.map((operation) => ({
    id: operation.id,
    places: [isRead(operation), isWritten(operation.id), NEVER.has(operation.id)].filter(Boolean)
      .length,
  }));
  expect(places.filter(({ places: count }) => count !== 1)).toEqual([]);
});
