import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, openConsole } from './kit/console.tsx';
import { dialogAddress } from './kit/eppAccounts.ts';
import { unreachable } from './kit/faults.ts';
import { button, dialog, expectToast, field, row, rowAction } from './kit/screen.ts';
import { accountByName } from './kit/seeded.ts';

const today = '2026-11-20';
const tomorrow = '2026-11-21';

/** Leaves three .org orders: a paid one for each day, and an unpaid one for today. Returns them. */
function withDayOfOrders(mock: Mock) {
  const { store } = mock.world;
  const { id: epp_account_id, registrar_category_id } = accountByName(mock, 'PIR-01');
  const orders = store.orders.filter(({ domain }) => domain.endsWith('.org'));
  const waiting = new Set(orders.slice(0, 3));
  for (const order of store.orders.all()) {
    if (!waiting.has(order)) Object.assign(order, { state: 'CANCELLED' });
  }
  const [first, second, unpaid] = orders;
  if (!first || !second || !unpaid) throw new Error('there are too few orders of .org');
  const paid = {
    state: 'PAID_WAITING_CATCH',
    paid_at: '2026-11-19T10:00:00.000Z',
    drop_date: today,
    epp_registrar_category_id: registrar_category_id,
    epp_account_id,
  };
  Object.assign(first, paid);
  Object.assign(second, paid, { drop_date: tomorrow });
  Object.assign(unpaid, paid, { paid_at: null });
  return { first, second, unpaid };
}

/** Opens the console with the orders of {@link withDayOfOrders}. */
async function open(url: Parameters<typeof openConsole>[0]) {
  let orders: ReturnType<typeof withDayOfOrders> | undefined;
  const opened = await openConsole(url, {
    as: 'admin',
    prepare: (mock) => {
      orders = withDayOfOrders(mock);
    },
  });
  if (!orders) throw new Error('the orders were not prepared');
  return { ...opened, ...orders };
}

const stopInRow = page.getByRole('button', { name: 'Stop real catch on PIR-01' });
const listed = dialog.getByRole('list', { name: 'Paid orders' }).getByRole('listitem');
const label = ({ id, domain }: { id: number; domain: string }) => `${domain}#${id}`;
const texts = () => listed.elements().map(({ textContent }) => textContent);

/** Starts the real catch of PIR-01 and stays on the list. */
async function startHere() {
  await rowAction('PIR-01', 'Start Real Catch');
  await button('Start Real Catch').click();
  // Click at once: after two seconds the view of the catch opens.
  await expect.element(button('Stay on the List')).toBeVisible();
  (button('Stay on the List').element() as HTMLElement).click();
  await expect.element(stopInRow).toBeVisible();
}

describe('stopping a real catch', () => {
  test('asks with the account and the affected orders, and focuses the safe choice', async () => {
    const { mock, first } = await open('/epp-accounts');
    await startHere();
    await stopInRow.click();
    await expect.element(dialog.getByText('Stop real catch on PIR-01?')).toBeVisible();
    await expect.element(button('Keep Catching')).toHaveFocus();
    await expect.element(dialog.getByText(/1 paid order/)).toBeVisible();
    await expect.poll(texts).toEqual([label(first)]);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(stopInRow).toHaveFocus();
    expect(callsOf(mock, 'eppAccounts/stopRealCatch')).toEqual([]);

    await rowAction('PIR-01', 'Stop Real Catch');
    await expect.element(button('Keep Catching')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsOf(mock, 'eppAccounts/stopRealCatch')).toEqual([]);

    await stopInRow.click();
    await button('Stop Real Catch').click();
    await expectToast('Real catch stopped successfully');
    await expect.element(stopInRow).not.toBeInTheDocument();
    await expect.element(row('PIR-01')).toHaveFocus();
  });

  test('says that the orders are unknown if they cannot be loaded, and loads them on Try again', async () => {
    const { mock, first } = await open('/epp-accounts');
    await startHere();
    mock.faults.add({ ...unreachable, operation: 'orders/list' });
    await stopInRow.click();
    await expect
      .element(dialog.getByText(/^It is not known which paid orders drop on 20 Nov 2026/))
      .toBeVisible();
    expect(dialog.getByText(/^No paid order/).elements()).toEqual([]);
    mock.faults.clear();
    await button('Try again').click();
    await expect.poll(texts).toEqual([label(first)]);
    await expect.element(dialog.getByText(/^It is not known/)).not.toBeInTheDocument();
  });

  test('asks in the view of the catch too', async () => {
    const { mock, first } = await open('/epp-accounts');
    await rowAction('PIR-01', 'Start Real Catch');
    await button('Start Real Catch').click();
    await button('Open Catch View').click();
    await button('Stop Real Catch').click();
    const question = page.getByRole('dialog', { name: 'Stop real catch on PIR-01?' });
    await expect.element(question.getByRole('button', { name: 'Keep Catching' })).toHaveFocus();
    await expect.element(question.getByText(label(first).split('#')[0] ?? '')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(dialog.getByText('Real catch running')).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/stopRealCatch')).toEqual([]);
  });
});

describe('disconnecting', () => {
  test('asks with the account and the paid orders of the day, and focuses the safe choice', async () => {
    const { mock, first } = await open('/epp-accounts');
    accountByName(mock, 'PIR-01').is_connected = true;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await rowAction('PIR-01', 'Disconnect');
    await expect.element(dialog.getByText('Disconnect PIR-01?')).toBeVisible();
    await expect.element(button('Keep Connected')).toHaveFocus();
    await expect.poll(texts).toEqual([label(first)]);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsOf(mock, 'eppAccounts/disconnect')).toEqual([]);
    await rowAction('PIR-01', 'Disconnect');
    await button('Disconnect').click();
    await expectToast('Account disconnected successfully');
    await expect.element(row('PIR-01').getByText('Active', { exact: true })).toBeVisible();
  });

  test('says if no paid order of its TLDs drops on the day', async () => {
    const { mock } = await open('/epp-accounts');
    accountByName(mock, 'VRSN-01').is_connected = true;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await rowAction('VRSN-01', 'Disconnect');
    await expect
      .element(dialog.getByText('No paid order for com or net drops on 20 Nov 2026 (UTC).'))
      .toBeVisible();
  });
});

test('stopping a test catch asks with the account, and the safe choice lets it run', async () => {
  const { mock } = await open(dialogAddress('PIR-01', 'test-catch'));
  await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
  await field('Domains').fill('tidalforge.org');
  await button('Start Test Catch').click();
  await button('Stop Test Catch').click();
  const question = page.getByRole('dialog', { name: 'Stop test catch on PIR-01?' });
  await expect.element(question.getByRole('button', { name: 'Keep Testing' })).toHaveFocus();
  await expect.element(question.getByText(/no order/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  expect(callsOf(mock, 'eppAccounts/stopTestCatch')).toEqual([]);
  await button('Stop Test Catch').click();
  await question.getByRole('button', { name: 'Stop Test Catch' }).click();
  await expectToast('Test catch stopped');
});

test('starting a real catch shows the paid orders of the chosen day', async () => {
  const { mock, first, second } = await open(dialogAddress('PIR-01', 'real-catch'));
  await expect.poll(texts).toEqual([label(first)]);
  await expect.element(dialog.getByText(/^1 paid order .* 20 Nov 2026 \(UTC\)/)).toBeVisible();
  await field('Target Date (UTC)').fill(tomorrow);
  await expect.poll(texts).toEqual([label(second)]);
  await field('Target Date (UTC)').fill('2027-02-01');
  await expect.element(dialog.getByText(/^No paid order .* drops on 01 Feb 2027/)).toBeVisible();
  await field('Target Date (UTC)').fill('');
  await expect.poll(texts).toEqual([]);
  expect(callsOf(mock, 'eppAccounts/startRealCatch')).toEqual([]);
});
