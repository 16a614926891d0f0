import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './searchParams.ts';

test('an address reads as it is written', () => {
  expect(parseSearch('?tld=co.uk&page=2')).toEqual({ tld: 'co.uk', page: '2' });
  expect(stringifySearch({ tld: 'co.uk', page: 2, state: undefined, domain: null })).toBe(
    '?tld=co.uk&page=2',
  );
  expect(stringifySearch({ hidden: true, list: [1], map: {} })).toBe('?hidden=true');
  expect(stringifySearch({})).toBe('');
});

test('any text survives the way through the address', () => {
  const texts = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(texts, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});
