import * as fc from 'fast-check';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { releasedQuery, ReleasedSearch } from './releasedSearch.ts';

const queryOf = (address: unknown) => releasedQuery(parse(ReleasedSearch, address));

test('an empty address reads the newest releases, fifty a page, without a filter', () => {
  expect(queryOf({})).toEqual({
    page: 1,
    per_page: 50,
    sort_by: 'release_date',
    sort_order: 'desc',
  });
});

test.for([
  ['.com', 'com'],
  [' co.uk ', 'co.uk'],
  ['.', undefined],
  [7, '7'],
])('the TLD %j is sent as %j', ([tld, sent]) => {
  expect(queryOf({ tld }).tld).toBe(sent);
});

test.for(['domain', 'length', 'release_date', 'last_checked', 'is_available', 'ds3_main'])(
  'an address sorts by %s [§9.released.sort-keys]',
  (sort_by) => expect(queryOf({ sort_by }).sort_by).toBe(sort_by),
);

test('every filter of an address is sent', () => {
  const address = {
    page: 2,
    sort_by: 'domain',
    sort_order: 'asc',
    domain: 'tidal',
    tld: 'com',
    release_date_from: '2026-11-01',
    release_date_to: '2026-11-19',
    char_type: 'alphanumeric',
  };
  expect(queryOf(address)).toEqual({ ...address, per_page: 50 });
});

test('an empty limit is not sent', () => {
  const address = { release_date_from: '', release_date_to: '', tld: ' ' };
  expect(Object.values(queryOf(address))).not.toContain('');
  expect(queryOf(address)).toEqual(queryOf({}));
});

test('no address makes a call that the contract does not have', () => {
  const names = Object.keys(ReleasedSearch.entries);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (address) => {
      const { page, sort_by, sort_order, domain, tld, release_date_from } = queryOf(address);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(sort_by).toMatch(
        /^(domain|length|release_date|last_checked|is_available|ds\d+_[a-z0-9_]+)$/,
      );
      expect(['asc', 'desc']).toContain(sort_order);
      expect(domain?.length ?? 0).toBeLessThanOrEqual(253);
      expect(tld?.length ?? 0).toBeLessThanOrEqual(63);
      expect(release_date_from ?? '2026-11-19').toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
  );
});

test('other parts of the address are not sent', () => {
  const search = { ...parse(ReleasedSearch, {}), utm_source: 'mail' };
  expect(releasedQuery(search)).not.toHaveProperty('utm_source');
});
