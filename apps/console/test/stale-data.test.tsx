import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/core/api/queryClient.ts';
import { now, openConsole } from './kit/console.tsx';
import { unreachable } from './kit/faults.ts';
import { expectLogged } from './kit/log.ts';
import { fakeIntervals, setTime } from './kit/timers.ts';

/** The screens that read their figures in a separate call: the call, the log entry, and a card. */
const figures: readonly [url: string, operation: OperationId, logged: string, card: RegExp][] = [
  ['/domains', 'domains/stats', 'Failed to load domain statistics', /^Dropping Today/],
  ['/released', 'releasedDomains/stats', 'Failed to load released domain st', /^Available/],
  ['/orders', 'orders/stats', 'Failed to load order statistics', /^Total Value/],
  ['/data-sources', 'dataSources/stats', 'Failed to load data source st', /^Total Domains/],
  ['/epp-logs', 'eppLogs/stats', 'Failed to load EPP log statistics', /^Success Rate/],
  ['/audit-logs', 'auditLogs/stats', 'Failed to load audit log statistics', /^Successful/],
];

/** The screens with a Refresh button. */
const refreshed = figures.filter(([url]) => url !== '/domains');

const again = page.getByRole('button', { name: 'Try again' });
const refreshButton = page.getByRole('button', { name: 'Refresh' });
const note = page.getByText(/the figures could not be loaded/);

describe('figures that are not known', () => {
  test.for(figures)(
    '%s says so and loads them on Try again',
    async ([url, operation, logged, label]) => {
      const card = page.getByTestId('figure').filter({ hasText: label }).first();
      const { mock } = await openConsole(url, {
        as: 'admin',
        prepare: ({ faults }) => faults.add({ ...unreachable, operation }),
      });
      await expect.element(note).toHaveTextContent('Not known: the figures could not be loaded.');
      await expect.element(card).toMatchTextContent(/–/);
      await expect.element(card).not.toMatchTextContent(/\d/);
      mock.faults.clear();
      await again.click();
      await expect.element(note).not.toBeInTheDocument();
      await expect.element(card).toMatchTextContent(/\d/);
      await expectLogged(logged);
    },
  );

  test.for(refreshed)(
    '%s keeps the last known figures',
    async ([url, operation, logged, label]) => {
      const card = page.getByTestId('figure').filter({ hasText: label }).first();
      const { mock } = await openConsole(url, { as: 'admin' });
      await expect.element(card).toMatchTextContent(/\d/);
      const known = card.element().textContent;
      mock.faults.add({ ...unreachable, operation });
      setTime(now.getTime() + 5.5 * 60_000);
      await refreshButton.click();
      await expect.element(note).toMatchTextContent(/^Last known \(5m ago\): the figures/);
      await expect.element(card).toHaveTextContent(known);
      mock.faults.clear();
      await again.click();
      await expect.element(note).not.toBeInTheDocument();
      await expectLogged(logged);
    },
  );
});

/** Refreshes the orders 2.5 minutes later, without success. Checks that their age shows. */
async function refreshWithoutSuccess(mock: Mock) {
  mock.faults.add({ ...unreachable, operation: 'orders/list' });
  setTime(now.getTime() + 2.5 * 60_000);
  await refreshButton.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Last loaded: 2m ago/);
}

test('a list that cannot be loaded again shows the age of its rows', async () => {
  const { mock } = await openConsole('/orders', { as: 'admin' });
  await expect.element(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  await refreshWithoutSuccess(mock);
});

test('the age of rows is right if the clock of the computer is wrong', async () => {
  const { mock } = await openConsole('/orders', {
    as: 'admin',
    // The server's clock is ten minutes ahead of this computer's.
    prepare: ({ clock }) => clock.advance(10 * 60_000),
  });
  await expect.element(page.getByText('Updated just now')).toBeVisible();
  await refreshWithoutSuccess(mock);
});

test('a phone shows the age of a list that is no longer new', async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await openConsole('/orders', { as: 'admin' });
  await expect.element(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  const purpose = page.getByText('Follow orders from placing to catching');
  await expect.element(purpose).toBeVisible();
  setTime(now.getTime() + 2.5 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Updated 2m ago')).toBeVisible();
  await expect.element(purpose).not.toBeInTheDocument();
});

describe('the failure of a list', () => {
  const alert = page.getByRole('alert');
  const skeleton = () => document.querySelectorAll('#content tbody .skeleton').length;

  /** Opens a list that cannot be loaded. The answers of later calls are held. */
  async function openFailed(url: string, operation: OperationId) {
    const pass = fakeIntervals();
    const { mock, go } = await openConsole(url, {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation }),
    });
    await expect.element(alert).toBeVisible();
    mock.faults.clear();
    const late = mock.faults.add({ kind: 'late', operation });
    return { pass, go, late };
  }

  test.for([
    ['/schedulers', 'scheduler/jobs', 30_000],
    ['/orders', 'orders/list', 60_000],
    ['/epp-accounts', 'eppAccounts/list', 60_000],
    ['/epp-logs', 'eppLogs/list', 60_000],
  ] as const)('stays in view while %s reloads by itself', async ([url, operation, period]) => {
    const { pass, late } = await openFailed(url, operation);
    const shown = alert.element();
    pass(period);
    await expect.poll(() => late.hits).toBe(1);
    expect(alert.element()).toBe(shown);
    expect(skeleton()).toBe(0);
    late.remove();
    await expect.element(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('stays in view after Try again, whose button shows that it loads', async () => {
    const { late } = await openFailed('/orders', 'orders/list');
    await again.click();
    await expect.element(again).toHaveAttribute('aria-busy', 'true');
    await expect.element(again).toHaveFocus();
    expect(skeleton()).toBe(0);
    late.remove();
    await expect.element(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });

  test('is announced again if Try again fails, and not if a poll does', async () => {
    const pass = fakeIntervals();
    await openConsole('/orders', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'orders/list' }),
    });
    const text = alert.getByText('Failed to load orders');
    await expect.element(text).toBeVisible();
    const announced = text.element();
    pass(60_000);
    await expect.poll(() => queryClient.isFetching({ queryKey: ['orders', 'list'] })).toBe(0);
    expect(text.element()).toBe(announced);
    await again.click();
    await expect.poll(() => text.element() === announced).toBe(false);
  });

  test('is forgotten when the screen is opened again', async () => {
    const { go, late } = await openFailed('/orders', 'orders/list');
    go('/payments');
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    setTime(now.getTime() + 5000);
    go('/orders');
    await expect.poll(() => late.hits).toBe(1);
    await expect.poll(skeleton).toBeGreaterThan(0);
    await expect.element(alert).not.toBeInTheDocument();
    late.remove();
    await expect.element(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });
});

test('the last known system health stays, with its age', async () => {
  const { mock } = await openConsole('/', { as: 'admin' });
  const health = page.getByText('Healthy').first();
  await expect.element(health).toBeVisible();
  mock.faults.add({ ...unreachable, operation: 'dashboard/systemHealth' });
  setTime(now.getTime() + 3.5 * 3_600_000);
  await refreshButton.click();
  await expect.element(page.getByText(/^Last known \(3h ago\): the system health/)).toBeVisible();
  await expect.element(health).toBeVisible();
  mock.faults.clear();
  await again.click();
  await expect.element(page.getByText(/^Last known/)).not.toBeInTheDocument();
  await expectLogged('Failed to load system health');
});

test('an unknown number of unread notifications does not show as zero', async () => {
  const { mock } = await openConsole('/payments', {
    as: 'user',
    prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'notifications/stats' }),
  });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect.element(bell).toHaveAccessibleName('Notifications, number of unread not known');
  await bell.click();
  await expect
    .element(page.getByText(/^Not known: the number of unread notifications/))
    .toBeVisible();
  mock.faults.clear();
  await again.click();
  await expect.element(page.getByText(/^Not known/)).not.toBeInTheDocument();
  await expect.element(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  await expectLogged('Failed to load notification stats');
});
