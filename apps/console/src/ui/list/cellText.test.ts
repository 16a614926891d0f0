import { expect, test } from 'vitest';
import { cellText } from './cellText.ts';

test('a cell shows any value', () => {
  const values = [undefined, null, false, 0, 0.34, 2009, 'text', { a: [1] }];
  expect(values.map(cellText)).toEqual(['', '', 'false', '0', '0.34', '2009', 'text', '{"a":[1]}']);
});
