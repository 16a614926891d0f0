import type { Locator, Page } from '@playwright/test';
import { dialog, expect, expectToast, openAs, test } from './kit/console.ts';
import { narrow } from './kit/screens.ts';

/** A phone on its side. */
const sideways = { width: 844, height: 390 };

const tablet = { width: 1024, height: 768 };

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

test('a tap on the dot of the bell shows what was unread until the list closes', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', '/payments');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const dot = page.getByTitle('Mark all as read');
  await expectInside(dot.locator('span'), bell);
  const unread = dialog(page).getByText('Unread: ');
  await dot.tap();
  await expect(unread.first()).toBeAttached();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  await bell.tap();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await expect(unread).toHaveCount(0);
});

test('the catalogue has words for filters and sorting, and one menu for the rest', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openAs(page, mock, 'user', '/domains?per_page=25');
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(224);
  await expect(page.getByRole('button', { name: 'Filters' }).getByText('Filters')).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByLabel('Sort by')).toHaveCSS('color', await colorOf(page));
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Sort: Drop Date');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Views',
    'My Watchlist',
    'Look Up a List',
    'Drop calendar',
    'Refine page',
    'Export as CSV',
    'Columns',
  ]);
  await page.getByRole('menuitem', { name: 'Columns' }).tap();
  await page.getByRole('dialog', { name: 'Columns' }).getByText('Price').tap();
  await page.keyboard.press('Escape');
  await expect(first.getByText(/^\$/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

  // Filters apply at once, so their sheet has one button below the fields, and Clear in its head.
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Search' })).toHaveCount(0);
  await sheet.getByLabel('TLD').selectOption('org');
  const clear = sheet.getByRole('button', { name: 'Clear Filters' });
  expect((await clear.boundingBox())?.y).toBeLessThan(50);
  await clear.tap();
  await expect(page).toHaveURL('/domains?per_page=25');
});

test('the buttons of looked-up names cover no text', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/domains?per_page=25');
  const order = page.getByRole('button', { name: /^Order / });
  await expect(order.nth(24)).toBeAttached();
  const names = await order.evaluateAll((buttons) =>
    buttons.map((button) => button.ariaLabel?.replace('Order ', '')),
  );
  await page.goto('/domains/lookup');
  await page.getByRole('textbox', { name: /^Domains/ }).fill(names.join('\n'));
  await page.getByRole('button', { name: 'Look Up', exact: true }).tap();
  await expect(order).toHaveCount(names.length);
  // The first answer for a name is no change of it.
  expect(await page.locator('tr[data-changed]').count()).toBe(0);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.getByRole('table').evaluate(coveredTexts)).toEqual([]);
  }
});

test('a tap beside the number of a status shows its orders', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/');
  const table = page.getByRole('table', { name: 'Orders by status' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText(['Status', 'Orders']);
  const failed = table.getByRole('rowheader', { name: 'Failed' });
  await failed.scrollIntoViewIfNeeded();
  const words = await failed.boundingBox();
  await page.touchscreen.tap((words?.x ?? 0) + 4, (words?.y ?? 0) + 8);
  await expect(page).toHaveURL('/orders?state=FAILED');
});

test('with letters of twice the size, the brand gives way to the time, and fields grow', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, mock, 'user', '/domains?tld=org&per_page=25');
  const bar = page.getByRole('banner');
  const brand = bar.getByText('DropCatch');
  await expect(brand).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('button', { name: /^Order / })
    .first()
    .tap();
  await expect(dialog(page).getByLabel('Notes')).toBeVisible();
  await page.evaluate(doubleLetters);
  await expect(bar.locator('time')).toBeInViewport({ ratio: 1 });
  await expect(brand).not.toBeInViewport();
  for (const label of ['Drop Date', 'Price', 'EPP Registrar Category']) {
    const field = dialog(page).getByLabel(label);
    const [content, room, letters, height] = await field.evaluate((element) => [
      element instanceof HTMLInputElement ? element.scrollWidth : 0,
      element.clientWidth,
      Number.parseFloat(getComputedStyle(element).fontSize),
      element.clientHeight,
    ]);
    expect(content).toBeLessThanOrEqual(room ?? 0);
    expect(height).toBeGreaterThanOrEqual(1.5 * (letters ?? 0));
  }
});

test('the bar hides no field that is typed in above a keyboard', async ({ page, mock }) => {
  await page.setViewportSize({ width: 844, height: 190 });
  await openAs(page, mock, 'user', '/profile');
  const company = page.getByLabel('Company');
  await expect(company).toBeVisible();
  await page.getByLabel('Phone').focus();
  await page.keyboard.press('Tab');
  await expect(company).toBeFocused();
  await expect(company).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

/** Fails if a control is not wholly within another one. */
async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  await expect(inner).toBeVisible();
  const [small, large] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!small || !large) throw new Error('a control is not there');
  expect(small.x).toBeGreaterThanOrEqual(large.x);
  expect(small.y).toBeGreaterThanOrEqual(large.y);
  expect(small.x + small.width).toBeLessThanOrEqual(large.x + large.width);
  expect(small.y + small.height).toBeLessThanOrEqual(large.y + large.height);
}

/** The colour of the text of the page. */
const colorOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color);

/** The texts of rows that a button of their row covers. Runs in the page. */
function coveredTexts(table: Element): string[] {
  const covered: string[] = [];
  for (const row of table.querySelectorAll('tbody tr')) {
    const buttons = [...row.querySelectorAll('button')].map((each) => each.getBoundingClientRect());
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      if (!parent || parent.closest('button, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const box = range.getBoundingClientRect();
      const isCovered = buttons.some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      if (isCovered) covered.push(`${row.querySelector('th')?.textContent}: ${range.toString()}`);
    }
  }
  return covered;
}

/** Makes all letters and lines of the page twice as large, as some browsers do. Runs in the page. */
function doubleLetters(): void {
  const sizes = [...document.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
  });
  for (const { element, size, line } of sizes) {
    element.style.fontSize = `${2 * size}px`;
    if (!Number.isNaN(line)) element.style.lineHeight = `${2 * line}px`;
  }
}
