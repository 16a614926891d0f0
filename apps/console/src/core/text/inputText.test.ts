import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertAt } from './inputText.ts';

describe('inserting', () => {
  test('replaces the selection, in whichever direction it was made', () => {
    expect(insertAt('<name>old</name>', '{DOMAIN}', 6, 9)).toEqual({
      text: '<name>{DOMAIN}</name>',
      cursor: 14,
    });
    expect(insertAt('<name>old</name>', '{DOMAIN}', 9, 6).text).toBe('<name>{DOMAIN}</name>');
  });

  test('keeps the text before and after, with the cursor after the new text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(30), fc.nat(30), (text, inserted, a, b) => {
        const { text: after, cursor } = insertAt(text, inserted, a, b);
        expect(after.slice(0, cursor)).toBe(text.slice(0, Math.min(a, b)) + inserted);
        expect(after.slice(cursor)).toBe(text.slice(Math.max(a, b)));
      }),
    );
  });
});
