import type { OrdersByState, OrderStats } from '@dropcatch/sdk';
import { percent } from '../call/numbers.ts';
import type { StoredOrder } from '../store.ts';
import { isCaught } from './states.ts';

/** How many orders are in each state, and what the paid ones are worth in dollars. */
export function orderStats(orders: readonly StoredOrder[]): OrderStats {
  const by_state: OrdersByState = {};
  for (const { state } of orders) by_state[state] = (by_state[state] ?? 0) + 1;
  const paid = orders.filter(({ paid_at }) => paid_at !== null);
  // In cents: dollars with cents do not add up exactly.
  const cents = paid.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return { by_state, total_amount: cents / 100 };
}

/** Caught of all orders whose race is decided, in percent with one decimal; 0 when none is. */
export function successRate(orders: readonly StoredOrder[]): number {
  const caught = orders.filter(({ state }) => isCaught(state)).length;
  const failed = orders.filter(({ state }) => state === 'FAILED').length;
  return percent(caught, caught + failed);
}
