import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  pluralize,
  formatCount,
  formatMilliseconds,
  formatPercent,
  formatSeconds,
  formatBalance,
  formatPrice,
  formatSpeed,
} from './numbers.ts';

test('counts have separators', () => {
  expect(formatCount(20412)).toBe('20,412');
  expect(pluralize(1, 'domain')).toBe('1 domain');
  expect(pluralize(2000, 'domain')).toBe('2,000 domains');
  expect(pluralize(0, 'entry', 'entries')).toBe('0 entries');
});

test('counts read the same as those of Intl', () => {
  const counts = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(counts.format(count));
    }),
  );
});

test('percentages have at most one decimal', () => {
  expect(formatPercent(63.44)).toBe('63.4%');
  expect(formatPercent(63.46)).toBe('63.5%');
  expect(formatPercent(100)).toBe('100%');
});

test.for([
  [34.24, 1, '34.2 s'],
  [34, 1, '34 s'],
  [0.416, 2, '0.42 s'],
  [null, 1, '–'],
] as const)('%j seconds with %i decimals are %s', ([seconds, decimals, text]) => {
  expect(formatSeconds(seconds, decimals)).toBe(text);
});

test.for([
  [12.54, '12.5 domains/sec'],
  [12, '12 domains/sec'],
  [undefined, '–'],
] as const)('%j a second is %s', ([perSecond, text]) => {
  expect(formatSpeed(perSecond)).toBe(text);
});

test('milliseconds are whole', () => {
  expect(formatMilliseconds(1249.6)).toBe('1,250 ms');
});

test('prices are dollars with two decimals (spec, section 9) [§9.prices.dollars]', () => {
  expect(formatPrice(69)).toBe('$69.00');
  expect(formatPrice(12_840.5)).toBe('$12,840.50');
  expect(formatPrice(0)).toBe('$0.00');
});

test('prices read the same as those of Intl', () => {
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
