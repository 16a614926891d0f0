import { createFileRoute, redirect } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { canCall } from '../../../core/session/permissions.ts';
import { OrderRecord } from '../../../features/orders/OrderRecord.tsx';
import { UpdateStatusDialog } from '../../../features/orders/OrderDialogs.tsx';

export const Route = createFileRoute('/_app/orders/$orderId/status')({
  params: recordParam('orderId'),
  // Users who may only view the order see its details.
  beforeLoad: ({ params }) => {
    if (!canCall('orders/updateStatus')) {
      throw redirect({ to: '/orders/$orderId', params, search: true, replace: true });
    }
  },
  component: () => <OrderRecord title="Update Status" editing of={UpdateStatusDialog} />,
});
