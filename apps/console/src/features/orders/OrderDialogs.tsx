import {
  settableOrderStates,
  type Order,
  type OrderPaymentUpdate,
  type OrderStatusUpdate,
} from '@dropcatch/sdk';
import { orderPaymentUpdateLimits, orderStatusUpdateLimits } from '@dropcatch/sdk/limits';
import { numbered } from '../../core/text/labels.ts';
import { fetchFresh } from '../../core/api/queryClient.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { withTld } from '../../entities/domains/domainName.ts';
import {
  orderDetails,
  updateOrderPayment,
  updateOrderStatus,
} from '../../entities/orders/orders.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { onlyWhen, withLimits, type FormField } from '../../ui/form/fieldTable.ts';
import { choosableMethods, methodLabel, stateOptions } from './orderTexts.ts';

/** The subtitle of a form: the domain, customer and price of the order. */
function orderSubtitle(order: Order) {
  return (
    <>
      <DomainName name={withTld(order)} /> <span>·</span> <bdi>{order.user.username}</bdi>{' '}
      <span>{`· ${formatPrice(order.price)}`}</span>
    </>
  );
}

/** An order as the record of a form, with the switch that both calls take. */
const editable = (order: Order) => ({ ...order, paid: order.paid_at !== null });

const readEditable = async (id: number) => editable(await fetchFresh(orderDetails(id)));

/** A note for the history. The order has none yet. */
const note = { name: 'note', label: 'Note', kind: 'area', default: '', toInput: () => '' } as const;

const toSettable = (state: unknown) =>
  settableOrderStates.find((settable) => settable === state) ?? '';

const noStatus = { value: '', label: 'Select a status' };

/**
 * Sets an order to any state (spec, section 4), with a note for its history. If the current state is not one that can
 * be set, no state is preselected.
 */
export function UpdateStatusDialog({ record: order }: { record: Order }) {
  const current = toSettable(order.state);
  const fields: FormField<keyof OrderStatusUpdate>[] = [
    {
      name: 'state',
      label: 'Status',
      kind: 'choice',
      options: current ? stateOptions : [noStatus, ...stateOptions],
      required: !current,
      toInput: toSettable,
      wide: true,
    },
    note,
    { name: 'paid', label: 'Mark as paid', kind: 'switch', disabled: order.paid_at !== null },
  ];
  const fieldForm = useFieldForm({
    fields: withLimits(orderStatusUpdateLimits, fields),
    record: editable(order),
    save: updateOrderStatus(order.id),
    read: readEditable,
  });
  return (
    <FormDialog
      {...fieldForm}
      {...UpdateStatusDialog.dialogSize}
      title={numbered('Update Status: order', order.id)}
      subtitle={orderSubtitle(order)}
      submitLabel="Update Status"
    >
      <FieldInputs {...fieldForm} />
    </FormDialog>
  );
}

UpdateStatusDialog.dialogSize = { height: 357 };

/**
 * The methods to choose from. A stored method that cannot be chosen, such as that of Quick Approve, comes first and
 * stays as it is.
 */
function methodsFor(current: string | null) {
  const isChoosable = current === null || choosableMethods.some(({ value }) => value === current);
  const methods = [{ value: '', label: 'No method' }, ...choosableMethods];
  return isChoosable ? methods : [{ value: current, label: methodLabel(current) }, ...methods];
}

/**
 * Records or withdraws a payment. Method and reference show only when paid is checked (spec, section 5). Without a
 * stored method, one is proposed only when Paid is switched on, so that a note alone records no method.
 */
export function ManagePaymentDialog({ record: order }: { record: Order }) {
  const fields: FormField<keyof OrderPaymentUpdate>[] = [
    { name: 'paid', label: 'Paid', kind: 'switch' },
    ...onlyWhen('paid', true, [
      {
        name: 'payment_method',
        label: 'Payment Method',
        kind: 'choice',
        options: methodsFor(order.payment_method),
        toInput: (stored) => stored ?? '',
        fromInput: (method) => method || null,
        show: (method) => (typeof method === 'string' ? methodLabel(method) : ''),
        wide: true,
      },
      {
        name: 'payment_reference',
        label: 'Payment Reference',
        wide: true,
      },
    ]),
    note,
  ];
  const fieldForm = useFieldForm({
    fields: withLimits(orderPaymentUpdateLimits, fields),
    record: editable(order),
    save: updateOrderPayment(order.id),
    read: readEditable,
    // Hidden fields keep what is stored. Withdrawing a payment removes its method and reference.
    extraBody: ({ paid }, stored = editable(order)) =>
      stored.paid && !paid
        ? { payment_method: null, payment_reference: null }
        : { payment_method: stored.payment_method, payment_reference: stored.payment_reference },
  });
  fieldForm.form.watch('paid', ({ value }) => {
    if (value === true && !fieldForm.form.getValues()['payment_method'])
      fieldForm.form.setFieldValue('payment_method', 'bank_transfer');
  });
  return (
    <FormDialog
      {...fieldForm}
      {...ManagePaymentDialog.dialogSize}
      title={numbered('Manage Payment: order', order.id)}
      subtitle={orderSubtitle(order)}
      submitLabel="Update Payment"
    >
      <FieldInputs {...fieldForm} />
    </FormDialog>
  );
}

ManagePaymentDialog.dialogSize = { height: 287 };
