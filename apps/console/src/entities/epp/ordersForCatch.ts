import type { Order } from '@dropcatch/sdk';
import type { Day } from '../../core/time/time.ts';
import { hasRacingState } from '../orders/orderStates.ts';
import { acceptsTld } from './tlds.ts';

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
