import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { followProblems } from './kit/problems.ts';

/** The demo on a plain static host: files below a path, and 404 for everything else. */

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const place = '/some/where/';

// All tests share one build.
test.describe.configure({ mode: 'default' });

let folder: string;
let host: Server;
let url: string;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-demo-'));
  const console = fileURLToPath(new URL('..', import.meta.url));
  const vite = path.join(console, 'node_modules/.bin/vite');
  execFileSync(vite, ['build', '--config', 'demo/vite.config.ts', '--outDir', folder], {
    cwd: console,
    stdio: 'pipe',
  });
  host = createServer((request, response) => {
    const name = (request.url ?? '').split('?')[0]?.replace(place, '') || 'index.html';
    try {
      const body = readFileSync(path.join(folder, path.normalize(`/${name}`)));
      response.setHeader('content-type', types[path.extname(name)] ?? 'text/plain');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${place}`;
});

test.afterAll(() => {
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true });
});

const banner = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' });

test('a visitor is signed in, orders a domain, and finds the order after a reload', async ({
  page,
  context,
}) => {
  const problems = followProblems(context);
  // With a service worker, a script that a reload cancels counts as failed.
  problems.allow(/^net::ERR_FAILED GET .+\.js$/);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();

  await page.goto(`${url}#/domains?per_page=25`);
  await page
    .getByRole('button', { name: /^Order .+\.\w+$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Order Domain' });
  const name = await dialog.getByLabel('Domain', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Create Order' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${url}#/orders`);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();

  await banner(page).getByRole('button', { name: 'Reset demo' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.goto(`${url}#/orders`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  expect(problems.unexpected()).toEqual([]);
});

test('a visitor switches the role, keeps it after a reload, and can sign out', async ({ page }) => {
  await page.goto(url);
  const role = banner(page).getByLabel('Role');
  await expect(role).toHaveValue('admin');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Schedulers' })).toBeVisible();

  const { violations } = await new AxeBuilder({ page }).include('#banner').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await role.selectOption('user');
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Schedulers' })).toHaveCount(0);
  await page.reload();
  await expect(role).toHaveValue('user');

  await page.getByRole('button', { name: /jnovak|user/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a visitor plays a drop at any speed, and continues it after a reload', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(banner(page).getByLabel('Speed')).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Play a drop' }).click();
  const speed = banner(page).getByLabel('Speed');
  await expect(speed).toHaveValue('10');
  await expect(page.getByRole('heading', { name: 'Drop Board' })).toBeVisible();
  await expect(page.getByRole('main').getByText('info opens in')).toBeVisible();

  await speed.selectOption('60×');
  await page.reload();
  await expect(speed).toHaveValue('60');
  await expect(page.getByRole('main').getByText('info open now')).toBeVisible({ timeout: 30_000 });
  const { violations } = await new AxeBuilder({ page }).include('#banner').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Reset demo' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(speed).toHaveCount(0);
});

test('a bulk check streams its results through the service worker', async ({ page }) => {
  await page.goto(`${url}#/epp-tools`);
  await page.getByLabel('EPP Account').selectOption({ index: 1 });
  await page.getByLabel(/Domains/).fill('tidalforge.com\nharborlight.com\nstonebridge.com');
  await page.getByRole('button', { name: /Check/ }).first().click();
  await expect(page.getByText('tidalforge.com').last()).toBeVisible();
  await expect(page.getByText(/3 (of|\/) 3|100\s?%/).first()).toBeVisible();
});
