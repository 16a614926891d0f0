import { expect, menu, openAs, roles, signInAs, test, userMenu } from './console.ts';

const general = ['Dashboard', 'Domains', 'Released', 'Orders', 'Payments', 'Invoices'];
const management = ['Users', 'EPP Accounts', 'EPP Logs', 'EPP Tools'];
const administration = [
  'Audit Logs',
  'EPP Categories',
  'Sources',
  'Data Sources',
  'Schedulers',
  'News',
];

/** What each role finds in the menu (spec, section 2). */
const menus = {
  admin: [...general, ...management, ...administration],
  manager: [...general, ...management],
  user: general,
};

for (const role of roles) {
  test(`the ${role} signs in, sees the role's menu, and signs out`, async ({ page }) => {
    await signInAs(page, role);
    await expect(menu(page).getByRole('link')).toHaveText(menus[role]);
    await userMenu(page, 'Logout');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.goto('/orders');
    await expect(page).toHaveURL('/login');
  });
}

test('a screen that the role may not open says who may, and asks the server for nothing', async ({
  page,
  mock,
  problems,
}) => {
  problems.expect(/^error: AccessDenied/);
  await openAs(page, mock, 'user', '/epp-categories');
  await expect(page.getByRole('alert')).toContainText(
    'Access Denied: Only administrators can manage EPP registrar categories.',
  );
  await page.waitForLoadState('networkidle');
  const asked = mock.requests.map(({ operation }) => operation);
  expect(new Set(asked)).toEqual(new Set(['auth/profile', 'notifications/stats']));
  expect(asked).toHaveLength(2);
});
