import type { Page } from '@playwright/test';
import { expect, expectRow, openAs, test } from './kit/console.ts';

// The printed area of an A4 sheet with usual margins, at 96 dots per inch.
const sheet = { width: 718, height: 1047 };

const screen = { width: 1280, height: 800 };

test.use({ colorScheme: 'dark', viewport: screen });

test.beforeEach(async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/orders');
  await expectRow(page, 'Orders', '#');
});

/** Shows the page as it is printed. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Shows it on screen again. */
async function endPrint(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screen);
}

test('a printed list is dark on white, has all columns and omits the menu', async ({ page }) => {
  await print(page);
  const cell = page.getByRole('cell').last();
  await expect(cell).toHaveCSS('color', 'rgb(27, 31, 39)');
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
  const last = await page.getByRole('columnheader', { name: 'Created' }).boundingBox();
  expect((last?.x ?? sheet.width) + (last?.width ?? 0)).toBeLessThanOrEqual(sheet.width);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sheet.width);
  await endPrint(page);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a printed order is complete and omits the list behind it', async ({ page }) => {
  const record = await page.getByRole('row').nth(1).getByRole('link').first().textContent();
  await page.getByRole('link', { name: record ?? '', exact: true }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: 'History' })).toBeVisible();
  await print(page);
  await expect(page.locator('main')).toBeHidden();
  const { inner, whole } = await details.evaluate((element) => ({
    inner: element.clientHeight,
    whole: element.scrollHeight,
  }));
  expect(inner).toBe(whole);
});

test('a long list prints all its rows, then shows only those in view again', async ({ page }) => {
  await page.goto('/domains?per_page=250');
  await expectRow(page, 'Domains', '.com');
  const rows = page.locator('[data-row]');
  await expect.poll(() => rows.count()).toBeLessThan(100);
  await print(page);
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await expect(rows).toHaveCount(250);
  await endPrint(page);
  await expect.poll(() => rows.count()).toBeLessThan(100);
});
