import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { dialog, expect, expectRow, expectToast, menu, openAs, test } from './kit/console.ts';
import type { Problems } from './kit/problems.ts';
import { narrow } from './kit/screens.ts';

// A customer orders ten domains of one list at once. Two orders fail at first.

const list = '/domains?tld=com&drop_date_from=2026-11-25';

/** Makes the third and the seventh order fail with 409. */
function refuseTwo(mock: Mock, problems: Problems): void {
  problems.expect(/^409 POST \/api\/domains\/order$/);
  for (const nth of [3, 7]) {
    mock.faults.add({
      operation: 'domains/order',
      kind: 'status',
      status: 409,
      error: 'The registry is closed',
      nth,
    });
  }
}

/** The first `count` domains of the list. */
async function namesOf(page: Page, count: number): Promise<string[]> {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  // The rows below the window come after those in it.
  await expect(boxes.nth(count - 1)).toBeAttached();
  const names = await boxes.evaluateAll((all) =>
    all.map((box) => box.ariaLabel?.replace('Select ', '') ?? ''),
  );
  return names.slice(0, count);
}

const checkbox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}` });

const ordersOf = (mock: Mock, names: readonly string[]) =>
  names.map(
    (name) =>
      mock.world.store.orders.filter(({ domain, notes }) => domain === name && notes === 'Brands')
        .length,
  );

for (const [device, viewport] of [
  ['a computer', { width: 1280, height: 800 }],
  ['a phone', narrow],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a user orders ten domains at once and retries the two that fail', async ({
      page,
      mock,
      problems,
    }) => {
      refuseTwo(mock, problems);
      await openAs(page, mock, 'user', list);
      const names = await namesOf(page, 10);
      for (const name of names) await checkbox(page, name).check();
      await page.getByRole('button', { name: 'Order', exact: true }).click();
      await expect(dialog(page).getByText(/^10 domains, \$.* in total/)).toBeVisible();
      await dialog(page)
        .getByLabel('EPP Registrar Category')
        .selectOption('Partner registrars (any TLD)');
      await dialog(page).getByLabel('Notes').fill('Brands');
      await dialog(page).getByRole('button', { name: 'Order (10)' }).dblclick();
      await expect(dialog(page).getByText('8 done, 2 failed')).toBeVisible();
      await expect(dialog(page).getByText('The registry is closed')).toHaveCount(2);
      expect(ordersOf(mock, names).toSorted((a, b) => a - b)).toEqual([
        0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
      ]);

      await dialog(page).getByRole('button', { name: 'Retry failed (2)' }).click();
      await expect(dialog(page).getByText('10 done')).toBeVisible();
      expect(ordersOf(mock, names)).toEqual(names.map(() => 1));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await dialog(page).getByText('Close', { exact: true }).click();
      await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();

      if (device === 'a phone') await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await menu(page).getByRole('link', { name: 'Orders' }).click();
      for (const name of names) await expectRow(page, 'Orders', name);
      if (device === 'a phone') await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await menu(page).getByRole('link', { name: 'Dashboard' }).click();
      await expectRow(page, 'Newest orders', names[9] ?? '');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      for (const name of names) await expect(dialog(page).getByText(name).first()).toBeVisible();
    });
  });
}

test('a user selects rows with x and orders them by keyboard alone', async ({ page, mock }) => {
  await openAs(page, mock, 'user', list);
  const names = await namesOf(page, 3);
  await page.keyboard.press('j');
  for (const name of names) {
    await page.keyboard.press('x');
    await expect(checkbox(page, name)).toBeChecked();
    await page.keyboard.press('j');
  }
  const order = page.getByRole('button', { name: 'Order', exact: true });
  await order.focus();
  await page.keyboard.press('Enter');
  const category = dialog(page).getByLabel('EPP Registrar Category');
  await expect(category).toBeFocused();
  await expect(category).toHaveValue('1');
  await page.keyboard.press('ArrowDown');
  await expect(category).not.toHaveValue('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Brands');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Order (3)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('3 done')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(ordersOf(mock, names)).toEqual([1, 1, 1]);
});

test('Back closes the order dialog and keeps the selection', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/domains');
  await page.getByLabel('TLD').selectOption('com');
  await expect(page).toHaveURL('/domains?tld=com');
  await namesOf(page, 1);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  // Back works while the dialog loads, and after it has loaded.
  const held = mock.faults.add({ kind: 'hang', operation: 'eppCategories/list' });
  for (const waitsFor of [
    dialog(page).getByRole('status', { name: 'Loading' }),
    dialog(page).getByLabel('EPP Registrar Category'),
  ]) {
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(waitsFor).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/domains?tld=com');
    held.remove();
  }
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
});

test('a user looks up a pasted list, watches its domains, and finds them on the watchlist', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', list);
  const names = await namesOf(page, 2);
  await page.getByRole('link', { name: 'Look Up a List' }).click();
  await page
    .getByRole('textbox', { name: 'Domains' })
    .fill(`${names.join(', ')}; no-such-name.com`);
  await page.getByRole('button', { name: 'Look Up', exact: true }).click();
  await expectRow(page, 'Domains', 'Not in the catalogue');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expectToast(page, '2 domains added to your watchlist');
  await menu(page).getByRole('link', { name: 'Domains' }).click();
  await page.getByRole('link', { name: 'My Watchlist' }).click();
  for (const name of names) await expectRow(page, 'Domains', name);
  await page.reload();
  for (const name of names) await expectRow(page, 'Domains', name);
});
