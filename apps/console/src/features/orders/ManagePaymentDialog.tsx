import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { paymentMethods, type Order, type PaymentMethod } from '@dropcatch/sdk';
import { orderPaymentUpdateLimits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { updateOrderPayment } from '../../api/orders.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { choosableMethods } from '../../lib/orderStates.ts';

const defaultMethod: PaymentMethod = 'bank_transfer';

function isMethod(method: string | null): method is PaymentMethod {
  return (paymentMethods as readonly (string | null)[]).includes(method);
}

/** Records or withdraws a payment. Method and reference show only when paid is checked (spec, section 5). */
export function ManagePaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const submission = useMutation(updateOrderPayment(order.id));
  const [paid, setPaid] = useState(order.paid_at !== null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      paid,
      payment_method: isMethod(order.payment_method) ? order.payment_method : defaultMethod,
      payment_reference: order.payment_reference ?? '',
      note: '',
    },
    onValuesChange: (values) => setPaid(values.paid),
    transformValues: ({ paid: isPaid, payment_method, payment_reference, note }) => ({
      paid: isPaid,
      ...(isPaid && { payment_method }),
      ...(isPaid && payment_reference && { payment_reference }),
      ...(note && { note }),
    }),
  });
  return (
    <FormDialog
      title={`Manage Payment: order #${order.id}`}
      form={form}
      submission={submission}
      failure="Failed to update payment status"
      submitLabel="Update Payment"
      onClose={onClose}
    >
      <Checkbox
        label="Paid"
        key={form.key('paid')}
        {...form.getInputProps('paid', { type: 'checkbox' })}
      />
      {paid && (
        <>
          <NativeSelect
            label="Payment Method"
            data={choosableMethods}
            key={form.key('payment_method')}
            {...form.getInputProps('payment_method')}
          />
          <TextInput
            label="Payment Reference"
            maxLength={orderPaymentUpdateLimits.payment_reference.maxLength}
            key={form.key('payment_reference')}
            {...form.getInputProps('payment_reference')}
          />
        </>
      )}
      <Textarea
        label="Note"
        maxLength={orderPaymentUpdateLimits.note.maxLength}
        key={form.key('note')}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
