import { menuOf, roles, routes } from '../test/kit/access.ts';
import { expect, menu, openAs, signInAs, test, userMenu } from './kit/console.ts';
import { expectNoOverflow, narrow } from './kit/screens.ts';

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

/** The calls of every screen. A customer's orders are read everywhere, for news of catches. */
const always = {
  admin: ['auth/profile', 'notifications/stats'],
  manager: ['auth/profile', 'notifications/stats'],
  user: ['auth/profile', 'notifications/stats', 'orders/list'],
};

for (const role of roles) {
  test(`each route opens for the ${role} or says who may open it, gets no 403 and fits 375 px`, async ({
    page,
    mock,
  }) => {
    await openAs(page, mock, role, '/payments');
    for (const route of routes) {
      const before = mock.requests.length;
      await page.goto(route.path);
      if (route.roles.includes(role)) {
        const heading = page.getByRole('heading', { name: route.heading }).first();
        await expect(heading, route.path).toBeVisible();
      } else {
        const text = `Access Denied: ${route.denied}`;
        await expect(page.getByRole('alert'), route.path).toContainText(text);
      }
      // Meanwhile the screen sends its other calls.
      await page.setViewportSize(narrow);
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.waitForLoadState('networkidle');
      const asked = mock.requests.slice(before);
      expect(asked.filter(({ status }) => status === 403)).toEqual([]);
      if (!route.roles.includes(role)) {
        const more = asked.filter(({ operation }) => !always[role].includes(operation ?? ''));
        expect(more, route.path).toEqual([]);
      }
    }
  });
}

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
