import { liveRefetchInterval } from '../../entities/drops/liveRefresh.ts';
import { orderDetails } from '../../entities/orders/orders.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

export const OrderRecord = recordDialog({
  param: 'orderId',
  // A catch or somebody else may change the order while it shows.
  useRecord: (id) => ({ ...orderDetails(id), refetchInterval: liveRefetchInterval }),
  missing: 'There is no such order.',
  backLabel: 'Back to the orders',
});
