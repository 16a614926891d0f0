import { createFileRoute, redirect } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { canCall } from '../../../core/session/permissions.ts';
import { ManagePaymentDialog } from '../../../features/orders/OrderDialogs.tsx';
import { OrderRecord } from '../../../features/orders/OrderRecord.tsx';

export const Route = createFileRoute('/_app/orders/$orderId/payment')({
  params: recordParam('orderId'),
  // Users who may only view the order see its details.
  beforeLoad: ({ params }) => {
    if (!canCall('orders/updatePayment')) {
      throw redirect({ to: '/orders/$orderId', params, search: true, replace: true });
    }
  },
  component: () => <OrderRecord title="Manage Payment" editing of={ManagePaymentDialog} />,
});
