import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { accountByName, addPendingOrder } from '../test/kit/seeded.ts';
import { dialog, expect, expectRow, expectToast, openAs, rowAction, test } from './kit/console.ts';

/** The roles that use EPP, each with a disconnected and a connected account that it sees. */
const staff = [
  { role: 'admin', disconnected: 'DENIC-01', connected: 'PIR-01', tld: 'org' },
  { role: 'manager', disconnected: 'CZ-02', connected: 'VRSN-02', tld: 'com' },
] as const;

const bulkNames = (count: number) => Array.from({ length: count }, (_, at) => `bulk-${at}.com`);

/** Opens EPP Tools with a connected account and `count` names. */
async function openTools(page: Page, mock: Mock, role: 'admin' | 'manager', count: number) {
  await openAs(page, mock, role, '/epp-tools');
  const { id } = accountByName(mock, 'VRSN-02');
  await page.getByLabel(/^EPP Account/).selectOption(String(id));
  await page.getByLabel(/^Domains/).fill(bulkNames(count).join('\n'));
}

/** Clicks a button of a confirmation. */
const confirm = (page: Page, question: string, label: string) =>
  page
    .getByRole('dialog', { name: question })
    .getByRole('button', { name: label, exact: true })
    .click();

const results = (page: Page) => page.getByRole('region', { name: 'Results' }).first();

const pem = (kind: string, text: string) =>
  `-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----\n`;

test('an admin creates an account with a certificate and key, uses it, and deletes it', async ({
  page,
  mock,
}) => {
  const key = pem('PRIVATE KEY', 'a2V5IHRoYXQgbm9ib2R5IHNlZXM=');
  await openAs(page, mock, 'admin', '/epp-accounts');
  await page.getByRole('button', { name: 'Add Account' }).click();
  const form = dialog(page);
  await form.getByRole('textbox', { name: /^Name/ }).fill('VRSN-09');
  await form.getByLabel(/^Registrar Category/).selectOption('Verisign COM/NET');
  await form.getByRole('textbox', { name: /^Username/ }).fill('dropcatch-n');
  await form.getByRole('textbox', { name: /^Password/ }).fill('correct horse');
  await form.getByLabel(/^Manager/).selectOption('Northwind Domains');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByText('SSL Certificate is required for this category')).toBeVisible();
  await expect(form.getByText('Private Key is required for this category')).toBeVisible();
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'verisign.pem',
      mimeType: 'application/x-pem-file',
      buffer: Buffer.from(pem('CERTIFICATE', 'Y2VydGlmaWNhdGU=')),
    });
  await expect(form.getByText(/^verisign\.pem, /)).toBeVisible();
  await form.getByRole('textbox', { name: /^Private Key/ }).fill(key);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'EPP account created successfully');
  const made = accountByName(mock, 'VRSN-09');
  expect(made).toMatchObject({ ssl_cert_configured: true, ssl_key_configured: true });
  const account = page.getByRole('row').filter({ hasText: 'VRSN-09' });
  await expect(account).toContainText('Configured');

  await rowAction(page, 'VRSN-09', 'Edit');
  await expect(form.getByText('Configured')).toHaveCount(2);
  await expect(form.getByRole('textbox', { name: /^Private Key/ })).toHaveValue('');
  await page.keyboard.press('Escape');

  await rowAction(page, 'VRSN-09', 'Account Settings');
  await form.getByRole('textbox', { name: 'Command Delay' }).fill('250');
  await form.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Account settings saved successfully');

  await rowAction(page, 'VRSN-09', 'Test Connection');
  await expectToast(page, 'Connected and logged in');
  await rowAction(page, 'VRSN-09', 'Connect');
  await expectToast(page, 'Account connected successfully');
  await expect(account.getByText('Connected', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'EPP Tools' }).click();
  const check = page.getByRole('region', { name: 'Bulk domain check' });
  await check.getByLabel(/^EPP Account/).selectOption(String(made.id));
  await check.getByLabel(/^Domains/).fill('tidalforge.com, pixelbarn.com');
  await page.getByRole('button', { name: 'Start Check' }).click();
  await expect(results(page).getByText('2 of 2')).toBeVisible();

  await page.getByRole('link', { name: 'EPP Accounts' }).click();
  await rowAction(page, 'VRSN-09', 'Test Catch');
  await form.getByLabel('Domains').fill('tidalforge.com');
  await form.getByRole('button', { name: 'Start Test Catch' }).click();
  await expectToast(page, 'Test catch started successfully');
  mock.clock.advance(60_000);
  await expect(form.getByText(/^Nothing is running/)).toBeVisible();
  await expect(form.getByRole('log').getByText('tidalforge.com').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await rowAction(page, 'VRSN-09', 'Delete');
  await expect(form).toContainText('Are you sure you want to delete this EPP account?');
  await expect(form).toContainText('VRSN-09');
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await form.getByRole('button', { name: 'Delete EPP Account' }).click();
  await expectToast(page, 'EPP account deleted successfully');
  await expect(account).toHaveCount(0);
});

for (const { role, disconnected, connected, tld } of staff) {
  test(`the ${role} tests and connects an account and overrides a setting of its category`, async ({
    page,
    mock,
  }) => {
    await openAs(page, mock, role, '/epp-accounts');
    const account = page.getByRole('row').filter({ hasText: disconnected });
    await rowAction(page, disconnected, 'Test Connection');
    await expectToast(page, 'Connected and logged in');
    await rowAction(page, disconnected, 'Connect');
    await expectToast(page, 'Account connected successfully');
    await expect(account.getByText('Connected', { exact: true })).toBeVisible();

    await rowAction(page, disconnected, 'Account Settings');
    const inherit = dialog(page).getByRole('button', { name: 'Inherit Command Delay' });
    await dialog(page).getByRole('textbox', { name: 'Command Delay' }).fill('250');
    await expect(inherit).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Save Settings' }).click();
    await expectToast(page, 'Account settings saved successfully');
    await expect(dialog(page)).toBeHidden();
    const sent = mock.requests.filter(
      ({ method, path }) => method === 'PUT' && path.includes('/epp/account-settings/'),
    );
    expect(sent.map(({ body }) => body)).toEqual([{ command_delay_ms: 250 }]);

    await rowAction(page, disconnected, 'Account Settings');
    await expect(dialog(page).getByRole('textbox', { name: 'Command Delay' })).toHaveValue('250');
    await inherit.click();
    await dialog(page).getByRole('button', { name: 'Save Settings' }).click();
    await expect(dialog(page)).toBeHidden();
    await rowAction(page, disconnected, 'Account Settings');
    await expect(
      dialog(page).getByRole('button', { name: 'Override Command Delay' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await rowAction(page, disconnected, 'Disconnect');
    await confirm(page, `Disconnect ${disconnected}?`, 'Disconnect');
    await expectToast(page, 'Account disconnected successfully');
  });

  test(`the ${role} follows a test catch to its end and stops another`, async ({ page, mock }) => {
    await openAs(page, mock, role, '/epp-accounts');
    await rowAction(page, connected, 'Test Catch');
    const log = dialog(page).getByRole('log');
    await dialog(page).getByLabel('Domains').fill(`tidalforge.${tld}`);
    await dialog(page).getByRole('button', { name: 'Start Test Catch' }).click();
    await expectToast(page, 'Test catch started successfully');
    await expect(dialog(page).getByText('Test catch running')).toBeVisible();
    mock.clock.advance(60_000);
    await expect(dialog(page).getByText(/^Nothing is running/)).toBeVisible();
    await expect(log.getByText(`tidalforge.${tld}`).first()).toBeVisible();

    const many = Array.from({ length: 30 }, (_, at) => `tidalforge${at}.${tld}`);
    await dialog(page).getByLabel('Domains').fill(many.join('\n'));
    await dialog(page).getByRole('button', { name: 'Start Test Catch' }).click();
    await dialog(page).getByRole('button', { name: 'Stop Test Catch' }).click();
    await confirm(page, `Stop test catch on ${connected}?`, 'Stop Test Catch');
    await expectToast(page, 'Test catch stopped');
    await expect(dialog(page).getByText(/^Nothing is running/)).toBeVisible();
  });

  test(`the ${role} starts a real catch, sees it run and stops it`, async ({ page, mock }) => {
    addPendingOrder(mock, connected);
    await openAs(page, mock, role, '/epp-accounts');
    await rowAction(page, connected, 'Start Real Catch');
    await expect(dialog(page)).toContainText(`Start real catch on ${connected}?`);
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(dialog(page).getByRole('textbox', { name: 'Target Date (UTC)' })).toHaveValue(
      '20 Nov 2026',
    );
    const asked = mock.requests.map(({ operation }) => operation);
    expect(asked).not.toContain('eppAccounts/startRealCatch');
    await dialog(page).getByRole('button', { name: 'Start Real Catch' }).click();
    await expectToast(page, 'Real catch started for 2026-11-20');
    await expect(page).toHaveURL(/^[^?]*\/epp-accounts\/\d+\/test-catch$/);
    await expect(dialog(page).getByText('Real catch running')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Stop Real Catch' }).click();
    // Back closes only the question.
    const question = page.getByRole('dialog', { name: `Stop real catch on ${connected}?` });
    await expect(question.getByRole('button', { name: 'Keep Catching' })).toBeFocused();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/test-catch$/);
    await dialog(page).getByRole('button', { name: 'Stop Real Catch' }).click();
    await confirm(page, `Stop real catch on ${connected}?`, 'Stop Real Catch');
    await expectToast(page, 'Real catch stopped successfully');
    await expect(dialog(page).getByText(/^Nothing is running/)).toBeVisible();
  });

  test(`the ${role} reads an account's EPP log by keyboard, with passwords masked`, async ({
    page,
    mock,
  }) => {
    await openAs(page, mock, role, '/epp-accounts');
    await rowAction(page, connected, 'EPP Logs');
    await expect(page.getByLabel('Account', { exact: true })).not.toHaveValue('');
    await page.getByRole('textbox', { name: 'Command' }).fill('login');
    await expect(page).toHaveURL(/command=login/);
    // Rows of other commands show until the answer comes.
    const rows = page.getByRole('table', { name: 'EPP Logs' }).locator('tr[data-row]');
    await expect(rows.filter({ hasNotText: 'login' })).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
    await page
      .getByRole('link', { name: /details of entry/ })
      .first()
      .press('Enter');
    const title = dialog(page).getByRole('heading', { name: /^EPP Log Entry/ });
    const first = (await title.textContent()) ?? '';
    await expect(dialog(page).getByRole('region', { name: 'Request' })).toContainText('********');
    await expect(dialog(page).getByRole('region', { name: 'Response' })).toContainText(
      '<response>',
    );
    await page.keyboard.press('ArrowRight');
    await expect(title).not.toHaveText(first);
    await page.keyboard.press('ArrowLeft');
    await expect(title).toHaveText(first);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/epp-logs\?.*command=login/);
  });
}

test('a manager checks five hundred names to the end', async ({ page, mock }) => {
  for (const { settings } of mock.world.store.eppCategories.all()) {
    Object.assign(settings, {
      domain_check_multicheck_enabled: true,
      domain_check_batch_size: 100,
      max_commands_per_second: 100,
    });
  }
  await openTools(page, mock, 'manager', 500);
  await page.getByRole('button', { name: 'Start Check' }).click();
  await expectToast(page, 'Domain check completed successfully');
  await expect(results(page).getByText('500 of 500')).toBeVisible();
});

test('stopping a check keeps its results and closes the connection', async ({ page, mock }) => {
  // One name every five seconds: the check cannot end before it is stopped.
  accountByName(mock, 'VRSN-02').settings = {
    command_delay_ms: 5000,
    domain_check_multicheck_enabled: false,
  };
  await openTools(page, mock, 'admin', 400);
  const gone = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/epp/tools/domain-check'),
  );
  await page.getByRole('button', { name: 'Start Check' }).click();
  await expectRow(page, 'Results', 'bulk-0.com');
  await page.getByRole('button', { name: 'Stop Check' }).click();
  await expectToast(page, 'Domain check stopped');
  expect((await gone).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(results(page).getByText('Stopped')).toBeVisible();
  await expectRow(page, 'Results', 'bulk-0.com');
});

test('a check that loses its connection says so, keeps its results and checks the rest', async ({
  page,
  mock,
  problems,
}) => {
  problems.expect(/^net::ERR_INCOMPLETE_CHUNKED_ENCODING POST \/api\/epp\/tools\/domain-check$/);
  mock.faults.add({ kind: 'cut', after: 4, operation: 'eppTools/checkDomains', times: 1 });
  await openTools(page, mock, 'manager', 8);
  await page.getByRole('button', { name: 'Start Check' }).click();
  await expect(results(page).getByRole('alert')).toContainText('Connection to server lost');
  await expectRow(page, 'Results', 'bulk-0.com');
  await page.getByRole('button', { name: /^Check the rest \(\d\)$/ }).click();
  await expect(results(page).getByText('8 of 8')).toBeVisible();
});

test('an admin changes an EPP category and its settings', async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/epp-categories');
  await rowAction(page, 'DENIC', 'Edit');
  await dialog(page).getByLabel('Timeout').fill('45');
  await dialog(page).getByRole('button', { name: 'Save Category' }).click();
  await expectToast(page, 'EPP category updated successfully');
  await expect(dialog(page)).toBeHidden();
  await rowAction(page, 'DENIC', 'EPP Settings');
  await dialog(page).getByRole('textbox', { name: 'Command Delay' }).fill('500000');
  await dialog(page).getByRole('button', { name: 'Save Settings' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Command Delay' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog(page).getByRole('textbox', { name: 'Command Delay' }).fill('120');
  await dialog(page).getByLabel('Check Command', { exact: true }).selectOption('custom');
  const template = dialog(page).getByRole('textbox', { name: /^Check Command Template/ });
  await template.fill('<check>{DOMAIN}');
  await expect(dialog(page).getByText(/^Not well formed: line 1/)).toBeVisible();
  await template.fill('<check>{DOMAIN}</check>');
  await expect(dialog(page).getByText('Well-formed XML')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'EPP settings saved successfully');
  const stored = mock.world.store.eppCategories.find(({ name }) => name === 'DENIC');
  expect(stored).toMatchObject({ default_timeout: 45, settings: { command_delay_ms: 120 } });
});
