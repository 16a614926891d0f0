import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { expect, expectRow, openAs, test } from './kit/console.ts';

/** Follows the calls that the service gets from now on. The result returns their operations, sorted. */
function followCalls(mock: Mock): () => string[] {
  const before = mock.requests.length;
  return () =>
    mock.requests
      .slice(before)
      .map(({ operation }) => String(operation))
      .toSorted();
}

/** Reloads a page whose scripts arrive only after `meanwhile`. */
async function reloadSlowly(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await meanwhile();
  code.resolve();
  await page.unrouteAll({ behavior: 'wait' });
}

test('after a reload, the calls of the screen leave before its code has loaded, and each is made once', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'admin', '/orders?state=NEW');
  await expectRow(page, 'Orders', '#');
  await page.waitForLoadState('networkidle');
  const asked = followCalls(mock);
  const first = ['auth/profile', 'orders/list', 'orders/stats'];
  await reloadSlowly(page, async () => {
    await expect.poll(() => asked()).toEqual(first);
    // The frame shows meanwhile.
    await expect(page.locator('.first-frame').getByText('DropCatch')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  });
  await expectRow(page, 'Orders', '#');
  await expect(page.locator('.first-frame')).toBeHidden();
  await page.waitForLoadState('networkidle');
  for (const operation of first) {
    expect(asked().filter((name) => name === operation)).toHaveLength(1);
  }
});

test('after signing out, nothing tells what was looked for', async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/orders?domain=secretname');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await stored()).toContain('secretname');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await stored()).not.toMatch(/secretname|admin@dropcatch|access_token/);
});

test('a date that means today is the date of the new day', async ({ page, context, mock }) => {
  await openAs(page, mock, 'user', '/domains');
  await expectRow(page, 'Domains', '.com');
  await page.waitForLoadState('networkidle');
  mock.clock.advance(24 * 3_600_000);
  await context.clock.setFixedTime('2026-11-21T12:00:00Z');
  const session = await mock.signIn('user@dropcatch.test');
  await page.evaluate((token) => localStorage.setItem('access_token', token), session.access_token);
  const asked = followCalls(mock);
  await reloadSlowly(page, async () => {
    await expect.poll(() => asked()).toContain('domains/list');
  });
  await expectRow(page, 'Domains', '.com');
  const lists = mock.requests.filter(({ operation }) => operation === 'domains/list');
  expect(lists.map(({ query }) => query['drop_date_from'])).toEqual(['2026-11-20', '2026-11-21']);
});

test('no call is sent ahead with an expired token, or for another user', async ({
  page,
  context,
  mock,
}) => {
  await openAs(page, mock, 'user', '/orders');
  await expectRow(page, 'Orders', '#');
  await openAs(page, mock, 'manager', '/favicon.svg');
  await page.goto('/orders', { waitUntil: 'commit' });
  await expectRow(page, 'Orders', '#');
  await page.waitForLoadState('networkidle');
  expect(mock.requests.filter(({ operation }) => operation === 'orders/list')).not.toEqual([]);
  await context.clock.setFixedTime('2026-11-20T13:00:00Z');
  const asked = followCalls(mock);
  await page.reload();
  await expect(page).toHaveURL('/login');
  expect(asked()).toEqual([]);
});

test('a revoked token is refreshed as usual', async ({ page, mock, problems }) => {
  await openAs(page, mock, 'user', '/orders');
  await expectRow(page, 'Orders', '#');
  await page.waitForLoadState('networkidle');
  mock.faults.add({ kind: 'expired', operation: 'auth/profile', times: 1 });
  problems.expect(/^401 GET \/api\/auth\/profile$/);
  const asked = followCalls(mock);
  await page.reload();
  await expectRow(page, 'Orders', '#');
  expect(asked().filter((name) => name === 'auth/refresh')).toHaveLength(1);
});

test('a stored clock offset that is invalid changes nothing', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/domains');
  await expectRow(page, 'Domains', '.com');
  for (const offset of ['-1e300', 'NaN', 'Infinity', '[]']) {
    await page.evaluate((text) => localStorage.setItem('server_clock_offset', text), offset);
    const asked = followCalls(mock);
    await page.reload();
    await expectRow(page, 'Domains', '.com');
    expect(asked().filter((operation) => operation === 'domains/list')).toHaveLength(1);
  }
});
