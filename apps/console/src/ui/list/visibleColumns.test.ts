import { expect, test } from 'vitest';
import { withoutHidden } from './visibleColumns.ts';

const columns = [
  { id: 'id' },
  { id: 'domain' },
  { id: 'price' },
  { id: 'actions', sticky: 'right' as const },
];

test('hidden columns are left out, except the first one and those that always show', () => {
  const left = withoutHidden(columns, ['id', 'price', 'actions', 'gone']);
  expect(left.map(({ id }) => id)).toEqual(['id', 'domain', 'actions']);
});
