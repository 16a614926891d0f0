import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import {
  dialog,
  emailOf,
  expect,
  expectRow,
  expectToast,
  menu,
  openAs,
  openWith,
  signInAs,
  test,
} from './kit/console.ts';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' });

/** How many calls of an operation the service received. */
const calls = (mock: Mock, operation: string) =>
  mock.requests.filter((request) => request.operation === operation).length;

/** Waits until the page sends no more requests, so that they can be counted. */
const quiet = (page: Page) => page.waitForLoadState('networkidle');

test('a wrong password shows the reason and keeps the input', async ({ page, mock, problems }) => {
  problems.expect(/^401 POST \/api\/auth\/login$/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailOf('user'));
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await signInButton(page).click();
  // A toast says the same.
  await expect(page.getByRole('alert').first()).toHaveText('Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('user'));
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
  await quiet(page);
  expect(mock.requests).toHaveLength(1);
});

test('an expired token leads to sign-in without a request', async ({ page, mock }) => {
  const session = await mock.signIn(emailOf('user'));
  await page.context().clock.setFixedTime('2026-11-21T12:00:00Z');
  await openWith(page, '/orders', {
    access_token: session.access_token,
    user: JSON.stringify(session.user),
  });
  await expect(page.getByRole('status')).toHaveText(
    'Your session has expired. Please sign in again.',
  );
  await quiet(page);
  expect(mock.requests).toEqual([]);
});

for (const [name, clock] of [
  ['fast', '2026-11-23T12:00:00Z'],
  ['slow', '2026-11-17T12:00:00Z'],
] as const) {
  test(`with a clock three days ${name}, drops show the right time left and a reload stays signed in`, async ({
    page,
    mock,
  }) => {
    mock.clock.set(Date.parse('2026-11-20T12:30:00Z'));
    await page.context().clock.setFixedTime(clock);
    await signInAs(page, 'user');
    await page.goto('/domains?drop_date_from=2026-11-21&drop_date_to=2026-11-21');
    await expectRow(page, 'Domains', /21 Nov 2026.*11h/);
  });
}

for (const [name, token] of [
  ['an invalid token', 'hello'],
  ['a token with an unreadable payload', 'a.%%%.c'],
  ['a token without an expiry date', `a.${btoa('{"sub":1}')}.c`],
]) {
  test(`${name} in storage leads to sign-in without a request`, async ({ page, mock }) => {
    const items = { access_token: token ?? '', refresh_token: 'x', user: '{"role":' };
    await openWith(page, '/', items);
    await expect(signInButton(page)).toBeVisible();
    await expect(page.getByRole('status')).toContainText('Your session has expired');
    await quiet(page);
    expect(mock.requests).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });
}

test('a rejected token without a refresh token leads to sign-in, without a loop', async ({
  page,
  mock,
  problems,
}) => {
  problems.expect(/^401 GET \/api\//);
  const session = await mock.signIn(emailOf('user'));
  const [head, payload] = session.access_token.split('.');
  await openWith(page, '/orders', {
    access_token: `${head}.${payload}.forged`,
    user: JSON.stringify(session.user),
  });
  await expect(signInButton(page)).toBeVisible();
  await quiet(page);
  expect(calls(mock, 'auth/profile')).toBe(1);
  expect(calls(mock, 'auth/refresh')).toBe(0);
  expect(mock.requests.length).toBeLessThanOrEqual(3);
});

test('a rejected refresh token leads to sign-in after one try', async ({
  page,
  mock,
  problems,
}) => {
  problems.expect(/^401 GET \/api\//, /^401 POST \/api\/auth\/refresh$/);
  const session = await mock.signIn(emailOf('user'));
  const [head, payload] = session.access_token.split('.');
  await openWith(page, '/orders', {
    access_token: `${head}.${payload}.forged`,
    refresh_token: 'forged',
    user: JSON.stringify(session.user),
  });
  await expect(signInButton(page)).toBeVisible();
  await quiet(page);
  expect(calls(mock, 'auth/refresh')).toBe(1);
  expect(mock.requests.length).toBeLessThanOrEqual(4);
});

test('a token that expires during use is refreshed once, unnoticed', async ({
  page,
  mock,
  problems,
}) => {
  problems.expect(/^401 GET \/api\//);
  await openAs(page, mock, 'user', '/orders');
  await expectRow(page, 'Orders', '#');
  mock.clock.advance(16 * 60_000);
  await page.getByRole('link', { name: 'Domains' }).click();
  await expectRow(page, 'Domains', '.com');
  await quiet(page);
  expect(calls(mock, 'auth/refresh')).toBe(1);
});

/** Each kind of failure, the text on the screen, and the problem that the browser records. */
const failures = [
  ['a server error', { kind: 'status', status: 500 }, 'Internal server error', /^500 GET/],
  ['a broken connection', { kind: 'reset' }, 'The API server cannot be reached', /^502 GET/],
  [
    'a malformed response',
    { kind: 'malformed' },
    'The server gave an answer that cannot be read.',
    null,
  ],
  [
    'the sign-in page of a network',
    { kind: 'portal' },
    'The server gave an answer that cannot be read.',
    null,
  ],
] as const;

for (const [name, fault, text, noted] of failures) {
  test(`the list reports ${name} after two tries and offers Try again`, async ({
    page,
    mock,
    problems,
  }) => {
    if (noted) problems.expect(noted);
    await openAs(page, mock, 'user', '/payments');
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/domains') asked += 1;
    });
    const planned = mock.faults.add({ ...fault, operation: 'domains/list' });
    await page.getByRole('link', { name: 'Domains' }).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await quiet(page);
    expect(asked).toBe(2);
    await expect(page.getByRole('heading', { name: 'Domain Catalog' })).toBeVisible();
    planned.remove();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectRow(page, 'Domains', '.com');
  });
}

test('an order is sent only once when the connection breaks', async ({ page, mock, problems }) => {
  problems.expect(/^502 POST \/api\/domains\/order$/);
  mock.faults.add({ kind: 'reset', operation: 'domains/order' });
  await openAs(page, mock, 'user', '/domains?per_page=25');
  await page
    .getByRole('button', { name: /^Order .+\.\w+$/ })
    .first()
    .click();
  await dialog(page).getByLabel('EPP Registrar Category').selectOption({ index: 1 });
  await dialog(page).getByRole('button', { name: 'Create Order' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await quiet(page);
  expect(calls(mock, 'domains/order')).toBe(1);
});

test('a failed order shows the reason in the dialog and keeps the input', async ({
  page,
  mock,
  problems,
}) => {
  problems.expect(/^500 POST \/api\/domains\/order$/);
  mock.faults.add({ kind: 'status', status: 500, operation: 'domains/order', times: 1 });
  await openAs(page, mock, 'user', '/domains?per_page=25');
  await page
    .getByRole('button', { name: /^Order .+\.\w+$/ })
    .first()
    .click();
  await dialog(page).getByLabel('EPP Registrar Category').selectOption({ index: 1 });
  await dialog(page).getByLabel('Notes').fill('Typed with care');
  await dialog(page).getByRole('button', { name: 'Create Order' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Internal server error');
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Typed with care');
  await quiet(page);
  expect(calls(mock, 'domains/order')).toBe(1);
  await dialog(page).getByRole('button', { name: 'Create Order' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('an unreachable server shows an error at sign-in, on a screen and after a reload', async ({
  page,
  mock,
  stage,
  problems,
}) => {
  problems.expect(/^502 POST \/api\/auth\/login$/, /^502 GET \/api\//, /^error: Failed to load/);
  await stage.stopService();
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailOf('user'));
  await page.getByLabel('Password', { exact: true }).fill('dropcatch');
  await signInButton(page).click();
  await expect(page.getByRole('alert').first()).toHaveText('The API server cannot be reached');
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('user'));

  await openAs(page, mock, 'user', '/payments');
  await expect(page.getByText(/session has ended|cannot be reached/)).toBeVisible();
  await stage.startService();
  await openAs(page, mock, 'user', '/payments');
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await stage.stopService();
  const figuresFailed = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to load domain statistics'),
  );
  await page.getByRole('link', { name: 'Domains' }).click();
  await expect(page.getByRole('alert')).toContainText('The API server cannot be reached');
  await figuresFailed;
  await stage.startService();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expectRow(page, 'Domains', '.com');
});

test('offline, the list shows an error and the star changes back; online, the list loads', async ({
  page,
  context,
  mock,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/, /^error: Failed to update watchlist/);
  await openAs(page, mock, 'user', '/domains?per_page=25');
  await expectRow(page, 'Domains', '.com');
  await quiet(page);
  await context.setOffline(true);
  const star = page.getByRole('button', { name: /^Watch / }).first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Page 2' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'The server cannot be reached' });
  await expect(refused).toBeVisible();
  await context.setOffline(false);
  await expect(refused).toBeHidden();
  await expectRow(page, 'Domains', '.com');
});

test('the sign-in page of a network is not saved as the export, and an error shows', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', '/domains?per_page=25');
  mock.faults.add({ kind: 'portal', operation: 'domains/export' });
  let saved = 0;
  page.on('download', () => (saved += 1));
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  await expectToast(page, 'Failed to export domains');
  expect(saved).toBe(0);
});

test('a reload during the start-up check signs nobody out', async ({ page, mock }) => {
  const held = mock.faults.add({ kind: 'hang', operation: 'auth/profile', times: 1 });
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/profile'));
  await openAs(page, mock, 'user', '/orders');
  await asked;
  await page.reload();
  held.remove();
  await expectRow(page, 'Orders', '#');
});

test('with site data blocked, the session and the settings last until a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await signInAs(page, 'user');
  await menu(page).getByRole('link', { name: 'Orders' }).click();
  await expectRow(page, 'Orders', '#');
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
});

test('parts that a newer version removed show an error, and the list still works', async ({
  page,
  mock,
  problems,
}) => {
  const parts = /\/assets\/(DropCalendar|RefinePanel|ViewsPanel)-/;
  problems.expect(/^404 GET \/assets\/(DropCalendar|RefinePanel|ViewsPanel)-/);
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  await openAs(page, mock, 'user', '/domains?per_page=25&starts=a');
  const missing = 'This could not be loaded. Check your connection and reload the page.';
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await page.getByRole('button', { name: 'Drop calendar' }).click();
  const calendar = page.getByRole('region', { name: 'Drop calendar' });
  await expect(calendar.getByText(missing)).toBeVisible();
  await page.getByRole('button', { name: 'Save and edit views' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Save and edit views' }).getByText(missing),
  ).toBeVisible();
});

for (const [role, screen] of [
  ['user', 'Orders'],
  ['admin', 'Sources'],
] as const) {
  test(`opening ${screen} offline shows an error, and the screen loads when the network is back`, async ({
    page,
    context,
    mock,
    problems,
  }) => {
    problems.expect(/^net::ERR_INTERNET_DISCONNECTED/, /^error: /);
    await openAs(page, mock, role, '/payments');
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    await quiet(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This could not be loaded. Check your connection and reload the page.',
    );
    await context.setOffline(false);
    await expect(page.getByRole('table', { name: screen })).toBeVisible();
  });
}

test('the palette, first opened offline, shows an error and opens after a reload', async ({
  page,
  context,
  mock,
  problems,
}) => {
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  await openAs(page, mock, 'user', '/payments');
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await quiet(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expectToast(page, 'This could not be loaded.');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});
