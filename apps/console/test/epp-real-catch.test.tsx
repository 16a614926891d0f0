import type { Mock } from '@dropcatch/mock-server/browser';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/api/queryClient.ts';
import { callsOf, now, openConsole } from './console.tsx';
import { accountCalled, dialogOf, sent, withPendingOrder } from './eppAccounts.ts';
import { unreachableOnce } from './faults.ts';
import { openAtNight } from './midnight.ts';
import { button, dialog, expectToast, field, showTab } from './screen.ts';
import { holdIntervals } from './timers.ts';

const prepare = (mock: Mock) => withPendingOrder(mock, 'PIR-01');

/** Waits until it is known of every account whether a real catch runs on it. */
async function expectAsked(mock: Mock) {
  const asked = () => callsOf(mock, 'eppAccounts/realCatchStatus').length;
  await expect.poll(asked).toBe(mock.world.store.eppAccounts.size);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
}

test('a real catch whose answer was lost is not called failed', async () => {
  const { mock, address } = await openConsole(dialogOf('PIR-01', 'real-catch'), {
    as: 'admin',
    prepare,
  });
  mock.faults.add({ kind: 'truncate', operation: 'eppAccounts/startRealCatch' });
  await button('Start Real Catch').click();
  await expectToast('A real catch is running');
  await expect.element(dialog.getByText(/^No answer came to the start/)).toBeVisible();
  await button('Follow it').click();
  await expect.poll(address).toMatch(/test-catch$/);
  await expect.element(dialog.getByText('Real catch running')).toBeVisible();
  await expect.element(page.getByText(/^Failed to start real catch/)).not.toBeInTheDocument();
});

test('a real catch whose answer was lost is in doubt where its status cannot be had', async () => {
  const { mock } = await openConsole(dialogOf('PIR-01', 'real-catch'), { as: 'admin', prepare });
  await expectAsked(mock);
  mock.faults.add({ kind: 'truncate', operation: 'eppAccounts/startRealCatch' });
  mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/realCatchStatus' });
  await button('Start Real Catch').click();
  await expectToast(/^Failed to start real catch: .+It may have been done all the same/);
  await expect.element(dialog.getByText('A real catch is running on this account')).toBeVisible();
  await expect.element(button('Start Real Catch')).toBeDisabled();
});

test('a real catch is not started beside one that runs already', async () => {
  const { mock, go, address } = await openConsole(dialogOf('PIR-01', 'real-catch'), {
    as: 'admin',
    prepare,
  });
  const running = dialog.getByText('A real catch is running on this account');
  const elsewhere = await mock.signIn('admin@dropcatch.test');
  await expectAsked(mock);
  // Somebody else is faster.
  await mock.fetch(
    `/api/epp/accounts/${accountCalled(mock, 'PIR-01').id}/real-catch/start-manual`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${elsewhere.access_token}` },
      body: JSON.stringify({ target_date: '2026-11-20' }),
    },
  );
  await button('Start Real Catch').click();
  await expect.element(page.getByText(/^Failed to start real catch: /)).toBeVisible();
  await expect.element(running).toBeVisible();
  await expect.element(running).toHaveFocus();
  await expect.element(button('Start Real Catch')).toBeDisabled();
  const dialogAddress = address();
  await button('Cancel').click();
  go(dialogAddress);
  await expect.element(running).toBeVisible();
  await expect.element(button('Start Real Catch')).toBeDisabled();
});

test('a real catch of today follows the day over midnight', async () => {
  const { mock, passMidnight } = await openAtNight(dialogOf('PIR-01', 'real-catch'), 'admin');
  await expect.element(field('Target Date (UTC)')).toHaveValue('2026-11-20');
  passMidnight();
  await expect.element(field('Target Date (UTC)')).toHaveValue('2026-11-21');
  await expect.element(dialog.getByText('Today')).toBeVisible();
  await button('Start Real Catch').click();
  await expect.element(page.getByText(/^Failed to start real catch: /)).toBeVisible();
  expect(sent(mock, 'eppAccounts/startRealCatch')).toEqual({ target_date: '2026-11-21' });
});

test('a real catch of a day that was chosen keeps it over midnight', async () => {
  const { passMidnight } = await openAtNight(dialogOf('PIR-01', 'real-catch'), 'admin');
  await field('Target Date (UTC)').fill('2026-12-24');
  await field('Target Date (UTC)').fill('2026-11-20');
  await expect.element(dialog.getByText('Today')).toBeVisible();
  passMidnight();
  await expect.element(dialog.getByText('Not today')).toBeVisible();
  await expect.element(field('Target Date (UTC)')).toHaveValue('2026-11-20');
});

test('a real catch that runs is looked at when the tab is seen again, and nothing else is', async () => {
  holdIntervals();
  const { mock } = await openConsole(dialogOf('PIR-01', 'real-catch'), { as: 'admin', prepare });
  await button('Start Real Catch').click();
  await button('Stay on the list').click();
  await expect
    .element(page.getByRole('button', { name: 'Stop real catch on PIR-01' }))
    .toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const before = mock.requests.length;
  // Late enough that the list is not of now any more.
  vi.setSystemTime(now.getTime() + 60_000);
  showTab('visible');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const asked = mock.requests.slice(before).map(({ path }) => path);
  expect(asked.filter((path) => path.includes('/epp/'))).toEqual([
    `/api/epp/accounts/${accountCalled(mock, 'PIR-01').id}/real-catch/status`,
  ]);
});
