import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, openConsole } from './kit/console.tsx';
import { fireStorageEvent } from './kit/storageEvents.ts';
import { expectLogged } from './kit/log.ts';
import {
  button,
  dialog,
  expectRow,
  expectToast,
  field,
  rowAction,
  signInAs,
  signOut,
} from './kit/screen.ts';

describe('a late answer, after another user has signed in,', () => {
  test('does not bring back the profile of the first user', async () => {
    const { mock, go } = await openConsole('/profile', { as: 'manager' });
    await page.getByLabelText('First Name').fill('Marta');
    const late = mock.faults.add({ kind: 'late', operation: 'auth/updateProfile' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(() => late.hits).toBe(1);
    await signOut();
    await signInAs('user');
    late.remove();
    go('/profile');
    await expect.element(page.getByLabelText('Email')).toHaveValue('user@dropcatch.test');
    await expect.element(page.getByText('Profile updated successfully')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ role: 'user' });
  });

  test('adds no domain to their watchlist', async () => {
    const { mock, go } = await openConsole('/domains', { as: 'manager' });
    const star = page.getByRole('button', { name: /^Watch / }).first();
    await expect.element(star).toBeVisible();
    const name = star.element().getAttribute('title')?.replace('Watch ', '') ?? '';
    const late = mock.faults.add({ kind: 'late', operation: 'domains/watch' });
    await star.click();
    await expect.poll(() => late.hits).toBe(1);
    await signOut();
    await signInAs('user');
    late.remove();
    go('/domains/watchlist');
    await expect.element(page.getByText(/^No domains watched yet/)).toBeVisible();
    expect(name).not.toBe('');
    await expect.element(page.getByText(name)).not.toBeInTheDocument();
  });

  test('shows no result', async () => {
    const { mock, go } = await openConsole('/epp-accounts', { as: 'admin' });
    const late = mock.faults.add({ kind: 'late', operation: 'eppAccounts/test' });
    await rowAction('CZ-01', 'Test Connection');
    await expect.poll(() => late.hits).toBe(1);
    await signOut();
    await signInAs('user');
    late.remove();
    go('/domains');
    await expectRow(/Drop Date/);
    await expect.element(page.getByText('Connected and logged in')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('when the session ends during a bulk run,', () => {
  /** Approves three orders. The answers of the first calls come late, and the session ends meanwhile. */
  async function runUntilSignedOut() {
    const { mock, go } = await openConsole('/orders?state=NEW', { as: 'admin' });
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    const late = mock.faults.add({ kind: 'late', operation: 'orders/updateStatus' });
    await page.getByRole('region', { name: 'Selection' }).getByText('Approve').click();
    await dialog.getByRole('button', { name: /^Approve \(/ }).click();
    await expect.poll(() => late.hits).toBe(3);
    localStorage.clear();
    fireStorageEvent(null);
    return { mock, go, late };
  }
  const report = page.getByRole('alert').filter({ hasText: /^Approve \(\d+\) was interrupted/ });

  test('a message over the sign-in says how far the run came', async () => {
    const { mock, late } = await runUntilSignedOut();
    await expect.element(report.getByText(/: 0 done, 3 under way, \d+ not started$/)).toBeVisible();
    late.remove();
    await expect.element(report.getByText(/: 0 done, 3 failed, \d+ not started$/)).toBeVisible();
    await expect.element(report.getByText(/its payment is not recorded/).first()).toBeVisible();
    expect(callsOf(mock, 'orders/updateStatus')).toHaveLength(3);
  });

  test('another user reads nothing about the run, and no call is made for them', async () => {
    const { mock, go, late } = await runUntilSignedOut();
    await expect.element(report).toBeVisible();
    await signInAs('user');
    await expect.element(report).not.toBeInTheDocument();
    late.remove();
    go('/orders');
    await expectRow(/Drop Date/);
    await signOut();
    await expect.element(page.getByText(/was interrupted/)).not.toBeInTheDocument();
    expect(callsOf(mock, 'orders/updatePayment')).toHaveLength(0);
  });

  test('the user whose run it was reads its outcome at the next sign-in, also after another user', async () => {
    const { late } = await runUntilSignedOut();
    await signInAs('user');
    late.remove();
    await expect.element(report).not.toBeInTheDocument();
    await signOut();
    await signInAs('admin');
    await expect.element(report.getByText(/: 0 done, 3 failed, \d+ not started$/)).toBeVisible();
    await expect.element(report.getByText(/^It may have been carried out/).first()).toBeVisible();
    await report.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(report).not.toBeInTheDocument();
    await signOut();
    await signInAs('admin');
    await expect.element(report).not.toBeInTheDocument();
  });

  test('the watchlist of another user stays as it was', async () => {
    const { mock } = await openConsole('/domains', { as: 'manager' });
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    const late = mock.faults.add({ kind: 'late', operation: 'domains/watch' });
    await page.getByRole('region', { name: 'Selection' }).getByText('Watch').click();
    await expect.poll(() => late.hits).toBe(3);
    await signOut();
    await signInAs('user');
    late.remove();
    await expect.element(page.getByRole('link', { name: 'Orders' })).toBeVisible();
    expect(callsOf(mock, 'domains/watch')).toHaveLength(3);
    await expect.element(page.getByText(/watchlist for/)).not.toBeInTheDocument();
  });
});

test('a form whose session ended meanwhile is not kept if its late answer is a success', async () => {
  const ordered = '/domains/reachtideloud.com/order';
  const { mock, go } = await openConsole(ordered, { as: 'user' });
  await field('Notes').fill('For the client in Brno');
  const late = mock.faults.add({ kind: 'late', operation: 'domains/order' });
  await button('Create Order').click();
  await expect.poll(() => late.hits).toBe(1);
  localStorage.clear();
  fireStorageEvent(null);
  await expectToast('Order Domain was interrupted');
  late.remove();
  await expectToast(/^Order created successfully! Order ID: \d+$/);
  await expect.element(page.getByText('Order Domain was interrupted')).not.toBeInTheDocument();
  await signInAs('user');
  go(ordered);
  await expect.element(dialog).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('');
  expect(callsOf(mock, 'domains/order')).toHaveLength(1);
});

describe('an answer without its body', () => {
  test('to a write is a success', async () => {
    const { mock } = await openConsole('/news/new', { as: 'admin' });
    await field('Title').fill('Maintenance on Sunday');
    await field('Content').fill('From 02:00 to 04:00 UTC.');
    mock.faults.add({ kind: 'empty', operation: 'news/create' });
    await button('Create Article').click();
    await expectToast('News article created successfully');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('to a list shows as not loaded, with a retry', async () => {
    const { mock } = await openConsole('/payments', { as: 'user' });
    const empty = mock.faults.add({ kind: 'empty', operation: 'notifications/list' });
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect.element(page.getByText('Not loaded yet.')).toBeVisible();
    await expectLogged('Failed to load notifications');
    empty.remove();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Not loaded yet.')).not.toBeInTheDocument();
  });
});
