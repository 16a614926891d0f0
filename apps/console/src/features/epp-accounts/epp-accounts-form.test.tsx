import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { dialogAddress, lastBody } from '../../../test/kit/eppAccounts.ts';
import { unreachableText, unreachable, unreachableOnce } from '../../../test/kit/faults.ts';
import {
  button,
  select,
  dialog,
  expectRow,
  expectToast,
  field,
  row,
  rowAction,
} from '../../../test/kit/screen.ts';

describe('adding and editing', () => {
  test('requires what a new account needs [§5.epp-accounts.password-required]', async () => {
    const { mock } = await openConsole('/epp-accounts/new', { as: 'admin' });
    await field('Connection Timeout').fill('301');
    await field('Port Override').fill('0');
    await button('Create Account').click();
    for (const text of [
      'Name is required',
      'Registrar Category is required',
      'Username is required',
      'Password is required',
      'Manager is required',
      'Connection Timeout must be a whole number from 5 to 300',
      'Port Override must be a whole number from 1 to 65535',
    ]) {
      await expect.element(dialog.getByText(text)).toBeVisible();
    }
    await select('Registrar Category').selectOptions('CZ.NIC FRED');
    await dialog.getByLabelText('Check released domains').click();
    await field('Schedule (cron, UTC)').fill('0 25 * * *');
    await field('Max Domains per Day').fill('100001');
    await button('Create Account').click();
    await expect
      .element(dialog.getByText('SSL Certificate is required for this category'))
      .toBeVisible();
    await expect
      .element(dialog.getByText('Private Key is required for this category'))
      .toBeVisible();
    await expect.element(dialog.getByText(/^The hour field "25"/)).toBeVisible();
    await expect
      .element(dialog.getByText('Max Domains per Day must be a whole number from 1 to 100,000'))
      .toBeVisible();
    expect(callsOf(mock, 'eppAccounts/create')).toEqual([]);
  });

  test('offers only active categories [§5.epp-accounts.active-categories]', async () => {
    await openConsole('/epp-accounts/new', { as: 'admin' });
    const options = select('Registrar Category').getByRole('option');
    await expect.poll(() => options.elements().length).toBe(9);
    expect(options.elements().map(({ textContent }) => textContent)).not.toContain(
      'NIC.SE (retired)',
    );
  });

  test('takes a pasted or uploaded certificate and key, and never shows them again [§8.epp-accounts.created]', async () => {
    const { mock } = await openConsole('/epp-accounts/new', { as: 'admin' });
    await field('Name').fill('CZ-09');
    await select('Registrar Category').selectOptions('CZ.NIC FRED');
    await field('Username').fill('REG-NINE');
    await field('Password').fill('Tr0ub4dor-9');
    await select('Manager').selectOptions('Northwind Domains');
    await field('SSL Certificate').fill('-----BEGIN CERTIFICATE-----');
    const inputs = dialog.element().querySelectorAll<HTMLInputElement>('input[type=file]');
    const keyFile = inputs[1];
    if (!keyFile) throw new Error('there is no field for a key file');
    await userEvent.upload(keyFile, new File(['-----BEGIN PRIVATE KEY-----'], 'client.key'));
    await expect.element(dialog.getByText('client.key, 27 characters')).toBeVisible();
    await expect.element(dialog.getByText(/BEGIN PRIVATE KEY/)).not.toBeInTheDocument();
    await button('Create Account').click();
    await expectToast('EPP account created successfully');
    // The mock's request log shows that there was a key, but not its value.
    expect(lastBody(mock, 'eppAccounts/create')).toMatchObject({
      ssl_cert: '-----BEGIN CERTIFICATE-----',
      ssl_key: '***',
      manager_id: 2,
    });
    await expect.element(row('CZ-09').getByText('Configured')).toBeVisible();

    await rowAction('CZ-09', 'Edit');
    await expect.element(field('SSL Certificate')).toHaveValue('');
    await expect.element(field('Private Key')).toHaveValue('');
    await expect.poll(() => dialog.getByText('Configured').elements().length).toBe(2);
  });

  test('refuses a file that is too large', async () => {
    await openConsole('/epp-accounts/new', { as: 'admin' });
    await expect.element(field('SSL Certificate')).toBeVisible();
    const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no field for a file');
    await userEvent.upload(input, new File(['x'.repeat(10_001)], 'bundle.pem'));
    await expect
      .element(dialog.getByText('bundle.pem is too large: at most 10,000 characters'))
      .toBeVisible();
  });

  test.for([
    ['a binary certificate', 'client.cer', new Uint8Array([0x30, 0x82, 0x03, 0x55])],
    ['text with two bytes per character', 'utf16.pem', new Uint8Array([0xff, 0xfe, 0x2d, 0x00])],
    ['an empty file', 'empty.pem', ''],
  ] as const)('refuses %s, and says which files it takes', async ([, name, content]) => {
    await openConsole('/epp-accounts/new', { as: 'admin' });
    await expect.element(field('SSL Certificate')).toBeVisible();
    const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no field for a file');
    await userEvent.upload(input, new File([content], name));
    await expect
      .element(dialog.getByText(`${name} is not a PEM file: it has no line -----BEGIN`))
      .toBeVisible();
    await expect.element(field('SSL Certificate')).toHaveValue('');
  });

  test('is not saved after a file was refused, and keeps the pasted text', async () => {
    const { mock } = await openConsole(dialogAddress('CZ-02', 'edit'), { as: 'manager' });
    await field('SSL Certificate').fill('-----BEGIN CERTIFICATE-----');
    const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no field for a file');
    await userEvent.upload(input, new File(['0'], 'client.der'));
    const refused = dialog.getByText(/^client\.der is not a PEM file/);
    await expect.element(refused).toBeVisible();
    await button('Save Account').click();
    await expect.element(field('SSL Certificate')).toHaveFocus();
    await expect.element(refused).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/update')).toEqual([]);
    await button('Remove the file for SSL Certificate').click();
    await expect.element(refused).not.toBeInTheDocument();
    await button('Save Account').click();
    await expectToast('EPP account updated successfully');
    expect(lastBody(mock, 'eppAccounts/update')).toMatchObject({
      ssl_cert: '-----BEGIN CERTIFICATE-----',
    });
  });

  test('says that pasted text is not a certificate', async () => {
    await openConsole(dialogAddress('CZ-02', 'edit'), { as: 'manager' });
    await field('Private Key').fill('MIIEvQIBADANBg');
    await button('Save Account').click();
    await expect.element(dialog.getByText(/^This is not a PEM file/)).toBeVisible();
  });

  test('shows when released domains are checked, and refuses a date that never comes', async () => {
    await openConsole('/epp-accounts/new', { as: 'admin' });
    await dialog.getByLabelText('Check released domains').click();
    await expect.element(dialog.getByText('At 01:00')).toBeVisible();
    expect(
      dialog.getByRole('list', { name: 'Next runs' }).getByRole('listitem').elements(),
    ).toHaveLength(5);
    await field('Schedule (cron, UTC)').fill('0 0 30 2 *');
    await expect.element(dialog.getByText('Next runs:')).not.toBeInTheDocument();
    await button('Create Account').click();
    await expect.element(dialog.getByText('No such date exists')).toBeVisible();
  });

  test('takes a file dropped on the field, and leaves dropped text to the browser', async () => {
    await openConsole('/epp-accounts/new', { as: 'admin' });
    await expect.element(field('Private Key')).toBeVisible();
    /** Whether the console handles a drop on the field, instead of the browser. */
    const takesDropped = (fill: (held: DataTransferItemList) => void) => {
      const dataTransfer = new DataTransfer();
      fill(dataTransfer.items);
      const over = { dataTransfer, bubbles: true, cancelable: true };
      const target = field('Private Key').element();
      const taken = ['dragover', 'drop'].map(
        (type) => !target.dispatchEvent(new DragEvent(type, over)),
      );
      return taken.every(Boolean);
    };
    expect(takesDropped((held) => held.add('-----BEGIN', 'text/plain'))).toBe(false);
    expect(takesDropped((held) => held.add(new File(['-----BEGIN'], 'client.key')))).toBe(true);
    await expect.element(dialog.getByText('client.key, 10 characters')).toBeVisible();
  });

  test('takes the same file again after it was removed', async () => {
    await openConsole('/epp-accounts/new', { as: 'admin' });
    await expect.element(field('SSL Certificate')).toBeVisible();
    const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no field for a file');
    await userEvent.upload(input, new File(['-----BEGIN CERTIFICATE-----'], 'client.pem'));
    await expect.element(dialog.getByText(/^client\.pem, /)).toBeVisible();
    const remove = dialog.getByRole('button', { name: 'Remove the file for SSL Certificate' });
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('SSL Certificate')).toHaveValue('');
    await expect.element(field('SSL Certificate')).toHaveFocus();
    // A browser reports only a choice that differs from the value of the field.
    expect(input.value).toBe('');
  });

  test('takes the file that was chosen last, even if an earlier one loads longer', async () => {
    await openConsole('/epp-accounts/new', { as: 'admin' });
    await expect.element(field('SSL Certificate')).toBeVisible();
    const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no field for a file');
    const slow = Promise.withResolvers<string>();
    vi.spyOn(Blob.prototype, 'text').mockReturnValueOnce(slow.promise);
    await userEvent.upload(input, new File(['-----BEGIN'], 'old.pem'));
    await userEvent.upload(input, new File(['-----BEGIN X'], 'new.pem'));
    await expect.element(dialog.getByText('new.pem, 12 characters')).toBeVisible();
    slow.resolve('-----BEGIN');
    await field('Name').fill('CZ-09');
    await expect.element(field('Name')).toHaveValue('CZ-09');
    await expect.element(dialog.getByText('new.pem, 12 characters')).toBeVisible();
  });

  test('an empty password keeps the current one [§8.epp-accounts.updated §5.epp-accounts.empty-password]', async () => {
    const { mock } = await openConsole(dialogAddress('CZ-02', 'edit'), { as: 'manager' });
    await field('Name').fill('CZ-02b');
    await button('Save Account').click();
    await expectToast('EPP account updated successfully');
    await expectRow('CZ-02b');
    const body = lastBody(mock, 'eppAccounts/update');
    for (const name of ['password', 'ssl_cert', 'ssl_key', 'manager_id']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  test('shows and sends the batch settings of an account, which a new one takes from its category [§3.epp-account.batch-settings]', async () => {
    const { mock, go } = await openConsole(dialogAddress('CZ-02', 'edit'), { as: 'manager' });
    const several = dialog.getByLabelText('Check several domains in one command');
    await expect.element(several).toBeChecked();
    await expect.element(field('Batch Size')).toHaveValue('20');
    await field('Batch Size').fill('101');
    await button('Save Account').click();
    await expect.element(dialog.getByText(/^Batch Size must be/)).toBeVisible();
    await field('Batch Size').fill('12');
    await button('Save Account').click();
    await expectToast('EPP account updated successfully');
    expect(lastBody(mock, 'eppAccounts/update')).toMatchObject({
      batch_settings: { domain_check_multicheck_enabled: true, domain_check_batch_size: 12 },
    });
    await rowAction('CZ-02', 'Edit');
    await expect.element(field('Batch Size')).toHaveValue('12');
    go('/epp-accounts/new');
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('Batch Size')).not.toBeInTheDocument();
  });

  test('a failure shows in the dialog [§8.epp-accounts.save-failed]', async () => {
    const { mock } = await openConsole(dialogAddress('CZ-02', 'edit'), { as: 'manager' });
    mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/update' });
    await field('Name').fill('CZ-02b');
    await button('Save Account').click();
    await expect
      .element(dialog.getByText(`Failed to save account: ${unreachableText}`))
      .toBeVisible();
    await expect.element(field('Name')).toHaveValue('CZ-02b');
  });

  test('says when its data cannot be loaded', async () => {
    await openConsole('/epp-accounts/new', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'managers/list', times: 2 }),
    });
    await expect.element(dialog.getByText(`Failed to load data: ${unreachableText}`)).toBeVisible();
  });

  test("does not open another manager's account", async () => {
    await openConsole(dialogAddress('VRSN-01', 'edit'), { as: 'manager' });
    await expect
      .element(dialog.getByText('This EPP account does not exist, or is not yours.'))
      .toBeVisible();
  });
});
