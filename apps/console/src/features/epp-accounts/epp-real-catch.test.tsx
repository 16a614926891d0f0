import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { queryClient } from '../../core/api/queryClient.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import {
  questionButton,
  dialogAddress,
  fakeCatchPolling,
  lastBody,
  realCatchElsewhere,
  stopTestCatch,
} from '../../../test/kit/eppAccounts.ts';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import { openBeforeMidnight } from '../../../test/kit/midnight.ts';
import {
  button,
  dialog,
  expectHolds,
  expectToast,
  field,
  row,
  rowAction,
  showTab,
  expectSettled,
} from '../../../test/kit/screen.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';
import { accountByName, addPendingOrder } from '../../../test/kit/seeded.ts';

const prepare = (mock: Mock) => addPendingOrder(mock, 'PIR-01');

/** Waits until the real catch status of every account is known. */
async function expectAsked(mock: Mock) {
  const asked = () => callsOf(mock, 'eppAccounts/realCatchStatus').length;
  await expect.poll(asked).toBe(mock.world.store.eppAccounts.size);
  await expectSettled();
}

describe('real catch', () => {
  const stop = page.getByRole('button', { name: 'Stop real catch on PIR-01' });
  const confirmed = questionButton('Stop real catch on PIR-01?', 'Stop Real Catch');

  test('is confirmed with the name and today as its day, and opens the log [§8.real-catch.stopped §8.real-catch.started §9.real-catch.view-opens]', async () => {
    const { mock, address } = await openConsole('/epp-accounts', { as: 'admin', prepare });
    await rowAction('PIR-01', 'Start Real Catch');
    await expect.element(dialog.getByText('Start real catch on PIR-01?')).toBeVisible();
    await expect.element(button('Cancel')).toHaveFocus();
    await expect.element(field('Target Date (UTC)')).toHaveValue('20 Nov 2026');
    expect(callsOf(mock, 'eppAccounts/startRealCatch')).toEqual([]);
    const began = performance.now();
    await button('Start Real Catch').click();
    await expect
      .element(page.getByText('Real catch started for 2026-11-20', { exact: true }))
      .toBeVisible();
    await expect.poll(address).toMatch(/^\/epp-accounts\/\d+\/test-catch$/);
    expect(performance.now() - began).toBeGreaterThan(2000);
    await expect.element(dialog.getByText('Real catch running')).toBeVisible();
    await expect.element(dialog.getByRole('status', { name: 'Running catches' })).toHaveFocus();
    await button('Stop Real Catch').click();
    await confirmed.click();
    await expectToast('Real catch stopped successfully');
    await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
  });

  test('hides the test catch while it runs, and links to the log of its account', async () => {
    const { mock, address } = await openConsole(dialogAddress('PIR-01', 'test-catch'), {
      as: 'admin',
      prepare,
    });
    await dialog.getByLabelText(/^Domains/).fill('tidalforge.org');
    await button('Start Test Catch').click();
    await stopTestCatch('PIR-01');
    await expect.element(dialog.getByText(/^Nothing is running/)).toBeVisible();
    await expectHolds(dialog.getByRole('log'), 'Test catch of 1 name on PIR-01');
    await button('Close').click();
    await rowAction('PIR-01', 'Start Real Catch');
    await button('Start Real Catch').click();
    await button('Open Catch View').click();
    await expect.element(dialog.getByText('Real catch running')).toBeVisible();
    await expect.element(dialog.getByText('Real Catch: PIR-01')).toBeVisible();
    await expect.element(dialog.getByRole('table', { name: 'Paid orders' })).toBeVisible();
    await expect.element(dialog.getByRole('log')).not.toBeInTheDocument();
    await expect.element(button('Start Test Catch')).not.toBeInTheDocument();
    await dialog.getByRole('link', { name: 'EPP logs' }).click();
    await expect.poll(address).toBe(`/epp-logs?account_id=${accountByName(mock, 'PIR-01').id}`);
  });

  test('can stay on the list', async () => {
    const { address } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
      as: 'admin',
      prepare,
    });
    await button('Start Real Catch').click();
    await button('Stay on the List').click();
    await expect.poll(address).toBe('/epp-accounts');
    await expect.element(stop).toBeVisible();
  });

  test('keeps the menu in its corner on a phone, and has a high stop button', async () => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole(dialogAddress('PIR-01', 'real-catch'), { as: 'admin', prepare });
    const place = (locator: Locator) => locator.element().getBoundingClientRect();
    const actions = page.getByRole('button', { name: 'Actions for PIR-01' });
    await button('Start Real Catch').click();
    await button('Stay on the List').click();
    await expect.element(stop).toBeVisible();
    expect(place(stop).height).toBeGreaterThanOrEqual(36);
    const card = place(row('PIR-01'));
    const end = card.right - parseFloat(getComputedStyle(row('PIR-01').element()).paddingRight);
    expect(card.bottom - place(actions).bottom).toBeLessThan(4);
    expect(Math.abs(end - place(actions).right)).toBeLessThanOrEqual(4);
    const beside = place(page.getByRole('button', { name: 'Actions for VRSN-01' }));
    expect(place(actions).right).toBe(beside.right);
    const corner = place(row('VRSN-01')).bottom - beside.bottom;
    expect(Math.abs(card.bottom - place(actions).bottom - corner)).toBeLessThanOrEqual(4);
    await rowAction('PIR-01', 'Edit');
    await expect.element(field('Username')).toBeVisible();
  });

  test('sends the chosen day, and requires one [§8.real-catch.start-failed]', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'real-catch'), { as: 'admin' });
    await field('Target Date (UTC)').fill('');
    await button('Start Real Catch').click();
    await expect.element(dialog.getByText('Please select a target date')).toBeVisible();
    await field('Target Date (UTC)').fill('2026-12-24');
    await expect.element(dialog.getByText('Not today')).toBeVisible();
    await button('Start Real Catch').click();
    await expect.element(page.getByText(/^Failed to start real catch: /)).toBeVisible();
    await expect
      .element(dialog.getByText('has no paid orders to catch', { exact: true }))
      .toBeVisible();
    expect(lastBody(mock, 'eppAccounts/startRealCatch')).toEqual({ target_date: '2026-12-24' });
  });

  test('shows its stop button on load while it runs [§8.real-catch.stop-failed]', async () => {
    const { mock, reload } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
      as: 'admin',
      prepare,
    });
    await button('Start Real Catch').click();
    await button('Stay on the List').click();
    await expect.element(stop).toBeVisible();
    await reload();
    await expect.element(stop).toBeVisible();
    await page.getByRole('button', { name: 'Actions for PIR-01' }).click();
    await expect
      .element(page.getByRole('menuitem', { name: /^Delete/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/stopRealCatch' });
    await stop.click();
    await confirmed.click();
    await expect
      .element(page.getByText(`Failed to stop real catch: ${unreachableText}`))
      .toBeVisible();
    await expect.element(stop).toBeVisible();
    const held = mock.faults.add({ kind: 'hang', operation: 'eppAccounts/stopRealCatch' });
    await rowAction('PIR-01', 'Stop Real Catch');
    await confirmed.click();
    await expect.element(stop).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Actions for PIR-01' }).click();
    const item = page.getByRole('menuitem', { name: /^Stop Real Catch/ });
    await expect.element(item.getByText('Stopping…')).toBeVisible();
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    stop.element().focus();
    held.remove();
    await expectToast('Real catch stopped successfully');
    await expect.element(stop).not.toBeInTheDocument();
    await expect.element(row('PIR-01')).toHaveFocus();
  });

  test('shows each name until it is decided, and keeps the results', async () => {
    const pass = fakeCatchPolling();
    const { mock } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
      as: 'admin',
      prepare,
    });
    const name = mock.world.store.orders.all()[0]?.domain ?? '';
    const raced = dialog.getByRole('table', { name: 'Paid orders' }).getByRole('row');
    const order = raced.filter({ hasText: name });
    await button('Start Real Catch').click();
    await button('Open Catch View').click();
    await expect.element(order).toMatchTextContent(/Ready for Catch.*Waits/);
    // Past the drop of .org.
    await pass(6 * 3_600_000, mock);
    await expect.element(dialog.getByText('The real catch is over.')).toBeVisible();
    await expect.element(order).toMatchTextContent(/(Caught - |Failed).*(1000|2302)/);
    await expect.element(raced.filter({ hasText: /^(Won|Lost) 1/ })).toBeVisible();
    await button('Test Catch').click();
    await expect.element(dialog.getByLabelText(/^Domains/)).toBeVisible();
    await expect.element(raced).not.toBeInTheDocument();
  });

  test('says in its dialog when the connection of the account closes', async () => {
    const { mock } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
      as: 'admin',
      prepare,
    });
    await button('Start Real Catch').click();
    await button('Open Catch View').click();
    const runs = dialog.getByRole('status', { name: 'Running catches' });
    await expect.element(runs).toMatchTextContent(/^Real catch runningWhat it sends/);
    accountByName(mock, 'PIR-01').is_connected = false;
    await queryClient.refetchQueries({ queryKey: accountList.queryKey });
    await expect.element(runs).toMatchTextContent(/^Real catch runningNot Connected/);
  });

  test('updates the orders once when it ends', async () => {
    const pass = fakeCatchPolling();
    const domainOf = ({ world }: Mock) => world.store.orders.all()[0]?.domain ?? '';
    const orders = (from: Mock) => `/orders?domain=${domainOf(from)}`;
    const { mock, go } = await openConsole(orders, { as: 'admin', prepare });
    const listed = row(domainOf(mock));
    const decided = /^(Caught - |Failed)/;
    await expect.element(listed.getByText('Paid - Waiting Catch')).toBeVisible();
    go(dialogAddress('PIR-01', 'real-catch')(mock));
    await button('Start Real Catch').click();
    await button('Stay on the List').click();
    await expect.element(stop).toBeVisible();
    // Opens the orders while the catch runs.
    go(orders(mock));
    const searched = () => callsOf(mock, 'orders/list').filter(({ query }) => query['domain']);
    await expect.poll(() => searched().length).toBe(2);
    await expectSettled();
    await expect.element(listed).toBeVisible();
    await expect.element(listed.getByText(decided)).not.toBeInTheDocument();
    // A call that fails because its token expired is sent again, so it does not count.
    const unread = () =>
      callsOf(mock, 'notifications/stats').filter(({ status }) => status === 200).length;
    const asked = unread();
    go('/epp-accounts');
    await expect.element(stop).toBeVisible();
    // Past the drop of .com.
    await pass(12 * 3_600_000, mock);
    await expect.element(stop).not.toBeInTheDocument();
    go(orders(mock));
    await expect.element(listed.getByText(decided)).toBeVisible();
    expect(unread()).toBe(asked + 1);
  });
});

test('a real catch whose answer was lost is not called failed', async () => {
  const { mock, address } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
    as: 'admin',
    prepare,
  });
  mock.faults.add({ kind: 'truncate', operation: 'eppAccounts/startRealCatch' });
  await button('Start Real Catch').click();
  await expectToast('A real catch is running');
  await expect.element(dialog.getByText(/^No answer came to the start/)).toBeVisible();
  await button('Open Catch View').click();
  await expect.poll(address).toMatch(/test-catch$/);
  await expect.element(dialog.getByText('Real catch running')).toBeVisible();
  await expect.element(page.getByText(/^Failed to start real catch/)).not.toBeInTheDocument();
});

test('a real catch whose answer was lost is uncertain if its status cannot be read', async () => {
  const { mock } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
    as: 'admin',
    prepare,
  });
  await expectAsked(mock);
  mock.faults.add({ kind: 'truncate', operation: 'eppAccounts/startRealCatch' });
  mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/realCatchStatus' });
  await button('Start Real Catch').click();
  await expectToast(/^Failed to start real catch: .+It may have been carried out/);
  await expect.element(dialog.getByText('A real catch is running on this account')).toBeVisible();
  await expect.element(button('Start Real Catch')).toBeDisabled();
});

test('a real catch does not start beside a running one', async () => {
  const { mock, go, address } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
    as: 'admin',
    prepare,
  });
  const running = dialog
    .getByRole('status')
    .filter({ hasText: 'A real catch is running on this account' });
  const { start } = await realCatchElsewhere(mock, 'PIR-01');
  await expectAsked(mock);
  // Somebody else is faster.
  await start();
  await button('Start Real Catch').click();
  await expect.element(page.getByText(/^Failed to start real catch: /)).toBeVisible();
  await expect.element(running).toBeVisible();
  await expect.element(running).toHaveFocus();
  await expect.element(button('Start Real Catch')).toBeDisabled();
  const openedAt = address();
  await button('Cancel').click();
  go(openedAt);
  await expect.element(running).toBeVisible();
  await expect.element(button('Start Real Catch')).toBeDisabled();
});

test('a real catch of today moves to the new day at midnight', async () => {
  const { mock, passMidnight } = await openBeforeMidnight(
    dialogAddress('PIR-01', 'real-catch'),
    'admin',
  );
  await expect.element(field('Target Date (UTC)')).toHaveValue('20 Nov 2026');
  passMidnight();
  await expect.element(field('Target Date (UTC)')).toHaveValue('21 Nov 2026');
  await expect.element(button('Today')).toHaveAttribute('aria-pressed', 'true');
  await button('Start Real Catch').click();
  await expect.element(page.getByText(/^Failed to start real catch: /)).toBeVisible();
  expect(lastBody(mock, 'eppAccounts/startRealCatch')).toEqual({ target_date: '2026-11-21' });
});

test('a real catch of a chosen day keeps that day at midnight', async () => {
  const { passMidnight } = await openBeforeMidnight(dialogAddress('PIR-01', 'real-catch'), 'admin');
  await field('Target Date (UTC)').fill('2026-12-24');
  await field('Target Date (UTC)').fill('2026-11-20');
  await userEvent.tab();
  await expect.element(button('Today')).toHaveAttribute('aria-pressed', 'true');
  passMidnight();
  await expect.element(dialog.getByText('Not today')).toBeVisible();
  await expect.element(field('Target Date (UTC)')).toHaveValue('20 Nov 2026');
});

test('a real catch started elsewhere shows within half a minute, or when the tab shows again', async () => {
  const pass = fakeIntervals();
  const { mock } = await openConsole('/epp-accounts', { as: 'admin', prepare });
  const { start } = await realCatchElsewhere(mock, 'PIR-01');
  const stop = page.getByRole('button', { name: 'Stop real catch on PIR-01' });
  await expectAsked(mock);
  await start();
  pass(29_000);
  await expect.element(row('PIR-01')).toBeVisible();
  await expect.element(stop).not.toBeInTheDocument();
  pass(1000);
  await expect.element(stop).toBeVisible();
  await stop.click();
  await questionButton('Stop real catch on PIR-01?', 'Stop Real Catch').click();
  await expect.element(stop).not.toBeInTheDocument();
  await start();
  showTab('visible');
  await expect.element(stop).toBeVisible();
});

test('a real catch without an answer may still start if it does not run yet', async () => {
  const { mock } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
    as: 'admin',
    prepare,
  });
  await expectAsked(mock);
  mock.faults.add({ kind: 'status', status: 504, operation: 'eppAccounts/startRealCatch' });
  await button('Start Real Catch').click();
  await expectToast(
    /^Failed to start real catch: .*It may have been carried out: its row shows the state\.$/,
  );
});
