import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countOf,
  formatCount,
  formatMilliseconds,
  formatPercent,
  formatSeconds,
} from './numbers.ts';

test('counts have separators', () => {
  expect(formatCount(20412)).toBe('20,412');
  expect(countOf(1, 'domain')).toBe('1 domain');
  expect(countOf(2000, 'domain')).toBe('2,000 domains');
  expect(countOf(0, 'entry', 'entries')).toBe('0 entries');
});

test('counts read as Intl writes them', () => {
  const counts = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(counts.format(count));
    }),
  );
});

test('percents have at most one decimal', () => {
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

test('milliseconds are whole', () => {
  expect(formatMilliseconds(1249.6)).toBe('1,250 ms');
});
