import { expect, test } from 'vitest';
import { completeAnswer } from './completeAnswer.ts';

test('a read without a name has a dash, and an account is inactive only if the answer says so', () => {
  expect(completeAnswer('eppAccounts/list', { accounts: [{ id: 1 }] })).toEqual({
    accounts: [
      { id: 1, name: '–', is_active: true, registrar_category: { name: '–', is_active: true } },
    ],
  });
  const order = { id: 7, domain: null, tld: 'com', user: null };
  expect(completeAnswer('orders/list', { orders: [order], pagination: {} })).toEqual({
    orders: [{ id: 7, domain: '–', tld: 'com', user: { username: '–' } }],
    pagination: {},
  });
});

test('other values of a read stay as they are', () => {
  const log = { id: 1, note: null };
  expect(completeAnswer('eppLogs/get', { log })).toEqual({ log });
});
