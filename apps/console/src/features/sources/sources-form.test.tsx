import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import {
  button,
  select,
  dialog,
  expectToast,
  field,
  row,
  rowAction,
} from '../../../test/kit/screen.ts';
import { openDialog, sourceByName } from '../../../test/kit/sources.ts';

const tab = (name: string | RegExp) => dialog.getByRole('tab', { name });

describe('a new source', () => {
  test('starts with the defaults, in four tabs', async () => {
    await openConsole('/sources', { as: 'admin' });
    await page.getByRole('button', { name: 'Add Source' }).click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(select('Archive Type')).toHaveValue('NONE');
    await expect.element(dialog.getByLabelText('Active')).toBeChecked();
    await expectAccessible();
    await tab('Authentication').click();
    await expect.element(select('Auth Type')).toHaveValue('');
    await expect.element(select('Auth Type')).toHaveDisplayValue('None');
    await select('Auth Type').selectOptions('api_key');
    await expect.element(field('Header')).toHaveValue('X-API-Key');
    await expectAccessible();
    await tab('Field Mapping').click();
    await expect.element(field('Date Format')).toHaveValue('%Y-%m-%d');
    await expect.element(dialog.getByTestId('dated-format')).toHaveTextContent('2026-11-20');
    await expect.element(dialog.getByLabelText('Expiration Date', { exact: true })).toBeChecked();
    await expect.element(dialog.getByLabelText('Price', { exact: true })).not.toBeChecked();
    await field('Date Format').fill('%d.%m.%Y %Q');
    await expect.element(dialog.getByTestId('dated-format')).toHaveTextContent('20.11.2026 %Q');
    await expect.element(dialog.getByText(/unknown strftime code: %Q/)).toBeVisible();
    await expectAccessible();
    await tab('Advanced').click();
    await expect.element(field('Timeout')).toHaveValue('60');
    await expect.element(field('Max Pages')).toHaveValue('10');
    await expect.element(select('CSV Delimiter')).toHaveValue(',');
    await expectAccessible();
  });

  test('keeps the height of its dialog on all tabs', async () => {
    await openConsole('/sources/new', { as: 'admin' });
    await field('URL').fill('https://lists.example.com/{TODAY}.csv');
    const heights = new Set<number>();
    for (const name of ['Authentication', 'Field Mapping', 'Advanced', 'Basic Configuration']) {
      await tab(name).click();
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
      heights.add(Math.round(dialog.element().getBoundingClientRect().height));
    }
    expect([...heights]).toHaveLength(1);
  });

  test('offers the active categories and those of the source', async () => {
    const { go } = await openConsole('/sources/new', { as: 'admin' });
    await expect.element(dialog.getByRole('checkbox', { name: 'DENIC' })).toBeVisible();
    const retired = dialog.getByRole('checkbox', { name: /^NIC\.SE/ });
    await expect.element(retired).not.toBeInTheDocument();
    go('/sources');
    await rowAction('IIS .se/.nu release list', 'Edit');
    await expect.element(retired).toHaveAccessibleName('NIC.SE (retired) (inactive)');
    await retired.click();
    await expect.element(retired).not.toBeChecked();
  });

  test('says when its categories cannot be loaded, and loads them on Try again', async () => {
    const { mock } = await openConsole('/sources/new', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'eppCategories/list' }),
    });
    await expect
      .element(dialog.getByText(`Failed to load EPP categories: ${unreachableText}`))
      .toBeVisible();
    await expectLogged('Failed to load EPP categories');
    mock.faults.clear();
    await button('Try again').click();
    await expect.element(dialog.getByRole('checkbox', { name: 'DENIC' })).toBeVisible();
  });

  test("shows today's form of the address [§5.sources.url-days]", async () => {
    await openConsole('/sources/new', { as: 'admin' });
    await field('URL').fill('https://a.example/{YESTERDAY}/');
    await button('Insert {TODAY}').click();
    await expect.element(field('URL')).toHaveValue('https://a.example/{YESTERDAY}/{TODAY}');
    await expect
      .element(dialog.getByTestId('dated-url'))
      .toHaveTextContent('https://a.example/20261119/20261120');
  });

  test('opens the tab of an invalid field, marks it, and keeps the input [§5.sources.required]', async () => {
    const { mock } = await openConsole('/sources/new', { as: 'admin' });
    await field('Name').fill('New list');
    await tab('Advanced').click();
    await field('Timeout').fill('571');
    await field('Max Pages').fill('x');
    await tab('Authentication').click();
    await button('Create Source').click();
    await expect.element(tab(/^Advanced/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(field('Timeout')).toHaveFocus();
    await expect
      .element(dialog.getByText('Timeout must be a whole number from 1 to 570'))
      .toBeVisible();
    await expect
      .element(dialog.getByText('Max Pages must be a whole number from 1 to 10000'))
      .toBeVisible();
    await expect
      .element(tab(/^Advanced/).getByRole('img', { name: 'has a problem' }))
      .toBeVisible();
    await expectAccessible();
    await tab('Basic Configuration').click();
    await expect.element(field('Name')).toHaveValue('New list');
    await field('Name').fill(' ');
    await button('Create Source').click();
    await expect.element(dialog.getByText('Name is required')).toBeVisible();
    expect(callsOf(mock, 'sources/create')).toHaveLength(0);
  });

  test("shows the server's error on a field, on its tab [§8.sources.save-failed]", async () => {
    const { mock } = await openDialog('DropFeed', 'edit');
    await field('Description').fill('kept');
    await dialog.getByRole('checkbox', { name: 'DENIC', exact: true }).click();
    await tab('Advanced').click();
    const { eppCategories } = mock.world.store;
    const id = eppCategories.find(({ name }) => name === 'DENIC')?.id ?? 0;
    eppCategories.delete(id);
    await button('Save Source').click();
    await expect
      .element(
        dialog.getByText(`Failed to save source: epp_categories: there is no category ${id}`),
      )
      .toBeVisible();
    await expect.element(tab(/^Basic/)).toHaveAttribute('aria-selected', 'true');
    await expect
      .element(dialog.getByText(`there is no category ${id}`, { exact: true }))
      .toBeVisible();
    await expect.element(field('Description')).toHaveValue('kept');
    await expectAccessible();
  });

  test('says why it cannot be saved', async () => {
    const { mock } = await openConsole('/sources/new', { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'sources/create' });
    await field('Name').fill('New list');
    await button('Create Source').click();
    await expect
      .element(dialog.getByText(`Failed to save source: ${unreachableText}`))
      .toBeVisible();
    await expect.element(field('Name')).toHaveValue('New list');
  });

  test('asks before it discards changes', async () => {
    const { address } = await openConsole('/sources/new', { as: 'admin' });
    await field('Name').fill('New list');
    await userEvent.keyboard('{Escape}');
    await button('Keep Editing').click();
    await expect.element(field('Name')).toHaveValue('New list');
    await button('Cancel').click();
    await button('Discard').click();
    await expect.poll(address).toBe('/sources');
  });
});

describe('a stored source', () => {
  test('keeps its secret if the field is empty, and replaces it with the input', async () => {
    const { mock } = await openDialog('DropFeed', 'edit');
    await tab('Authentication').click();
    const token = dialog.getByLabelText('Token', { exact: true });
    await expect.element(token).toHaveValue('********');
    await tab('Basic Configuration').click();
    await field('Description').fill('Changed');
    await button('Save Source').click();
    await expectToast('Source updated successfully');
    expect(sourceByName(mock, 'DropFeed')).toMatchObject({
      description: 'Changed',
      auth_config: { token: 'df_live_9f31c6a2' },
      schedule_cron: '*/30 * * * *',
      epp_category_ids: [1, 2, 7, 8],
    });
    await rowAction('DropFeed', 'Edit');
    await tab('Authentication').click();
    await token.click();
    await userEvent.keyboard('{End}new');
    await expect.element(token).toHaveValue('new');
    await button('Save Source').click();
    await expect.poll(() => sourceByName(mock, 'DropFeed').auth_config).toEqual({ token: 'new' });
  });

  test('has a script in which Enter indents and Tab moves on', async () => {
    const { mock } = await openDialog('DropFeed', 'edit');
    await tab('Advanced').click();
    await field('Transform Script').click();
    await userEvent.keyboard('if price:{Enter}pass');
    await expect.element(field('Transform Script')).toHaveValue('if price:\n    pass');
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Cancel')).toHaveFocus();
    await button('Save Source').click();
    await expect
      .poll(() => sourceByName(mock, 'DropFeed').transform_script)
      .toBe('if price:\n    pass');
  });
});

describe('setting up a source', () => {
  test('leads from an empty form to a scheduled import [§8.sources.test-done §8.sources.scheduled]', async () => {
    const { mock, address } = await openConsole('/sources', { as: 'admin' });
    await page.getByRole('button', { name: 'Add Source' }).click();
    await field('Name').fill('Weekly list');
    await select('Data Format').selectOptions('CSV');
    await select('Archive Type').selectOptions('GZIP');
    await field('URL').fill('https://lists.example.org/{TODAY}.csv.gz');
    await dialog.getByLabelText('Verisign COM/NET').click();
    await tab('Authentication').click();
    await select('Auth Type').selectOptions('basic');
    await field('Username').fill('dropcatch');
    await dialog.getByLabelText('Password', { exact: true }).fill('horse');
    await tab('Field Mapping').click();
    await field('Domain Field').fill('name');
    await field('Expiration Date Field').fill('expires');
    await tab('Advanced').click();
    await select('CSV Delimiter').selectOptions('Semicolon (;)');
    await button('Create Source').click();
    await expectToast('Source created successfully');
    expect(sourceByName(mock, 'Weekly list')).toMatchObject({
      type: 'HTTP',
      data_format: 'CSV',
      archive_type: 'GZIP',
      auth_type: 'basic',
      auth_config: { username: 'dropcatch', password: 'horse' },
      fetch_config: { timeout: 60, csv_delimiter: ';', max_pages: 10 },
      field_mapping: { domain: 'name', expiration_date: 'expires' },
      epp_category_ids: [1],
    });

    await rowAction('Weekly list', 'Test Connection');
    await expect.element(page.getByText('Connection test successful!')).toBeVisible();

    await rowAction('Weekly list', 'Import');
    await select('Import Mode').selectOptions('Preview Only');
    await button('Show Preview').click();
    await expect.element(dialog.getByRole('table', { name: 'Preview' })).toBeVisible();
    await select('Import Mode').selectOptions('Full Import');
    await button('Start Import').click();
    await expect.element(dialog.getByText(/^Imported \d+ of 100 records$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await rowAction('Weekly list', 'Schedule');
    await dialog.getByRole('switch').click();
    await select('Schedule Type').selectOptions('Weekly');
    await select('Day of Week').selectOptions('Monday');
    await field('Hour (UTC)').fill('4');
    await field('Minute').fill('30');
    await button('Save Schedule').click();
    await expect
      .element(page.getByText('Job Scheduled! Next run: 23 Nov 2026, 04:30:00 UTC'))
      .toBeVisible();
    await expect.poll(address).toBe('/sources');
    await expect.element(row(/Weekly list/).getByText('At 04:30, only on Monday')).toBeVisible();
  });
});
