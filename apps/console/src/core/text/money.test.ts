import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBalance, formatPrice } from './money.ts';

test('prices are dollars with two decimals (spec, section 9) [§9.prices.dollars]', () => {
  expect(formatPrice(69)).toBe('$69.00');
  expect(formatPrice(12_840.5)).toBe('$12,840.50');
  expect(formatPrice(0)).toBe('$0.00');
});

test('prices read as Intl writes them', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const price = fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(price, (amount) => {
      expect(formatPrice(amount)).toBe(dollars.format(amount));
    }),
  );
});

test.for([
  [250, 'USD', '$250.00'],
  [-3.5, 'EUR', '-€3.50'],
  [undefined, undefined, '–'],
  [10, 'credits', '10.00 credits'],
] as const)('a balance of %s %s reads %s', ([amount, currency, text]) => {
  expect(formatBalance(amount, currency)).toBe(text);
});
