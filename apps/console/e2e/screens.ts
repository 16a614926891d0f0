import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { expect, openAs, type Role } from './console.ts';

/** A screen, or a dialog over one, as somebody finds it. */
export interface Screen {
  name: string;
  url: string;
  /** Who finds it there. */
  roles: readonly Role[];
  /** What is on it when it is complete: a heading, or the dialog's title. */
  title: string | RegExp;
  /** What has to be done to get there from the address. */
  open?: (page: Page) => Promise<void>;
}

const everybody = ['admin', 'manager', 'user'] as const;
const staff = ['admin', 'manager'] as const;

/** Every screen that is built. Axe, the narrow window and the menus of each role are checked on all of them. */
export const screens: readonly Screen[] = [
  { name: 'dashboard', url: '/', roles: everybody, title: /^Welcome back/ },
  {
    name: 'catalogue',
    url: '/domains?per_page=25',
    roles: everybody,
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
    roles: everybody,
    title: 'Order Domain',
    open: (page) =>
      page
        .getByRole('button', { name: /^Order .+\.\w+$/ })
        .first()
        .click(),
  },
  { name: 'orders', url: '/orders', roles: everybody, title: 'Orders Management' },
  {
    name: 'menu of an order',
    url: '/orders',
    roles: staff,
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
    roles: everybody,
    title: 'Order Details',
    open: (page) => fromMenu(page, 'View Details'),
  },
  {
    name: 'update status',
    url: '/orders',
    roles: staff,
    title: 'Update Status',
    open: (page) => fromMenu(page, 'Update Status'),
  },
  {
    name: 'manage payment',
    url: '/orders',
    roles: staff,
    title: 'Manage Payment',
    open: (page) => fromMenu(page, 'Manage Payment'),
  },
  {
    name: 'question before a failure',
    url: '/orders?state=NEW',
    roles: staff,
    title: 'Mark as failed?',
    open: (page) => fromMenu(page, 'Mark as Failed'),
  },
  {
    name: 'notifications',
    url: '/payments',
    roles: everybody,
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
  { name: 'profile', url: '/profile', roles: everybody, title: 'Profile' },
  { name: 'password', url: '/profile?tab=security', roles: everybody, title: 'Change Password' },
  { name: 'credits', url: '/profile?tab=billing', roles: everybody, title: 'Profile' },
  { name: 'settings', url: '/settings', roles: everybody, title: 'Settings' },
  {
    name: 'command palette',
    url: '/payments',
    roles: everybody,
    title: 'Payments',
    open: async (page) => {
      await page.getByRole('button', { name: 'Search and commands' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
    },
  },
  {
    name: 'picked orders',
    url: '/orders?state=FAILED',
    roles: staff,
    title: 'Orders Management',
    open: (page) =>
      page
        .getByRole('checkbox', { name: /^Select order/ })
        .first()
        .click(),
  },
  { name: 'under construction', url: '/payments', roles: everybody, title: 'Payments' },
];

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
