import type { Order, OrderState } from '@dropcatch/sdk';
import type { Day } from '../../core/time/time.ts';

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

/** Whether a category accepts a TLD. A category without a list accepts any (spec, section 3). */
export function acceptsTld(tlds: readonly string[], tld: string): boolean {
  return tlds.length === 0 || tlds.some((known) => tld === known || tld.endsWith(`.${known}`));
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

const maxNamed = 3;

/** Formats TLDs for a sentence: 'com or net', 'info, io, app or 5 more TLDs', or 'any TLD' for an empty list. */
export function formatTlds(tlds: readonly string[]): string {
  if (tlds.length === 0) return 'any TLD';
  const named = tlds.slice(0, maxNamed);
  const more = tlds.length - named.length;
  const last = more > 0 ? `${more} more ${more === 1 ? 'TLD' : 'TLDs'}` : named.pop();
  return named.length > 0 ? `${named.join(', ')} or ${last}` : `${last}`;
}
