import { menuOf, roles, routes } from '../test/kit/access.ts';
import { expect, menu, openAs, signInAs, test, userMenu } from './kit/console.ts';

for (const role of roles) {
  test(`the ${role} signs in, sees the role's menu, and signs out`, async ({ page }) => {
    await signInAs(page, role);
    await expect(menu(page).getByRole('link')).toHaveText(Object.values(menuOf(role)).flat());
    await userMenu(page, 'Logout');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.goto('/orders');
    await expect(page).toHaveURL('/login');
  });
}

test('each route of the admin opens from its address', async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/payments');
  for (const { path, heading: name } of routes.filter((route) => route.roles.includes('admin'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name }).first(), path).toBeVisible();
  }
});

test('signed out, every route leads to sign-in; an unknown route leads to the dashboard', async ({
  page,
  mock,
}) => {
  for (const { path } of routes) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login/);
  }
  await page.waitForLoadState('networkidle');
  expect(mock.requests).toEqual([]);
  await openAs(page, mock, 'user', '/no-such-screen');
  await expect(page).toHaveURL('/');
});
