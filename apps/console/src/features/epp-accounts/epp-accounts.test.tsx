import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { questionButton, table, dialogAddress, lastBody } from '../../../test/kit/eppAccounts.ts';
import { unreachableText, unreachable, unreachableOnce } from '../../../test/kit/faults.ts';
import { expectLogged } from '../../../test/kit/log.ts';
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
import { accountByName } from '../../../test/kit/seeded.ts';

describe('the list', () => {
  test('an admin sees all accounts with their managers [§6.epp-accounts.manager-column]', async () => {
    await openConsole('/epp-accounts', { as: 'admin' });
    const headings = ['Name', 'Category', 'Username', 'Manager', 'SSL', 'Status', 'Actions'];
    for (const name of headings) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expect.element(row('CZ-02').getByText('Northwind Domains')).toBeVisible();
    await expect.element(row('CZ-02').getByText('Active', { exact: true })).toBeVisible();
    await expect.element(row('VRSN-01').getByText('Connected')).toBeVisible();
    await expect.element(row('EURid-01').getByText('Inactive')).toBeVisible();
    await expect.element(row('VRSN-01').getByText('Configured')).toBeVisible();
  });

  test('a manager sees only their own accounts, without the manager column [§6.epp-accounts.no-manager-column]', async () => {
    const { mock } = await openConsole('/epp-accounts', { as: 'manager' });
    await expectRow('CZ-02');
    await expect.element(table.getByText('VRSN-01')).not.toBeInTheDocument();
    await expect
      .element(table.getByRole('columnheader', { name: 'Manager', exact: true }))
      .not.toBeInTheDocument();
    await rowAction('CZ-02', 'Edit');
    await expect.element(field('Username')).toBeVisible();
    await expect.element(select('Manager')).not.toBeInTheDocument();
    expect(callsOf(mock, 'managers/list')).toEqual([]);
  });

  test('the name of an account opens its form', async () => {
    await openConsole('/epp-accounts', { as: 'manager' });
    await row('CZ-02').getByRole('link', { name: 'CZ-02', exact: true }).click();
    await expect.element(dialog.getByText('Edit EPP Account: CZ-02')).toBeVisible();
  });

  test('a user may not open it, and no call is made', async () => {
    const { mock } = await openConsole('/epp-accounts', { as: 'user' });
    await expect
      .element(page.getByText(/Only administrators and managers can manage EPP accounts/))
      .toBeVisible();
    expect(callsOf(mock, 'eppAccounts/list')).toEqual([]);
  });

  test('says when it cannot be loaded [§8.epp-accounts.load-failed]', async () => {
    await openConsole('/epp-accounts', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({ ...unreachable, operation: 'eppAccounts/list', times: 2 }),
    });
    await expect.element(page.getByText(`Failed to load data: ${unreachableText}`)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectRow('CZ-01');
  });

  test('says what to do if there are none', async () => {
    await openConsole('/epp-accounts', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        for (const { id } of store.eppAccounts.all()) store.eppAccounts.delete(id);
      },
    });
    await expect.element(page.getByText('No EPP accounts yet')).toBeVisible();
  });

  test('links to the log of the account', async () => {
    const { mock, address } = await openConsole('/epp-accounts', { as: 'admin' });
    await rowAction('PIR-01', 'EPP Logs');
    await expect.poll(address).toBe(`/epp-logs?account_id=${accountByName(mock, 'PIR-01').id}`);
  });
});

test('the cards of a phone are of one height, with and without a next step', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(375, 800);
  await openConsole('/epp-accounts', { as: 'admin' });
  await expect.element(page.getByRole('button', { name: /^Connect/ }).first()).toBeVisible();
  const heights = [...document.querySelectorAll<HTMLElement>('[data-row]')].map(
    ({ offsetHeight }) => offsetHeight,
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(4);
});

describe('the connection', () => {
  test('opens and closes, and does not show before it is open [§8.epp-accounts.disconnected §8.epp-accounts.connected]', async () => {
    const { mock } = await openConsole('/epp-accounts', { as: 'admin' });
    const slow = mock.faults.add({ operation: 'eppAccounts/connect', kind: 'hang' });
    await rowAction('CZ-02', 'Connect');
    await expect.element(row('CZ-02').getByText('Connecting…')).toBeVisible();
    await expect.element(row('CZ-02').getByText('Connected')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Actions for CZ-02' }).click();
    await expect
      .element(page.getByRole('menuitem', { name: /Test Connection/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    slow.remove();
    await expectToast('Account connected successfully');
    await expect.element(row('CZ-02').getByText('Connected')).toBeVisible();
    await rowAction('CZ-02', 'Disconnect');
    await questionButton('Disconnect CZ-02?', 'Disconnect').click();
    await expectToast('Account disconnected successfully');
    await expect.element(row('CZ-02').getByText('Active', { exact: true })).toBeVisible();
  });

  test.for([
    ['CZ-02', 'Connect', 'eppAccounts/connect', `Failed to connect account: ${unreachableText}`],
    [
      'CZ-01',
      'Disconnect',
      'eppAccounts/disconnect',
      `Failed to disconnect account: ${unreachableText}`,
    ],
    ['CZ-01', 'Test Connection', 'eppAccounts/test', 'Connection test failed'],
  ] as const)(
    '%s: %s says so if it fails [§8.epp-accounts.disconnect-failed §8.epp-accounts.connect-failed §8.epp-accounts.test-failed]',
    async ([name, action, operation, text]) => {
      const { mock } = await openConsole('/epp-accounts', { as: 'admin' });
      mock.faults.add({ ...unreachableOnce, operation });
      await rowAction(name, action);
      if (action === 'Disconnect') await questionButton(`Disconnect ${name}?`, action).click();
      await expect.element(page.getByText(text)).toBeVisible();
    },
  );

  test('an inactive account cannot connect or catch, and says why', async () => {
    await openConsole('/epp-accounts', { as: 'admin' });
    await page.getByRole('button', { name: 'Actions for EURid-01' }).click();
    for (const name of [/^Connect/, /^Start Real Catch/]) {
      const item = page.getByRole('menuitem', { name });
      await expect.element(item).toHaveAttribute('aria-disabled', 'true');
      await expect.element(item.getByText('The account is inactive')).toBeVisible();
    }
  });

  test('a test shows its result', async () => {
    await openConsole('/epp-accounts', { as: 'admin' });
    await rowAction('CZ-01', 'Test Connection');
    await expect.element(page.getByText('Connected and logged in')).toBeVisible();
  });

  test("a refused test shows the registry's reason", async () => {
    await openConsole('/epp-accounts', {
      as: 'admin',
      prepare: (mock) => {
        accountByName(mock, 'CZ-01').ssl_key_configured = false;
      },
    });
    await rowAction('CZ-01', 'Test Connection');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText('Connected and logged in')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  test('asks with the text of the spec and the name [§5.epp-accounts.delete-question §8.epp-accounts.delete-failed §8.epp-accounts.deleted]', async () => {
    const { mock } = await openConsole('/epp-accounts', { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/delete' });
    await rowAction('DENIC-01', 'Delete');
    await expect
      .element(dialog.getByText('Are you sure you want to delete this EPP account?'))
      .toBeVisible();
    await expect.element(dialog.getByText('DENIC-01', { exact: true })).toBeVisible();
    await expect.element(button('Cancel')).toHaveFocus();
    await button('Delete EPP Account').click();
    await expect
      .element(page.getByText(`Failed to delete account: ${unreachableText}`))
      .toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await rowAction('DENIC-01', 'Delete');
    await button('Delete EPP Account').click();
    await expectToast('EPP account deleted successfully');
    await expect.element(table.getByText('DENIC-01', { exact: true })).not.toBeInTheDocument();
  });
});

describe('account settings', () => {
  /** CZ-02 overrides only the pace of its category. */
  const prepare = (mock: Mock) => {
    accountByName(mock, 'CZ-02').settings = { max_commands_per_second: 33 };
  };

  test('show which values are inherited, and send only changed keys [§8.epp-accounts.settings-saved]', async () => {
    const { mock } = await openConsole(dialogAddress('CZ-02', 'settings'), {
      as: 'manager',
      prepare,
    });
    await expect.element(field('Max Commands per Second')).toHaveValue('33');
    await expect.element(button('Inherit Max Commands per Second')).toBeVisible();
    await expect.element(button('Override Command Delay')).toBeVisible();
    await field('Command Delay').fill('250');
    await expect.element(button('Inherit Command Delay')).toBeVisible();
    await button('Inherit Max Commands per Second').click();
    await expect.element(button('Override Max Commands per Second')).toBeVisible();
    await button('Save Settings').click();
    await expectToast('Account settings saved successfully');
    expect(lastBody(mock, 'eppAccounts/updateSettings')).toEqual({
      command_delay_ms: 250,
      max_commands_per_second: null,
    });
  });

  test('that nobody changed are not sent, and Save says so [§7.epp-accounts.nothing-to-save]', async () => {
    const { mock } = await openConsole(dialogAddress('CZ-02', 'settings'), { as: 'manager' });
    await button('Save Settings').click();
    await expectToast('There is nothing to save');
    expect(callsOf(mock, 'eppAccounts/updateSettings')).toEqual([]);
  });

  test('are inherited from the category if the answer lacks them', async () => {
    const { mock } = await openConsole(dialogAddress('CZ-02', 'settings'), {
      as: 'manager',
      prepare: () =>
        answerWith('eppAccounts/settings', {
          body: { effective_settings: { command_delay_ms: 7 } },
        }),
    });
    await expect.element(field('Command Delay')).toHaveValue('7');
    await expect.element(field('Max Commands per Second')).not.toHaveValue('');
    await expect.element(button('Override Max Commands per Second')).toBeVisible();
    await field('Command Delay').fill('8');
    await button('Save Settings').click();
    await expectToast('Account settings saved successfully');
    expect(lastBody(mock, 'eppAccounts/updateSettings')).toEqual({ command_delay_ms: 8 });
  });

  test('say which value is out of range, and when saving fails [§8.epp-accounts.settings-failed]', async () => {
    const { mock } = await openConsole(dialogAddress('CZ-02', 'settings'), {
      as: 'manager',
      prepare,
    });
    await field('Max Concurrent Commands').fill('51');
    await button('Save Settings').click();
    await expect
      .element(dialog.getByText('Max Concurrent Commands must be a whole number from 1 to 50'))
      .toBeVisible();
    expect(callsOf(mock, 'eppAccounts/updateSettings')).toEqual([]);
    await field('Max Concurrent Commands').fill('50');
    mock.faults.add({ ...unreachableOnce, operation: 'eppAccounts/updateSettings' });
    await button('Save Settings').click();
    await expect
      .element(dialog.getByText(`Failed to save account settings: ${unreachableText}`))
      .toBeVisible();
    await expect.element(field('Max Concurrent Commands')).toHaveValue('50');
  });

  test("use the category's settings, without a message, if they cannot be loaded", async () => {
    const { mock } = await openConsole(dialogAddress('CZ-02', 'settings'), {
      as: 'manager',
      prepare: (prepared) => {
        prepare(prepared);
        prepared.faults.add({ ...unreachable, operation: 'eppAccounts/settings', times: 2 });
      },
    });
    await expect.element(field('Max Commands per Second')).toHaveValue('10');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expectLogged('Failed to load account settings');
    await field('Command Delay').fill('7');
    await button('Save Settings').click();
    await expectToast('Account settings saved successfully');
    expect(lastBody(mock, 'eppAccounts/updateSettings')).toEqual({ command_delay_ms: 7 });
  });
});
