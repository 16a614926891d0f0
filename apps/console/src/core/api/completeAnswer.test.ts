import { DecodeError } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { completeAnswer } from './completeAnswer.ts';

describe('a read with missing values', () => {
  test('has empty objects and lists, and a dash for a missing name', () => {
    expect(completeAnswer('eppAccounts/list', { accounts: [{ id: 1 }] })).toEqual({
      accounts: [
        { id: 1, name: '–', is_active: true, registrar_category: { name: '–', is_active: true } },
      ],
    });
    expect(completeAnswer('eppAccounts/list', { accounts: null })).toEqual({ accounts: [] });
    expect(completeAnswer('eppLogs/get', { log: null })).toEqual({ log: {} });
    expect(completeAnswer('scheduler/health', { jobs: [{ last_log: null }] })).toEqual({
      categories: {},
      jobs: [{ last_log: [] }],
    });
  });

  test('has no null in a list, of records or of texts', () => {
    const categories = [null, { id: 2, name: 'PIR ORG', supported_tlds: ['org', null] }];
    expect(completeAnswer('eppCategories/list', { categories })).toEqual({
      categories: [{ id: 2, name: 'PIR ORG', supported_tlds: ['org'] }],
    });
  });

  test('is a failure if it is not an object', () => {
    expect(() => completeAnswer('eppCategories/list', [])).toThrow(DecodeError);
  });
});
