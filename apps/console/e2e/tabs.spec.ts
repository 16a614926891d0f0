import { expect, openAs, signInAs, store, test, userMenu } from './kit/console.ts';

test('signing out in one tab signs out the others', async ({ page, context, mock }) => {
  await openAs(page, mock, 'user', '/orders');
  const second = await context.newPage();
  await second.goto('/domains');
  await expect(second.getByRole('heading', { name: 'Domain Catalog' })).toBeVisible();
  await userMenu(page, 'Logout');
  await expect(second).toHaveURL('/login');
  await expect(second.getByRole('status')).toHaveText('Your session ended in another tab.');
  expect(mock.requests.filter(({ operation }) => operation === 'auth/logout')).toHaveLength(1);
});

test('signing in as somebody else in one tab does so in the others', async ({
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

test('Back from elsewhere asks the service anew, also who is signed in', async ({
  page,
  context,
  mock,
}) => {
  await openAs(page, mock, 'user', '/orders');
  await expect(page.getByRole('button', { name: 'User menu, jnovak' })).toBeVisible();
  await page.goto('about:blank');
  const { access_token, refresh_token, user } = await mock.signIn('admin@dropcatch.test');
  const second = await context.newPage();
  await store(second, { access_token, refresh_token, user: JSON.stringify(user) });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'User menu, admin' })).toBeVisible();
});

test('a check that one tab starts shows in the others, and all see it end', async ({
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
