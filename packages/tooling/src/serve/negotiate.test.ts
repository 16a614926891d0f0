import { expect, it } from 'vitest';

import { chooseEncoding, wantsPage } from './negotiate.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0.000, *', 'gzip'],
  ['x-gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('chooses for Accept-Encoding "%s": %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['*/*', true],
  [undefined, true],
  ['image/avif,image/webp,*/*;q=0.8', false],
  ['application/json', false],
])('Accept "%s" asks for a page: %s', (accept, page) => {
  expect(wantsPage(accept)).toBe(page);
});
