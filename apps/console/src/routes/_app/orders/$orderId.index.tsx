import { createFileRoute } from '@tanstack/react-router';
import { OrderDetailsDialog } from '../../../features/orders/OrderDetailsDialog.tsx';
import { OrderDialogFrame } from '../../../features/orders/OrderDialogFrame.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/orders/$orderId/')({
  params: recordParam('orderId'),
  component: OrderDetailsRoute,
});

function OrderDetailsRoute() {
  const { orderId } = Route.useParams();
  const close = useCloseDialog({ to: '/orders', search: true });
  return (
    <OrderDialogFrame orderId={orderId} title="Order Details" onClose={close}>
      {(order) => <OrderDetailsDialog order={order} onClose={close} />}
    </OrderDialogFrame>
  );
}
