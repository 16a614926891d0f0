import type { Order, OrderState } from '@dropcatch/sdk';
import type { Day } from '../../core/time/time.ts';

/** The states of a paid order during its race. */
const racing: readonly OrderState[] = ['READY_FOR_CATCH', 'PROCESSING'];

/** The states of a paid order whose name is not caught yet. */
export const uncaughtStates: readonly OrderState[] = [
  'PAID_WAITING_EXDATE',
  'PAID_WAITING_CATCH',
  ...racing,
];

/** Whether an order is in a race right now, whatever its drop date. */
export function hasRacingState({ state }: Pick<Order, 'state'>): boolean {
  return racing.includes(state);
}

/** Whether a category takes a TLD. A category without a list takes any (spec, section 3). */
export function acceptsTld(tlds: readonly string[], tld: string): boolean {
  return tlds.length === 0 || tlds.some((known) => tld === known || tld.endsWith(`.${known}`));
}

/**
 * The paid orders that a catch of a day races for: those of the category's TLDs that drop on the day. The list of
 * orders does not say through which account an order goes.
 * @param tlds the category's TLDs; empty if it takes any, or if they are not known
 * @param withRacing also orders of other days that are in a race now
 */
export function ordersForCatch(
  orders: readonly Order[],
  { day, tlds, withRacing }: { day: Day; tlds: readonly string[]; withRacing: boolean },
): Order[] {
  return orders.filter(
    (order) =>
      acceptsTld(tlds, order.tld) &&
      (order.drop_date === day || (withRacing && hasRacingState(order))),
  );
}

const mostNamed = 3;

/** TLDs within a sentence: 'com or net', 'info, io, app or 5 more TLDs', or 'any TLD' without a list. */
export function tldsInWords(tlds: readonly string[]): string {
  if (tlds.length === 0) return 'any TLD';
  const named = tlds.slice(0, mostNamed);
  const more = tlds.length - named.length;
  const last = more > 0 ? `${more} more ${more === 1 ? 'TLD' : 'TLDs'}` : named.pop();
  return named.length > 0 ? `${named.join(', ')} or ${last}` : `${last}`;
}
