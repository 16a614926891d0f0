import { createFileRoute } from '@tanstack/react-router';
import { ManagePaymentDialog } from '../../../features/orders/ManagePaymentDialog.tsx';
import { OrderDialogFrame } from '../../../features/orders/OrderDialogFrame.tsx';
import { recordParam } from '../../../lib/routeParams.ts';
import { requireOperation } from '../../../session/guards.ts';

export const Route = createFileRoute('/_app/orders/$orderId/payment')({
  params: recordParam('orderId'),
  beforeLoad: () =>
    requireOperation('orders/updatePayment', 'Only administrators and managers can change orders.'),
  component: ManagePaymentRoute,
});

function ManagePaymentRoute() {
  const { orderId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/orders', search: true, replace: true });
  return (
    <OrderDialogFrame orderId={orderId} title="Manage Payment" onClose={close}>
      {(order) => <ManagePaymentDialog order={order} onClose={close} />}
    </OrderDialogFrame>
  );
}
