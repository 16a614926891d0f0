import type { Page } from '@playwright/test';
import {
  dialog,
  expect,
  expectToast,
  openAs,
  openWith,
  rowAction,
  signInAs,
  test,
  userMenu,
} from './kit/console.ts';

test('signing out in one tab signs out the others', async ({ page, context, mock }) => {
  await openAs(page, mock, 'user', '/orders');
  const second = await context.newPage();
  await second.goto('/domains');
  await expect(second.getByRole('heading', { name: 'Domain Catalog' })).toBeVisible();
  await userMenu(page, 'Logout');
  await expect(second).toHaveURL('/login');
  await expect(second.getByRole('status')).toHaveText('Your session ended in another tab.');
  // The first tab tells the second before the server answers. Neither signs out again.
  const logouts = () => mock.requests.filter(({ operation }) => operation === 'auth/logout').length;
  await expect.poll(logouts).toBe(1);
  for (const tab of [page, second]) await tab.waitForLoadState('networkidle');
  expect(logouts()).toBe(1);
});

test('signing in as another user in one tab switches the others', async ({
  page,
  context,
  mock,
}) => {
  await openAs(page, mock, 'user', '/orders');
  await expect(page.getByRole('button', { name: 'User menu, jnovak' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/');
  await userMenu(second, 'Logout');
  await signInAs(second, 'admin');
  await page.bringToFront();
  await expect(page.getByRole('button', { name: 'User menu, admin' })).toBeVisible();
});

test('Back from another site shows the user who signed in meanwhile', async ({
  page,
  context,
  mock,
}) => {
  await openAs(page, mock, 'user', '/orders');
  await expect(page.getByRole('button', { name: 'User menu, jnovak' })).toBeVisible();
  await page.goto('about:blank');
  const { access_token, refresh_token, user } = await mock.signIn('admin@dropcatch.test');
  const second = await context.newPage();
  const items = { access_token, refresh_token, user: JSON.stringify(user) };
  await openWith(second, '/favicon.svg', items);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'User menu, admin' })).toBeVisible();
});

test('a check started in one tab shows in the others, up to its end', async ({
  page,
  context,
  mock,
}) => {
  await openAs(page, mock, 'admin', '/released');
  const second = await context.newPage();
  await second.goto('/released');
  await page.getByRole('button', { name: 'Quick Check Yesterday' }).click();
  await expect(second.getByText(/^Check of 19 Nov 2026: \d/)).toBeVisible();
  mock.clock.advance(300_000);
  for (const tab of [page, second]) {
    await expect(tab.getByText('Check of 19 Nov 2026: Completed')).toBeVisible();
  }
  await expect(second.getByRole('dialog')).toHaveCount(0);
});

test('two tabs that edit one source keep the changes of both', async ({ page, context, mock }) => {
  await openAs(page, mock, 'admin', '/sources');
  const second = await context.newPage();
  await second.goto('/sources');
  for (const tab of [page, second]) await rowAction(tab, 'DropFeed', 'Edit');
  const input = (tab: Page, name: string) => dialog(tab).getByRole('textbox', { name });
  const save = (tab: Page) =>
    dialog(tab).getByRole('button', { name: 'Save Source', exact: true }).click();

  await input(page, 'URL').fill('https://first.example.com/');
  await input(page, 'Description').fill('Described by the first');
  await save(page);
  await expectToast(page, 'Source updated successfully');

  await input(second, 'Name').fill('DropFeed Two');
  await input(second, 'Description').fill('Described by the second');
  await save(second);
  const question = second.getByRole('dialog', { name: 'Somebody else changed this too' });
  const description = question.getByRole('radiogroup', { name: 'Description' });
  await expect(description).toContainText('Described by the first');
  await expect(description).toContainText('Described by the second');
  await expect(question.getByRole('radiogroup')).toHaveCount(1);
  await second.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(input(second, 'Name')).toHaveValue('DropFeed Two');

  await save(second);
  await description.getByRole('radio', { name: 'Take theirs' }).check();
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(second, 'Source updated successfully');
  await rowAction(second, 'DropFeed Two', 'Edit');
  await expect(input(second, 'Name')).toHaveValue('DropFeed Two');
  await expect(input(second, 'URL')).toHaveValue('https://first.example.com/');
  await expect(input(second, 'Description')).toHaveValue('Described by the first');
  expect(mock.requests.filter(({ operation }) => operation === 'sources/update')).toHaveLength(2);
});
