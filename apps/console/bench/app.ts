import path from 'node:path';
import type { Page } from 'playwright';
import { createMock } from '@dropcatch/mock-server/node';
import { securityHeaders } from '@dropcatch/tooling/security-headers';

/** Rows that a visitor waits for: a CSS selector that placeholders do not match, and how many of them must be there. */
export interface Rows {
  rows: string;
  count: number;
}

/** A built web console, and how to visit what the bench measures. Selectors are CSS. */
export interface App {
  /** The folder of the build. */
  dist: string;
  /** Headers of every answer. */
  headers?: Readonly<Record<string, string>>;
  /** The service: paths that begin with `below`, and its answers. */
  api: { below: string; ask: (path: string, init: RequestInit) => Promise<Response> };
  /** Signs in, starting from the app's first page. */
  signIn?: (page: Page) => Promise<unknown>;
  /** The list that people begin with. */
  list: Rows & { path: string };
  /** From a screen without a table to another list, by a link. */
  route: Rows & { from: string; ready: string; link: string };
  /** From the list to its longest page: `event` is what the change begins with. */
  longPage: Rows & { event: 'change' | 'pointerup'; show: (page: Page) => Promise<unknown> };
  /** A word for the search field of the list, or of what `open` opens. */
  search: { open?: (page: Page) => Promise<unknown>; field: string; word: string };
  /** Five screens: the first by its address, the others by links. */
  tour: { from: string; ready: string; links: { link: string; ready: string }[] };
}

const rowsOf = (table: string) =>
  `table[aria-label="${table}"][aria-busy="false"] tbody tr[data-row]`;
const domains = rowsOf('Domains');
const orders = rowsOf('Orders');
const menu = (to: string) => `nav a[href="${to}"]`;

const mock = createMock({ seed: 1, rows: 20_000 });

/**
 * The console in a folder of the repository, or of another commit of it. All use this mock, so that they get the same
 * answers. Each signs in through its form, since builds may store a session in different ways.
 */
export const consoleIn = (folder: string): App => ({
  dist: path.join(folder, 'dist'),
  headers: securityHeaders,
  api: { below: '/api/', ask: mock.fetch },
  signIn: async (page) => {
    await page.locator('input[autocomplete=username]').fill('user@dropcatch.test');
    await page.locator('input[type=password]').fill('dropcatch');
    await page.locator('button[type=submit]').click();
    await page.locator('nav').first().waitFor();
  },
  list: { path: '/domains', rows: domains, count: 25 },
  route: { from: '/', ready: 'h1', link: menu('/orders'), rows: orders, count: 20 },
  longPage: {
    event: 'change',
    show: (page) => page.getByLabel('Page size', { exact: true }).selectOption('250'),
    rows: domains.replace('[', '[aria-rowcount="251"]['),
    // The others are not in view, and not in the document.
    count: 12,
  },
  search: { field: 'input[maxlength="253"]', word: 'maple' },
  tour: {
    from: '/',
    ready: 'h1',
    links: [
      { link: menu('/domains'), ready: domains },
      { link: menu('/orders'), ready: orders },
      { link: 'tbody a[href^="/orders/"]', ready: 'table[aria-label="History"]' },
      { link: menu('/released'), ready: `${menu('/released')}[aria-current=page]` },
    ],
  },
});
