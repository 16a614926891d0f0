import type { Order, OrderState } from '@dropcatch/sdk';
import type { Day } from '../../core/time/time.ts';
import { acceptsTld } from './tlds.ts';

/** The states of a paid order during its race. */
const racingStates: readonly OrderState[] = ['READY_FOR_CATCH', 'PROCESSING'];

/** The states of a paid order whose name is not caught yet. */
export const uncaughtStates: readonly OrderState[] = [
  'PAID_WAITING_EXDATE',
  'PAID_WAITING_CATCH',
  ...racingStates,
];

/** Whether the state of an order says that it is in a race now. Its drop date does not count. */
export function hasRacingState({ state }: Pick<Order, 'state'>): boolean {
  return racingStates.includes(state);
}

/**
 * The paid orders that a catch of a day is for: those of the category's TLDs that drop on the day. The list of orders
 * does not say which account an order goes through.
 * @param tlds the TLDs of the category; empty if it accepts any, or if they are not known
 * @param includeRacing whether orders of other days that are in a race now count
 */
export function ordersForCatch(
  orders: readonly Order[],
  { day, tlds, includeRacing }: { day: Day; tlds: readonly string[]; includeRacing: boolean },
): Order[] {
  return orders.filter(
    (order) =>
      acceptsTld(tlds, order.tld) &&
      (order.drop_date === day || (includeRacing && hasRacingState(order))),
  );
}
