import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeSearch, truncateName, splitTld } from './domainName.ts';

test('a short name stays as it is', () => {
  expect(truncateName('tidalforge.com')).toBe('tidalforge.com');
});

test('a long name is cut in the middle and keeps both ends', () => {
  const name = `${'a'.repeat(60)}.co.uk`;
  const short = truncateName(name, 20);
  expect(short).toHaveLength(20);
  expect(short.startsWith('aaa')).toBe(true);
  expect(short.endsWith('.co.uk')).toBe(true);
});

test('a shortened name is never longer than asked for, and keeps both ends of the name', () => {
  const label = fc.stringMatching(/^[a-z0-9.-]{1,253}$/);
  fc.assert(
    fc.property(label, fc.integer({ min: 8, max: 80 }), (name, max) => {
      const short = truncateName(name, max);
      expect(short.length).toBe(Math.min(name.length, max));
      const [head = '', tail = ''] = short.split('…');
      expect(name.startsWith(head) && name.endsWith(tail)).toBe(true);
    }),
  );
});

test.for([
  ['example.com', 'example', '.com'],
  ['example.co.uk', 'example', '.co.uk'],
  ['co.uk', 'co', '.uk'],
  ['a.b.xn--p1ai', 'a.b', '.xn--p1ai'],
  ['example', 'example', ''],
  ['.com', '.com', ''],
] as const)('%s is %s and the TLD "%s"', ([name, label, tld]) => {
  expect(splitTld(name)).toEqual([label, tld]);
});

test.for([
  ['forge', 'forge'],
  [' Show.INFO. ', 'Show.INFO'],
  ['HTTPS://Show.INFO/', 'Show.INFO'],
  ['http://show.info/offers?id=1#top', 'show.info'],
  ['https://www.show.info/', 'show.info'],
  ['WWW.Show.co.uk', 'Show.co.uk'],
  ['www.sho', 'www.sho'],
  ['\u200Bmünchen-moss.io.', 'münchen-moss.io'],
  ['.com', '.com'],
  ['.', '.'],
] as const)('%s is searched as %s', ([typed, name]) => {
  expect(normalizeSearch(typed)).toBe(name);
});

test.for([undefined, '', ' ', 'https://'])('%s is not searched', (typed) => {
  expect(normalizeSearch(typed)).toBeUndefined();
});
