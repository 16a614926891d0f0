import { isApiError, type OrderInput, type OrderPlaced } from '@dropcatch/sdk';
import { mutationOptions } from '@tanstack/react-query';
import { serverNow } from '../../core/time/serverClock.ts';
import { getSession, onSessionChange } from '../../core/session/session.ts';
import { client } from '../../core/api/client.ts';
import { UnknownOutcomeError, isOutcomeUnknown, ensureSuccess } from '../../core/api/errors.ts';
import { refreshName } from '../domains/nameCache.ts';
import { touchedByOrders } from './orders.ts';
import { findOrder } from './readOrders.ts';
import { isOwn } from './ownOrders.ts';
import { refresh } from '../../core/api/queryClient.ts';

/**
 * Orders without a readable answer, by domain and drop date, with the time of the first try by the server's clock. Kept
 * while the same person is signed in.
 */
const inDoubt = new Map<string, number>();

/** The possible error of the known server time, in milliseconds. */
const clockSlack = 5000;
onSessionChange(() => {
  if (getSession().status !== 'signedIn') inDoubt.clear();
});

/**
 * Orders a domain and resolves to the order's id. Without a readable answer the order may exist anyway, so it is looked
 * up in the list of orders. So no order is reported as failed and then ordered twice because its answer was lost. A
 * later try for the same domain and drop date looks first, since the server may have been slow. A conflict (409) looks,
 * too: a new order of the user's own is no failure.
 * @throws {RefusedError} the server refused with a reason
 * @throws {UnknownOutcomeError} no answer came, and the list could not be read
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
    // The conflict may be this very order, sent twice by something between here and the server.
    const conflict = isApiError(error, 409);
    if (!isOutcomeUnknown(error) && !conflict) throw error;
    if (!conflict) inDoubt.set(key, sent);
    const order_id = await idOfNewOrder(input, sent).catch(() => {
      throw conflict
        ? error
        : new UnknownOutcomeError(error, 'the next try looks for the order first');
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
  // The price or the drop dates may have changed.
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

/** Sends the order. If the answer has no id, the order is looked up. */
async function send(input: OrderInput, sent: number): Promise<{ order_id: number | undefined }> {
  const placed: Partial<OrderPlaced> | undefined = await client.domains.order(input);
  const order_id = ensureSuccess(placed)?.order_id;
  return { order_id: order_id ?? (await idOfNewOrder(input, sent).catch(() => undefined)) };
}

/** The user's NEW order for a domain and drop date, created since it was sent; undefined without one. */
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
