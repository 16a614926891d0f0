import type { Mock } from '@dropcatch/mock-server/browser';
import { queryClient } from '../src/core/api/queryClient.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import readme from '../README.md?raw';
import { createConsoleRouter } from '../src/router.ts';
import { roles, routes, type Role } from './kit/access.ts';
import { expectAccessible } from './kit/axe.ts';
import { openConsole } from './kit/console.tsx';
import { routePaths, screenOf } from './kit/dialogs.ts';
import { heading, expectSettled } from './kit/screen.ts';
import { lists, screens } from './kit/screens.ts';

/** What is in only one of two lists, so that a failure names it. */
const notInBoth = (one: readonly string[], other: readonly string[]) => [
  ...one.filter((each) => !other.includes(each)),
  ...other.filter((each) => !one.includes(each)),
];

test('every screen behind the sign-in has an entry in screens.ts', () => {
  const paths = Object.values(createConsoleRouter().routesById)
    .filter(({ parentRoute }) => parentRoute?.id === '/_app')
    .map(({ fullPath }) => fullPath);
  expect(notInBoth(paths, Object.keys(screens))).toEqual([]);
});

test('every screen with records is in the tests over all lists, and in those over forms if it makes some', () => {
  const withRecords = routePaths.filter((path) => /^\/.+\/(\$|new$)/.test(path)).map(screenOf);
  const listed = lists.map(({ path }) => path);
  expect(notInBoth(listed, withRecords)).toEqual([]);
  const withForm = lists.filter(({ form, nameColumn }) => form && nameColumn);
  expect(withForm.map(({ path }) => `${path}/new`).toSorted()).toEqual(
    routePaths.filter((path) => path.endsWith('/new')).toSorted(),
  );
  // These show domain names, which hold no other text.
  expect(lists.filter(({ hostile }) => !hostile).map(({ path }) => path)).toEqual([
    '/domains',
    '/released',
    '/orders',
  ]);
});

/** The calls of every screen. A customer's orders are read everywhere, for news of catches. */
const always: Readonly<Record<Role, readonly string[]>> = {
  admin: ['auth/profile', 'notifications/stats'],
  manager: ['auth/profile', 'notifications/stats'],
  user: ['auth/profile', 'notifications/stats', 'orders/list'],
};

/** What each screen asks for besides, for staff and for customers, from the README. */
const readmeCalls = new Map(
  [...readme.matchAll(/^ *\| `(\/[\w/-]*)` \| (.*?) \| (.*?) \|$/gm)].map(
    ([, path = '', staff = '', customer = '']) => [path, { staff, customer }],
  ),
);

/** The calls of a screen in the words of the README. */
const wordsOf = (operations: readonly string[]) =>
  [...new Set(operations)]
    .toSorted()
    .map((operation) => `\`${operation}\``)
    .join(' ') || 'nothing';

/** The operations that the server refused. */
const refusedCalls = ({ requests }: Mock) =>
  requests.filter(({ status }) => status === 403).map(({ operation }) => operation);

describe.for(roles)('for the %s', (role) => {
  test('every route opens with its heading, fits 375 px and asks for what the README says, or says who may open it, and no call is refused [§6.routes]', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const { mock, address, go } = await openConsole('/payments', { as: role });
    await expect.element(heading).toMatchTextContent('Payments');
    await expectSettled();
    const wrong: string[] = [];
    const firstDenied = routes.find(({ roles: allowed }) => !allowed.includes(role));
    for (const { path, heading: title, roles: allowed, denied } of routes) {
      // As in a new tab: no screen has the answers of another one, or is still there to ask again.
      go('/payments');
      await expect.element(heading).toMatchTextContent('Payments');
      queryClient.clear();
      const before = mock.requests.length;
      go(path);
      await expect.poll(address).toBe(path);
      if (allowed.includes(role)) {
        await expect.element(heading).toMatchTextContent(title);
        expect(document.title).toMatch(/ · DropCatch$/);
      } else {
        await expect
          .element(page.getByRole('alert').getByText(`Access Denied: ${denied}`))
          .toBeVisible();
        // The others differ only in their texts.
        if (path === firstDenied?.path) await expectAccessible();
      }
      await expectSettled(path);
      await expect
        .poll(() => document.documentElement.scrollWidth, { message: path })
        .toBeLessThanOrEqual(375);
      const calls = mock.requests.slice(before).map(({ operation }) => String(operation));
      const more = calls.filter((call) => !always[role].includes(call));
      if (allowed.includes(role)) {
        const asked = wordsOf(more);
        const known = readmeCalls.get(path)?.[role === 'user' ? 'customer' : 'staff'];
        if (role !== 'manager' && asked !== known)
          wrong.push(`${path} asks for ${asked}. The README says: ${known}.`);
      } else expect({ path, more }).toEqual({ path, more: [] });
    }
    expect(wrong).toEqual([]);
    expect(refusedCalls(mock)).toEqual([]);
  });
});

describe('a screen that the role may not open', () => {
  test.for([
    ['user', '/epp-categories', 'Only administrators can manage EPP registrar categories.'],
    ['user', '/users', 'Only administrators and managers can manage users.'],
    ['manager', '/audit-logs', 'Only administrators can see audit logs.'],
  ] as const)('sends no calls for a %s who types its address: %s', async ([role, url, denied]) => {
    const { mock, address } = await openConsole(url, { as: role });
    await expect
      .element(page.getByRole('alert').getByText(`Access Denied: ${denied}`))
      .toBeVisible();
    expect(address()).toBe(url);
    // The heading is in the same place as on other screens.
    expect(heading.element().closest('header')).not.toBeNull();
    const shell = always[role];
    await expect
      .poll(() => new Set(mock.requests.map(({ operation }) => operation)))
      .toEqual(new Set(shell));
    await expectSettled();
    expect(mock.requests.map(({ operation }) => String(operation)).toSorted()).toEqual(
      shell.toSorted(),
    );
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect.element(heading).toMatchTextContent(/^Welcome back, \w+$/);
    // Over the next link, it would load the dashboard.
    await heading.hover();
  });
});

/** The addresses of all routes, those of dialogs included, with a number or a name in place of each parameter. */
const allPaths = routePaths
  .filter((path) => path !== '/')
  .map((path) => path.replace('$domain', 'example.com').replaceAll(/\$\w+/g, '1'));

/** The calls of the dashboard and of the shell around it. */
const dashboardCalls =
  /^(auth\/|dashboard\/|notifications\/|orders\/list|domains\/list|eppAccounts\/|eppCategories\/list|scheduler\/|sources\/list|eppLogs\/)/;

test('no route matches an address in capitals', () => {
  const router = createConsoleRouter();
  const matched = allPaths.flatMap((path) =>
    router
      .matchRoutes(path.toUpperCase(), {})
      .map(({ routeId }) => routeId)
      .filter((id) => id !== '__root__')
      .map((id) => `${path}: ${id}`),
  );
  expect(matched).toEqual([]);
  expect(allPaths.length).toBeGreaterThan(40);
});

describe.for(roles)('an address in capitals, for the %s', (role) => {
  test('is an unknown path: it leads to the dashboard, and no staff screen sends a call', async () => {
    const { mock, address, go } = await openConsole('/payments', { as: role });
    await expect.element(heading).toMatchTextContent('Payments');
    for (const { path } of routes.filter(({ path: lower }) => lower !== '/')) {
      const capitals = path.toUpperCase();
      go(capitals);
      await expect.poll(address, { message: capitals }).toBe('/');
    }
    await expect.element(heading).toMatchTextContent(/^Welcome back, \w+$/);
    await expectSettled();
    expect(refusedCalls(mock)).toEqual([]);
    const foreign = mock.requests
      .map(({ operation }) => String(operation))
      .filter((operation) => !dashboardCalls.test(operation));
    expect(foreign).toEqual([]);
  });
});

describe('another spelling of an address that a customer may not open', () => {
  test.for([
    '/users/',
    '/epp-categories/',
    '/%75sers',
    '/sources/new/',
    '/epp-categories/1/settings/',
  ])('shows Access Denied and sends no call: %s', async (spelling) => {
    const { mock } = await openConsole(spelling, { as: 'user' });
    await expect.element(page.getByRole('alert').getByText(/^Access Denied: /)).toBeVisible();
    await expectSettled();
    const calls = mock.requests.map(({ operation }) => String(operation));
    expect(calls.filter((call) => !always.user.includes(call))).toEqual([]);
  });

  test('marks the entry of the menu for those who may open it', async () => {
    await openConsole('/users/', { as: 'admin' });
    await expect.element(heading).toMatchTextContent('User Management');
    const current = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Users' });
    await expect.element(current).toHaveAttribute('aria-current', 'page');
  });
});
