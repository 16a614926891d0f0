import { notificationsStore } from '@mantine/notifications';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, now, openConsole } from './kit/console.tsx';
import { expectToast, heading, rowAction, showTab } from './kit/screen.ts';
import { setTime } from './kit/timers.ts';

const minute = 60_000;

/** How long each message on screen stays, in milliseconds. */
const messages = () =>
  notificationsStore.getState().notifications.map(({ autoClose }) => autoClose);

test('the sign-in card is 400 pixels wide [§9.console.sign-in-card]', async () => {
  await openConsole('/login');
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  const card = document.querySelector('form')?.closest('.mantine-Paper-root');
  expect(card?.getBoundingClientRect().width).toBe(400);
});

test('toasts are at the top right, dark, for three seconds [§9.console.toasts]', async () => {
  await openConsole('/orders?state=NEW', { as: 'admin' });
  await page
    .getByRole('button', { name: /^Actions for order/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Quick Approve' }).click();
  const toast = page.getByText(/approved - ready for catching$/);
  await expect.element(toast).toBeVisible();
  expect(messages()).toEqual([3000]);
  const box = toast.element().closest('.mantine-Notification-root');
  expect(box?.getBoundingClientRect().right).toBeGreaterThan(1200);
  expect(box?.getBoundingClientRect().top).toBeLessThan(150);
  const background = box && getComputedStyle(box).backgroundColor.match(/\d+/g)?.map(Number);
  expect(Math.max(...(background ?? [255]))).toBeLessThan(80);
});

test('messages of the account screen stay for five seconds [§9.console.account-alerts]', async () => {
  await openConsole('/epp-accounts', { as: 'admin' });
  await rowAction('CZ-02', 'Connect');
  await expectToast('Account connected successfully');
  await expectToast('CZ-02');
  expect(messages()).toEqual([5000]);
});

test('other alerts stay for three seconds, errors for five, and name their record [§9.console.alerts]', async () => {
  const { mock } = await openConsole('/epp-categories', { as: 'admin' });
  await rowAction('DENIC', 'Edit');
  await page.getByRole('button', { name: 'Save Category' }).click();
  await expectToast('EPP category updated successfully');
  expect(messages()).toEqual([3000]);
  notificationsStore.setState((state) => ({ ...state, notifications: [] }));
  mock.faults.add({ kind: 'reset', operation: 'eppCategories/delete' });
  await rowAction('Verisign COM/NET', 'Delete');
  await page.getByRole('button', { name: 'Delete EPP Category' }).click();
  await expect.element(page.getByText(/^Failed to delete category/)).toBeVisible();
  await expectToast('Verisign COM/NET');
  expect(messages()).toEqual([5000]);
});

test('data is fresh for five minutes, and a window that gets the focus reads nothing again [§9.console.freshness]', async () => {
  const { mock, go } = await openConsole('/orders', { as: 'user' });
  // Only the reads of the screen, not those of the user's open orders.
  const asked = () =>
    callsOf(mock, 'orders/list').filter(({ query }) => query['per_page'] !== '250').length;
  const visit = async () => {
    go('/payments');
    await expect.element(heading).toHaveTextContent('Payments');
    go('/orders');
    await expect.element(page.getByRole('link', { name: /^#/ }).first()).toBeVisible();
  };
  await expect.element(page.getByRole('link', { name: /^#/ }).first()).toBeVisible();
  await visit();
  window.dispatchEvent(new Event('focus'));
  showTab('visible');
  expect(asked()).toBe(1);
  setTime(now.getTime() + 4 * minute);
  await visit();
  expect(asked()).toBe(1);
  setTime(now.getTime() + 6 * minute);
  await visit();
  await expect.poll(asked).toBe(2);
});

test('the TLDs are read once an hour [§9.console.tld-cache]', async () => {
  const { mock, go } = await openConsole('/domains', { as: 'user' });
  // A call that fails because its token expired is sent again, so it does not count.
  const asked = () => callsOf(mock, 'domains/tlds').filter(({ status }) => status === 200).length;
  const visit = async () => {
    go('/payments');
    await expect.element(heading).toHaveTextContent('Payments');
    go('/domains');
    await expect.element(page.getByRole('button', { name: /^Order / }).first()).toBeVisible();
  };
  await expect.element(page.getByRole('button', { name: /^Order / }).first()).toBeVisible();
  setTime(now.getTime() + 59 * minute);
  await visit();
  expect(asked()).toBe(1);
  setTime(now.getTime() + 61 * minute);
  await visit();
  await expect.poll(asked).toBe(2);
});
