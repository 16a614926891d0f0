import { isApiError, type OrderInput, type OrderPlaced } from '@dropcatch/sdk';
import { mutationOptions } from '@tanstack/react-query';
import { serverNow } from '../../core/time/serverClock.ts';
import { getSession, onSessionChange } from '../../core/session/session.ts';
import { client } from '../../core/api/client.ts';
import { InDoubt, isUncertain, succeeded } from '../../core/api/errors.ts';
import { refreshName } from '../domains/nameCache.ts';
import { touchedByOrders } from './orders.ts';
import { findOrder } from './readOrders.ts';
import { isOwn } from './ownOrders.ts';
import { refresh } from '../../core/api/queryClient.ts';

/**
 * Of which orders no readable answer came, by domain and drop date, and when they were sent first, by the server's clock;
 * as long as the same person is signed in.
 */
const inDoubt = new Map<string, number>();

/** How far the server's clock may be off as it is known here, in milliseconds. */
const clockSlack = 5000;
onSessionChange(() => {
  if (getSession().status !== 'signedIn') inDoubt.clear();
});

/**
 * Orders a domain and answers the order's id. Where no readable answer came the order may stand all the same; the list
 * of orders then tells. So an order is never reported as failed, and ordered a second time, because its answer was lost.
 * A later try of the same domain and drop date looks first: the server may have been slower than the wait for it. A
 * conflict (409) looks, too: a fresh order of the caller's own is no failure.
 * @throws {Refusal} the server says no with a reason
 * @throws {InDoubt} neither an answer came nor could the list be had
 */
export async function placeOrder(input: OrderInput): Promise<{ order_id: number | undefined }> {
  const key = `${input.domain} ${input.drop_date}`;
  const doubted = inDoubt.get(key);
  const sent = doubted ?? serverNow();
  try {
    const order_id = doubted === undefined ? undefined : await idOfNewOrder(input, sent);
    const placed = order_id === undefined ? await send(input, sent) : { order_id };
    inDoubt.delete(key);
    return placed;
  } catch (error) {
    // What stands in the way may be this very order: something between here and the server may have sent it twice.
    const conflict = isApiError(error, 409);
    if (!isUncertain(error) && !conflict) throw error;
    if (!conflict) inDoubt.set(key, sent);
    const order_id = await idOfNewOrder(input, sent).catch(() => {
      throw conflict ? error : new InDoubt(error, 'the next try looks for the order first');
    });
    if (order_id === undefined) throw error;
    inDoubt.delete(key);
    return { order_id };
  } finally {
    refreshName(input.domain);
  }
}

/** {@link placeOrder} as an action with its texts. */
export const orderDomain = mutationOptions({
  mutationFn: placeOrder,
  // What is refused may have changed: its price, or the days of its drop.
  onError: () =>
    void refresh([
      ['domains', 'byName'],
      ['domains', 'list'],
    ]),
  meta: {
    invalidates: touchedByOrders,
    success: ({ order_id }: { order_id?: number | undefined }) =>
      order_id === undefined
        ? 'Order created successfully!'
        : `Order created successfully! Order ID: ${order_id}`,
    failure: 'Failed to create order',
    failureIn: 'form',
  },
});

/** Sends the order. Where the answer does not tell its number, the list of orders does. */
async function send(input: OrderInput, sent: number): Promise<{ order_id: number | undefined }> {
  const placed: Partial<OrderPlaced> | undefined = await client.domains.order(input);
  const order_id = succeeded(placed)?.order_id;
  return { order_id: order_id ?? (await idOfNewOrder(input, sent).catch(() => undefined)) };
}

/**
 * The caller's order for a domain and drop date that nobody has worked on yet; undefined without one. An older one is
 * another order.
 */
async function idOfNewOrder(
  { domain, drop_date }: OrderInput,
  sent: number,
): Promise<number | undefined> {
  const order = await findOrder(
    { domain, state: 'NEW' },
    (found) =>
      found.drop_date === drop_date &&
      isOwn(found) &&
      Date.parse(found.created_at) >= sent - clockSlack,
  );
  return order?.id;
}
