import type { Order, Role } from '@dropcatch/sdk';
import {
  IconCheck,
  IconCreditCard,
  IconEye,
  IconReload,
  IconReplace,
  IconX,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { runMutation } from '../../core/api/apiQuery.ts';
import { PartialFailureError } from '../../core/api/errors.ts';
import { getPendingLabel } from '../../core/api/pendingLabel.ts';
import { roleCan } from '../../core/session/roles.ts';
import { sessionSignal } from '../../core/session/session.ts';
import { withTld } from '../../entities/domains/domainName.ts';
import {
  approvalKey,
  approveOrder,
  isApprovable,
  isPartlyApproved,
  onlyNewApprovable,
} from '../../entities/orders/approveOrder.ts';
import { failOrder, restartOrder } from '../../entities/orders/orders.ts';
import { stateBadge } from '../../entities/orders/orderStates.ts';
import { askingAction } from '../../ui/dialog/askingAction.tsx';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/action.ts';

/** The actions of an order, by role and state (spec, section 6). */
export function orderActions(order: Order, role: Role): Action[] {
  const go = { to: '/orders/$orderId', params: { orderId: order.id } } as const;
  return [...orderChanges(order, role), { label: 'View Details', icon: IconEye, go }];
}

/** The actions that change an order, by role and state. */
export function orderChanges(order: Order, role: Role): Action[] {
  const params = { orderId: order.id };
  const maySetState = roleCan(role, 'orders/updateStatus');
  const changes: (Action | false)[] = [
    maySetState && {
      // Continues an approval whose payment failed.
      label: isPartlyApproved(order) ? 'Finish Payment' : 'Quick Approve',
      icon: IconCheck,
      effect: isPartlyApproved(order)
        ? 'records its payment'
        : `becomes ${stateBadge('PAID_WAITING_CATCH').label}, and records its payment`,
      isNext: true,
      disabledReason:
        getPendingLabel(approvalKey, order) ??
        (isApprovable(order) ? undefined : onlyNewApprovable),
      onSelect: () => void approve(order),
    },
    maySetState && {
      label: 'Update Status',
      icon: IconReplace,
      go: { to: '/orders/$orderId/status', params },
    },
    roleCan(role, 'orders/updatePayment') && {
      label: 'Manage Payment',
      icon: IconCreditCard,
      go: { to: '/orders/$orderId/payment', params },
    },
    maySetState &&
      askingAction({
        label: 'Mark as Failed',
        icon: IconX,
        danger: true,
        disabledReason: order.state === 'FAILED' ? 'The order has failed already' : undefined,
        title: 'Mark as failed?',
        body: (
          <span>{orderName(order)} will be marked as FAILED and its user will be notified.</span>
        ),
        run: () => runMutation(failOrder, order),
      }),
    roleCan(role, 'orders/restart') &&
      askingAction({
        label: 'Restart',
        icon: IconReload,
        title: 'Restart order?',
        body: (
          <>
            {orderName(order)}{' '}
            <span>
              {`will return to PAID_WAITING_CATCH if the order is paid, otherwise to NEW. This one is ${order.paid_at ? 'paid' : 'not paid'}.`}
            </span>
          </>
        ),
        run: () => runMutation(restartOrder, order),
      }),
  ];
  return changes.filter((change) => change !== false);
}

/**
 * Approves an order. If the payment fails after the state was set, the row may have left the list, so a dialog offers
 * to finish it.
 */
export async function approve(order: Order): Promise<void> {
  const session = sessionSignal();
  try {
    await runMutation(approveOrder, order);
  } catch (error) {
    // Another user is not asked.
    if (!(error instanceof PartialFailureError) || session.aborted) return;
    const finish = await confirm({
      title: 'Finish the payment?',
      confirmLabel: 'Finish Payment',
      body: (
        <span>
          {orderName(order)} is approved, but its payment could not be recorded. Try again now, or
          later with Finish Payment in its menu.
        </span>
      ),
    });
    if (finish) await approve(order);
  }
}

function orderName(order: Order): ReactElement {
  return (
    <>
      <span>{`Order #${order.id},`}</span> <strong className="domain-name">{withTld(order)}</strong>
    </>
  );
}
