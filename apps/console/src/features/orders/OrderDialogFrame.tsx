import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { orderDetails } from '../../api/orders.ts';
import { freshWhere } from '../../api/queryClient.ts';
import { noRecord } from '../../lib/address/routeParams.ts';
import { DialogFrame, type RecordFrameProps } from '../../components/dialog/DialogFrame.tsx';

interface OrderDialogFrameProps extends RecordFrameProps<Order> {
  orderId: number;
}

/** Loads the order that a dialog is about, also when the dialog was opened by its address. */
export function OrderDialogFrame({ orderId, ...frame }: OrderDialogFrameProps) {
  const query = useQuery({
    ...orderDetails(orderId),
    ...freshWhere(frame.editing),
    enabled: orderId !== noRecord,
  });
  return (
    <DialogFrame
      query={query}
      data={orderId === noRecord ? null : query.data}
      failure="Failed to load order details"
      missing="There is no such order."
      {...frame}
    />
  );
}
