import type { Page } from '@playwright/test';
import { expect, menu, openAs, test } from './kit/console.ts';
import { expectFitsAll, expectNoOverflow, narrow } from './kit/screens.ts';

/** The names of all controls in the content, without the table head: narrow screens sort with a field. */
async function actions(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const controls = main
    .getByRole('button')
    .or(main.getByRole('link'))
    .or(main.getByRole('combobox'))
    .or(main.getByRole('textbox'))
    .or(main.getByRole('checkbox'));
  const names = await controls.evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('thead'))
      .map((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return (
          element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
        );
      }),
  );
  return [...new Set(names)].toSorted();
}

for (const url of ['/', '/domains?per_page=25', '/orders']) {
  test(`375 px wide: ${url} has every control that it has at 1280 px`, async ({ page, mock }) => {
    await openAs(page, mock, 'admin', url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const moreFilters = page.getByRole('button', { name: /^More filters/, expanded: false });
    if (await moreFilters.isVisible()) await moreFilters.click();
    // A phone has one button for all filters, which apply at once, and one panel for all views. The menu has the only
    // entry of Export.
    const folded = ['More filters', 'Search', 'All', 'Save and edit views', 'Export'];
    // Its sheet has the fields of a range.
    const isRange = (name: string) => /^(Drop Dates|Price):/.test(name);
    const wide = (await actions(page)).filter((name) => !folded.includes(name) && !isRange(name));
    await page.setViewportSize(narrow);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const more = page.getByRole('button', { name: 'More', exact: true });
    const inMenu = page.getByRole('menuitem');
    const offered: string[] = [];
    if (await more.isVisible()) {
      await more.click();
      await expect(inMenu.first()).toBeVisible();
      offered.push(...(await inMenu.allTextContents()));
      await page.keyboard.press('Escape');
      await expect(inMenu).toHaveCount(0);
    }
    const filters = page.getByRole('button', { name: /^Filters/, expanded: false });
    if (await filters.isVisible()) await filters.click();
    offered.push(...(await actions(page)));
    expect(wide.filter((name) => !offered.includes(name))).toEqual([]);
  });
}

test('375 px wide: the menu opens over the content and closes after a choice', async ({
  page,
  mock,
}) => {
  await page.setViewportSize(narrow);
  await openAs(page, mock, 'admin', '/payments');
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expectNoOverflow(page);
  await menu(page).getByRole('link', { name: 'Domains', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Domain Catalog' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('375 px wide: Back closes the menu and stays on the screen', async ({ page, mock }) => {
  await page.setViewportSize(narrow);
  await openAs(page, mock, 'user', '/payments');
  await page.getByRole('link', { name: 'DropCatch' }).click();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/payments');
});

test('375 px wide: Back closes the filters and keeps what was set', async ({ page, mock }) => {
  await page.setViewportSize(narrow);
  await openAs(page, mock, 'user', '/payments');
  await page.goto('/domains');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('TLD').selectOption('com');
  await expect(page).toHaveURL(/tld=com/);
  await expect(sheet.getByRole('button', { name: /^Show \d+ results$/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/domains\?.*tld=com/);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
});

test('375 px wide: a field sorts the catalogue', async ({ page, mock }) => {
  await page.setViewportSize(narrow);
  await openAs(page, mock, 'user', '/domains?per_page=25');
  await page.getByLabel('Sort by').selectOption('Sort: Price');
  await expect(page).toHaveURL(/sort_by=price/);
  await page.getByRole('button', { name: 'Ascending' }).click();
  await expect(page).toHaveURL(/sort_by=price&sort_order=desc/);
});

test('375 px wide: the search needs no open filters', async ({ page, mock }) => {
  await page.setViewportSize(narrow);
  await openAs(page, mock, 'user', '/domains');
  await page.getByRole('search').getByLabel('Search Domain').fill('trail');
  await expect(page).toHaveURL(/search=trail/);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByLabel('Search Domain')).toHaveValue('trail');
});

/** The layout shift of the page so far: https://web.dev/articles/cls. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry): number => Reflect.get(entry, 'value'));
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

for (const width of [narrow.width, 1280]) {
  for (const url of ['/', '/domains?tld=com&max_price=90', '/orders?state=NEW', '/drops']) {
    test(`${width} px wide: ${url} does not shift while it loads`, async ({ page, mock }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAs(page, mock, 'admin', url);
      await expect(page.locator('main [data-age], main table').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  }

  for (const [url, ...reads] of [
    ['/', 'dashboard/stats', 'dashboard/systemHealth'],
    ['/domains', 'domains/list', 'domains/stats'],
    ['/orders', 'orders/list', 'orders/stats'],
    ['/schedulers', 'scheduler/health', 'scheduler/jobs'],
  ] as const) {
    test(`${width} px wide: ${url} does not shift when it cannot be loaded`, async ({
      page,
      mock,
      problems,
    }) => {
      problems.expect(/^500 GET \/api\//);
      problems.allow(/^error: Failed to load/);
      for (const operation of reads) mock.faults.add({ kind: 'status', status: 500, operation });
      await page.setViewportSize({ width, height: 800 });
      await openAs(page, mock, 'admin', url);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  }
}

test('the screens fit every window width', async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/payments');
  await expectFitsAll(
    page,
    ['/', '/domains', '/released', '/orders', '/epp-accounts', '/sources', '/schedulers'],
    [1920, 1440, 1280, 1024, 768, 640, 375],
  );
});
