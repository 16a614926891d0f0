import { expect, test } from 'vitest';
import { operations } from '../generated/contract.ts';
import { areaOf } from '../engine/routes.ts';
import { isLifecycle, isRead, NEVER } from './plan.ts';

/** Whether the writes try an operation, for any role. */
const isWritten = (id: string): boolean =>
  ['domains/watch', 'domains/unwatch'].includes(id) ||
  (isLifecycle(areaOf(id)) && /\/(?:create|update|delete)$/.test(id));

test('every operation of the contract is read, written, or left out for a reason', () => {
  const places = operations.map((operation) => ({
    id: operation.id,
    places: [isRead(operation), isWritten(operation.id), NEVER.has(operation.id)].filter(Boolean)
      .length,
  }));
  expect(places.filter(({ places: count }) => count !== 1)).toEqual([]);
});
