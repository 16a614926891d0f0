import { notificationsStore } from '@mantine/notifications';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showSuccess, showSuccessWithUndo, showWarning } from '../src/core/api/messages.ts';
import { openConsole } from './kit/console.tsx';
import { expectToast, heading } from './kit/screen.ts';

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
