import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aroundDifference } from './aroundDifference.ts';

describe('a long text beside another one', () => {
  test('is shown where the two begin to differ', () => {
    const same = 'x'.repeat(1000);
    expect(aroundDifference(`${same}new${same}`, `${same}old${same}`)).toMatch(/^…x{60}newx+…$/);
  });

  test('a short one is shown as it is', () => {
    expect(aroundDifference('short', 'shirt')).toBe('short');
  });

  test('is at most 400 characters of the text', () => {
    const long = fc.string({ maxLength: 2000, size: 'max' });
    fc.assert(
      fc.property(long, long, (text, other) => {
        const part = aroundDifference(text, other);
        expect(part.replaceAll('…', '').length).toBeLessThanOrEqual(400);
        if (part === text) return;
        expect(text.toWellFormed()).toContain(part.replace(/^…/, '').replace(/…$/, ''));
      }),
    );
  });
});
