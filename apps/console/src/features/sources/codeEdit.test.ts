import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newLine } from './codeEdit.ts';

test('a new line is as far in as the one before, and further behind a colon', () => {
  expect(newLine('if a:', 5, 5)).toEqual({ text: 'if a:\n    ', cursor: 10 });
  expect(newLine('    b = 1', 9, 9)).toEqual({ text: '    b = 1\n    ', cursor: 14 });
  expect(newLine('  if a: \nc', 8, 8)).toEqual({ text: '  if a: \n      \nc', cursor: 15 });
});

test('nothing but the selection is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, selected, after) => {
      const whole = before + selected + after;
      const { text, cursor } = newLine(whole, before.length, before.length + selected.length);
      expect(text.startsWith(`${before}\n`)).toBe(true);
      expect(text.slice(cursor)).toBe(after);
      expect(text.slice(before.length, cursor).trim()).toBe('');
    }),
  );
});
