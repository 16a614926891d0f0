import { ApiError, ConnectionError, DecodeError, type OrderInput } from '@dropcatch/sdk';
import { client, tokens } from './client.ts';
import { Refusal } from './errors.ts';
import { listOrders } from './orders.ts';

/**
 * Orders a domain and answers the order's id. Where no readable answer came the order may stand all the same; the list
 * of orders then tells. So an order is never reported as failed, and ordered a second time, because its answer was lost.
 * @throws {Refusal} the server says no with a reason
 */
export async function placeOrder(input: OrderInput): Promise<{ order_id: number | undefined }> {
  try {
    const placed = await client.domains.order(input);
    if (!placed.success) throw new Refusal(placed.error);
    return { order_id: placed.order_id };
  } catch (error) {
    const order_id = isUncertain(error) ? await idOfNewOrder(input) : undefined;
    if (order_id === undefined) throw error;
    return { order_id };
  }
}

/** Whether the server may have done what it was asked although the call failed. */
function isUncertain(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500;
  return error instanceof ConnectionError || error instanceof DecodeError;
}

/** The caller's order for a domain and drop date that nobody has worked on yet; undefined without one, or unknown. */
async function idOfNewOrder({ domain, drop_date }: OrderInput): Promise<number | undefined> {
  const caller = tokens.get()?.user?.username;
  try {
    const { orders } = await listOrders({ domain, state: 'NEW' });
    return orders.find(
      (order) =>
        order.domain === domain && order.drop_date === drop_date && order.user.username === caller,
    )?.id;
  } catch {
    return undefined;
  }
}
