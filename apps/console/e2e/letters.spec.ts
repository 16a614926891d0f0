import type { Page } from '@playwright/test';
import { dialog, expect, expectRow, openAs, test } from './kit/console.ts';

/** Milliseconds between two keys of somebody who types fast. */
const delay = 30;

/** Makes the computer four times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test.describe('on a slow computer that visits for the first time, no letter is lost', () => {
  test('after Ctrl + K', async ({ page, mock }) => {
    await slowDown(page);
    await openAs(page, mock, 'admin', '/orders');
    await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('voyage and many more', { delay });
    await expect(page.getByRole('combobox', { name: /^Search screens/ })).toHaveValue(
      'voyage and many more',
    );
  });

  test('after Ctrl + K, and Enter acts once the results are there', async ({ page, mock }) => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/PaletteResults*', async (route) => {
      await gate;
      await route.continue();
    });
    await openAs(page, mock, 'admin', '/payments');
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('epp tools', { delay });
    await page.keyboard.press('Enter');
    open();
    await expect(page).toHaveURL(/\/epp-tools$/);
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeHidden();
  });

  test('after / in the search of a list, and in the palette where a screen has none', async ({
    page,
    mock,
  }) => {
    await slowDown(page);
    await openAs(page, mock, 'admin', '/orders');
    await expectRow(page, 'Orders', '#');
    await page.keyboard.type('/jokox', { delay });
    await expect(page.getByRole('search').getByRole('textbox').first()).toHaveValue('jokox');
    await page.goto('/payments');
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    await page.keyboard.type('/voyage', { delay });
    await expect(page.getByRole('combobox', { name: /^Search screens/ })).toHaveValue('voyage');
  });

  test('after o, until the field of the order dialog is there', async ({ page, mock }) => {
    await slowDown(page);
    await openAs(page, mock, 'user', '/domains');
    await expectRow(page, 'Domains', '.com');
    await page.keyboard.press('j');
    await page.keyboard.type('owx', { delay });
    await expect(dialog(page).getByRole('button', { name: 'Create Order' })).toBeVisible();
    // Letters that belong to the dialog watch and select nothing in the list.
    expect(mock.requests.filter(({ operation }) => operation === 'domains/watch')).toEqual([]);
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
  });
});
