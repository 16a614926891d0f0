import * as fc from 'fast-check';
import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { xmlProblem } from '../../entities/epp/eppTemplate.ts';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachableText, unreachable, unreachableOnce } from '../../../test/kit/faults.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import {
  button,
  dialog,
  expectRow,
  expectToast,
  field,
  row,
  rowAction,
} from '../../../test/kit/screen.ts';

const table = page.getByRole('table', { name: 'EPP Registrar Categories' });

function categoryCalled(mock: Mock, name: string) {
  const category = mock.world.store.eppCategories.find((candidate) => candidate.name === name);
  if (!category) throw new Error(`there is no ${name}`);
  return category;
}

const settingsOf = (name: string) => (mock: Mock) =>
  `/epp-categories/${categoryCalled(mock, name).id}/settings`;

describe('the list', () => {
  test('shows three TLDs and the number of the others', async () => {
    await openConsole('/epp-categories', { as: 'admin' });
    const headings = ['Name', 'EPP Server', 'Port', 'TLDs', 'SSL Required', 'Timeout', 'Status'];
    for (const name of [...headings, 'Actions']) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expect.element(row('Identity Digital').getByText('info, io, app +5')).toBeVisible();
    await expect.element(row('Partner registrars').getByText('Any')).toBeVisible();
    await expect.element(row('NIC.SE (retired)').getByText('Inactive')).toBeVisible();
    await expect.element(row('Verisign COM/NET').getByText('Yes')).toBeVisible();
  });

  test('the name of a category opens its form', async () => {
    await openConsole('/epp-categories', { as: 'admin' });
    await row('EURid').getByRole('link', { name: 'EURid', exact: true }).click();
    await expect.element(dialog.getByText('Edit EPP Category: EURid')).toBeVisible();
  });

  test.for(['manager', 'user'] as const)(
    'a %s may not open it [§8.epp-categories.access-denied]',
    async (role) => {
      const { mock } = await openConsole('/epp-categories', { as: role });
      await expect
        .element(
          page.getByText('Access Denied: Only administrators can manage EPP registrar categories.'),
        )
        .toBeVisible();
      expect(callsOf(mock, 'eppCategories/list')).toEqual([]);
    },
  );

  test('says when it cannot be loaded, and loads on Try again [§8.epp-categories.load-failed]', async () => {
    await openConsole('/epp-categories', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({ ...unreachable, operation: 'eppCategories/list', times: 2 }),
    });
    await expect
      .element(page.getByText(`Failed to load EPP categories: ${unreachableText}`))
      .toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectRow('EURid');
    await expectLogged('Failed to load EPP categories');
  });

  test('says what to do if there are none', async () => {
    await openConsole('/epp-categories', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        for (const { id } of store.eppCategories.all()) store.eppCategories.delete(id);
      },
    });
    await expect.element(page.getByText('No EPP categories yet')).toBeVisible();
  });
});

describe('adding and editing', () => {
  test('checks the input [§5.epp-categories.server-invalid]', async () => {
    const { mock } = await openConsole('/epp-categories/new', { as: 'admin' });
    await field('Port').fill('70000');
    await field('Timeout').fill('4');
    await button('Create Category').click();
    for (const text of [
      'Name is required',
      'EPP Server is required',
      'Port must be a whole number from 1 to 65535',
      'Timeout must be a whole number from 5 to 300',
    ]) {
      await expect.element(dialog.getByText(text)).toBeVisible();
    }
    await field('EPP Server').fill('https://epp.example.com');
    await expect
      .element(field('EPP Server'))
      .toHaveAttribute('title', 'Enter a valid domain name (e.g., epp.example.com)');
    await button('Create Category').click();
    await expect
      .element(dialog.getByText('Enter a valid domain name (e.g., epp.example.com)'))
      .toBeVisible();
    expect(callsOf(mock, 'eppCategories/create')).toEqual([]);
  });

  test('creates a category with the defaults of the spec [§8.epp-categories.created]', async () => {
    const { mock, address } = await openConsole('/epp-categories', { as: 'admin' });
    await page.getByRole('button', { name: 'Add Category' }).click();
    await field('Name').fill('NIC.AT');
    await field('EPP Server').fill('epp.nic.example');
    await field('Supported TLDs').fill(' at, ,co.at,');
    await button('Create Category').click();
    await expectToast('EPP category created successfully');
    await expect.element(row('NIC.AT').getByText('at, co.at')).toBeVisible();
    expect(address()).toBe('/epp-categories');
    expect(callsOf(mock, 'eppCategories/create').at(-1)?.body).toEqual({
      name: 'NIC.AT',
      epp_server_url: 'epp.nic.example',
      epp_port: 700,
      description: null,
      supported_tlds: ['at', 'co.at'],
      default_timeout: 30,
      requires_ssl_cert: false,
      is_active: true,
    });
  });

  test('edits a category, and says when that fails [§8.epp-categories.save-failed §8.epp-categories.updated]', async () => {
    const { mock } = await openConsole('/epp-categories', { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'eppCategories/update' });
    await rowAction('DENIC', 'Edit');
    await field('Timeout').fill('90');
    await button('Save Category').click();
    await expect
      .element(dialog.getByText(`Failed to save category: ${unreachableText}`))
      .toBeVisible();
    await expect.element(field('Timeout')).toHaveValue('90');
    await button('Save Category').click();
    await expectToast('EPP category updated successfully');
    await expect.element(row('DENIC').getByText('90 s')).toBeVisible();
  });

  test('says on the field that a name is already used', async () => {
    await openConsole('/epp-categories', { as: 'admin' });
    await rowAction('DENIC', 'Edit');
    await field('Name').fill('eurid');
    await button('Save Category').click();
    await expect.element(dialog.getByText('There is a category EURid already')).toBeVisible();
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Name')).toHaveFocus();
  });

  test('says if the category of the address does not exist', async () => {
    await openConsole('/epp-categories/999/edit', { as: 'admin' });
    await expect.element(dialog.getByText('There is no such EPP category.')).toBeVisible();
  });
});

describe('deleting', () => {
  test('asks with the name, focuses the safe choice, and says why it is refused [§8.epp-categories.delete-failed]', async () => {
    await openConsole('/epp-categories', { as: 'admin' });
    await rowAction('DENIC', 'Delete');
    await expect.element(dialog.getByText('DENIC', { exact: true })).toBeVisible();
    await expect.element(button('Cancel')).toHaveFocus();
    await button('Delete EPP Category').click();
    await expect
      .element(page.getByText(/^Failed to delete category: DENIC is in use: .*Set it inactive/))
      .toBeVisible();
    await expectRow('DENIC');
  });

  test('removes an unused category [§8.epp-categories.deleted]', async () => {
    await openConsole('/epp-categories', {
      as: 'admin',
      prepare: (mock) => {
        const { id: _id, ...like } = categoryCalled(mock, 'DENIC');
        mock.world.store.eppCategories.add({ ...like, name: 'Unused' });
      },
    });
    await rowAction('Unused', 'Delete');
    await button('Delete EPP Category').click();
    await expectToast('EPP category deleted successfully');
    await expect.element(table.getByText('Unused')).not.toBeInTheDocument();
  });
});

describe('EPP settings', () => {
  test('shows only relevant fields', async () => {
    await openConsole(settingsOf('DENIC'), { as: 'admin' });
    await dialog.getByLabelText('Keep idle sessions open').click();
    const on = dialog.getByLabelText('Keepalive Interval');
    if (on.elements().length === 0) await dialog.getByLabelText('Keep idle sessions open').click();
    await dialog.getByLabelText('Keepalive Type').selectOptions('Domain check');
    await expect.element(field('Keepalive Test Domain')).toBeVisible();
    await dialog.getByLabelText('Keepalive Type').selectOptions('Custom template');
    await expect.element(field('Keepalive Template')).toBeVisible();
    await expect.element(field('Keepalive Test Domain')).not.toBeInTheDocument();
    await dialog.getByLabelText('Keep idle sessions open').click();
    await expect.element(dialog.getByLabelText('Keepalive Type')).not.toBeInTheDocument();
  });

  test('sends nothing if ranges, times or templates are invalid', async () => {
    const { mock } = await openConsole(settingsOf('Verisign COM/NET'), { as: 'admin' });
    await field('Command Delay').fill('300001');
    await field('Max Commands per Second').fill('101');
    await field('Max Concurrent Commands').fill('0');
    await field('Batch Size').fill('1.5');
    await field('Keepalive Interval').fill('59');
    await field('Connection Time').fill('24:00:00');
    await field('Order Processing Time').fill('');
    await dialog.getByLabelText('Create Command').selectOptions('Custom template');
    await button('Save Settings').click();
    for (const text of [
      'Command Delay must be a whole number from 0 to 300,000',
      'Max Commands per Second must be a whole number from 1 to 100',
      'Max Concurrent Commands must be a whole number from 1 to 50',
      'Batch Size must be a whole number from 1 to 100',
      'Keepalive Interval must be a whole number from 60 to 3600',
      'Connection Time must be HH:MM:SS',
      'Order Processing Time is required',
      'Create Command Template is required',
    ]) {
      await expect.element(dialog.getByText(text)).toBeVisible();
    }
    expect(callsOf(mock, 'eppCategories/updateSettings')).toEqual([]);
  });

  test('a template inserts placeholders at the cursor and shows the XML [§8.epp-categories.settings-saved §5.epp-categories.placeholders]', async () => {
    const { mock } = await openConsole(settingsOf('Verisign COM/NET'), { as: 'admin' });
    await dialog.getByLabelText('Check Command', { exact: true }).selectOptions('Custom template');
    const template = field('Check Command Template');
    await template.fill('<name></name>');
    await userEvent.keyboard('{ArrowLeft>7/}');
    await dialog
      .getByRole('group', { name: 'Placeholders' })
      .getByRole('button', { name: 'Insert {DOMAIN}', exact: true })
      .click();
    await expect.element(template).toHaveValue('<name>{DOMAIN}</name>');
    await expect.element(template).toHaveFocus();
    const preview = dialog.getByRole('region', { name: 'Preview of Check Command Template' });
    await expect.element(preview.getByText('example.com')).toBeVisible();
    await expect.element(dialog.getByText('Well-formed XML')).toBeVisible();
    await expect
      .element(dialog.getByRole('button', { name: 'Insert {DOMAINS_XML}', exact: true }))
      .not.toBeInTheDocument();

    await template.fill('<name>{DOMAIN}{PERIOD}</nam>');
    await expect.element(dialog.getByText(/^Not well formed: /)).toBeVisible();
    await expect.element(dialog.getByText(/not a placeholder: \{PERIOD\}/)).toBeVisible();

    await template.fill('<name>{DOMAIN}</name>');
    await button('Save Settings').click();
    await expectToast('EPP settings saved successfully');
    expect(categoryCalled(mock, 'Verisign COM/NET').settings).toMatchObject({
      check_command_type: 'custom',
      check_command_custom: '<name>{DOMAIN}</name>',
    });
  });

  test('a template that is not well formed is saved only after a question', async () => {
    const { mock } = await openConsole(settingsOf('Verisign COM/NET'), { as: 'admin' });
    await dialog.getByLabelText('Check Command', { exact: true }).selectOptions('Custom template');
    await field('Check Command Template').fill('<name>{DOMAIN}</nam>');
    await button('Save Settings').click();
    const question = page.getByRole('dialog', { name: 'Save a template that is not well formed?' });
    await expect.element(question.getByText(/^Check Command Template: /)).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    expect(callsOf(mock, 'eppCategories/updateSettings')).toEqual([]);
    await expect.element(field('Check Command Template')).toHaveValue('<name>{DOMAIN}</nam>');
    await button('Save Settings').click();
    await question.getByRole('button', { name: 'Save Anyway' }).click();
    await expectToast('EPP settings saved successfully');
    expect(categoryCalled(mock, 'Verisign COM/NET').settings).toMatchObject({
      check_command_custom: '<name>{DOMAIN}</nam>',
    });
  });

  test('values that the answer lacks start with the defaults of the spec', async () => {
    const { mock } = await openConsole(settingsOf('DENIC'), {
      as: 'admin',
      prepare: () => answerWith('eppCategories/settings', { body: { settings: {} } }),
    });
    await expect.element(field('Command Delay')).toHaveValue('0');
    await expect.element(field('Max Commands per Second')).toHaveValue('10');
    await expect.element(field('Max Concurrent Commands')).toHaveValue('5');
    await expect
      .element(dialog.getByLabelText('Capture Strategy', { exact: true }))
      .toHaveValue('check_then_create');
    await button('Save Settings').click();
    await expectToast('EPP settings saved successfully');
    expect(callsOf(mock, 'eppCategories/updateSettings').at(-1)?.body).toMatchObject({
      max_commands_per_second: 10,
      max_concurrent_commands: 5,
      domain_check_batch_size: 1,
      keepalive_interval: 300,
      create_mode: 'wait_response',
      check_command_type: 'rfc',
    });
  });

  test('a batch template also has the lists of names [§5.epp-categories.batch-placeholders]', async () => {
    await openConsole(settingsOf('Verisign COM/NET'), { as: 'admin' });
    await dialog.getByLabelText('Batch Check Command').selectOptions('Custom template');
    for (const name of ['XMLNS_DOMAIN', 'DOMAIN', 'CLTRID', 'DOMAINS_XML', 'DOMAINS_LIST']) {
      await expect
        .element(dialog.getByRole('button', { name: `Insert {${name}}`, exact: true }))
        .toBeVisible();
    }
  });

  test('offers the time zones of the spec [§5.epp-categories.time-zones]', async () => {
    await openConsole(settingsOf('Verisign COM/NET'), { as: 'admin' });
    const zones = dialog.getByLabelText('Connection Timezone').getByRole('option');
    await expect
      .poll(() => zones.elements().map(({ textContent }) => textContent))
      .toEqual(['UTC', 'Europe/Prague', 'America/New_York', 'Europe/London', 'Asia/Tokyo']);
  });

  test('reads a time without seconds, and keeps the input when saving fails [§8.epp-categories.settings-failed]', async () => {
    const { mock } = await openConsole(settingsOf('Verisign COM/NET'), { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'eppCategories/updateSettings' });
    await field('Connection Time').fill('7:45');
    await button('Save Settings').click();
    await expect
      .element(dialog.getByText(`Failed to save EPP settings: ${unreachableText}`))
      .toBeVisible();
    await button('Save Settings').click();
    await expectToast('EPP settings saved successfully');
    expect(categoryCalled(mock, 'Verisign COM/NET').settings.connection_schedule_time).toBe(
      '07:45:00',
    );
  });

  test('says when they cannot be loaded', async () => {
    await openConsole(settingsOf('DENIC'), {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({ ...unreachable, operation: 'eppCategories/settings', times: 2 }),
    });
    await expect
      .element(dialog.getByText(`Failed to load EPP settings: ${unreachableText}`))
      .toBeVisible();
    await button('Try again').click();
    await expect.element(field('Command Delay')).toBeVisible();
  });
});

test('well-formed XML agrees with the parser of the browser', () => {
  // oxfmt-ignore
  const pieces = [
    '<a>', '</a>', '<b c="1">', "<b c='1' c='2'>", '</b>', '<b/>', '<a\n/>', '<a b=c>', '<', '>',
    'text', ' ', '"', '&amp;', '&', '&#65;', '&#0;', '&x;', '<!--x-->', '<!--x--y-->', '<?x y?>',
    '<![CDATA[&<]]>', ']', '<?xml version="1.0"?>', '<x:y/>', '<x:y xmlns:x="u">', '</x:y>',
  ];
  const samples = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
  fc.assert(
    fc.property(samples, fc.boolean(), (parts, inside) => {
      const text = parts.join('').trim();
      const xml = inside ? `<a>${text}</a>` : text;
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      expect(xmlProblem(xml) === undefined).toBe(parsed.querySelector('parsererror') === null);
    }),
    { numRuns: 2000 },
  );
});
