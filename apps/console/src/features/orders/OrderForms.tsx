import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { settableOrderStates, type Order, type PaymentMethod } from '@dropcatch/sdk';
import { orderPaymentUpdateLimits, orderStatusUpdateLimits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { formatPrice } from '../../core/text/numbers.ts';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { withTld } from '../../entities/domains/domainName.ts';
import { updateOrderPayment, updateOrderStatus } from '../../entities/orders/orders.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { choosableMethods, methodLabel, stateOptions } from './orderHistory.ts';

/** The subtitle of a form: the domain, customer and price of the order. */
function orderSubtitle(order: Order) {
  return (
    <>
      <DomainName name={withTld(order)} /> · <bdi>{order.user.username}</bdi> ·{' '}
      {formatPrice(order.price)}
    </>
  );
}

const Settable = v.picklist(settableOrderStates, 'Status is required');

const noStatus = { value: '', label: 'Select a status' };

/**
 * Sets an order to any state (spec, section 4), with a note for its history. If the current state is not one that can
 * be set, no state is preselected.
 */
export function UpdateStatusDialog({ record: order }: { record: Order }) {
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
      {...UpdateStatusDialog.dialogSize}
      title={`Update Status: order #${order.id}`}
      subtitle={orderSubtitle(order)}
      form={form}
      submission={submission}
      submitLabel="Update Status"
    >
      <NativeSelect
        label="Status"
        data={current ? stateOptions : [noStatus, ...stateOptions]}
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

UpdateStatusDialog.dialogSize = { height: 357 };

const defaultMethod: PaymentMethod = 'bank_transfer';

/**
 * The initial payment method of the form, and the options. A stored method that cannot be chosen, such as that of Quick
 * Approve, is the first option, and stays if it is not changed.
 */
function methodsFor(current: string | null) {
  const selected = choosableMethods.find(({ value }) => value === (current ?? defaultMethod));
  return selected
    ? { method: selected.value, methods: choosableMethods }
    : {
        method: '' as const,
        methods: [{ value: '', label: methodLabel(current ?? '') }, ...choosableMethods],
      };
}

/** Records or withdraws a payment. Method and reference show only when paid is checked (spec, section 5). */
export function ManagePaymentDialog({ record: order }: { record: Order }) {
  const submission = useMutation(updateOrderPayment(order.id));
  const { method, methods } = methodsFor(order.payment_method);
  const form = useForm({
    initialValues: {
      paid: order.paid_at !== null,
      payment_method: method,
      payment_reference: order.payment_reference ?? '',
      note: '',
    },
    transformValues: ({ paid, payment_method, payment_reference: reference, note }) => {
      const payment_reference = reference.trim();
      return {
        paid,
        ...(paid && payment_method && { payment_method }),
        // An empty value removes the stored reference.
        ...(paid && (payment_reference || order.payment_reference) && { payment_reference }),
        ...(note.trim() && { note: note.trim() }),
      };
    },
  });
  return (
    <FormDialog
      {...ManagePaymentDialog.dialogSize}
      title={`Manage Payment: order #${order.id}`}
      subtitle={orderSubtitle(order)}
      form={form}
      submission={submission}
      submitLabel="Update Payment"
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

ManagePaymentDialog.dialogSize = { height: 287 };
