import type { Mock } from '../../src/mock/mock.ts';

/** The day of the tests. */
export const TODAY = '2026-11-20';

/** Today's pending .com orders that VRSN-02, the manager's account, can catch. */
export function ordersOfToday(mock: Mock) {
  const { users, orders } = mock.world.store;
  return orders.filter(
    ({ drop_date, tld, user_id, state }) =>
      drop_date === TODAY &&
      tld === 'com' &&
      ['READY_FOR_CATCH', 'PROCESSING', 'PAID_WAITING_CATCH', 'PAID_WAITING_EXDATE'].includes(
        state,
      ) &&
      (user_id === 2 || users.get(user_id)?.manager_id === 2),
  );
}
