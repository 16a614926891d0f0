import { Button, Stack } from '@mantine/core';
import { isApiError, type Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../core/api/errors.ts';
import { orderDetails } from '../../entities/orders/orders.ts';
import { freshWhere } from '../../core/api/queryClient.ts';
import { noRecord } from '../../core/address/routeParams.ts';
import { DialogFrame, type RecordFrameProps } from '../../ui/dialog/DialogFrame.tsx';

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
  const isMissing = orderId === noRecord || (!query.data && isApiError(query.error, 404));
  return (
    <DialogFrame
      query={query}
      data={isMissing ? null : query.data}
      missing={
        <Missing
          text={query.error ? errorText(query.error) : 'There is no such order.'}
          onLeave={frame.onClose}
        />
      }
      {...frame}
    />
  );
}

/** Another try would find no order either: the way leads back to the list. */
function Missing({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <Stack gap="sm" align="flex-start">
      <span>{text}</span>
      <Button data-autofocus variant="default" onClick={onLeave}>
        Back to the orders
      </Button>
    </Stack>
  );
}
