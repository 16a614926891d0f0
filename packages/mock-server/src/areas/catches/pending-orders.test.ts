import { expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { pendingOrders } from './catches.ts';

test.each([
  ['NEW', false],
  ['PAID_WAITING_EXDATE', true],
  ['PAID_WAITING_CATCH', true],
  ['READY_FOR_CATCH', true],
  ['PROCESSING', true],
  ['CATCHED_PROCESSING', false],
  ['FAILED', false],
  ['CANCELLED', false],
] as const)(
  'a paid order that is %s is caught: %s; one that nobody has paid never is',
  (state, caught) => {
    const { store } = testMock({ rows: 50 }).world;
    const account = store.eppAccounts.get(2);
    const [order] = account === undefined ? [] : pendingOrders(store, account);
    if (account === undefined || order === undefined) throw new Error('The seed has no such order');
    order.state = state;
    expect(pendingOrders(store, account).includes(order)).toBe(caught);
    order.paid_at = null;
    expect(pendingOrders(store, account)).not.toContain(order);
  },
);
