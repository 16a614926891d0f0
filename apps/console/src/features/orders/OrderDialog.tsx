import { orderDetails } from '../../entities/orders/orders.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

export const OrderDialog = recordDialog({
  param: 'orderId',
  useRecord: orderDetails,
  missing: 'There is no such order.',
  backLabel: 'Back to the orders',
});
