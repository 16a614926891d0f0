import { notifications } from '@mantine/notifications';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { orderInState } from '../../../test/kit/seeded.ts';
import { dialog, expectToast, row, rowAction } from '../../../test/kit/screen.ts';
import { setTime } from '../../../test/kit/timers.ts';

test.for(['/orders/abc', '/orders/0', '/orders/1.5/payment'])(
  '%s has no order number, so it is an unknown path, and no call is made',
  async (unknown) => {
    const { mock, address } = await openConsole(unknown, { as: 'admin' });
    await expect.poll(address).toBe('/');
    expect(callsOf(mock, 'orders/get')).toEqual([]);
  },
);

describe('row actions', () => {
  test('a double click approves only one order, even if another one moves under the pointer', async () => {
    const { mock } = await openConsole('/orders?state=NEW', { as: 'admin' });
    const approve = page.getByRole('button', { name: /^Approve order/ });
    await expect.element(approve.first()).toBeVisible();
    const nameOf = () => approve.first().element().getAttribute('aria-label');
    const first = nameOf();
    await approve.first().click();
    await expect.poll(nameOf).not.toBe(first);
    const again = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
    approve.first().element().dispatchEvent(again);
    const asked = callsOf(mock, 'orders/list').length;
    // The message would cover the button for some seconds.
    await expectToast('approved - ready for catching');
    notifications.clean();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => callsOf(mock, 'orders/list').length).toBeGreaterThan(asked);
    expect(callsOf(mock, 'orders/updateStatus')).toHaveLength(1);
  });

  test('a user has only the details [§6.orders.user-details-only]', async () => {
    await openConsole('/orders', { as: 'user' });
    const view = page.getByRole('link', { name: /^View details of order/ });
    await expect.element(view.first()).toBeVisible();
    // A menu with one entry would cost a step.
    await expect
      .element(page.getByRole('table').getByRole('button', { name: /order/ }))
      .not.toBeInTheDocument();
    await view.first().click();
    await expect.element(dialog).toHaveAccessibleName(/^Order Details/);
  });

  test('quick approve sets the state, then the payment [§8.orders.approved]', async () => {
    const { mock } = await openConsole('/orders?state=NEW', { as: 'admin' });
    const { id, record } = orderInState(mock, 'NEW');
    await rowAction(record, 'Quick Approve');
    await expect
      .element(page.getByText(`Order #${id} approved - ready for catching`))
      .toBeVisible();
    const order = mock.world.store.orders.get(id);
    expect(order).toMatchObject({ state: 'PAID_WAITING_CATCH', payment_method: 'quick_approval' });
    expect(order?.history.map(({ note }) => note)).toEqual(
      expect.arrayContaining(['Approved via quick action', 'Quick approval']),
    );
  });

  test('quick approve sends exactly what the specification states, and keeps a stored reference', async () => {
    const { mock } = await openConsole('/orders?state=NEW', {
      as: 'admin',
      prepare: (started) => {
        const { id } = orderInState(started, 'NEW');
        Object.assign(started.world.store.orders.get(id) ?? {}, { payment_reference: 'R-4711' });
      },
    });
    const { id, record } = orderInState(mock, 'NEW');
    await rowAction(record, 'Quick Approve');
    await expectToast(`Order #${id} approved - ready for catching`);
    expect(callsOf(mock, 'orders/updateStatus').map(({ body }) => body)).toEqual([
      { state: 'PAID_WAITING_CATCH', note: 'Approved via quick action' },
    ]);
    expect(callsOf(mock, 'orders/updatePayment').map(({ body }) => body)).toEqual([
      { paid: true, payment_method: 'quick_approval', note: 'Quick approval' },
    ]);
    expect(mock.world.store.orders.get(id)?.payment_reference).toBe('R-4711');
  });

  test('mark as failed sends the state alone, and leaves the payment as it is', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    const { id, record } = orderInState(mock, 'PAID_WAITING_CATCH');
    const before = mock.world.store.orders.get(id);
    const payment = { paid_at: before?.paid_at, payment_reference: before?.payment_reference };
    await rowAction(record, 'Mark as Failed');
    await dialog.getByRole('button', { name: 'Mark as Failed' }).click();
    await expectToast(`Order #${id} marked as FAILED`);
    expect(callsOf(mock, 'orders/updateStatus').map(({ body }) => body)).toEqual([
      { state: 'FAILED' },
    ]);
    expect(mock.world.store.orders.get(id)).toMatchObject({ ...payment, state: 'FAILED' });
  });

  test('quick approve says so if its second call fails, and shows the state of the order [§8.orders.approve-failed]', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    const { id, record } = orderInState(mock, 'NEW');
    mock.faults.add({ ...unreachable, operation: 'orders/updatePayment' });
    await rowAction(record, 'Quick Approve');
    await expect.element(page.getByText('Failed to approve order')).toBeVisible();
    await expect.element(row(`#${id}`).getByText('Paid - Waiting Catch')).toBeVisible();
    await expect.element(row(`#${id}`).getByText('Pending')).toBeVisible();
    await expectToast(/The order is approved, but its payment is not recorded/);
    await expect.element(dialog.getByText(/is approved, but its payment could not/)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Finish Payment' }).click();
    // It fails again, and is offered again.
    await expect.poll(() => callsOf(mock, 'orders/updatePayment')).toHaveLength(2);
    await expect.element(page.getByText('Failed to approve order')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    mock.faults.clear();
    await rowAction(record, 'Finish Payment');
    await expectToast(`Order #${id} approved - ready for catching`);
    await expect.element(row(`#${id}`).getByText('Paid', { exact: true })).toBeVisible();
    expect(callsOf(mock, 'orders/updateStatus')).toHaveLength(1);
  });

  test.for(['orders/updateStatus', 'orders/updatePayment'] as const)(
    'quick approve reads the order again if the answer to %s was lost, and does not fail',
    async (operation) => {
      const { mock } = await openConsole('/orders', { as: 'admin' });
      const { id, record } = orderInState(mock, 'NEW');
      mock.faults.add({ kind: 'empty', operation });
      await rowAction(record, 'Quick Approve');
      await expectToast(`Order #${id} approved - ready for catching`);
      expect(callsOf(mock, operation)).toHaveLength(1);
    },
  );

  test.for([
    ['{}', { body: {} }],
    ['{ success: true }', { body: { success: true } }],
  ] as const)(
    'messages stay the same after the answer %s, and the row is read again',
    async ([, answer]) => {
      const { mock } = await openConsole('/orders', { as: 'admin' });
      for (const operation of [
        'orders/updateStatus',
        'orders/updatePayment',
        'orders/restart',
      ] as const)
        answerWith(operation, answer);
      const { id, record } = orderInState(mock, 'NEW');
      await rowAction(record, 'Quick Approve');
      await expectToast(`Order #${id} approved - ready for catching`);
      await expect.element(row(`#${id}`).getByText('Paid - Waiting Catch')).toBeVisible();
      await rowAction(record, 'Mark as Failed');
      await dialog.getByRole('button', { name: 'Mark as Failed' }).click();
      await expectToast(`Order #${id} marked as FAILED`);
      await expect.element(row(`#${id}`).getByText('Failed')).toBeVisible();
      await rowAction(record, 'Restart');
      await dialog.getByRole('button', { name: 'Restart' }).click();
      await expectToast(`Order #${id} restarted`);
      await expect.element(row(`#${id}`).getByText('Paid - Waiting Catch')).toBeVisible();
    },
  );

  test('quick approve shows that it is running, and cannot be chosen again meanwhile', async () => {
    const { mock } = await openConsole('/orders?state=NEW', { as: 'admin' });
    const { id, record } = orderInState(mock, 'NEW');
    const slow = mock.faults.add({ kind: 'hang', operation: 'orders/updateStatus' });
    await rowAction(record, 'Quick Approve');
    await expect.element(row(`#${id}`).getByText('Approving…')).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${record}` }).click();
    const item = page.getByRole('menuitem', { name: /^Quick Approve/ });
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item.getByText('Approving…')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    slow.remove();
    await expectToast(`Order #${id} approved - ready for catching`);
    expect(callsOf(mock, 'orders/updateStatus')).toHaveLength(1);
  });

  test('quick approve does not change an order that others have cancelled meanwhile', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    const { id, record } = orderInState(mock, 'NEW');
    await expect.element(row(`#${id}`)).toBeVisible();
    Object.assign(mock.world.store.orders.get(id) ?? {}, { state: 'CANCELLED' });
    await rowAction(record, 'Quick Approve');
    await expectToast('Only new orders can be approved');
    await expect.element(row(`#${id}`).getByText('Cancelled')).toBeVisible();
    expect(callsOf(mock, 'orders/updateStatus')).toEqual([]);
    expect(callsOf(mock, 'orders/updatePayment')).toEqual([]);
  });

  test('only a new order can be approved [§5.orders.approve-new-only]', async () => {
    const { mock } = await openConsole('/orders?state=FAILED', { as: 'admin' });
    await page
      .getByRole('button', { name: `Actions for ${orderInState(mock, 'FAILED').record}` })
      .click();
    await expect.element(page.getByRole('menuitem', { name: 'Restart' })).toBeVisible();
    // A failed order cannot fail again. Both actions say why.
    for (const [name, reason] of [
      [/^Quick Approve/, 'Only new orders can be approved'],
      [/^Mark as Failed/, 'The order has failed already'],
    ] as const) {
      const item = page.getByRole('menuitem', { name });
      await expect.element(item).toHaveAttribute('aria-disabled', 'true');
      await expect.element(item.getByText(reason)).toBeVisible();
    }
  });

  test('mark as failed asks first [§8.orders.marked-failed]', async () => {
    const { mock } = await openConsole('/orders', { as: 'manager' });
    const { id, record } = orderInState(mock, 'PAID_WAITING_CATCH');
    await rowAction(record, 'Mark as Failed');
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Mark as Failed' }).click();
    await expect.element(page.getByText(`Order #${id} marked as FAILED`)).toBeVisible();
    await expect.element(row(`#${id}`).getByText('Failed')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('restart says what will happen, then shows the message of the server', async () => {
    const { mock } = await openConsole('/orders?state=FAILED', { as: 'admin' });
    await rowAction(orderInState(mock, 'FAILED').record, 'Restart');
    await expect
      .element(
        dialog.getByText(/return to PAID_WAITING_CATCH if the order is paid, otherwise to NEW/),
      )
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Restart' }).click();
    await expect.element(page.getByText(/^Order .* restarted/)).toBeVisible();
  });

  test.for([
    ['Mark as Failed', 'orders/updateStatus', 'Failed to update order status'],
    ['Restart', 'orders/restart', 'Failed to restart order'],
  ] as const)(
    '%s says so if it fails [§8.orders.status-failed §8.orders.restart-failed]',
    async ([action, operation, text]) => {
      const { mock } = await openConsole('/orders', { as: 'admin' });
      mock.faults.add({ ...unreachable, operation });
      await rowAction(orderInState(mock, 'PAID_WAITING_CATCH').record, action);
      await dialog.getByRole('button', { name: action }).click();
      await expect.element(page.getByText(text)).toBeVisible();
    },
  );
});

describe('update status', () => {
  test('sets any state with a note [§8.orders.status-updated]', async () => {
    const { mock, address } = await openConsole('/orders', { as: 'admin' });
    const { id, record } = orderInState(mock, 'PAID_WAITING_CATCH');
    await rowAction(record, 'Update Status');
    expect(address()).toBe(`/orders/${id}/status`);
    await dialog.getByLabelText('Status').selectOptions('Refunded');
    await dialog.getByLabelText('Note').fill('Owner renewed');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expectToast('Order status updated successfully');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(mock.world.store.orders.get(id)?.state).toBe('REFUNDED');
    expect(mock.world.store.orders.get(id)?.history.at(-1)?.note).toBe('Owner renewed');
  });

  test.for(['READY_FOR_CATCH', 'SOMETHING_NEW'] as const)(
    'asks for the next state of an order in the state %s',
    async (state) => {
      const { mock } = await openConsole('/orders', {
        as: 'admin',
        prepare: ({ world }) => Object.assign(world.store.orders.all().at(-1) ?? {}, { state }),
      });
      const order = mock.world.store.orders.all().at(-1);
      await rowAction(`order #${order?.id}`, 'Update Status');
      await expect.element(dialog.getByLabelText('Status')).toHaveValue('');
      await dialog.getByLabelText('Note').fill('Called the owner');
      await dialog.getByRole('button', { name: 'Update Status' }).click();
      await expect.element(dialog.getByText('Status is required')).toBeVisible();
      expect(callsOf(mock, 'orders/updateStatus')).toEqual([]);
      await dialog.getByLabelText('Status').selectOptions('Caught - Processing');
      await dialog.getByRole('button', { name: 'Update Status' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(order?.state).toBe('CATCHED_PROCESSING');
    },
  );

  test('starts with the current state of the order, not that of its details', async () => {
    let id = 0;
    const { mock, go } = await openConsole(
      (it) => {
        ({ id } = orderInState(it, 'NEW'));
        return `/orders/${id}`;
      },
      { as: 'admin' },
    );
    await expect.element(dialog.getByRole('table', { name: 'History' })).toBeVisible();
    Object.assign(mock.world.store.orders.get(id) ?? {}, { state: 'PAID_WAITING_CATCH' });
    setTime(now.getTime() + 60_000);
    go(`/orders/${id}/status`);
    await expect.element(dialog.getByLabelText('Status')).toHaveValue('PAID_WAITING_CATCH');
  });

  test('a failure shows in the dialog and keeps the input', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    const { id } = orderInState(mock, 'NEW');
    mock.faults.add({ ...unreachable, operation: 'orders/updateStatus' });
    await rowAction(`order #${id}`, 'Update Status');
    await dialog.getByLabelText('Note').fill('Checked by phone');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog.getByText('Failed to update order status')).toBeVisible();
    await expect.element(dialog.getByLabelText('Note')).toHaveValue('Checked by phone');
  });

  test('asks before it discards changes', async () => {
    const { mock, address } = await openConsole('/orders', { as: 'admin' });
    await rowAction(orderInState(mock, 'NEW').record, 'Update Status');
    await dialog.getByLabelText('Note').fill('half a thou');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep Editing' }).click();
    await expect.element(dialog.getByLabelText('Note')).toHaveValue('half a thou');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(address).toBe('/orders');
  });

  test('a user who types its address gets the details instead', async () => {
    const { address } = await openConsole(
      ({ world: { store } }) => {
        const user = store.users.find(({ email }) => email === 'user@dropcatch.test');
        const own = store.orders.find(({ user_id }) => user_id === user?.id);
        return `/orders/${own?.id}/status`;
      },
      { as: 'user' },
    );
    await expect.element(dialog.getByText('Order Information')).toBeVisible();
    expect(address()).toMatch(/^\/orders\/\d+$/);
  });
});
