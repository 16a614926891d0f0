import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { orderInState } from '../../../test/kit/seeded.ts';
import { dialog, expectToast, row } from '../../../test/kit/screen.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';

describe('details', () => {
  test('open from the list, show the history, and Back closes them', async () => {
    const { mock, back, address } = await openConsole('/orders?state=FAILED', { as: 'user' });
    await page
      .getByRole('link', { name: /^View details of order/ })
      .first()
      .click();
    const history = dialog.getByRole('table', { name: 'History' });
    for (const name of ['Date', 'Action', 'From', 'To', 'Actor', 'Note']) {
      await expect.element(history.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    expect(address()).toMatch(/^\/orders\/\d+\?state=FAILED$/);
    await expect
      .element(dialog.getByRole('button', { name: 'Update Status' }))
      .not.toBeInTheDocument();
    back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(mock.violations).toEqual([]);
  });

  test.for([
    ['a drawer', 1280],
    ['a dialog', 800],
  ] as const)('in %s say their age if they cannot be loaded again', async ([, width]) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const pass = fakeIntervals();
    const { mock } = await openConsole('/orders/1867', { as: 'admin' });
    const facts = dialog.getByText('Order Information');
    await expect.element(facts).toBeVisible();
    mock.faults.add({ ...unreachable, operation: 'orders/get' });
    pass(60_000);
    const note = dialog.getByText(/^Last known \(.+\): this could not be loaded again\.$/);
    await expect.element(note).toBeVisible();
    await expect.element(facts).toBeVisible();
    mock.faults.clear();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(note).not.toBeInTheDocument();
  });

  test('describe the history in words, and say that a payment changed no state', async () => {
    await openConsole(
      (mock) => {
        const order = mock.world.store.orders.find(({ state }) => state === 'NEW');
        if (!order) throw new Error('no order is new');
        const entry = { created_at: order.created_at, actor_id: null, note: null };
        order.history = [
          { ...entry, id: 1, action: 'created', from_state: null, to_state: 'NEW' },
          { ...entry, id: 2, action: 'payment_update', from_state: 'NEW', to_state: null },
        ];
        return `/orders/${order.id}`;
      },
      { as: 'admin' },
    );
    const lines = dialog.getByRole('table', { name: 'History' }).getByRole('row');
    await expect.element(lines.filter({ hasText: /Created–NewSystem–$/ })).toBeVisible();
    await expect
      .element(lines.filter({ hasText: /Payment updateNewUnchangedSystem–$/ }))
      .toBeVisible();
  });

  test('list states of the same moment one after the other', async () => {
    const states = ['NEW', 'FAILED', 'NEW', 'FAILED'] as const;
    await openConsole(
      (mock) => {
        const order = mock.world.store.orders.find(({ state }) => state === 'FAILED');
        if (!order) throw new Error('no order has failed');
        order.history = states.slice(1).map((to_state, index) => ({
          id: index + 1,
          created_at: order.created_at,
          action: 'status_change',
          actor_id: null,
          from_state: states[index] ?? null,
          to_state,
          note: null,
        }));
        return `/orders/${order.id}`;
      },
      { as: 'admin' },
    );
    const lines = dialog.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    await expect.element(lines.first()).toBeVisible();
    const shown = lines.elements().map(({ textContent }) => textContent);
    expect(shown.map((text) => /^(New|Failed)/.exec(text)?.[0])).toEqual([
      'New',
      'Failed',
      'New',
      'Failed',
    ]);
  });

  test('say that a payment is pending, what that means, and what comes next', async () => {
    const idOfNew = (mock: Mock) =>
      mock.world.store.orders.find(({ state, user_id }) => state === 'NEW' && user_id === 3)?.id;
    const { go } = await openConsole((mock) => `/orders/${idOfNew(mock)}`, { as: 'user' });
    await expect
      .element(dialog.getByText(/^Takes part in a catch once its payment is recorded/))
      .toBeVisible();
    await expect.element(dialog.getByText(/by your manager or an administrator/)).toBeVisible();
    go('/orders');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('open at their address, and say if there is no such order, with a link back', async () => {
    const { address } = await openConsole('/orders/999999', { as: 'user' });
    await expect.element(dialog.getByText('Order not found')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Back to the orders' }).click();
    await expect.poll(address).toBe('/orders');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('say when they cannot be loaded [§8.orders.details-failed]', async () => {
    await openConsole('/orders/1', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'orders/get' }),
    });
    await expect.element(dialog.getByText('Failed to load order details')).toBeVisible();
  });

  test('offer actions to staff, and show their results', async () => {
    const { mock, address, go } = await openConsole('/orders', { as: 'manager' });
    const { id } = orderInState(mock, 'NEW');
    go(`/orders/${id}`);
    const button = (name: string) => dialog.getByRole('button', { name });
    await button('Quick Approve').click();
    await expectToast(`Order #${id} approved - ready for catching`);
    const lines = dialog.getByRole('table', { name: 'History' }).getByRole('row');
    await expect.element(lines.filter({ hasText: 'Approved via quick action' })).toBeVisible();

    await button('Mark as Failed').click();
    const question = page.getByRole('dialog', { name: 'Mark as failed?' });
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button('Mark as Failed')).toHaveFocus();

    await button('Update Status').click();
    await expect.poll(address).toBe(`/orders/${id}/status`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(address).toBe(`/orders/${id}`);
  });
});

describe('beside their list', () => {
  const rowOf = (id: number) => page.getByRole('link', { name: `#${id}`, exact: true });
  const titleOf = (id: number) => dialog.getByRole('heading', { name: `Order Details: #${id}` });

  test('keep the focus in the details when the used button disappears', async () => {
    await openConsole((mock) => `/orders/${orderInState(mock, 'NEW').id}`, { as: 'admin' });
    const approve = dialog.getByRole('button', { name: 'Quick Approve' });
    await expect.element(approve).toBeVisible();
    (approve.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expectToast(/approved - ready for catching$/);
    await expect.element(dialog.getByRole('button', { name: 'Update Status' })).toHaveFocus();
  });

  test('j, k and the buttons go to the next order, and the list stays usable', async () => {
    const { address } = await openConsole('/orders', { as: 'admin' });
    await rowOf(1867).click();
    await expect.element(titleOf(1867)).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(titleOf(1866)).toHaveFocus();
    await expect.poll(address).toBe('/orders/1866');
    await dialog.getByRole('button', { name: 'Next order' }).click();
    await expect.element(titleOf(1865)).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(titleOf(1866)).toHaveFocus();
    await rowOf(1864).click();
    await expect.element(titleOf(1864)).toBeVisible();
  });

  test('the name of an order opens them too, without a Tab stop', async () => {
    const { address } = await openConsole('/orders', { as: 'admin' });
    const name = row('#1867').getByRole('link', { name: /\./ });
    await expect.element(name).toHaveAttribute('tabindex', '-1');
    await name.click();
    await expect.element(titleOf(1867)).toHaveFocus();
    await expect.poll(address).toBe('/orders/1867');
  });

  test('Escape closes an open menu first, then the details', async () => {
    const { address } = await openConsole('/orders', { as: 'admin' });
    await rowOf(1867).click();
    await page.getByRole('button', { name: /^User menu/ }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(titleOf(1867)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(address).toBe('/orders');
  });

  test('Escape returns the focus to the row', async () => {
    await openConsole('/orders', { as: 'admin' });
    await rowOf(1867).click();
    await expect.element(titleOf(1867)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(rowOf(1867)).toHaveFocus();
  });

  test('after j, Escape returns the focus to the row of the order that showed last', async () => {
    await openConsole('/orders', { as: 'admin' });
    await rowOf(1867).click();
    await expect.element(titleOf(1867)).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(titleOf(1866)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(rowOf(1866)).toHaveFocus();
  });

  test('cover the list if there is no room for both', async () => {
    await page.viewport(1000, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/orders/1867', { as: 'admin' });
    await expect.element(titleOf(1867)).toBeVisible();
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  });
});
