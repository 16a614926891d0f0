import type { Order } from '@dropcatch/sdk';
import { useMutationState } from '@tanstack/react-query';
import { runMutation } from '../../core/api/apiQuery.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { rowButton } from '../../ui/page/buttonProps.ts';
import { approvalKey, approveOrder } from '../orders/approveOrder.ts';

interface ApproveButtonProps {
  orders: readonly [Order, ...Order[]];
  /** Whether the orders are approved, and only their payment is left. */
  isPaymentLeft: boolean;
}

/** Approves orders one after the other, after a question that names them. It goes in a list item that can have the focus. */
export function ApproveButton({ orders, isPaymentLeft }: ApproveButtonProps) {
  const running = useMutationState({
    filters: { mutationKey: approvalKey, status: 'pending' },
    select: ({ state }) => Object(state.variables) as Partial<Order>,
  });
  const [first, ...others] = orders;
  const verb = isPaymentLeft ? 'Record Payment' : 'Approve';
  const isOne = others.length === 0;
  const label = isOne ? verb : `${verb} ${pluralize(orders.length, 'order')}`;
  const what = isOne ? `order #${first.id}, ${first.domain}` : pluralize(orders.length, 'order');
  const names = isOne ? '' : `: ${orders.map(({ domain }) => domain).join(', ')}`;
  const approve = async () => {
    const agreed = await confirm({
      title: isPaymentLeft ? `Record payment of ${what}?` : `Approve ${what}?`,
      confirmLabel: verb,
      body: isOne
        ? 'Its payment is recorded, and it takes part in the race.'
        : `Their payment is recorded, and they take part in the race${names}.`,
    });
    if (!agreed) return;
    // A failure shows its own message.
    for (const order of orders) await runMutation(approveOrder, order).catch(() => undefined);
  };
  return (
    <BusyButton
      {...rowButton}
      busy={running.some(({ id }) => orders.some((order) => order.id === id))}
      aria-label={isOne ? `${verb}: ${what}` : undefined}
      onClick={() => void approve()}
    >
      {label}
    </BusyButton>
  );
}
