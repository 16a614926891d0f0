import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { button, dialog, row } from '../../../test/kit/screen.ts';
import { holdTimeouts } from '../../../test/kit/timers.ts';

const bar = page.getByRole('region', { name: 'Selection' });
const results = dialog.getByRole('list', { name: 'Results' }).getByRole('listitem');
const selectAll = page.getByRole('checkbox', { name: 'Select all shown' });

/** The newest orders in a state, newest first. */
const ordersIn = (mock: Mock, state: string) =>
  mock.world.store.orders.filter((order) => order.state === state).toReversed();

/** Those of them that the manager sees: their own and those of their users. */
const managedIn = ({ world }: Mock, state: string) =>
  world.store.orders
    .filter((order) => order.state === state)
    .filter(({ user_id: id }) => id === 2 || world.store.users.get(id)?.manager_id === 2)
    .toReversed();

async function pick(...ids: (number | undefined)[]): Promise<void> {
  for (const id of ids) {
    await page.getByRole('checkbox', { name: `Select order #${id}`, exact: true }).click();
  }
}

describe('selecting orders', () => {
  test('is possible only for staff', async () => {
    await openConsole('/orders', { as: 'user' });
    await expect.element(row('#').first()).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });

  test('shows on the checkbox that selects all if only some are selected', async () => {
    const { mock } = await openConsole('/orders?state=NEW', { as: 'admin' });
    const [first] = ordersIn(mock, 'NEW');
    await pick(first?.id);
    await expect.element(selectAll).toBePartiallyChecked();
    await pick(first?.id);
    await expect.element(selectAll).not.toBePartiallyChecked();
  });

  test('spans pages, and can be cleared', async () => {
    const { mock } = await openConsole('/orders?state=NEW', { as: 'admin' });
    const [first] = ordersIn(mock, 'NEW');
    await pick(first?.id);
    await expect.element(bar.getByText('1 selected')).toBeVisible();
    await page.getByLabelText('Status').selectOptions('Failed');
    await expect.element(bar.getByText('1 selected, 1 not shown')).toBeVisible();
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test.for([
    [375, 667, 90],
    [667, 375, 48],
  ] as const)('shows a slim bar on a phone, %d × %d', async ([width, height, most]) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const { mock } = await openConsole('/orders?state=FAILED', { as: 'admin' });
    await pick(ordersIn(mock, 'FAILED')[0]?.id);
    await expect.element(bar).toBeInTheDocument();
    const { top, bottom } = bar.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(height);
    expect(bottom - top).toBeLessThanOrEqual(most);
  });

  test('selects a range with Shift', async () => {
    const { mock } = await openConsole('/orders?state=FAILED', { as: 'admin' });
    const orders = ordersIn(mock, 'FAILED');
    await pick(orders[1]?.id);
    await page
      .getByRole('checkbox', { name: `Select order #${orders[4]?.id}`, exact: true })
      .click({ modifiers: ['Shift'] });
    await expect.element(bar.getByText('4 selected')).toBeVisible();
  });
});

describe('many orders at once', () => {
  test('are approved, each with its result, and leave the selection', async () => {
    const { mock } = await openConsole('/orders', { as: 'manager' });
    const orders = managedIn(mock, 'NEW').slice(0, 2);
    await page.getByLabelText('Status').selectOptions('New');
    await pick(...orders.map(({ id }) => id));
    await bar.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve (2)' }).click();
    await expect.element(dialog.getByText('2 done')).toBeVisible();
    for (const { id } of orders) {
      expect(mock.world.store.orders.get(id)).toMatchObject({
        state: 'PAID_WAITING_CATCH',
        payment_method: 'quick_approval',
      });
    }
    await dialog.getByText('Close', { exact: true }).click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('leave out those that do not qualify, and the dialog says so', async () => {
    await openConsole('/orders?state=FAILED', { as: 'admin' });
    await selectAll.click();
    await bar.getByRole('button', { name: 'Approve' }).click();
    await expect.element(dialog.getByText('None of the selected orders is New.')).toBeVisible();
    await expect.element(button('Approve')).toBeDisabled();
    await button('Cancel').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByLabelText('Status').selectOptions('New');
    await selectAll.click();
    await bar.getByRole('button', { name: 'Approve' }).click();
    await expect.element(dialog.getByText(/are left out: not New\.$/)).toBeVisible();
  });

  test('say why some failed, and can retry only those', async () => {
    const { mock } = await openConsole('/orders?state=NEW', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({
          operation: 'orders/updateStatus',
          kind: 'status',
          status: 409,
          error: 'Locked by the registry',
          nth: 2,
        }),
    });
    const orders = ordersIn(mock, 'NEW').slice(0, 3);
    await pick(...orders.map(({ id }) => id));
    await bar.getByRole('button', { name: 'Mark as Failed' }).click();
    await dialog.getByRole('button', { name: 'Mark as Failed (3)' }).click();
    await expect.element(dialog.getByText('2 done, 1 failed')).toBeVisible();
    await expect.element(results.nth(1).getByText('Locked by the registry')).toBeVisible();
    const sent = () => callsOf(mock, 'orders/updateStatus').length;
    expect(sent()).toBe(3);
    await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
    await expect.element(dialog.getByText('3 done')).toBeVisible();
    expect(sent()).toBe(4);
  });

  test('say if an order is approved but not paid, and a retry finishes it', async () => {
    const { mock } = await openConsole('/orders?state=NEW', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({
          operation: 'orders/updatePayment',
          kind: 'status',
          status: 503,
          error: 'Ledger is closed',
        }),
    });
    const [order] = ordersIn(mock, 'NEW');
    await pick(order?.id);
    await bar.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve (1)' }).click();
    await expect.element(dialog.getByText('0 done, 1 failed')).toBeVisible();
    await expect.element(results.getByText(/Paid - Waiting Catch, not paid/)).toBeVisible();
    await expect.element(results.getByText('Failed to approve order')).toBeVisible();
    await expect
      .element(results.getByText(/^Ledger is closed\. The order is approved, but its payment/))
      .toBeVisible();
    mock.faults.clear();
    await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
    await expect.element(dialog.getByText('1 done')).toBeVisible();
    expect(callsOf(mock, 'orders/updateStatus')).toHaveLength(1);
    expect(mock.world.store.orders.get(order?.id ?? 0)?.payment_method).toBe('quick_approval');
  });

  test('are sent three at a time, and when stopped, each shows whether it started', async () => {
    const { mock, address, go } = await openConsole('/orders?state=NEW', { as: 'admin' });
    await expect.element(row('#').first()).toBeVisible();
    const fetch = globalThis.fetch;
    let open = 0;
    let most = 0;
    const held: (() => void)[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/status')) return fetch(request);
      most = Math.max(most, ++open);
      await new Promise<void>((resolve) => held.push(resolve));
      open--;
      return fetch(request);
    });
    await pick(
      ...ordersIn(mock, 'NEW')
        .slice(0, 5)
        .map(({ id }) => id),
    );
    await bar.getByRole('button', { name: 'Mark as Failed' }).click();
    await dialog.getByRole('button', { name: 'Mark as Failed (5)' }).click();
    await expect.poll(() => held.length).toBe(3);

    // Neither a link nor Escape leaves the dialog while results are open.
    go('/payments');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText('0 of 5')).toBeVisible();
    expect(address()).toBe('/orders?state=NEW');

    await dialog.getByRole('button', { name: 'Stop' }).click();
    for (const release of held) release();
    await expect.element(dialog.getByText('3 done, 2 not started')).toBeVisible();
    expect(most).toBe(3);
    await dialog.getByRole('button', { name: 'Continue (2)' }).click();
    await expect.poll(() => held.length).toBe(5);
    for (const release of held) release();
    await expect.element(dialog.getByText('5 done')).toBeVisible();
  });
});

describe('a run that the server asks to wait', () => {
  /** Marks two orders as failed. The second is refused once, for ten minutes. */
  async function runRefused() {
    const endWait = holdTimeouts(600_000);
    const { mock } = await openConsole('/orders?state=NEW', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({
          operation: 'orders/updateStatus',
          kind: 'status',
          status: 429,
          retry_after: 600,
          nth: 2,
        }),
    });
    const orders = ordersIn(mock, 'NEW').slice(0, 2);
    await pick(...orders.map(({ id }) => id));
    await bar.getByRole('button', { name: 'Mark as Failed' }).click();
    await dialog.getByRole('button', { name: 'Mark as Failed (2)' }).click();
    await expect.element(dialog.getByText(/^The server asks to wait/)).toBeVisible();
    return { mock, orders, endWait };
  }

  test('says so, waits, and continues by itself', async () => {
    const { mock, orders, endWait } = await runRefused();
    await expect.element(dialog.getByText(/^Continues in (10m|9m \d+s)\.$/)).toBeVisible();
    await expect.element(dialog.getByText('1 of 2')).toBeVisible();
    await expect.element(results.getByText('Waiting', { exact: true })).toBeVisible();
    endWait();
    await expect.element(dialog.getByText('2 done')).toBeVisible();
    await expect.element(dialog.getByText(/^The server asks to wait/)).not.toBeInTheDocument();
    for (const { id } of orders) expect(mock.world.store.orders.get(id)?.state).toBe('FAILED');
  });

  test('stops at once when told to, and can be continued', async () => {
    await runRefused();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect.element(dialog.getByText('1 done, 1 not started')).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue (1)' }).click();
    await expect.element(dialog.getByText('2 done')).toBeVisible();
  });
});

describe('after a run, the keyboard continues', () => {
  /** Approves the rows at these places with the keyboard. Returns the links of all rows as they were. */
  async function approveRows(url: string, ...places: number[]) {
    await openConsole(url, { as: 'admin' });
    await expect.element(row('#').first()).toBeVisible();
    const rows = [...document.querySelectorAll<HTMLElement>('#content tr[data-row]')];
    for (const place of places) {
      rows[place]?.focus();
      await userEvent.keyboard('x');
    }
    bar.getByRole('button', { name: 'Approve' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog.getByText(`${places.length} done`)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    return rows;
  }

  test('in the row that was selected last', async () => {
    const rows = await approveRows('/orders?domain=', 0);
    await expect.poll(() => document.activeElement).toBe(rows[0]);
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(rows[1]);
  });

  test('in the next row that is left, if the list has no more place for it', async () => {
    const rows = await approveRows('/orders?state=NEW', 0, 2, 3);
    await expect.poll(() => document.activeElement).toBe(rows[4]);
    await userEvent.keyboard('k');
    expect(document.activeElement).toBe(rows[1]);
  });
});

test('the shown rows are saved as CSV', async () => {
  const { mock } = await openConsole('/orders?state=NEW', { as: 'admin' });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:none';
  });
  await expect.element(row('#').first()).toBeVisible();
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
  expect(lines[0]).toMatch(/^\uFEFF?ID,Domain,Drop Date,Status,Price,Payment,User,Created$/);
  const [newest] = ordersIn(mock, 'NEW');
  expect(lines[1]).toContain(`${newest?.id},`);
  expect(lines).toHaveLength(1 + Math.min(20, ordersIn(mock, 'NEW').length));
});

test('the details have a timeline with durations', async () => {
  let passed = 0;
  await openConsole(
    (mock) => {
      const [order] = ordersIn(mock, 'PAID_WAITING_CATCH');
      passed = order?.history.filter(({ to_state }) => to_state !== null).length ?? 0;
      return `/orders/${order?.id}`;
    },
    { as: 'admin' },
  );
  const steps = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  const last = steps.last();
  await expect.element(last.getByText(/^\d+[dhms].* so far$/)).toBeVisible();
  await expect.element(last.getByText('Paid - Waiting Catch')).toBeVisible();
  await expect.element(steps.first().getByText('New')).toBeVisible();
  await expect.element(steps.first().getByText(/^\d+[dhms]( \d+[hms])?$/)).toBeVisible();
  await expect.element(last).toHaveAttribute('aria-current', 'step');
  expect(steps.elements()).toHaveLength(passed);
});
