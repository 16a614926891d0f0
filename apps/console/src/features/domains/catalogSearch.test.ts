import { domainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { catalogQuery, CatalogSearch, exportFilters } from './catalogSearch.ts';

const queryOf = (address: unknown) => catalogQuery(parse(CatalogSearch, address), 50);
const long = 'a'.repeat(253);

test('texts and keys are cut to the length that the call allows', () => {
  const { search, tld, sort_by } = queryOf({ search: long, tld: long, sort_by: `ds1_${long}` });
  expect([search?.length, tld?.length, sort_by]).toEqual([253, 63, 'drop_date']);
});

test('every filter of an address is sent, in the list and in the export', () => {
  const filters = {
    tld: 'com',
    char_type: 'alpha',
    domain_length: '6-8',
    drop_date_from: '2026-11-21',
    drop_date_to: '2026-11-28',
    min_price: 10,
    max_price: 99.5,
  };
  const paging = { page: 3, per_page: 100, sort_by: 'price', sort_order: 'desc' };
  const refined = { starts: 'a', ends: 'z', no_digits: 'yes', metric: 'ds1_main', metric_min: 5 };
  const address = { ...paging, ...filters, search: 'tidal', ...refined };
  const search = parse(CatalogSearch, address);
  expect(search).toEqual(address);
  expect(catalogQuery(search, 50)).toEqual({ ...paging, ...filters, search: 'tidal' });
  expect(exportFilters(search)).toEqual({ ...filters, domain: 'tidal' });
  expect(exportFilters(parse(CatalogSearch, { drop_date_from: '' }))).toEqual({});
  expect(queryOf({ search: 'https://Show.info/' }).search).toBe('Show.info');
});

test('no address makes a call that the contract does not have', () => {
  const names = Object.keys(CatalogSearch.entries);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (address) => {
      const { page, sort_by, search, tld } = queryOf(address);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(sort_by).toMatch(new RegExp(limits.sort_by.pattern));
      expect(search?.length ?? 0).toBeLessThanOrEqual(limits.search.maxLength);
      expect(tld?.length ?? 0).toBeLessThanOrEqual(limits.tld.maxLength);
    }),
  );
});
