import { expect, test } from 'vitest';
import { withoutHidden } from './visibleColumns.ts';

const columns = [
  { id: 'id' },
  { id: 'domain' },
  { id: 'price' },
  { id: 'actions', sticky: 'right' as const },
];

test('hidden columns are left out; the first one and those that stay in sight stay', () => {
  const left = withoutHidden(columns, ['id', 'price', 'actions', 'gone']);
  expect(left.map(({ id }) => id)).toEqual(['id', 'domain', 'actions']);
});
