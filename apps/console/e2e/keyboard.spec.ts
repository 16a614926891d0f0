import type { Locator, Page } from '@playwright/test';
import {
  dialog,
  emailOf,
  expect,
  expectToast,
  menu,
  openAs,
  password,
  test,
} from './kit/console.ts';

/** Presses Tab until `target` has the focus. Fails if it has not after `most` presses. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a user signs in, sorts the catalogue and orders by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(emailOf('user'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();

  await tabTo(page, menu(page).getByRole('link', { name: 'Domains' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Domain Catalog' })).toBeVisible();

  const price = page.getByRole('columnheader', { name: 'Price' });
  await tabTo(page, price.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Space');
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await expect(price.getByRole('button')).toBeFocused();
  // The rows in the new order. Until then, Tab would pass the first row of the old one.
  await expect(page.getByRole('table', { name: 'Domains' })).toHaveAttribute('aria-busy', 'false');

  const order = page.getByRole('button', { name: /^Order .+\.\w+$/ }).first();
  await tabTo(page, order);
  await page.keyboard.press('Enter');
  const category = dialog(page).getByLabel('EPP Registrar Category');
  await expect(category).toBeFocused();
  await expect(category).not.toHaveValue('');
  await tabTo(page, dialog(page).getByLabel('Notes'), 4);
  await page.keyboard.type('No mouse here');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, /^Order created successfully!/);
  await expect(dialog(page)).toBeHidden();
});

test('a user watches a domain and changes the password by keyboard alone', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', '/domains');
  const star = page.getByRole('button', { name: /^Watch .+\.\w+$/ }).first();
  await expect(star).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('w');
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('change pass');
  await page.keyboard.press('Enter');
  const current = page.getByLabel(/^Current Password/);
  await expect(current).toBeVisible();
  await tabTo(page, current);
  await page.keyboard.type(password);
  await tabTo(page, page.getByLabel(/^New Password/), 4);
  await page.keyboard.type('caught in time');
  await tabTo(page, page.getByLabel(/^Confirm New Password/), 4);
  await page.keyboard.type('caught in time');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password updated successfully');
});

test('a dialog that was opened by its address gives the focus to the list', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'admin', '/users/4/edit');
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Users', exact: true })).toBeFocused();
});

test('the results of the palette load while Ctrl is held', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/payments');
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  const loaded = page.waitForResponse((response) => response.url().includes('PaletteResults'));
  await page.keyboard.down('Control');
  await loaded;
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});
