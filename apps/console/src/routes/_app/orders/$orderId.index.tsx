import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { Drawer } from '../../../ui/dialog/Drawer.tsx';
import { OrderDetailsDialog } from '../../../features/orders/OrderDetailsDialog.tsx';
import { OrderRecord } from '../../../features/orders/OrderRecord.tsx';

export const Route = createFileRoute('/_app/orders/$orderId/')({
  params: recordParam('orderId'),
  component: () => <OrderRecord title="Order Details" frame={Drawer} of={OrderDetailsDialog} />,
});
