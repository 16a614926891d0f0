import { isApiError, type OrderInput, type OrderPlaced } from '@dropcatch/sdk';
import { mutationOptions } from '@tanstack/react-query';
import { serverNow } from '../../../core/time/serverClock.ts';
import { getSession, onSessionChange } from '../../../core/session/session.ts';
import { client } from '../../../core/api/client.ts';
import { UnknownOutcomeError, isOutcomeUnknown } from '../../../core/api/errors.ts';
import { refreshName } from '../../../entities/domains/nameCache.ts';
import { orderDependentKeys } from '../../../entities/orders/orders.ts';
import { findOrder } from '../../../entities/orders/readOrders.ts';
import { isOwn } from '../../../entities/orders/ownOrders.ts';

/**
 * Orders whose answer was lost, by domain and drop date, with the server time of the first try. Kept until the session
 * ends.
 */
const unconfirmed = new Map<string, number>();

/** The tolerance for the known server time, in milliseconds. */
const clockTolerance = 5000;
onSessionChange(() => {
  if (getSession().status !== 'signedIn') unconfirmed.clear();
});

/**
 * Orders a domain and resolves to the order's id. If the answer is lost, the order may exist anyway, so it is looked up
 * in the list of orders. This way, no order is reported as failed and then placed twice. A later try for the same
 * domain and drop date looks first, since the server may have been slow. After a conflict (409) the order is looked up,
 * too, and a new order of the user counts as success.
 * @throws {RefusedError} the server refused with a reason
 * @throws {UnknownOutcomeError} no answer came, and the list could not be read
 */
export const placeOrder = mutationOptions({
  mutationFn: async (input: OrderInput): Promise<{ order_id: number | undefined }> => {
    const key = `${input.domain} ${input.drop_date}`;
    const firstSentAt = unconfirmed.get(key);
    const sentAt = firstSentAt ?? serverNow();
    try {
      const order_id = firstSentAt === undefined ? undefined : await findNewOrderId(input, sentAt);
      const placed = order_id === undefined ? await send(input, sentAt) : { order_id };
      unconfirmed.delete(key);
      return placed;
    } catch (error) {
      // The conflict may be this order, if something between the browser and the server has sent it twice.
      const conflict = isApiError(error, 409);
      if (!isOutcomeUnknown(error) && !conflict) throw error;
      if (!conflict) unconfirmed.set(key, sentAt);
      const order_id = await findNewOrderId(input, sentAt).catch(() => {
        throw conflict
          ? error
          : new UnknownOutcomeError(error, 'the next try looks for the order first');
      });
      if (order_id === undefined) throw error;
      unconfirmed.delete(key);
      return { order_id };
    } finally {
      refreshName(input.domain);
    }
  },
  meta: {
    invalidates: orderDependentKeys,
    success: ({ order_id }: { order_id?: number | undefined }) =>
      order_id === undefined
        ? 'Order created successfully!'
        : `Order created successfully! Order ID: ${order_id}`,
    failure: 'Failed to create order',
    failureIn: 'form',
  },
});

/** Sends the order. If the answer has no id, the order is looked up. */
async function send(input: OrderInput, sentAt: number): Promise<{ order_id: number | undefined }> {
  const placed: Partial<OrderPlaced> | undefined = await client.domains.order(input);
  return {
    order_id: placed?.order_id ?? (await findNewOrderId(input, sentAt).catch(() => undefined)),
  };
}

/**
 * Finds the user's NEW order for a domain and drop date that was created after sending it; undefined if there is none.
 */
async function findNewOrderId(
  { domain, drop_date }: OrderInput,
  sentAt: number,
): Promise<number | undefined> {
  const order = await findOrder(
    { domain, state: 'NEW' },
    (found) =>
      found.drop_date === drop_date &&
      isOwn(found) &&
      Date.parse(found.created_at) >= sentAt - clockTolerance,
  );
  return order?.id;
}
