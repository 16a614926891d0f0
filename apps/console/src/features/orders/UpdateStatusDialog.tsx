import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { settableOrderStates, type Order, type SettableOrderState } from '@dropcatch/sdk';
import { orderStatusUpdateLimits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import { updateOrderStatus } from '../../api/orders.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { stateLook } from '../../lib/orderStates.ts';

const states = settableOrderStates.map((value) => ({ value, label: stateLook(value).label }));

function isSettable(state: string): state is SettableOrderState {
  return (settableOrderStates as readonly string[]).includes(state);
}

/** Sets an order to any state (spec, section 4), with a note for its history. */
export function UpdateStatusDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const submission = useMutation(updateOrderStatus(order.id));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      state: isSettable(order.state) ? order.state : settableOrderStates[0],
      note: '',
      paid: order.paid_at !== null,
    },
    transformValues: ({ state, note, paid }) => ({
      state,
      ...(note && { note }),
      ...(paid && !order.paid_at && { paid }),
    }),
  });
  return (
    <FormDialog
      title={`Update Status: order #${order.id}`}
      form={form}
      submission={submission}
      failure="Failed to update order status"
      submitLabel="Update Status"
      onClose={onClose}
    >
      <NativeSelect
        label="Status"
        data={states}
        key={form.key('state')}
        {...form.getInputProps('state')}
      />
      <Textarea
        label="Note"
        maxLength={orderStatusUpdateLimits.note.maxLength}
        key={form.key('note')}
        {...form.getInputProps('note')}
      />
      <Checkbox
        label="Mark as paid"
        disabled={order.paid_at !== null}
        key={form.key('paid')}
        {...form.getInputProps('paid', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
