import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { roles, rolesFor, routes, type Role } from '../../test/kit/access.ts';
import { expect, openAs } from './console.ts';

/** A screen, or a dialog over one, as somebody finds it. */
export interface Screen {
  name: string;
  url: string;
  /** Who finds it there. */
  roles: readonly Role[];
  /** Whose one to scan where others find the same, but for the data; everybody's where absent. */
  scanned?: readonly Role[];
  /** What is on it when it is complete: a heading, or the dialog's title. */
  title: string | RegExp;
  /** What has to be done to get there from the address. */
  open?: (page: Page) => Promise<void>;
}

const staff = ['admin', 'manager'] as const;

/** Dialogs, menus and states of screens, and the screens that are scanned with other rows or for fewer roles. */
const chosen: readonly Screen[] = [
  { name: 'dashboard', url: '/', roles, title: /^Welcome back/ },
  { name: 'drop board', url: '/drops', roles, scanned: ['admin', 'user'], title: 'Drop Board' },
  {
    name: 'catalogue',
    url: '/domains?per_page=25',
    roles,
    scanned: ['user'],
    title: 'Domain Catalog',
  },
  {
    name: 'catalogue with nothing in it',
    url: '/domains?search=no-such-name',
    roles: ['user'],
    title: 'Domain Catalog',
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
    name: 'details of a domain',
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
    title: 'My Watchlist',
  },
  {
    name: 'look up',
    url: '/domains/lookup',
    roles: ['user'],
    title: 'Look Up Domains',
  },
  {
    name: 'orders',
    url: '/orders',
    roles,
    scanned: ['manager', 'user'],
    title: 'Orders Management',
  },
  {
    name: 'menu of an order',
    url: '/orders',
    roles: staff,
    scanned: ['manager'],
    title: 'Orders Management',
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
    open: (page) => fromMenu(page, 'View Details'),
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
    name: 'question before a failure',
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
    title: 'Payments',
    open: (page) => page.getByRole('button', { name: /^User menu/ }).click(),
  },
  { name: 'profile', url: '/profile', roles, scanned: ['user'], title: 'Profile' },
  {
    name: 'password',
    url: '/profile?tab=security',
    roles,
    scanned: ['user'],
    title: 'Change Password',
  },
  {
    name: 'credits',
    url: '/profile?tab=billing',
    roles,
    scanned: ['user'],
    title: 'Profile',
  },
  { name: 'settings', url: '/settings', roles, scanned: ['user'], title: 'Settings' },
  {
    name: 'command palette',
    url: '/payments',
    roles,
    scanned: ['admin'],
    title: 'Payments',
    open: async (page) => {
      await page.getByRole('button', { name: 'Command palette' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
    },
  },
  {
    name: 'picked orders',
    url: '/orders?state=FAILED',
    roles: staff,
    scanned: ['manager'],
    title: 'Orders Management',
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
    title: 'Payments',
  },
  {
    name: 'released',
    url: '/released',
    roles,
    scanned: ['manager', 'user'],
    title: 'Released Domains',
  },
  { name: 'users', url: '/users?search=jnovak', roles: staff, title: 'User Management' },
  { name: 'EPP logs', url: '/epp-logs?command=logout', roles: staff, title: 'EPP Logs' },
  { name: 'EPP tools', url: '/epp-tools', roles: staff, scanned: ['manager'], title: 'EPP Tools' },
  { name: 'audit logs', url: '/audit-logs?success=false', roles: ['admin'], title: 'Audit Logs' },
];

const chosenPaths = new Set(chosen.map(({ url }) => new URL(url, 'http://console').pathname));

/** The other screens; one that everybody may open is scanned for a customer. */
const others = routes
  .filter(({ path: url }) => !chosenPaths.has(url))
  .map(({ path: url, heading: title, roles: who, denied }): Screen => {
    return { name: url, url, roles: who, scanned: denied ? who : ['user'], title };
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

/** Every screen that is built. Axe and the narrow window are checked on all of them. */
export const screens: readonly Screen[] = [...chosen, ...others, ...forms];

async function fromMenu(page: Page, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for order/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Goes to a screen and waits until all of it is there. */
export async function openScreen(
  page: Page,
  mock: Mock,
  role: Role,
  screen: Screen,
): Promise<void> {
  await openAs(page, mock, role, screen.url);
  await screen.open?.(page);
  await expect(page.getByRole('heading', { name: screen.title }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A phone. */
export const narrow = { width: 375, height: 800 };

/** Fails if the page can be scrolled sideways in a narrow window. Charts and open menus follow its width in a moment. */
export async function expectNoOverflow(page: Page, { width } = narrow): Promise<void> {
  const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(scrolled, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}
