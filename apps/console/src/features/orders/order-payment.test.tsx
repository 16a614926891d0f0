import { describe, expect, test } from 'vitest';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { orderInState } from '../../../test/kit/seeded.ts';
import {
  dialog,
  expectToast,
  field,
  expectRow,
  row,
  rowAction,
  select,
} from '../../../test/kit/screen.ts';

describe('manage payment', () => {
  test('asks for the method and reference only if the order is paid [§8.orders.payment-updated §5.orders.method-when-paid]', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    const { id, record } = orderInState(mock, 'NEW');
    await rowAction(record, 'Manage Payment');
    await expect.element(dialog.getByLabelText('Payment Method')).not.toBeInTheDocument();
    await dialog.getByLabelText('Paid').click();
    await dialog.getByLabelText('Payment Method').selectOptions('PayPal');
    await dialog.getByLabelText('Payment Reference').fill(' VS 42 ');
    await dialog.getByRole('button', { name: 'Update Payment' }).click();
    await expectToast('Payment status updated successfully');
    await expect.element(row(`#${id}`).getByText('Paid', { exact: true })).toBeVisible();
    expect(mock.world.store.orders.get(id)).toMatchObject({
      payment_method: 'paypal',
      payment_reference: 'VS 42',
    });
  });

  test.for(['Manage Payment', 'Update Status'])(
    '%s names the domain, the customer and the price',
    async (action) => {
      await openConsole('/orders', { as: 'admin' });
      await expectRow('#1867');
      const { children: cells } = row('#1867').element();
      await rowAction('order #1867', action);
      for (const column of [2, 5, 7]) {
        const text = cells[column]?.textContent ?? '';
        await expect.element(dialog).toMatchTextContent(text);
      }
    },
  );

  test('a method that is not in the list shows, and is sent as it is', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    const { id, record } = orderInState(mock, 'NEW');
    await rowAction(record, 'Quick Approve');
    await expect.element(row(`#${id}`).getByText('Paid', { exact: true })).toBeVisible();
    await rowAction(record, 'Manage Payment');
    const method = dialog.getByLabelText('Payment Method');
    await expect.element(method).toHaveDisplayValue('Quick Approval');
    await dialog.getByLabelText('Payment Reference').fill('VS 42');
    await dialog.getByRole('button', { name: 'Update Payment' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsOf(mock, 'orders/updatePayment').at(-1)?.body).toEqual({
      paid: true,
      payment_method: 'quick_approval',
      payment_reference: 'VS 42',
      note: '',
    });
    expect(mock.world.store.orders.get(id)?.payment_method).toBe('quick_approval');
  });

  test('a note alone records no method for a payment without one', async () => {
    const { mock } = await openConsole('/orders', {
      as: 'admin',
      prepare: ({ world }) =>
        Object.assign(world.store.orders.all().at(-1) ?? {}, {
          paid_at: '2026-11-20T10:00:00Z',
          payment_method: null,
          payment_reference: 'VS 1',
        }),
    });
    const id = mock.world.store.orders.all().at(-1)?.id;
    await rowAction(`order #${id}`, 'Manage Payment');
    await expect.element(select('Payment Method')).toHaveDisplayValue('No method');
    await field('Note').fill('Called the customer');
    await dialog.getByRole('button', { name: 'Update Payment' }).click();
    await expectToast('Payment status updated successfully');
    expect(callsOf(mock, 'orders/updatePayment').at(-1)?.body).toEqual({
      paid: true,
      payment_method: null,
      payment_reference: 'VS 1',
      note: 'Called the customer',
    });
  });

  test('a note on an unpaid order keeps what is stored for its payment', async () => {
    const { mock } = await openConsole('/orders', {
      as: 'admin',
      prepare: ({ world }) =>
        Object.assign(world.store.orders.all().at(-1) ?? {}, {
          paid_at: null,
          payment_method: null,
          payment_reference: 'R-4711',
        }),
    });
    const id = mock.world.store.orders.all().at(-1)?.id;
    await rowAction(`order #${id}`, 'Manage Payment');
    await field('Note').fill('Waits for the bank');
    await dialog.getByRole('button', { name: 'Update Payment' }).click();
    await expectToast('Payment status updated successfully');
    expect(callsOf(mock, 'orders/updatePayment').at(-1)?.body).toEqual({
      paid: false,
      payment_method: null,
      payment_reference: 'R-4711',
      note: 'Waits for the bank',
    });
  });

  test('proposes a method when Paid is switched on', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    await rowAction(orderInState(mock, 'NEW').record, 'Manage Payment');
    await dialog.getByLabelText('Paid').click();
    await expect.element(select('Payment Method')).toHaveDisplayValue('Bank Transfer');
  });

  test('a wrong reference can be removed', async () => {
    const { mock } = await openConsole('/orders', {
      as: 'admin',
      prepare: ({ world }) =>
        Object.assign(world.store.orders.all().at(-1) ?? {}, {
          paid_at: '2026-11-20T10:00:00Z',
          payment_method: 'paypal',
          payment_reference: 'VS 1',
        }),
    });
    const id = mock.world.store.orders.all().at(-1)?.id;
    await rowAction(`order #${id}`, 'Manage Payment');
    await dialog.getByLabelText('Payment Reference').clear();
    await dialog.getByRole('button', { name: 'Update Payment' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await rowAction(`order #${id}`, 'View Details');
    await expect.element(dialog.getByText('Payment Reference')).toBeVisible();
    await expect.element(dialog.getByText('VS 1')).not.toBeInTheDocument();
    expect(mock.world.store.orders.get(id ?? 0)?.payment_reference).toBeNull();
  });

  test('a failure shows in the dialog [§8.orders.payment-failed]', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    mock.faults.add({ ...unreachable, operation: 'orders/updatePayment' });
    await rowAction(orderInState(mock, 'NEW').record, 'Manage Payment');
    await dialog.getByLabelText('Paid').click();
    await dialog.getByRole('button', { name: 'Update Payment' }).click();
    await expect.element(dialog.getByText('Failed to update payment status')).toBeVisible();
    await expect.element(dialog.getByLabelText('Paid')).toBeChecked();
  });
});
