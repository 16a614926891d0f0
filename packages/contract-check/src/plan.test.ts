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
  const wrong = checkedOperations.flatMap((operation) => {
    const places = [isRead(operation), isWritten(operation.id), whyNever(operation) !== undefined];
    const count = places.filter(Boolean).length;
    return count === 1 ? [] : `${operation.id} is in ${count} of them`;
  });
  expect(wrong.join('\n')).toBe('');
});

test('every area of the plan is in the contract', () => {
  const unknown = Object.keys(LISTS).filter((area) => !checkedAreas.includes(area));
  expect(unknown.join(', ')).toBe('');
});
