import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../src/api/queryClient.ts';
import { callsOf } from './console.tsx';
import { holdIntervals } from './timers.ts';

export const table = page.getByRole('table', { name: 'EPP Accounts' });

export function accountCalled(mock: Mock, name: string) {
  const account = mock.world.store.eppAccounts.find((candidate) => candidate.name === name);
  if (!account) throw new Error(`there is no ${name}`);
  return account;
}

/** The address of a dialog about an account. */
export const dialogOf = (name: string, kind: string) => (mock: Mock) =>
  `/epp-accounts/${accountCalled(mock, name).id}/${kind}`;

/** The body of the last call of an operation. */
export const sent = (mock: Mock, operation: OperationId) => callsOf(mock, operation).at(-1)?.body;

/** Makes an order wait for its drop on a day, so that an account has something to catch. */
export function withPendingOrder(mock: Mock, account: string, day = '2026-11-20'): void {
  const { id, registrar_category_id } = accountCalled(mock, account);
  const [order] = mock.world.store.orders.all();
  if (!order) throw new Error('there are no orders');
  Object.assign(order, {
    state: 'PAID_WAITING_CATCH',
    paid_at: '2026-11-19T10:00:00.000Z',
    drop_date: day,
    epp_registrar_category_id: registrar_category_id,
    epp_account_id: id,
  });
}

/** Lets the console look at catches only when time passes on the server with the function that it gives, once each time. */
export function holdCatches() {
  const pass = holdIntervals();
  return async (milliseconds: number, { clock }: Mock) => {
    // What is looked at already is what was before.
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    clock.advance(milliseconds);
    pass(2000);
  };
}
