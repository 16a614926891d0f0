import type { Order } from '@dropcatch/sdk';
import {
  IconCheck,
  IconCreditCard,
  IconEye,
  IconReload,
  IconReplace,
  IconX,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import {
  approvalKey,
  approveOrder,
  isHalfApproved,
  onlyNewApproved,
} from '../../entities/orders/approveOrder.ts';
import { HalfDone } from '../../core/api/errors.ts';
import { failOrder, restartOrder } from '../../entities/orders/orders.ts';
import { pendingCall } from '../../core/api/pendingCall.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { withTld } from '../../entities/domains/domainName.ts';
import { useCan } from '../../core/session/permissions.ts';

type Question = { kind: 'fail' | 'restart' | 'finish'; order: Order };

/**
 * What can be done with an order, by role and state, and the dialog that asks before something drastic. `changesFor` is
 * what staff may change of it; `actionsFor` leads to its details, too.
 */
export function useOrderActions(): {
  actionsFor: (order: Order) => Action[];
  changesFor: (order: Order) => Action[];
  dialog: ReactNode;
} {
  const can = useCan();
  const maySetState = can('orders/updateStatus');
  const mayManagePayment = can('orders/updatePayment');
  const mayRestart = can('orders/restart');
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const { mutate: sendApproval } = useMutation(approveOrder);
  const approve = useCallback(
    (order: Order) =>
      sendApproval(order, {
        // The row may have left the list with its new state: what is left to do is offered here.
        onError: (error) => error instanceof HalfDone && setQuestion({ kind: 'finish', order }),
      }),
    [sendApproval],
  );
  const fail = useMutation(failOrder);
  const restart = useMutation(restartOrder);

  const changesFor = useCallback(
    (order: Order): Action[] => {
      const params = { orderId: order.id };
      const actions: (Action | false)[] = [
        maySetState && {
          // An approval that got no further than the state is gone on with.
          label: isHalfApproved(order) ? 'Finish Payment' : 'Quick Approve',
          icon: IconCheck,
          disabledReason:
            pendingCall(approvalKey, order) ??
            (order.state === 'NEW' || isHalfApproved(order) ? undefined : onlyNewApproved),
          onSelect: () => approve(order),
        },
        maySetState && {
          label: 'Update Status',
          icon: IconReplace,
          onSelect: () => void navigate({ to: '/orders/$orderId/status', params, search: true }),
        },
        mayManagePayment && {
          label: 'Manage Payment',
          icon: IconCreditCard,
          onSelect: () => void navigate({ to: '/orders/$orderId/payment', params, search: true }),
        },
        maySetState && {
          label: 'Mark as Failed',
          icon: IconX,
          danger: true,
          disabledReason: order.state === 'FAILED' ? 'The order has failed already' : undefined,
          onSelect: () => setQuestion({ kind: 'fail', order }),
        },
        mayRestart && {
          label: 'Restart',
          icon: IconReload,
          onSelect: () => setQuestion({ kind: 'restart', order }),
        },
      ];
      return actions.filter((action) => action !== false);
    },
    [approve, mayManagePayment, mayRestart, maySetState, navigate],
  );

  const actionsFor = useCallback(
    (order: Order): Action[] => {
      const params = { orderId: order.id };
      const onSelect = () => void navigate({ to: '/orders/$orderId', params, search: true });
      return [...changesFor(order), { label: 'View Details', icon: IconEye, onSelect }];
    },
    [changesFor, navigate],
  );

  const close = () => setQuestion(undefined);
  const confirm = ({ kind, order }: Question) => {
    if (kind !== 'finish') {
      return (kind === 'fail' ? fail : restart).mutate(order, { onSettled: close });
    }
    close();
    approve(order);
  };
  const dialog = question && (
    <OrderQuestion
      {...question}
      busy={fail.isPending || restart.isPending}
      onConfirm={() => confirm(question)}
      onClose={close}
    />
  );
  return { actionsFor, changesFor, dialog };
}

interface OrderQuestionProps extends Question {
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function OrderQuestion({ kind, order, ...buttons }: OrderQuestionProps) {
  const name = (
    <>
      Order #{order.id}, <strong className="domain-name">{withTld(order)}</strong>
    </>
  );
  if (kind === 'finish') {
    return (
      <ConfirmDialog
        title="Finish the payment?"
        confirmLabel="Finish Payment"
        leftByBack
        {...buttons}
      >
        {name} is approved, but its payment could not be recorded. Try again now, or later with
        Finish Payment in its menu.
      </ConfirmDialog>
    );
  }
  return kind === 'fail' ? (
    <ConfirmDialog
      title="Mark as failed?"
      confirmLabel="Mark as Failed"
      danger
      leftByBack
      {...buttons}
    >
      {name} will be marked as FAILED and its user will be notified.
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title="Restart order?" confirmLabel="Restart" leftByBack {...buttons}>
      {name} will return to PAID_WAITING_CATCH if the order is paid, otherwise to NEW. This one is{' '}
      {order.paid_at ? 'paid' : 'not paid'}.
    </ConfirmDialog>
  );
}
