import type { Order } from '@dropcatch/sdk';
import { mutationOptions } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import {
  isOutcomeUnknown,
  PartialFailureError,
  RefusedError,
  UserChangedError,
} from '../../core/api/errors.ts';
import { fetchFresh } from '../../core/api/queryClient.ts';
import { refreshNameOfOrder } from '../domains/nameCache.ts';
import { orderDependentKeys, orderDetails } from './orders.ts';

type Approved = Pick<Order, 'id'>;

/** The message for an order in another state. */
export const onlyNewApprovable = 'Only new orders can be approved';

/** Whether an approval has set the state but not the payment. */
export function isPartlyApproved({ state, paid_at }: Pick<Order, 'state' | 'paid_at'>): boolean {
  return state === 'PAID_WAITING_CATCH' && !paid_at;
}

/** Whether an order can be approved, or its approval finished (spec, section 4). */
export function isApprovable(order: Pick<Order, 'state' | 'paid_at'>): boolean {
  return order.state === 'NEW' || isPartlyApproved(order);
}

const readIfPossible = (id: number) => fetchFresh(orderDetails(id)).catch(() => undefined);

async function setApproved(id: number): Promise<void> {
  try {
    await client.orders.updateStatus(id, {
      state: 'PAID_WAITING_CATCH',
      note: 'Approved via quick action',
    });
  } catch (error) {
    const now = isOutcomeUnknown(error) ? await readIfPossible(id) : undefined;
    if (now?.state !== 'PAID_WAITING_CATCH') throw error;
  }
}

async function setPaid(id: number): Promise<void> {
  try {
    await client.orders.updatePayment(id, {
      paid: true,
      payment_method: 'quick_approval',
      note: 'Quick approval',
    });
  } catch (error) {
    const isOwnSession = !(error instanceof UserChangedError);
    const now = isOwnSession ? await readIfPossible(id) : undefined;
    if (now?.paid_at && isOutcomeUnknown(error)) return;
    // If the order cannot be read, the first call has still worked.
    if (now && !isPartlyApproved(now)) throw error;
    throw new PartialFailureError(
      error,
      'The order is approved, but its payment is not recorded: try again to finish it.',
    );
  }
}

/** The mutation key of {@link approveOrder}, so that rows can show that it runs. */
export const approvalKey = ['orders', 'approve'];

/**
 * Approves a NEW order in two calls: first the state, then the payment (spec, section 4). A partly approved order needs
 * only the second call. Neither call touches anything else, such as a payment reference. The order is read first, since the list may be old. If the answer of a call is lost, the order
 * is read again, since the call may have worked.
 * @returns the order's id, from the request
 * @throws {RefusedError} the order is in another state
 * @throws {PartialFailureError} the state is set, the payment is not
 */
export const approveOrder = mutationOptions({
  mutationKey: approvalKey,
  mutationFn: async ({ id }: Approved): Promise<Approved> => {
    try {
      const order = await fetchFresh(orderDetails(id));
      if (!isApprovable(order)) throw new RefusedError(onlyNewApprovable);
      if (order.state === 'NEW') await setApproved(id);
      await setPaid(id);
      return { id };
    } finally {
      refreshNameOfOrder(id);
    }
  },
  meta: {
    invalidates: orderDependentKeys,
    pending: 'Approving…',
    success: ({ id }: Approved) => `Order #${id} approved - ready for catching`,
    failure: 'Failed to approve order',
  },
});
