import { expect, test } from 'vitest';
import { badgeOf, labelOf, listNames, numbered, optionsOf } from './labels.ts';

test('a select offers the stored value, even if its table does not know it', () => {
  const labels: Readonly<Record<string, string>> = { none: 'None', basic: 'Basic' };
  const known = [
    { value: 'none', label: 'None' },
    { value: 'basic', label: 'Basic' },
  ];
  expect(optionsOf(labels)).toEqual(known);
  expect(optionsOf<string>(labels, 'basic')).toEqual(known);
  expect(optionsOf<string>(labels, 'digest')).toEqual([
    ...known,
    { value: 'digest', label: 'digest' },
  ]);
});

test('an empty value can have a label', () => {
  expect(optionsOf({ '': 'None', basic: 'Basic' })).toEqual([
    { value: '', label: 'None' },
    { value: 'basic', label: 'Basic' },
  ]);
});

test('a record without a number is named without one', () => {
  expect(numbered('Order Details:', 42)).toBe('Order Details: #42');
  for (const missing of [null, undefined, 0]) {
    expect(numbered('Order Details:', missing)).toBe('Order Details');
    expect(numbered('order', missing)).toBe('order');
  }
});

test('names are listed up to a number of them', () => {
  expect(listNames(['a'], 2)).toBe('a');
  expect(listNames(['a', 'b'], 2)).toBe('a, b');
  expect(listNames(['a', 'b', 'c', 'd', 'e'], 2)).toBe('a, b and 3 more');
});

test.for([
  ['AUCTION_PENDING', 'Auction Pending'],
  ['sedo_bid', 'Sedo Bid'],
  ['PAUSED', 'Paused'],
  ['XML', 'XML'],
  ['user.login', 'user.login'],
  ['Not a constant', 'Not a constant'],
  [undefined, '–'],
  ['', '–'],
] as const)('an unknown value is written in words: %s', ([value, words]) => {
  expect(labelOf({}, value)).toBe(words);
  expect(badgeOf({}, value).label).toBe(words);
});
