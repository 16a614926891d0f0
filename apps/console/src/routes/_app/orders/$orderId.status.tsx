import { createFileRoute, redirect } from '@tanstack/react-router';
import { UpdateStatusDialog } from '../../../features/orders/UpdateStatusDialog.tsx';
import { OrderDialogFrame } from '../../../features/orders/OrderDialogFrame.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { mayCall } from '../../../core/session/guards.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/orders/$orderId/status')({
  params: recordParam('orderId'),
  // Who may only look gets the details instead.
  beforeLoad: ({ params }) => {
    if (!mayCall('orders/updateStatus')) {
      throw redirect({ to: '/orders/$orderId', params, search: true, replace: true });
    }
  },
  component: UpdateStatusRoute,
});

function UpdateStatusRoute() {
  const { orderId } = Route.useParams();
  const close = useCloseDialog({ to: '/orders', search: true });
  return (
    <OrderDialogFrame orderId={orderId} title="Update Status" editing onClose={close}>
      {(order) => <UpdateStatusDialog order={order} onClose={close} />}
    </OrderDialogFrame>
  );
}
