import { notificationsStore } from '@mantine/notifications';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  showSuccess,
  showSuccessWithUndo,
  showWarning,
  toastMilliseconds,
} from '../src/core/api/messages.ts';
import { openConsole } from './kit/console.tsx';
import { unreachableOnce } from './kit/faults.ts';
import { expectToast, heading, rowAction } from './kit/screen.ts';
import { accountByName } from './kit/seeded.ts';
import { holdTimeouts } from './kit/timers.ts';

/** How long each message on screen stays, in milliseconds; false until somebody closes it. */
const stays = () => notificationsStore.getState().notifications.map(({ autoClose }) => autoClose);

const boxOf = (text: string) => {
  const box = page.getByText(text).element().closest('.mantine-Notification-root');
  if (!box) throw new Error(`no message "${text}"`);
  return box.getBoundingClientRect();
};

test.for([1280, 375])(
  'messages are below the top bar, and what stays is below the head of the screen (%i px)',
  async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    holdTimeouts(toastMilliseconds);
    await openConsole('/orders', { as: 'admin' });
    await expect.element(heading).toBeVisible();
    const bar = document.querySelector('header')?.getBoundingClientRect();
    showSuccess('Saved');
    await expectToast('Saved');
    await expect.poll(() => boxOf('Saved').top).toBeGreaterThanOrEqual(bar?.bottom ?? 800);
    showWarning('Create Article was interrupted', 'What you typed is not saved yet.');
    await expectToast('What you typed is not saved yet.');
    const refresh = page.getByRole('button', { name: 'Refresh' }).element();
    const { bottom } = refresh.getBoundingClientRect();
    await expect
      .poll(() => boxOf('What you typed is not saved yet.').top)
      .toBeGreaterThanOrEqual(bottom);
  },
);

test('a message waits while the focus is on it, and gives the focus back when it closes', async () => {
  await openConsole('/orders', { as: 'user' });
  await expect.element(heading).toBeVisible();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  showSuccessWithUndo('2 domains added to your watchlist', () => {});
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  expect(stays()).toEqual([10_000]);
  (refresh.element() as HTMLElement).focus();
  (undo.element() as HTMLElement).focus();
  await expect.poll(stays).toEqual([false]);
  (refresh.element() as HTMLElement).focus();
  await expect.poll(stays).toEqual([10_000]);
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(refresh).toHaveFocus();
});

test('a success takes away the failure of its own record only', async () => {
  holdTimeouts(5000);
  const { mock } = await openConsole('/epp-accounts', {
    as: 'admin',
    prepare: (started) => {
      for (const name of ['CZ-02', 'VRSN-03 backup'])
        Object.assign(accountByName(started, name), { is_connected: false });
    },
  });
  const failure = page.getByText(/^Failed to connect account/);
  mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/connect' });
  await rowAction('CZ-02', 'Connect');
  await expect.element(failure).toBeVisible();
  await rowAction('VRSN-03 backup', 'Connect');
  await expectToast('Account connected successfully');
  await expect.element(failure).toBeVisible();
  // The messages lie over the button.
  (page.getByRole('button', { name: 'Actions for CZ-02' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: 'Connect', exact: true }).click();
  await expect.element(failure).not.toBeInTheDocument();
});

test('the message of a failed sign-in goes when the next one succeeds', async () => {
  await openConsole('/login');
  const password = page.getByLabelText('Password', { exact: true });
  await page.getByLabelText('Email').fill('user@dropcatch.test');
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast('Invalid email or password');
  expect(stays()).toEqual([3000]);
  await password.fill('dropcatch');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast('Login successful!');
  await expect.element(page.getByText('Invalid email or password')).not.toBeInTheDocument();
});
