import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { openDialog, dataSourceByName } from '../../../test/kit/dataSources.ts';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import {
  button,
  select,
  dialog,
  expectHolds,
  expectToast,
  field,
  row,
  rowAction,
} from '../../../test/kit/screen.ts';

const preview = dialog.getByRole('region', { name: 'Preview of the requests' });

describe('a new data source', () => {
  test('starts with the defaults, and confirms its creation [§8.data-sources.created]', async () => {
    const { mock, address } = await openConsole('/data-sources', { as: 'admin' });
    await page.getByRole('button', { name: 'New Data Source' }).click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(select('Request Method')).toHaveValue('POST');
    await expect.element(select('Response Format')).toHaveValue('json');
    await expect.element(select('Auth Type')).toHaveValue('none');
    await expect.element(field('Batch Size')).toHaveValue('100');
    await expect.element(field('Parallel Workers')).toHaveValue('1');
    await expect.element(dialog.getByLabelText('Active')).toBeChecked();
    await expect.element(dialog.getByLabelText('Indexed Parameters')).not.toBeChecked();
    await expect.element(dialog.getByText('Mapped')).not.toBeInTheDocument();
    await expectAccessible();
    await field('Name').fill('RankDB');
    await field('Description').fill('Ranks');
    await field('API URL').fill('https://api.rankdb.example/v1');
    await field('Request Body Template').fill('{"names": }');
    await userEvent.keyboard('{ArrowLeft}');
    await button('Insert {DOMAINS_LIST}').click();
    await expect.element(field('Request Body Template')).toHaveValue('{"names": {DOMAINS_LIST}}');
    await button('Create').click();
    await expectToast('Data source created successfully');
    await expect.poll(address).toBe('/data-sources');
    await expect.element(row('RankDB').getByText('Active')).toBeVisible();
    expect(dataSourceByName(mock, 'RankDB')).toMatchObject({
      description: 'Ranks',
      auth_type: 'none',
      request_method: 'POST',
      request_body_template: '{"names": {DOMAINS_LIST}}',
      response_format: 'json',
      response_mapping: null,
      batch_size: 100,
      parallel_workers: 1,
      indexed_params_enabled: false,
      is_active: true,
    });
  });

  test('shows the errors of the server on empty name and address fields', async () => {
    const { mock } = await openConsole('/data-sources/new', { as: 'admin' });
    await button('Create').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('API URL')).toHaveAttribute('aria-invalid', 'true');
    expect(callsOf(mock, 'dataSources/create')).toHaveLength(1);
    await expectAccessible();
  });

  test("clears the server's errors once their fields are filled", async () => {
    await openConsole('/data-sources/new', { as: 'admin' });
    await button('Create').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await field('Name').fill('RankDB');
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await field('API URL').fill('https://api.rankdb.example/v1');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });

  test('checks numbers and headers before it sends them', async () => {
    const { mock } = await openConsole('/data-sources/new', { as: 'admin' });
    await field('Batch Size').fill('1001');
    await field('Parallel Workers').fill('0');
    await button('Add Header').click();
    await dialog.getByLabelText('Value of header 1').fill('text/csv');
    await button('Create').click();
    for (const text of [
      'Batch Size must be a whole number from 1 to 1000',
      'Parallel Workers must be a whole number from 1 to 10',
      'Header name is required',
    ]) {
      await expect.element(dialog.getByText(text)).toBeVisible();
    }
    expect(callsOf(mock, 'dataSources/create')).toHaveLength(0);
  });

  test('warns of the name of a header, and lets the service decide', async () => {
    const { mock } = await openConsole('/data-sources/new', { as: 'admin' });
    await field('Name').fill('RankDB');
    await field('API URL').fill('https://api.rankdb.example/v1');
    await button('Add Header').click();
    await dialog.getByLabelText('Name of header 1').fill('X Rank');
    await dialog.getByLabelText('Value of header 1').fill('all');
    await select('Auth Type').selectOptions('api_key');
    await field('Header Name').fill('X Key');
    const warning = 'A header name has letters, digits and hyphens, and no spaces';
    await expect.poll(() => dialog.getByText(warning).elements().length).toBe(2);
    await button('Create').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(mock.world.store.dataSources.find(({ name }) => name === 'RankDB')).toMatchObject({
      request_headers: { 'X Rank': 'all' },
      auth_credentials: { key: 'X Key' },
    });
  });

  test('says why it cannot be saved, and keeps the input [§8.data-sources.save-failed]', async () => {
    const { mock } = await openConsole('/data-sources/new', { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'dataSources/create' });
    await field('Name').fill('RankDB');
    await button('Create').click();
    await expect.element(dialog.getByText('Failed to save data source')).toBeVisible();
    await expect.element(dialog.getByText(unreachableText)).toBeVisible();
    await expect.element(field('Name')).toHaveValue('RankDB');
  });

  test('asks before it discards changes', async () => {
    const { address, go } = await openConsole('/data-sources', { as: 'admin' });
    go('/data-sources/new');
    await field('Name').fill('RankDB');
    await userEvent.keyboard('{Escape}');
    await button('Keep Editing').click();
    go('/payments');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect.element(field('Name')).toHaveValue('RankDB');
    await button('Cancel').click();
    await button('Discard').click();
    await expect.poll(address).toBe('/data-sources');
  });
});

test('a placeholder is inserted at the cursor, and typing continues after it', async () => {
  await openConsole('/data-sources/new', { as: 'admin' });
  await field('API URL').fill('https://a.example/?u=&v=1');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await button('Insert {DOMAIN}').first().click();
  await userEvent.keyboard('.');
  await expect.element(field('API URL')).toHaveValue('https://a.example/?u={DOMAIN}.&v=1');
});

describe('a request', () => {
  test('is previewed with two domains', async () => {
    await openConsole('/data-sources/new', { as: 'admin' });
    await expect.element(preview).not.toBeInTheDocument();
    await field('API URL').fill('https://a.example/?u=');
    await expect.element(preview.getByText('The request names no domain')).toBeVisible();
    await button('Insert {DOMAIN}').first().click();
    await expect
      .element(
        preview.getByRole('heading', { name: '2 requests for tidalforge.com and pixelbarn.net' }),
      )
      .toBeVisible();
    const requests = preview.getByLabelText('Requests');
    await expectHolds(requests, 'POST https://a.example/?u=pixelbarn.net');
    await field('API URL').fill('https://a.example/?{DOMAINS_INDEXED}');
    await expect
      .element(preview.getByText('{DOMAINS_INDEXED} is sent unchanged: Indexed Parameters are off'))
      .toBeVisible();
    await dialog.getByLabelText('Indexed Parameters').click();
    await expectHolds(requests, 'items=2&item0=tidalforge.com&item1=pixelbarn.net');
    await field('Prefix').fill('d');
    await field('Count Key').fill('n');
    await select('Start Index').selectOptions('1');
    await expectHolds(requests, 'n=2&d1=tidalforge.com&d2=pixelbarn.net');
    await field('Request Body Template').fill('{"a": {DOMAINS_LIST}');
    await expect.element(preview.getByText('The body is not valid JSON')).toBeVisible();
    await select('Request Method').selectOptions('GET');
    await expect.element(dialog.getByText('Not sent: GET has no body')).toBeVisible();
    await expect.element(preview.getByText('The body is not valid JSON')).not.toBeInTheDocument();
  });
});

describe('credentials', () => {
  test('show the fields of the authentication type', async () => {
    await openConsole('/data-sources/new', { as: 'admin' });
    await expect.element(dialog.getByLabelText('Token', { exact: true })).not.toBeInTheDocument();
    await select('Auth Type').selectOptions('Basic');
    await expect.element(field('Username')).toBeVisible();
    await expect
      .element(dialog.getByLabelText('Password', { exact: true }))
      .toHaveAttribute('type', 'password');
    await select('Auth Type').selectOptions('Bearer');
    await expect
      .element(dialog.getByLabelText('Token', { exact: true }))
      .toHaveAttribute('type', 'password');
    await select('Auth Type').selectOptions('API Key');
    await expect.element(field('Header Name')).toHaveValue('X-API-Key');
    await expect
      .element(dialog.getByLabelText('Value', { exact: true }))
      .toHaveAttribute('type', 'password');
    await expectAccessible();
  });

  test('stay the same if they are not changed [§8.data-sources.updated]', async () => {
    const { mock } = await openDialog('Majestic', 'edit');
    await expect.element(dialog.getByLabelText('Value', { exact: true })).toHaveValue('********');
    await expect.element(dialog.getByText('Stored. Leave unchanged to keep it.')).toBeVisible();
    await field('Description').fill('Links');
    await button('Update').click();
    await expectToast('Data source updated successfully');
    const source = dataSourceByName(mock, 'Majestic');
    expect(source.description).toBe('Links');
    expect(source.auth_credentials).toEqual({ key: 'X-API-Key', value: '4f1c0d9ab7e24c51' });
  });

  test.for(['{End}', ''])('replace the stored ones if they are changed (%s)', async (first) => {
    const { mock } = await openDialog('Majestic', 'edit');
    const value = dialog.getByLabelText('Value', { exact: true });
    await value.click();
    if (first) await userEvent.keyboard(first);
    await userEvent.keyboard('n3w');
    await expect.element(value).toHaveValue('n3w');
    await button('Update').click();
    await expectToast('Data source updated successfully');
    expect(dataSourceByName(mock, 'Majestic').auth_credentials.value).toBe('n3w');
  });
});

describe('the value of a header', () => {
  test('is masked if its name suggests a secret', async () => {
    await openDialog('Majestic', 'edit', (mock) => {
      dataSourceByName(mock, 'Majestic').request_headers = {
        Accept: 'application/json',
        Cookie: 'session=abc',
      };
    });
    const value = (number: number) =>
      dialog.getByLabelText(`Value of header ${number}`, { exact: true });
    await expect.element(value(1)).toBeVisible();
    await expect.element(value(1)).not.toHaveAttribute('type', 'password');
    await expect.element(value(2)).toHaveAttribute('type', 'password');
    await expect.element(value(2)).toHaveValue('session=abc');
    await expectAccessible();
    await dialog
      .getByRole('group', { name: 'Header 2' })
      .getByRole('button', { name: 'Show what is typed' })
      .click();
    await expect.element(value(2)).toHaveAttribute('type', 'text');
    await dialog.getByLabelText('Name of header 1').fill('Authorization');
    await expect.element(value(1)).toHaveAttribute('type', 'password');
    await expect.element(value(1)).toHaveValue('application/json');
  });
});

describe('editing', () => {
  test('shows the stored values, and sends the headers and the mapping unchanged', async () => {
    const { mock } = await openConsole('/data-sources', { as: 'admin' });
    const before = structuredClone(dataSourceByName(mock, 'Majestic'));
    await rowAction('Majestic', 'Edit');
    await expect.element(dialog.getByText('Edit Data Source: Majestic')).toBeVisible();
    await expect.element(dialog.getByText('Mapped')).toBeVisible();
    await expect.element(dialog.getByLabelText('Name of header 1')).toHaveValue('Accept');
    await button('Add Header').click();
    await dialog.getByLabelText('Name of header 2').fill('X-Trace');
    await dialog.getByLabelText('Value of header 2').fill('1');
    await button('Add Header').click();
    await dialog.getByLabelText('Name of header 3').fill('Authorization');
    await dialog.getByLabelText('Value of header 3', { exact: true }).fill('Basic abc');
    await button('Remove header Accept').click();
    await expect.element(dialog.getByLabelText('Name of header 1')).toHaveValue('X-Trace');
    await button('Update').click();
    await expectToast('Data source updated successfully');
    expect(dataSourceByName(mock, 'Majestic')).toMatchObject({
      request_headers: { 'X-Trace': '1', Authorization: 'Basic abc' },
      response_mapping: before.response_mapping,
      indexed_params_enabled: true,
    });
  });

  test('keeps the focus in the headers when one is removed', async () => {
    await openDialog('Majestic', 'edit');
    await button('Add Header').click();
    await expect.element(dialog.getByLabelText('Name of header 2')).toHaveFocus();
    await dialog.getByLabelText('Name of header 2').fill('X-Trace');
    (button('Remove header Accept').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('group', { name: 'Header 1' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByLabelText('Name of header 1')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(button('Add Header')).toHaveFocus();
  });

  test('shows the reason of the server if it fails', async () => {
    const { mock } = await openDialog('Moz', 'edit');
    mock.faults.add({
      kind: 'status',
      status: 409,
      error: 'The name is taken',
      operation: 'dataSources/update',
      times: 1,
    });
    await button('Update').click();
    await expect.element(dialog.getByText('The name is taken')).toBeVisible();
  });

  test('fits a narrow window', async () => {
    await page.viewport(375, 800);
    await openDialog('Majestic', 'edit');
    await expect.element(field('Name')).toBeVisible();
    const box = dialog.element();
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await page.viewport(1280, 800);
  });
});
