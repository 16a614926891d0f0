import type { Page } from '@playwright/test';
import { dialog, expect, openAs, test } from './kit/console.ts';

const list = '/domains?tld=com&sort_by=price&sort_order=desc&per_page=25&page=2';

/** Checks that the catalogue shows everything that its address sets. */
async function expectCatalogue(page: Page): Promise<void> {
  await expect(page.getByLabel('TLD')).toHaveValue('com');
  await expect(page.getByLabel('Page size')).toHaveValue('25');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('table', { name: 'Domains' })).toHaveAttribute('aria-busy', 'false');
}

/** The cells of the first row. Drops the user's order beside the name, which loads later. */
async function firstRow(page: Page): Promise<string[]> {
  const row = page.getByRole('table', { name: 'Domains', includeHidden: true }).locator('tbody tr');
  const [name = '', ...cells] = await row.first().locator('th, td').allTextContents();
  return [name.replace(/Ordered #.*/, ''), ...cells];
}

test('a reload and a copied address restore the filters, sort, page and dialog', async ({
  page,
  mock,
  newContext,
}) => {
  await openAs(page, mock, 'user', list);
  await expectCatalogue(page);
  const shown = await firstRow(page);
  await page
    .getByRole('button', { name: /^Order .+\.com$/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  const name = await dialog(page).getByLabel('Domain').inputValue();

  const other = await (await newContext()).newPage();
  await openAs(other, mock, 'user', page.url());
  await page.reload();
  for (const same of [page, other]) {
    await expect(dialog(same).getByLabel('Domain')).toHaveValue(name);
    await same.keyboard.press('Escape');
    await expect(dialog(same)).toBeHidden();
    await expectCatalogue(same);
    await expect.poll(() => firstRow(same)).toEqual(shown);
  }
});

test('Back and Forward go through filters, sorting, pages and dialogs', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/domains?per_page=25');
  await page.getByLabel('TLD').selectOption('com');
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expectCatalogue(page);
  await page
    .getByRole('button', { name: /^Order .+\.com$/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expectCatalogue(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/domains?per_page=25&tld=com');
  await page.goBack();
  await expect(page.getByLabel('TLD')).toHaveValue('');
  for (let step = 0; step < 5; step += 1) await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectCatalogue(page);
});

test('typing in the search adds no history entries: Back leaves the list', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', '/payments');
  await page.getByRole('link', { name: 'Domains' }).click();
  await page.getByLabel('Search Domain').pressSequentially('shop');
  await expect(page).toHaveURL('/domains?search=shop');
  await page.goBack();
  await expect(page).toHaveURL('/payments');
  await page.goForward();
  await expect(page.getByLabel('Search Domain')).toHaveValue('shop');
});
