import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { button, select, dialog, expectToast, field, rowAction } from '../../../test/kit/screen.ts';
import { orderInState } from '../../../test/kit/seeded.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';

/** What somebody else does to a new order while it shows here. */
const approved = {
  state: 'PAID_WAITING_CATCH',
  paid_at: '2026-11-20T11:59:00Z',
  payment_method: 'quick_approval',
};

/** Opens the orders as an admin, with a new order that somebody else can change. */
async function openOrders(address: (id: number) => string = () => '/orders') {
  const opened = await openConsole((it) => address(orderInState(it, 'NEW').id), { as: 'admin' });
  const { id, record } = orderInState(opened.mock, 'NEW');
  const stored = opened.mock.world.store.orders.get(id);
  if (!stored) throw new Error('there is no new order');
  return { ...opened, id, record, stored };
}

const question = page.getByRole('dialog', { name: 'Somebody else changed this too' });

test.for(['Mark as Failed', 'Restart'])(
  '%s does not change an order that has changed while the question was open',
  async (action) => {
    const { mock, id, record, stored } = await openOrders();
    await rowAction(record, action);
    await expect.element(dialog).toBeVisible();
    Object.assign(stored, approved);
    await dialog.getByRole('button', { name: action }).click();
    await expectToast(
      `Order #${id} has changed: it is now Paid - Waiting Catch, paid. Nothing was done.`,
    );
    expect(stored.state).toBe('PAID_WAITING_CATCH');
    expect(callsOf(mock, 'orders/restart')).toEqual([]);

    // The row has been read again: the same action is now about what the user sees.
    await rowAction(record, 'Mark as Failed');
    await dialog.getByRole('button', { name: 'Mark as Failed' }).click();
    await expectToast(`Order #${id} marked as FAILED`);
  },
);

test('an order that somebody else has marked as failed is not marked again', async () => {
  const { mock, id, record, stored } = await openOrders();
  await rowAction(record, 'Mark as Failed');
  Object.assign(stored, { state: 'FAILED' });
  await dialog.getByRole('button', { name: 'Mark as Failed' }).click();
  await expectToast(`Order #${id} marked as FAILED`);
  expect(callsOf(mock, 'orders/updateStatus')).toEqual([]);
});

test('a note does not undo the state that somebody else has set', async () => {
  const { stored } = await openOrders((id) => `/orders/${id}/status`);
  await field('Note').fill('The owner called');
  Object.assign(stored, approved);
  await button('Update Status').click();
  await expectToast('Order status updated successfully');
  expect(stored).toMatchObject({ state: 'PAID_WAITING_CATCH', paid_at: approved.paid_at });
  expect(stored.history.at(-1)?.note).toBe('The owner called');
});

test('two states for one order lead to a question before anything is sent', async () => {
  const { mock, stored } = await openOrders((id) => `/orders/${id}/status`);
  await select('Status').selectOptions('Cancelled');
  await field('Note').fill('The owner called');
  Object.assign(stored, approved);
  await button('Update Status').click();
  const states = question.getByRole('radiogroup', { name: 'Status' });
  await expect.element(states).toMatchTextContent(/Cancelled.*Paid - Waiting Catch/);
  expect(callsOf(mock, 'orders/updateStatus')).toEqual([]);
  await question.getByRole('button', { name: 'Back to the Form' }).click();
  await expect.element(field('Note')).toHaveValue('The owner called');
  await button('Update Status').click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expectToast('Order status updated successfully');
  expect(stored.state).toBe('CANCELLED');
});

test('two payments for one order lead to a question before anything is sent', async () => {
  const { mock, stored } = await openOrders((id) => `/orders/${id}/payment`);
  await dialog.getByLabelText('Paid').click();
  await field('Payment Reference').fill('VS 42');
  Object.assign(stored, approved);
  await button('Update Payment').click();
  const methods = question.getByRole('radiogroup', { name: 'Payment Method' });
  await expect.element(methods).toMatchTextContent(/Bank Transfer.*Quick Approval/);
  expect(callsOf(mock, 'orders/updatePayment')).toEqual([]);
  await methods.getByRole('radio', { name: 'Take theirs' }).click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expectToast('Payment status updated successfully');
  expect(stored).toMatchObject({ ...approved, payment_reference: 'VS 42' });
});

test('a payment that somebody else has recorded meanwhile keeps its values', async () => {
  const { mock, stored } = await openOrders((id) => `/orders/${id}/payment`);
  await dialog.getByLabelText('Paid').click();
  Object.assign(stored, approved, { payment_method: 'bank_transfer', payment_reference: 'VS 7' });
  await field('Note').fill('Second look');
  await button('Update Payment').click();
  await expectToast('Payment status updated successfully');
  expect(callsOf(mock, 'orders/updatePayment')[0]?.body).toEqual({
    paid: true,
    payment_method: 'bank_transfer',
    payment_reference: 'VS 7',
    note: 'Second look',
  });
});

test('an open order shows what happens to it meanwhile', async () => {
  const pass = fakeIntervals();
  const { stored } = await openOrders((id) => `/orders/${id}`);
  await expect.element(dialog.getByText('Drop Date')).toBeVisible();
  Object.assign(stored, approved);
  pass(60_000);
  await expect.element(dialog.getByText('Paid - Waiting Catch').first()).toBeVisible();
});
