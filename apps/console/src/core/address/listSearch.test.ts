import {
  auditLogsListQueryLimits,
  eppLogsListQueryLimits,
  releasedDomainsListQueryLimits,
} from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listSearch } from './listSearch.ts';
import { textParam } from './searchSchema.ts';

test('an address gives the parameters of the query, by their types', () => {
  const logs = listSearch(eppLogsListQueryLimits, {});
  expect(
    v.parse(logs, {
      page: '2',
      per_page: '9',
      success: '0',
      account_id: '7',
      command: ' create ',
      date_from: '2026-11-20',
    }),
  ).toEqual({ page: 2, success: 0, account_id: 7, command: 'create', date_from: '2026-11-20' });
  const audit = listSearch(auditLogsListQueryLimits, {});
  expect(v.parse(audit, { scope: 'own', success: 'true' })).toEqual({
    page: 1,
    scope: 'own',
    success: 'true',
  });
});

test('what the contract does not allow is absent, and sorting has its default', () => {
  const logs = listSearch(eppLogsListQueryLimits, {});
  const odd = { success: '2', account_id: 'x', command: '', date_from: '31.12.', utm_source: 'x' };
  expect(v.parse(logs, odd)).toEqual({ page: 1 });
  const released = listSearch(releasedDomainsListQueryLimits, { details: textParam() });
  expect(v.parse(released, { sort_by: '__proto__', details: 'a.com' })).toEqual({
    page: 1,
    sort_by: 'release_date',
    sort_order: 'asc',
    details: 'a.com',
  });
});
