import { createFileRoute, redirect } from '@tanstack/react-router';
import { ManagePaymentDialog } from '../../../features/orders/ManagePaymentDialog.tsx';
import { OrderDialogFrame } from '../../../features/orders/OrderDialogFrame.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { mayCall } from '../../../core/session/guards.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/orders/$orderId/payment')({
  params: recordParam('orderId'),
  // Who may only look gets the details instead.
  beforeLoad: ({ params }) => {
    if (!mayCall('orders/updatePayment')) {
      throw redirect({ to: '/orders/$orderId', params, search: true, replace: true });
    }
  },
  component: ManagePaymentRoute,
});

function ManagePaymentRoute() {
  const { orderId } = Route.useParams();
  const close = useCloseDialog({ to: '/orders', search: true });
  return (
    <OrderDialogFrame orderId={orderId} title="Manage Payment" editing onClose={close}>
      {(order) => <ManagePaymentDialog order={order} onClose={close} />}
    </OrderDialogFrame>
  );
}
