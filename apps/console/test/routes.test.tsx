import { queryClient } from '../src/core/api/queryClient.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createConsoleRouter } from '../src/router.ts';
import { roles, routes, type Role } from './kit/access.ts';
import { expectAccessible } from './kit/axe.ts';
import { openConsole } from './kit/console.tsx';
import { heading } from './kit/screen.ts';

test('every screen behind the sign-in has a row in access.ts', () => {
  const { routesById } = createConsoleRouter();
  const screens = Object.values(routesById)
    .filter(({ parentRoute }) => parentRoute?.id === '/_app')
    .map(({ fullPath }) => fullPath);
  expect(new Set(screens)).toEqual(new Set(routes.map(({ path }) => path)));
});

/** The tests over all lists, and those over lists with a form. */
const overAll = ['foreign-answers', 'highlighted-rows', 'hostile'];
const withForm = ['columns', 'forms'];
const texts = import.meta.glob<string>('./*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every screen with records is in the tests over all lists', () => {
  const paths = Object.values(createConsoleRouter().routesById)
    .filter(({ id }) => /^\/_app\/.+\/./.test(id))
    .map(({ fullPath }) => fullPath);
  const screens = new Set(paths.map((path) => path.split('/', 2).join('/')));
  const missing = [...screens].flatMap((screen) =>
    [...overAll, ...(paths.includes(`${screen}/new`) ? withForm : [])]
      .map((name) => `test/${name}.test.tsx`)
      .filter(
        (file) => !new RegExp(`${screen}(?![\\w-])`).test(texts[file.replace('test', '.')] ?? ''),
      )
      .map((file) => `${file} has no ${screen}`),
  );
  expect(missing).toEqual([]);
  expect(screens.size).toBeGreaterThan(11);
});

/** The calls of every screen. A customer's orders are read everywhere, for news of catches. */
const always: Readonly<Record<Role, readonly string[]>> = {
  admin: ['auth/profile', 'notifications/stats'],
  manager: ['auth/profile', 'notifications/stats'],
  user: ['auth/profile', 'notifications/stats', 'orders/list'],
};

describe.for(roles)('for the %s', (role) => {
  test('every route opens with its heading and fits 375 px, or says who may open it, and no call is refused [§6.routes]', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const { mock, address, go } = await openConsole('/payments', { as: role });
    await expect.element(heading).toMatchTextContent('Payments');
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    for (const { path, heading: title, roles: allowed, denied } of routes) {
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
        await expectAccessible();
      }
      await expect.poll(() => queryClient.isFetching(), { message: path }).toBe(0);
      await expect
        .poll(() => document.documentElement.scrollWidth, { message: path })
        .toBeLessThanOrEqual(375);
      if (!allowed.includes(role)) {
        const calls = mock.requests.slice(before).map(({ operation }) => String(operation));
        const more = calls.filter((call) => !always[role].includes(call));
        expect({ path, more }).toEqual({ path, more: [] });
      }
    }
    expect(mock.requests.filter(({ status }) => status === 403)).toEqual([]);
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
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(mock.requests.map(({ operation }) => String(operation)).toSorted()).toEqual(
      shell.toSorted(),
    );
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect.element(heading).toMatchTextContent(/^Welcome back, \w+$/);
    // Over the next link, it would load the dashboard.
    await heading.hover();
  });
});
