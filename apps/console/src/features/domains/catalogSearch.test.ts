import { domainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { catalogQuery, CatalogSearch } from './catalogSearch.ts';

const queryOf = (address: unknown) => catalogQuery(parse(CatalogSearch, address), 50);
const long = 'a'.repeat(253);

test('texts and keys are no longer than the call takes', () => {
  const { search, tld, sort_by } = queryOf({ search: long, tld: long, sort_by: `ds1_${long}` });
  expect([search?.length, tld?.length, sort_by]).toEqual([253, 63, 'drop_date']);
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
