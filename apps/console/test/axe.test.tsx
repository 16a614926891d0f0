import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from './kit/access.ts';
import { expectAccessible } from './kit/axe.ts';
import { openConsole } from './kit/console.tsx';
import { expectLogged } from './kit/log.ts';
import { dialog, heading } from './kit/screen.ts';

/*
 * Runs axe on states after an action, and on roles and records that e2e/accessibility.spec.ts leaves out. That file
 * scans every screen and dialog of the production build as it opens.
 */

/** Few rows: a scan of many takes seconds. */
const rows = 25;

/** Opens a screen and waits until it has loaded. */
async function show(url: string, role: Role) {
  const opened = await openConsole(url, { as: role, rows });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  return opened;
}

describe('axe finds no fault in screens:', () => {
  test('sign-in: empty, with field errors and after a failure', async () => {
    await openConsole('/login');
    const submit = page.getByRole('button', { name: 'Sign In' });
    await expect.element(submit).toBeVisible();
    await expectAccessible();
    await submit.click();
    await expect.element(page.getByText('Email is required')).toBeVisible();
    await expectAccessible();
    await page.getByLabelText('Email').fill('user@dropcatch.test');
    await page.getByLabelText('Password', { exact: true }).fill('wrong');
    await submit.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expectAccessible();
  });

  test('the catalogue with enrichment columns, and with a filter that finds nothing', async () => {
    const { go } = await show('/domains', 'admin');
    for (const name of ['Majestic', 'Wayback Machine']) {
      await page.getByRole('group', { name: 'Data Sources' }).getByLabelText(name).click();
    }
    await expectAccessible();
    go('/domains?search=zzzz');
    await expect.element(page.getByText('No domains match these filters')).toBeVisible();
    await expectAccessible();
  });

  test("an admin's orders", async () => {
    await show('/orders', 'admin');
    await expectAccessible();
  });

  test('screens that could not be loaded', async () => {
    const { mock, go } = await show('/payments', 'admin');
    mock.faults.add({ kind: 'status', status: 503 });
    for (const url of ['/domains', '/orders', '/']) {
      go(url);
      await expect.element(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible();
    }
    await expectLogged('Failed to load');
  });
});

describe('axe finds no fault in dialogs:', () => {
  test('ordering a domain: with a field error, with accounts and after a failure', async () => {
    const { mock } = await show('/domains', 'admin');
    const categories = mock.world.store.eppCategories.filter(({ is_active }) => is_active);
    for (const category of categories) Object.assign(category, { supported_tlds: ['org'] });
    await page
      .getByRole('button', { name: /^Order .*\.com$/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Create Order' }).click();
    await expect.element(dialog.getByText('EPP Registrar Category is required')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('button', { name: /^Order .*\.org$/ })
      .first()
      .click();
    await dialog.getByLabelText('Notes').fill('For the shop');
    await expect.element(dialog.getByLabelText('EPP Account (Admin Only)')).toBeVisible();
    mock.faults.add({ kind: 'reset', operation: 'domains/order' });
    await dialog.getByRole('button', { name: 'Create Order' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog.getByText('Discard your changes?')).toBeVisible();
    await expectAccessible();
  });

  test.for([
    ['details', ''],
    ['status', '/status'],
    ['payment', '/payment'],
  ] as const)('the %s of an order', async ([, path]) => {
    await openConsole(
      ({ world }) =>
        `/orders/${world.store.orders.find(({ paid_at }) => paid_at !== null)?.id}${path}`,
      { as: 'admin', rows },
    );
    // The dialog gets its name a moment after its title shows.
    await expect.element(page.getByRole('dialog', { name: /./ })).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
    await expectAccessible();
  });

  test('the question before a restart', async () => {
    await show('/orders?state=PAID_WAITING_CATCH', 'admin');
    await page
      .getByRole('button', { name: /^Actions for order/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Restart' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expectAccessible();
  });
});

describe('axe finds no fault in menus and messages:', () => {
  test.for<[string, string, Role, RegExp | string]>([
    ['the export', '/domains', 'user', 'Export'],
    ['other drop dates', '/domains?per_page=25', 'user', /on which .* may drop$/],
  ])('%s', async ([, url, role, button]) => {
    await openConsole(url, { as: role });
    await page.getByRole('button', { name: button }).first().click();
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible();
  });

  test('a message after success, and one after a failure', async () => {
    const { mock } = await show('/orders?state=NEW', 'admin');
    const menus = page.getByRole('button', { name: /^Actions for order/ });
    await menus.first().click();
    await page.getByRole('menuitem', { name: 'Quick Approve' }).click();
    await expect.element(page.getByText(/approved - ready for catching$/)).toBeVisible();
    mock.faults.add({ kind: 'reset', operation: 'orders/updateStatus' });
    await menus.last().click();
    await page.getByRole('menuitem', { name: 'Quick Approve' }).click();
    await expect.element(page.getByText('Failed to approve order')).toBeVisible();
    await expectAccessible();
  });
});

describe('axe finds no fault at 375 pixels in', () => {
  test.for(['/', '/domains', '/orders'])('%s, and the menu over it', async (url) => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await show(url, 'admin');
    await expectAccessible();
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectAccessible();
  });
});
