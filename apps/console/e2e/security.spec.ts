import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, openAs, test } from './kit/console.ts';

/** Runs code in the page. Returns `ran`, or the name of the error that it threw. */
async function attempt(page: Page, code: () => unknown): Promise<string> {
  return page.evaluate(
    `(() => { try { (${String(code)})(); return 'ran'; } catch (error) { return error.name; } })()`,
  );
}

test('nothing can turn text into script or markup', async ({ page, mock, problems }) => {
  await openAs(page, mock, 'user', '/settings');
  expect(await attempt(page, () => (document.body.innerHTML += '<b>x</b>'))).toBe('TypeError');
  expect(await attempt(page, () => document.createRange().createContextualFragment('<b>'))).toBe(
    'TypeError',
  );
  expect(
    await attempt(page, () => (document.createElement('script').src = 'https://evil.test/x.js')),
  ).toBe('TypeError');
  expect(
    await attempt(page, () =>
      Reflect.get(window, 'trustedTypes').createPolicy('any', { createHTML: String }),
    ),
  ).toBe('TypeError');
  problems.expect(/TrustedHTML/, /TrustedScriptURL/, /Creating a TrustedTypePolicy/);
});

test('an inline style element has no effect', async ({ page, mock, problems }) => {
  await openAs(page, mock, 'admin', '/epp-accounts/new');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('style').count()).toBe(0);
  const color = await page.evaluate(() => {
    const style = document.createElement('style');
    style.append('#root { color: rgb(1, 2, 3) !important }');
    document.head.append(style);
    return getComputedStyle(document.querySelector('#root') ?? document.body).color;
  });
  expect(color).not.toBe('rgb(1, 2, 3)');
  problems.expect(/Applying inline style violates/);
});

test('no other page can show the console in a frame', async ({ page, stage, problems }) => {
  const elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${stage.url}/login"></iframe>`);
  });
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
  const address = elsewhere.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'DropCatch' })).toHaveCount(
    0,
  );
  elsewhere.closeAllConnections();
  elsewhere.close();
  problems.expect(/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE GET \/login/);
});

test('the page behind an open dialog does not scroll or move', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/domains?per_page=25');
  const heading = page.getByRole('heading', { name: 'Domain Catalog' });
  const before = await heading.boundingBox();
  await page
    .getByRole('button', { name: /^Order .+\.\w+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Order Domain' })).toBeVisible();
  await page.mouse.move(100, 600);
  await page.mouse.wheel(0, 600);
  expect(await heading.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
