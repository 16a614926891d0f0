import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tokens } from '../src/core/api/client.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { adminOf } from './kit/seeded.ts';
import { fireStorageEvent } from './kit/storageEvents.ts';
import { heading, rowAction, expectSettled } from './kit/screen.ts';

const alert = page.getByRole('alert');

/** Makes the admin a user, as another tab notices first. */
function demoteInOtherTab(mock: Mock): void {
  adminOf(mock).role = 'user';
  const stored = tokens.get();
  if (!stored?.user) throw new Error('nobody is signed in');
  tokens.set({ ...stored, user: { ...stored.user, role: 'user' } });
  fireStorageEvent('user');
}

describe('a role that an administrator changes', () => {
  test('takes effect at the first refused call, with a message', async () => {
    const { mock, go } = await openConsole('/payments', { as: 'admin' });
    await expect.element(page.getByRole('link', { name: 'Users' })).toBeVisible();
    adminOf(mock).role = 'user';
    go('/users');
    await expect.element(page.getByText('Your role was changed')).toBeVisible();
    await expect.element(page.getByText(/You are signed in as User now/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    await expect.element(alert.getByText(/^Access Denied: Only/)).toBeVisible();
    expect(callsOf(mock, 'auth/profile')).toHaveLength(2);
    expect(callsOf(mock, 'managers/listForUsers')).toHaveLength(1);
  });

  test('takes effect when another tab has noticed it', async () => {
    const { mock } = await openConsole('/orders', { as: 'admin' });
    await expect.element(page.getByRole('cell', { name: 'jnovak' }).first()).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Select order/ })
      .first()
      .click();
    await expect.element(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    demoteInOtherTab(mock);
    await expect.element(page.getByText(/You are signed in as User now/)).toBeVisible();
    await expect.element(page.getByRole('cell', { name: 'jnovak' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  test.each(['/users', '/schedulers', '/'])(
    'lets %s read nothing more that the new role may not read',
    async (path) => {
      const { mock } = await openConsole(path, { as: 'admin' });
      await expect.element(heading).toBeVisible();
      await expectSettled();
      const before = mock.requests.length;
      demoteInOtherTab(mock);
      await expect.element(page.getByText(/You are signed in as User now/)).toBeVisible();
      await expect.element(page.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
      await expect.poll(() => callsOf(mock, 'notifications/stats').length).toBeGreaterThan(1);
      await expectSettled();
      const refused = mock.requests.slice(before).filter(({ status }) => status === 403);
      expect(refused.map(({ operation }) => operation)).toEqual([]);
    },
  );

  test('answers an open question with no, since the screen that asked is gone', async () => {
    const { mock } = await openConsole('/users', { as: 'admin' });
    await rowAction('manager', 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete user?' });
    await expect.element(question).toBeVisible();
    demoteInOtherTab(mock);
    await expect.element(alert.getByText(/^Access Denied: Only/)).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    expect(callsOf(mock, 'adminUsers/delete')).toEqual([]);
  });

  test('takes effect in the other tabs when a tab starts with it', async () => {
    const { mock, reload } = await openConsole('/payments', { as: 'admin' });
    await expect.element(page.getByRole('link', { name: 'Users' })).toBeVisible();
    adminOf(mock).role = 'user';
    await reload();
    await expect.element(page.getByRole('link', { name: 'Orders' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    // The other tabs follow the stored user.
    expect(tokens.get()?.user?.role).toBe('user');
  });

  test('is read after a refused call, and if it is the same, no message shows', async () => {
    const { mock, go } = await openConsole('/payments', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({ kind: 'status', status: 403, operation: 'adminUsers/list' }),
    });
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    go('/users');
    await expect.poll(() => callsOf(mock, 'auth/profile')).toHaveLength(2);
    await expect.element(page.getByRole('link', { name: 'Users' })).toBeVisible();
    await expect.element(page.getByText('Your role was changed')).not.toBeInTheDocument();
  });
});
