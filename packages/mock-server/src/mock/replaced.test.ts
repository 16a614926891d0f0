import { expect, test, vi } from 'vitest';
import { replaced } from './replaced.ts';

test('a word that has a new one is reported once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  replaced('PUT word', 'POST words');
  replaced('PUT word', 'POST words');
  expect(warn.mock.calls).toEqual([
    ['dropcatch-mock: PUT word is now POST words. The old word goes in the next version.'],
  ]);
  warn.mockRestore();
});
