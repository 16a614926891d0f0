import type { Order } from '@dropcatch/sdk';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  approvalFailed,
  approveOrderNow,
  isHalfApproved,
} from '../../entities/orders/approveOrder.ts';
import { failOrderNow, orderDetails, ordersChanged } from '../../entities/orders/orders.ts';
import { BulkDialog } from '../../ui/dialog/BulkDialog.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { withTld } from '../../entities/domains/domainName.ts';
import { formatPrice, countOf, formatCount } from '../../core/text/numbers.ts';
import { stateLook } from '../../entities/orders/orderStates.ts';

/** What staff can do with many orders at once. */
export type OrderBulkKind = 'approve' | 'fail';

interface OrderStateBulkDialogProps {
  kind: OrderBulkKind;
  /** The picked orders. */
  orders: readonly Order[];
  onClose: (done: readonly Order[]) => void;
}

const kinds = {
  approve: {
    title: 'Approve orders?',
    verb: 'Approve',
    fits: (order: Order) => order.state === 'NEW' || isHalfApproved(order),
    others: 'not New',
    none: 'None of the selected orders is New.',
    text: 'will be marked as paid and wait for their catch',
    task: approveOrderNow,
    failure: approvalFailed,
    danger: false,
  },
  fail: {
    title: 'Mark orders as failed?',
    verb: 'Mark as Failed',
    fits: ({ state }: Order) => state !== 'FAILED',
    others: 'Failed already',
    none: 'All of the selected orders are Failed already.',
    text: 'will be marked as FAILED and their users will be notified',
    task: failOrderNow,
    failure: 'Failed to update order status',
    danger: true,
  },
} as const;

/** Approves many orders or marks them as failed, with the outcome of each. Orders whose state does not allow it are left out. */
export function OrderStateBulkDialog({ kind, orders, onClose }: OrderStateBulkDialogProps) {
  const { title, verb, fits, others, none, text, task, failure, danger } = kinds[kind];
  const fitting = orders.filter(fits);
  const left = orders.length - fitting.length;
  const total = fitting.reduce((sum, { price }) => sum + price, 0);
  return (
    <BulkDialog
      title={title}
      items={fitting}
      keyOf={({ id }) => id}
      describe={describeOrder}
      confirmLabel={fitting.length === 0 ? verb : `${verb} (${formatCount(fitting.length)})`}
      danger={danger}
      task={task}
      failure={failure}
      onEnd={ordersChanged}
      onClose={onClose}
    >
      {fitting.length === 0 ? (
        none
      ) : (
        <>
          {countOf(fitting.length, 'order')}, together {formatPrice(total)}, {text}.
          {left > 0 &&
            ` ${formatCount(left)} of those selected ${left === 1 ? 'is' : 'are'} ${others} and left out.`}
        </>
      )}
    </BulkDialog>
  );
}

const describeOrder = (order: Order) => <OrderNow order={order} />;

/** An order by name, with its state as it is: what the run has read of it since the dialog was opened, or what was picked. */
function OrderNow({ order }: { order: Order }) {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery({ ...orderDetails(order.id), enabled: false });
  const { id, state, price, paid_at } = data && dataUpdatedAt >= openedAt ? data : order;
  return (
    <>
      #{id} <DomainName name={withTld(order)} /> · {stateLook(state).label}
      {isHalfApproved({ state, paid_at }) && ', not paid'} · {formatPrice(price)}
    </>
  );
}
