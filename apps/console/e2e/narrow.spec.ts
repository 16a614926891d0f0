import type { Page } from '@playwright/test';
import { dialog, expect, expectToast, menu, openAs, test } from './kit/console.ts';
import { expectNoOverflow, narrow } from './kit/screens.ts';

/** A phone on its side. */
const sideways = { width: 844, height: 390 };

const tablet = { width: 1024, height: 768 };

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
    const more = page.getByRole('button', { name: /^More filters/, expanded: false });
    if (await more.isVisible()) await more.click();
    // A phone has one button for all filters, and one for all views.
    const folded = ['More filters', 'All', 'Save and edit views'];
    // Its sheet has the fields of a range.
    const isRange = (name: string) => /^(Drop Dates|Price):/.test(name);
    const wide = (await actions(page)).filter((name) => !folded.includes(name) && !isRange(name));
    await page.setViewportSize(narrow);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const filters = page.getByRole('button', { name: /^Filters/, expanded: false });
    if (await filters.isVisible()) await filters.click();
    const offered = await actions(page);
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
  await page.getByLabel('Sort by').selectOption('Sort by Price');
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

for (const url of [
  '/',
  '/domains',
  '/released',
  '/orders',
  '/epp-accounts',
  '/sources',
  '/schedulers',
]) {
  test(`${url} fits every window width`, async ({ page, mock }) => {
    await openAs(page, mock, 'admin', url);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const width of [1920, 1440, 1280, 1024, 768, 640, 375]) {
      const window = { width, height: 800 };
      await page.setViewportSize(window);
      await expectNoOverflow(page, window);
    }
  });
}

test.describe('by touch', () => {
  test.use({ viewport: narrow, hasTouch: true });

  for (const [url, size = narrow] of [
    ['/domains'],
    ['/orders'],
    ['/users'],
    ['/epp-accounts'],
    ['/schedulers'],
    ['/news'],
    ['/domains', sideways],
    ['/orders', sideways],
    ['/domains', tablet],
    ['/orders', tablet],
  ] as const) {
    const title = `${url}, ${size.width} px wide: buttons are in view and at least 44 px wide and high`;
    test(title, async ({ page, mock }) => {
      await page.setViewportSize(size);
      await openAs(page, mock, 'admin', url);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const buttons = page
        .getByRole('main')
        .locator('header .mantine-Button-root, .mantine-ActionIcon-root');
      const missed = await buttons.evaluateAll((elements) =>
        elements
          .map((element) => ({
            name: element.getAttribute('aria-label') ?? element.textContent,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.right > window.innerWidth || box.width < 44 || box.height < 44)
          .map(({ name }) => name),
      );
      expect(missed).toEqual([]);
    });
  }

  for (const size of [narrow, sideways]) {
    test(`${size.width} px wide: an order takes three taps, each of them in sight`, async ({
      page,
      mock,
    }) => {
      await page.setViewportSize(size);
      await openAs(page, mock, 'user', '/domains?tld=org&per_page=25');
      const row = page.getByRole('row').nth(1);
      await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
      await expect(row.getByText(/^\$/)).toBeInViewport({ ratio: 1 });
      await row.getByRole('button', { name: /^Order / }).tap();
      const create = dialog(page).getByRole('button', { name: 'Create Order' });
      await expect(create).toBeInViewport({ ratio: 1 });
      await create.tap();
      await expectToast(page, /^Order created successfully!/);
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('1024 px wide: rows are 44 px high, and no key is hinted at', async ({ page, mock }) => {
    await page.setViewportSize(tablet);
    await openAs(page, mock, 'admin', '/orders');
    const row = page.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    const heights = await page
      .getByRole('checkbox', { name: /^Select order/ })
      .evaluateAll((boxes) =>
        boxes.map((box) => box.closest('label')?.getBoundingClientRect().height ?? 0),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43);
    expect((await row.boundingBox())?.height).toBe(44);
    await expect(page.locator('kbd:visible')).toHaveCount(0);
  });

  test('a dialog keeps its main button in sight above the keyboard', async ({ page, mock }) => {
    // The keyboard makes the page lower.
    await page.setViewportSize({ width: 390, height: 420 });
    await openAs(page, mock, 'user', '/domains?tld=org&per_page=25');
    await page
      .getByRole('button', { name: /^Order / })
      .first()
      .tap();
    await dialog(page).getByLabel('Notes').tap();
    await expect(dialog(page).getByRole('button', { name: 'Create Order' })).toBeInViewport({
      ratio: 1,
    });
    // Safari lays it over the page.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      const viewport = window.visualViewport;
      if (!viewport) throw new Error('no visual viewport');
      Object.defineProperty(viewport, 'height', { value: 508 });
      viewport.dispatchEvent(new Event('resize'));
    });
    const box = await dialog(page).getByRole('button', { name: 'Create Order' }).boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(508);
  });

  test('360 px wide: the answer of Look Up comes into sight, and the pager is one line', async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, mock, 'user', '/domains/lookup');
    const names = Array.from({ length: 60 }, (_, index) => `name-${index}.com`);
    await page.getByRole('textbox', { name: /^Domains/ }).fill(names.join('\n'));
    await page.getByRole('button', { name: 'Look Up', exact: true }).tap();
    await expect(page.getByRole('row').nth(3)).toBeInViewport({ ratio: 1 });
    await page.goto('/domains?per_page=25&page=7');
    const buttons = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', {
      name: /^(Previous|Page|Next)/,
    });
    await expect(buttons).toHaveCount(7);
    const boxes = await buttons.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
  });

  test('a message can be dismissed, and what is selected covers no button', async ({
    page,
    mock,
  }) => {
    await openAs(page, mock, 'user', '/domains?per_page=25');
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .tap();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const bar = await page.getByRole('region', { name: 'Selection' }).boundingBox();
    const next = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.getByRole('button', { name: 'Watch', exact: true }).tap();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    const box = await dismiss.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await dismiss.tap();
    await expect(dismiss).toBeHidden();
  });

  test('a tap beside the name of a row opens its record', async ({ page, mock }) => {
    await openAs(page, mock, 'admin', '/orders');
    const row = page.getByRole('row').nth(1);
    await expect(row).toBeVisible();
    const box = await row.boundingBox();
    await row.tap({ position: { x: 60, y: (box?.height ?? 0) - 4 } });
    await expect(page.getByRole('dialog', { name: /^Order Details/ })).toBeVisible();
  });

  for (const url of ['/domains?per_page=25', '/orders', '/schedulers', '/epp-logs']) {
    test(`${url}: controls are at least 24 px high, and no field makes iOS zoom in`, async ({
      page,
      mock,
    }) => {
      await openAs(page, mock, 'admin', url);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const low = await page
        .getByRole('main')
        .locator('a:visible, button:visible')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 24)
            .map(({ textContent }) => textContent),
        );
      expect(low).toEqual([]);
      const sizes = await page
        .locator('input:not([type=checkbox]), select')
        .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
      expect(sizes.filter((size) => size !== '16px')).toEqual([]);
    });
  }
});
