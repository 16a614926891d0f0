import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { datedUrl } from './sourceUrl.ts';

test('dates are of the UTC day, over the ends of months and years', () => {
  const url = 'https://a.example/{TODAY}/{YESTERDAY}/{TODAY}.csv';
  expect(datedUrl(url, Date.parse('2026-01-01T00:00:00Z'))).toBe(
    'https://a.example/20260101/20251231/20260101.csv',
  );
  expect(datedUrl(url, Date.parse('2028-03-01T23:59:59Z'))).toContain('/20280301/20280229/');
});

test('everything else stays as it is', () => {
  const plain = fc.string().filter((text) => !text.includes('{'));
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      expect(datedUrl(`${before}{TODAY}${after}`, 0)).toBe(`${before}19700101${after}`);
      expect(datedUrl(`${before}{TOMORROW}`, 0)).toBe(`${before}{TOMORROW}`);
    }),
  );
});
