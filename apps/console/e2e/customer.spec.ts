import {
  dialog,
  emailOf,
  expect,
  expectRow,
  expectToast,
  filterField,
  menu,
  openAs,
  password,
  row,
  test,
  userMenu,
} from './kit/console.ts';
import { narrow } from './kit/screens.ts';

test('a user filters the catalogue, watches a domain, orders one and finds it everywhere', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', '/domains');
  await page.getByLabel('TLD').selectOption('net');
  await (await filterField(page, 'Length')).selectOption('15+');
  await expect(page).toHaveURL('/domains?tld=net&domain_length=15%2B');
  const heading = page.getByRole('heading', { name: /^Domains \(\d+\)$/ });
  await expect(heading).toBeVisible();

  const star = page.getByRole('button', { name: /^Watch .+\.net$/ }).first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  const order = page.getByRole('button', { name: /^Order .+\.net$/ }).first();
  const name = ((await order.getAttribute('aria-label')) ?? '').replace('Order ', '');
  await order.click();
  await expect(dialog(page).getByLabel('Domain')).toHaveValue(name);
  await dialog(page).getByLabel('Notes').fill('For the shop');
  await dialog(page).getByRole('button', { name: 'Create Order' }).click();
  await expectToast(page, /^Order created successfully! Order ID: \d+$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/domains?tld=net&domain_length=15%2B');

  await menu(page).getByRole('link', { name: 'Orders' }).click();
  await expectRow(page, 'Orders', name);
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  await expectRow(page, 'Newest orders', name);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(dialog(page).getByText(name).first()).toBeVisible();
  expect(mock.world.store.orders.find(({ notes }) => notes === 'For the shop')).toBeDefined();
});

test('a user exports the filtered catalogue as a file', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/domains?tld=org&per_page=25');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('domains_2026-11-20.csv');
});

test('the Dropping Today card shows only the drops of today', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/domains');
  await page.getByRole('button', { name: /^Dropping Today/ }).click();
  await expect(page).toHaveURL(/drop_date_from=2026-11-20&drop_date_to=2026-11-20/);
  await expect(row(page, 'Domains', '20 Nov 2026').first()).toBeVisible();
  await expect(row(page, 'Domains', '21 Nov 2026')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL('/domains');
});

test('a user changes the profile and password, and signs in with the new password', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', '/');
  await userMenu(page, 'Profile');
  await page.getByLabel('First Name').fill('Zdenka');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated successfully');
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByLabel(/^Current Password/).fill(password);
  await page.getByLabel(/^New Password/).fill('caught in time');
  await page.getByLabel(/^Confirm New Password/).fill('caught in time');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(page, 'Password updated successfully');
  await userMenu(page, 'Logout');
  await page.getByLabel('Email').fill(emailOf('user'));
  await page.getByLabel('Password', { exact: true }).fill('caught in time');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Zdenka' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true });

  test('a user finds, watches and orders a domain by touch', async ({ page, mock }) => {
    await openAs(page, mock, 'user', '/domains?tld=org');
    const star = page.getByRole('button', { name: /^Watch .+\.org$/ }).first();
    await star.tap();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    const order = page.getByRole('button', { name: /^Order .+\.org$/ }).first();
    const name = ((await order.getAttribute('aria-label')) ?? '').replace('Order ', '');
    await order.tap();
    await dialog(page).getByRole('button', { name: 'Create Order' }).tap();
    await expectToast(page, /^Order created successfully! Order ID: \d+$/);
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
    await menu(page).getByRole('link', { name: 'Orders' }).tap();
    await expect(menu(page)).toBeHidden();
    await expectRow(page, 'Orders', name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
