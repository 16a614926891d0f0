import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { roles, rolesFor, routes, type Role } from '../../test/kit/access.ts';
import { screens as consoleScreens } from '../../test/kit/screens.ts';
import { expect } from './console.ts';

/** A screen, or a dialog over one. */
export interface Screen {
  name: string;
  url: string;
  /** The roles that can open it. */
  roles: readonly Role[];
  /** The roles to scan it for, if the others see the same with other data. Default: all `roles`. */
  scanned?: readonly Role[];
  /** The title of the dialog. Default: the heading of the screen. */
  title?: string | RegExp;
  /** The steps that lead there from the address. */
  open?: (page: Page) => Promise<void>;
}

const staff = ['admin', 'manager'] as const;

/** Dialogs, menus and states of screens, and the screens to scan with other rows or for fewer roles. */
const chosen: readonly Screen[] = [
  { name: 'dashboard', url: '/', roles },
  { name: 'drop board', url: '/drops', roles, scanned: ['admin', 'user'] },
  {
    name: 'catalogue',
    url: '/domains?per_page=25',
    roles,
    scanned: ['user'],
  },
  {
    name: 'empty catalogue',
    url: '/domains?search=no-such-name',
    roles: ['user'],
  },
  {
    name: 'order dialog',
    url: '/domains?per_page=25',
    roles,
    scanned: ['admin', 'user'],
    title: 'Order Domain',
    open: (page) =>
      page
        .getByRole('button', { name: /^Order .+\.\w+$/ })
        .first()
        .click(),
  },
  {
    name: 'domain details',
    url: '/domains?per_page=25',
    roles,
    scanned: ['user'],
    title: /^[\w-]+(\.\w+)+$/,
    open: (page) => page.locator('.name-link').first().click(),
  },
  {
    name: 'watchlist',
    url: '/domains/watchlist',
    roles: ['user'],
  },
  {
    name: 'look up',
    url: '/domains/lookup',
    roles: ['user'],
  },
  {
    name: 'orders',
    url: '/orders',
    roles,
    scanned: ['manager', 'user'],
  },
  {
    name: 'order menu',
    url: '/orders',
    roles: staff,
    scanned: ['manager'],
    open: (page) =>
      page
        .getByRole('button', { name: /^Actions for order/ })
        .first()
        .click(),
  },
  {
    name: 'order details',
    url: '/orders',
    roles,
    scanned: ['manager', 'user'],
    title: 'Order Details',
    open: (page) => page.getByRole('link', { name: /^#\d+/ }).first().click(),
  },
  {
    name: 'update status',
    url: '/orders',
    roles: staff,
    scanned: ['manager'],
    title: 'Update Status',
    open: (page) => fromMenu(page, 'Update Status'),
  },
  {
    name: 'manage payment',
    url: '/orders',
    roles: staff,
    scanned: ['manager'],
    title: 'Manage Payment',
    open: (page) => fromMenu(page, 'Manage Payment'),
  },
  {
    name: 'Mark as Failed question',
    url: '/orders?state=NEW',
    roles: staff,
    scanned: ['manager'],
    title: 'Mark as failed?',
    open: (page) => fromMenu(page, 'Mark as Failed'),
  },
  {
    name: 'notifications',
    url: '/payments',
    roles,
    scanned: ['user'],
    title: 'Notifications',
    open: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
  },
  {
    name: 'user menu',
    url: '/payments',
    roles: ['user'],
    open: (page) => page.getByRole('button', { name: /^User menu/ }).click(),
  },
  { name: 'profile', url: '/profile', roles, scanned: ['user'] },
  {
    name: 'password',
    url: '/profile?tab=security',
    roles,
    scanned: ['user'],
  },
  {
    name: 'credits',
    url: '/profile?tab=billing',
    roles,
    scanned: ['user'],
  },
  { name: 'settings', url: '/settings', roles, scanned: ['user'] },
  {
    name: 'command palette',
    url: '/payments',
    roles,
    scanned: ['admin'],
    open: async (page) => {
      await page.getByRole('button', { name: 'Command palette' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
    },
  },
  {
    name: 'selected orders',
    url: '/orders?state=FAILED',
    roles: staff,
    scanned: ['manager'],
    open: (page) =>
      page
        .getByRole('checkbox', { name: /^Select order/ })
        .first()
        .click(),
  },
  {
    name: 'under construction',
    url: '/payments',
    roles,
    scanned: ['user'],
  },
  {
    name: 'released',
    url: '/released',
    roles,
    scanned: ['manager', 'user'],
  },
  { name: 'users', url: '/users?search=jnovak', roles: staff },
  { name: 'EPP logs', url: '/epp-logs?command=logout', roles: staff },
  { name: 'EPP tools', url: '/epp-tools', roles: staff, scanned: ['manager'] },
  { name: 'audit logs', url: '/audit-logs?success=false', roles: ['admin'] },
];

const pathOf = (url: string) => new URL(url, 'http://console').pathname;
const chosenPaths = new Set(chosen.map(({ url }) => pathOf(url)));

/** The other screens. Those that everybody may open are scanned for a customer. */
const others = routes
  .filter(({ path: url }) => !chosenPaths.has(url))
  .map(({ path: url, roles: who, denied }): Screen => {
    return { name: url, url, roles: who, scanned: denied ? who : ['user'] };
  });

const routeFiles = readdirSync(path.join(import.meta.dirname, '../../src/routes/_app'), {
  recursive: true,
  encoding: 'utf8',
});

/** The dialogs that create a record. */
const forms = routeFiles
  .filter((file) => path.basename(file) === 'new.tsx')
  .map((file): Screen => {
    const url = `/${file.replace(/\.tsx$/, '')}`;
    const open = (page: Page) => expect(page.getByRole('dialog', { name: /./ })).toBeVisible();
    return { name: url, url, roles: rolesFor(url), title: /./, open };
  });

/** All screens of the console, with their dialogs. */
export const screens: readonly Screen[] = [...chosen, ...others, ...forms];

async function fromMenu(page: Page, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for order/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Goes to an address within the console, as a link does. */
const go = (page: Page, url: string) =>
  page.evaluate((address) => history.pushState(null, '', address), url);

/** Goes to a screen from a plain one, within the console, and waits until it has loaded. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  // Closes what is open over the last screen. A dialog leaves its address when it closes, which must not come later.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await go(page, '/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await go(page, screen.url);
  await screen.open?.(page);
  const title = screen.title ?? consoleScreens[pathOf(screen.url)]?.heading ?? /./;
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The window of a phone. */
export const narrow = { width: 375, height: 800 };

/** Fails if the page scrolls sideways. Waits for charts and open menus, which resize after a moment. */
export async function expectNoOverflow(page: Page, { width } = narrow): Promise<void> {
  const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(scrolled, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}

/**
 * Fails if a screen scrolls sideways in a window of some width. One page for all screens, since to load the console takes
 * longer than to look at a screen.
 */
export async function expectFitsAll(
  page: Page,
  urls: readonly string[],
  widths: readonly number[],
): Promise<void> {
  for (const url of urls) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openScreen(page, { name: url, url, roles: ['admin'] });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const width of widths) {
      const size = { width, height: 800 };
      await page.setViewportSize(size);
      await expectNoOverflow(page, size);
    }
  }
}
