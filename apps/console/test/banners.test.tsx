import { onlineManager } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tokens } from '../src/core/api/client.ts';
import { callsOf, now, openConsole } from './kit/console.tsx';
import { fakeIntervals } from './kit/timers.ts';
import { expectCaught, expectLogged } from './kit/log.ts';
import { expectSettled } from './kit/screen.ts';

const offline = page.getByText(/^You are offline/);

describe('without a network', () => {
  test('a banner shows, and the screen reloads its data when the network is back', async () => {
    const { mock } = await openConsole('/orders', { as: 'user' });
    await expect
      .element(page.getByRole('row').nth(1).getByRole('link', { name: /^#/ }))
      .toBeVisible();
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    await expect.element(offline).toBeVisible();
    // Only the reads of the list. Other parts read orders in pages of another size.
    const asked = () =>
      callsOf(mock, 'orders/list').filter(({ query }) => query['per_page'] === '20').length;
    const before = asked();
    onlineManager.setOnline(true);
    await expect.element(offline).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Back online/)).toBeVisible();
    await expect.poll(asked).toBe(before + 1);
  });

  test('a write fails at once instead of being sent later', async () => {
    await openConsole('/profile', {
      as: 'user',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'auth/updateProfile' }),
    });
    await expect.element(page.getByLabelText('Phone')).toBeVisible();
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    await page.getByLabelText('Phone').fill('1');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(page.getByText('Failed to update profile')).toBeVisible();
  });
});

test('a screen that broke offline recovers when the connection is back', async () => {
  const { go } = await openConsole('/payments', { as: 'user' });
  await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  const broken = vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(function fail() {
    throw new TypeError('broken');
  });
  go('/released');
  await expect.element(page.getByText('Something went wrong')).toBeVisible();
  await expectCaught('TypeError');
  broken.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { name: 'Released Domains' })).toBeVisible();
  await expect.element(page.getByText('Something went wrong')).not.toBeInTheDocument();
});

describe('a session that cannot be refreshed', () => {
  /** Removes the refresh token and lets the access token expire in some seconds. */
  function expireIn(seconds: number): void {
    const stored = tokens.get();
    const payload = btoa(JSON.stringify({ exp: now.getTime() / 1000 + seconds }));
    if (stored) tokens.set({ access_token: `a.${payload}.c`, user: stored.user });
  }

  test('warns a minute before it ends, and leads to sign-in', async () => {
    const pass = fakeIntervals();
    const { address, mock } = await openConsole('/payments', { as: 'user' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Otherwise a call of the frame would go out with the token of this test.
    await expect.poll(() => callsOf(mock, 'orders/list').length).toBeGreaterThan(0);
    await expectSettled();
    expireIn(50);
    pass(5000);
    await expect.element(page.getByText(/^Your session ends in less than a minute/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect.poll(address).toBe('/login');
    // The server does not know the token of this test.
    await expectLogged('Logout failed');
  });
});
