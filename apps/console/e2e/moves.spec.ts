import type { Mock } from '@dropcatch/mock-server/node';
import type { Page } from '@playwright/test';
import { dialog, expect, openAs, test } from './kit/console.ts';

test('a dialog opened from its list leaves no history entry when it closes', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'manager', '/payments');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  const menus = page.getByRole('button', { name: /^Actions for order/ });
  for (const index of [0, 1]) {
    await menus.nth(index).click();
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect(dialog(page).getByRole('table', { name: 'History' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/orders');
  }
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/payments');
});

test('closing a dialog opened by its address replaces it with the list', async ({ page, mock }) => {
  await openAs(page, mock, 'manager', '/payments');
  await page.goto('/epp-accounts/new');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/epp-accounts');
  await page.goBack();
  await expect(page).toHaveURL('/payments');
});

test('Back closes a confirmation and stays on the list', async ({ page, mock }) => {
  await openAs(page, mock, 'manager', '/payments');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  const menu = page.getByRole('button', { name: /^Actions for order/ }).first();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Restart' }).click();
  await expect(page.getByRole('dialog', { name: 'Restart order?' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/orders');
  // The question stays while its call runs, as it does for Cancel and Escape.
  const slow = mock.faults.add({ kind: 'hang', operation: 'orders/restart' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Restart' }).click();
  await dialog(page).getByRole('button', { name: 'Restart' }).click();
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  slow.remove();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/payments');
});

for (const [what, name, role] of [
  ['the command palette', 'Command palette', 'dialog'],
  ['the notifications', /^Notifications/, 'dialog'],
  ['the user menu', /^User menu/, 'menu'],
  ['the columns', 'Columns', 'dialog'],
  ['the actions of a row', /^Actions for order/, 'menu'],
] as const) {
  test(`Back closes ${what} and stays on the screen`, async ({ page, mock }) => {
    await openAs(page, mock, 'manager', '/payments');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole(role)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole(role)).toBeHidden();
    await expect(page).toHaveURL('/orders');
    await page.goBack();
    await expect(page).toHaveURL('/payments');
  });
}

test('Back closes the shortcuts and an article and stays on the screen', async ({ page, mock }) => {
  mock.world.store.notifications.clear();
  mock.world.store.notifications.add({
    user_id: 2,
    type: 'news',
    title: 'Maintenance',
    message: 'Tonight',
    is_read: true,
    read_at: '2026-11-20T11:00:00Z',
    created_at: '2026-11-20T10:00:00Z',
  });
  await openAs(page, mock, 'manager', '/payments');
  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: /^Maintenance/ }).click();
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/invoices');
});

test('Back closes the publish question and keeps the form', async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/news');
  await page.getByRole('button', { name: 'Create Article' }).first().click();
  await dialog(page).getByLabel('Title').fill('Fresh news');
  await dialog(page).getByLabel('Content').fill('In full');
  await dialog(page).getByLabel('Published').check();
  await dialog(page).getByRole('button', { name: 'Create Article' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish article?' });
  await expect(publish).toBeVisible();
  // The first Back closes the question. The second asks about the changed form.
  await page.goBack();
  await expect(publish).toBeHidden();
  await expect(page).toHaveURL('/news/new');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Fresh news');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page).toHaveURL('/news/new');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Fresh news');
  expect(mock.requests.map(({ operation }) => operation)).not.toContain('news/create');
});

for (const [url, read] of [
  ['/users/3/edit', 'adminUsers/list'],
  ['/epp-accounts/1/edit', 'eppCategories/list'],
  ['/orders/1860/status', 'orders/get'],
  ['/sources/1/schedule', 'sources/list'],
] as const) {
  test(`${url} keeps its place and size when its record loads`, async ({ page, mock }) => {
    const held = mock.faults.add({ kind: 'hang', operation: read });
    await openAs(page, mock, 'admin', url);
    await expect(dialog(page).getByRole('status', { name: 'Loading' })).toBeVisible();
    const before = await dialog(page).boundingBox();
    held.remove();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    const after = await dialog(page).boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(after?.width).toBe(before?.width);
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(12);
  });
}

test('Back at the question about a typed form keeps the form, its address and the filters', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'admin', '/orders?state=NEW');
  await page
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Update Status' }).click();
  const note = dialog(page).getByLabel('Note');
  await note.fill('Called the owner');
  const form = page.url();
  expect(form).toMatch(/\/status\?state=NEW$/);

  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(form);
    await page.evaluate(() => history.back());
    await expect(question).toHaveCount(0);
    await expect(note).toHaveValue('Called the owner');
    await expect(page).toHaveURL(form);
  }
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page).getByRole('heading', { name: /^Order Details/ })).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/\d+\?state=NEW$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('a dialog keeps the scroll position of its list, and the next page starts at its first row', async ({
    page,
    mock,
  }) => {
    await openAs(page, mock, 'user', '/domains?per_page=50');
    const order = page.getByRole('button', { name: /^Order / }).nth(30);
    await order.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(2000);
    await order.click();
    await expect(dialog(page).getByLabel('Domain')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/domains?per_page=50');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL('/domains?per_page=50&page=2');
    await expect(page.getByRole('table', { name: 'Domains' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    const bar = await page.getByRole('banner').boundingBox();
    const first = await page.locator('tbody tr').first().boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
    expect(first?.y).toBeLessThan(200);
  });
});

test('the pager of a long list stays in place while the list loads', async ({ page, mock }) => {
  const names = Array.from({ length: 570 }, (_, index) => `name${index}.com`);
  await page.addInitScript((stored) => {
    localStorage.setItem('preference:watchlist.3', stored);
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const pager = document.querySelector('nav[aria-label=Pagination]');
      const top = pager && Math.round(pager.getBoundingClientRect().top);
      if (top !== null && top !== tops.at(-1)) tops.push(top);
      requestAnimationFrame(look);
    };
    look();
  }, JSON.stringify(names));
  for (const [url, rows] of [
    ['/domains?per_page=250', 250],
    ['/domains/watchlist?page=2', 70],
  ] as const) {
    await openAs(page, mock, 'user', url);
    const table = page.getByRole('table', { name: 'Domains' });
    await expect(table).toHaveAttribute('aria-rowcount', String(rows + 1));
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(20);
    // The names of the page are looked up one by one.
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
    // `look` records once a frame, and the rows may have come after the last one.
    const tops = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Reflect.get(window, 'tops') as number[];
    });
    expect(tops, url).toHaveLength(1);
  }
});

test('sorting scrolls a list back to its first row', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/domains?per_page=50');
  const list = page.getByRole('region', { name: 'Domains' });
  const place = () => page.evaluate(() => scrollY);
  await list.hover();
  await page.mouse.wheel(0, 900);
  await expect.poll(place).toBeGreaterThan(500);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await expect(page.getByRole('table', { name: 'Domains' })).toHaveAttribute('aria-busy', 'false');
  const first = page.getByRole('row').nth(1);
  await expect.poll(place).toBeLessThan(400);
  await expect(first).toBeInViewport();
});

for (const [where, viewport, left, size] of [
  ['a phone', { width: 375, height: 740 }, 3000, 50],
  ['a desktop', { width: 1280, height: 800 }, 900, 50],
  ['a desktop with many rows', { width: 1280, height: 800 }, 5000, 250],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport });

    test('Back restores the scroll position of a list', async ({ page, mock }) => {
      await openAs(page, mock, 'user', `/domains?per_page=${size}`);
      // Rows grow when the user's orders load.
      await page.waitForLoadState('networkidle');
      const place = () => page.evaluate(() => scrollY);
      // Scrolls again until enough rows are there.
      const scroll = () => page.evaluate((y) => (scrollTo(0, y), scrollY), left);
      await expect.poll(scroll).toEqual(left);
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('combobox').fill('Payments');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/payments');
      await page.goBack();
      await expect.poll(place).toEqual(left);
    });
  });
}

const rows = (page: Page) => page.getByRole('table', { name: 'Domains' }).locator('[data-row]');

/** Where the page is scrolled to, after a frame in which it may have grown. */
const place = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    return scrollY;
  });

/** Opens the catalogue and scrolls it by 900 px. */
async function openAndScroll(page: Page, mock: Mock): Promise<void> {
  await openAs(page, mock, 'user', '/domains?per_page=50');
  await page.waitForLoadState('networkidle');
  // The router hears of the scroll in the next frame.
  const scroll = () =>
    page.evaluate(async () => {
      scrollTo(0, 900);
      await new Promise(requestAnimationFrame);
      return scrollY;
    });
  await expect.poll(scroll).toEqual(900);
}

test.describe('a reload restores the scroll position of a list', () => {
  for (const [when, slow] of [
    ['once all its data is there', undefined],
    ['while some of its data is still loading', 'domains/stats'],
  ] as const) {
    test(when, async ({ page, mock }) => {
      await openAndScroll(page, mock);
      if (slow) mock.faults.add({ kind: 'hang', operation: slow });
      await page.reload();
      await expect(rows(page)).toHaveCount(50);
      await expect.poll(() => place(page)).toEqual(900);
    });
  }

  test('when its rows come late, unless somebody has used the page meanwhile', async ({
    page,
    mock,
  }) => {
    await openAndScroll(page, mock);
    for (const used of [false, true]) {
      const held = mock.faults.add({ kind: 'hang', operation: 'domains/list' });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (used) await page.keyboard.press('Shift');
      held.remove();
      await expect(rows(page)).toHaveCount(50);
      await expect.poll(() => place(page)).toEqual(used ? 0 : 900);
    }
  });
});

test('Back restores the scroll position of a list whose rows come late', async ({ page, mock }) => {
  await openAndScroll(page, mock);
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill('Payments');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/payments');
  // The console forgets the rows.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  const held = mock.faults.add({ kind: 'hang', operation: 'domains/list' });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Domain Catalog' })).toBeVisible();
  held.remove();
  await expect(rows(page)).toHaveCount(50);
  await expect.poll(() => place(page)).toEqual(900);
});
