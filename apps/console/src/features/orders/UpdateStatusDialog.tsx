import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { settableOrderStates, type Order } from '@dropcatch/sdk';
import { orderStatusUpdateLimits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { updateOrderStatus } from '../../entities/orders/orders.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { stateOptions } from './orderHistory.ts';

const Settable = v.picklist(settableOrderStates, 'Status is required');

const none = { value: '', label: 'Select a status' };

/**
 * Sets an order to any state (spec, section 4), with a note for its history. If its state cannot be set, the form
 * begins without a choice.
 */
export function UpdateStatusDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const submission = useMutation(updateOrderStatus(order.id));
  const current = settableOrderStates.find((state) => state === order.state);
  const form = useForm({
    initialValues: { state: current ?? '', note: '', paid: order.paid_at !== null },
    validate: schemaResolver(v.object({ state: Settable }), { sync: true }),
    transformValues: ({ state, note, paid }) => ({
      state: v.parse(Settable, state),
      ...(note.trim() && { note: note.trim() }),
      ...(paid && !order.paid_at && { paid }),
    }),
  });
  return (
    <FormDialog
      title={`Update Status: order #${order.id}`}
      form={form}
      submission={submission}
      submitLabel="Update Status"
      onClose={onClose}
    >
      <NativeSelect
        label="Status"
        data={current ? stateOptions : [none, ...stateOptions]}
        {...form.getInputProps('state')}
      />
      <Textarea
        label="Note"
        maxLength={orderStatusUpdateLimits.note.maxLength}
        {...form.getInputProps('note')}
      />
      <Checkbox
        label="Mark as paid"
        disabled={order.paid_at !== null}
        {...form.getInputProps('paid', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
