import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Order, PaymentMethod } from '@dropcatch/sdk';
import { orderPaymentUpdateLimits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import { updateOrderPayment } from '../../entities/orders/orders.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { choosableMethods, methodLabel } from './orderHistory.ts';

const defaultMethod: PaymentMethod = 'bank_transfer';

/**
 * The initial method of the form, and those to choose from. A stored method that cannot be chosen, such as that of
 * Quick Approve, comes first and stays as it is.
 */
function methodsFor(current: string | null) {
  const chosen = choosableMethods.find(({ value }) => value === (current ?? defaultMethod));
  return chosen
    ? { method: chosen.value, methods: choosableMethods }
    : {
        method: '' as const,
        methods: [{ value: '', label: methodLabel(current ?? '') }, ...choosableMethods],
      };
}

/** Records or withdraws a payment. Method and reference show only when paid is checked (spec, section 5). */
export function ManagePaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const submission = useMutation(updateOrderPayment(order.id));
  const { method, methods } = methodsFor(order.payment_method);
  const form = useForm({
    initialValues: {
      paid: order.paid_at !== null,
      payment_method: method,
      payment_reference: order.payment_reference ?? '',
      note: '',
    },
    transformValues: ({ paid, payment_method, payment_reference: typed, note }) => {
      const payment_reference = typed.trim();
      return {
        paid,
        ...(paid && payment_method && { payment_method }),
        // An empty one removes the stored one.
        ...(paid && (payment_reference || order.payment_reference) && { payment_reference }),
        ...(note.trim() && { note: note.trim() }),
      };
    },
  });
  return (
    <FormDialog
      title={`Manage Payment: order #${order.id}`}
      form={form}
      submission={submission}
      submitLabel="Update Payment"
      onClose={onClose}
    >
      <Checkbox label="Paid" {...form.getInputProps('paid', { type: 'checkbox' })} />
      {form.values.paid && (
        <>
          <NativeSelect
            label="Payment Method"
            data={methods}
            {...form.getInputProps('payment_method')}
          />
          <TextInput
            label="Payment Reference"
            maxLength={orderPaymentUpdateLimits.payment_reference.maxLength}
            {...form.getInputProps('payment_reference')}
          />
        </>
      )}
      <Textarea
        label="Note"
        maxLength={orderPaymentUpdateLimits.note.maxLength}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
