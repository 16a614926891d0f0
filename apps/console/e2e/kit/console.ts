import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import type { Role } from '../../test/kit/access.ts';
import { followProblems, type Problems } from './problems.ts';
import { openStage, type Stage } from './stage.ts';

export { expect };

/** The time in every test: a Friday, six hours before the .com drop. */
export const now = '2026-11-20T12:00:00Z';

/** The password of the seeded accounts. */
export const password = 'dropcatch';

/** The address that a role signs in with. */
export const emailOf = (role: Role) => `${role}@dropcatch.test`;

interface Fixtures {
  /** The service, reset before each test. */
  mock: Mock;
  /** Fails the test on every problem that it neither expects nor allows. */
  problems: Problems;
  /** Opens a second browser context, with empty storage. */
  newContext: () => Promise<BrowserContext>;
}

interface WorkerFixtures {
  stage: Stage;
}

/** Runs the production build in a browser, against a mock server over HTTP. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stage: [
    async ({ browserName: _ }, provide) => {
      const stage = await openStage({ seed: 1, rows: 600, now });
      await provide(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stage }, provide) => provide(stage.url),
  mock: [
    async ({ stage }, provide) => {
      await stage.startService();
      stage.mock.reset();
      await provide(stage.mock);
      stage.mock.assertContract();
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, provide) => {
      const problems = followProblems(context);
      await context.clock.setFixedTime(now);
      await provide(problems);
      expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  newContext: async ({ browser, baseURL, contextOptions }, provide) => {
    const opened: { context: BrowserContext; problems: Problems }[] = [];
    await provide(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
      opened.push({ context, problems: followProblems(context) });
      await context.clock.setFixedTime(now);
      return context;
    });
    for (const { context, problems } of opened) {
      expect(problems.unexpected()).toEqual([]);
      await context.close();
    }
  },
});

/** Signs in through the form and waits for the dashboard. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailOf(role));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
}

/** Opens an address with the stored session of an earlier visit. */
export async function openAs(page: Page, mock: Mock, role: Role, url: string): Promise<void> {
  const session = await mock.signIn(emailOf(role));
  await openWith(page, url, {
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    user: JSON.stringify(session.user),
  });
}

/** Opens an address. Writes to the browser's local storage before the console starts. */
export async function openWith(
  page: Page,
  url: string,
  items: Record<string, string>,
): Promise<void> {
  const writing = await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
  await page.goto(url);
  await writing.dispose();
}

/** The menu: visible on wide screens, behind its button on narrow ones. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The open dialog. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** The rows of a table that show some text. */
export function row(page: Page, table: string, text: string | RegExp): Locator {
  return page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
}

/** Waits until a table shows a row with a text. */
export async function expectRow(page: Page, table: string, text: string | RegExp): Promise<void> {
  await expect(row(page, table, text).first()).toBeVisible();
}

/** A filter of a list. Opens the panel that it is in, such as More filters. */
export async function filterField(page: Page, label: string): Promise<Locator> {
  const filter = page.getByRole('search').getByLabel(label, { exact: true });
  await expect(filter).toBeAttached();
  if (!(await filter.isVisible())) {
    const panel = filter.locator('xpath=ancestor::*[@popover]');
    const id = await panel.getAttribute('id');
    await page.locator(`[popovertarget="${id}"]`).click();
  }
  return filter;
}

/** Opens the menu of a record's row and chooses an action. */
export async function rowAction(page: Page, record: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${record}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Waits for a toast with a text. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('.mantine-Notification-root').filter({ hasText: text })).toBeVisible();
}

/** Opens the user menu and chooses an entry. */
export async function userMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
