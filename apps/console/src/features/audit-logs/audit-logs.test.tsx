import type { AuditLog } from '@dropcatch/sdk';
import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { expectTextAndLayout, hostileTexts } from '../../../test/kit/hostile.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import { dialog, row } from '../../../test/kit/screen.ts';
import { setTime } from '../../../test/kit/timers.ts';

const table = page.getByRole('table', { name: 'Audit Logs' });

/** Puts an entry on top of the log. */
function addEntry({ world: { store } }: Mock, entry: Partial<AuditLog> = {}) {
  return store.auditLogs.add({
    created_at: '2026-11-20T11:59:59Z',
    actor: 'admin',
    actor_id: 1,
    action: 'test.entry',
    resource_type: 'Order',
    resource_id: 1842,
    success: true,
    ip_address: '2001:db8::4f',
    error_message: null,
    details: null,
    ...entry,
  });
}

describe('the list', () => {
  test('shows the figures and its columns', async () => {
    await openConsole('/audit-logs', { as: 'admin' });
    for (const label of ['Total Logs', 'Successful']) {
      await expect.element(page.getByText(label)).toBeVisible();
    }
    const headings = ['Date', 'User', 'Action', 'Resource', 'Result', 'IP Address', 'Error'];
    for (const name of headings) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
  });

  test.for(['manager', 'user'] as const)('%s may not open it', async (role) => {
    const { mock } = await openConsole('/audit-logs', { as: role });
    await expect.element(page.getByText(/Only administrators can see audit logs/)).toBeVisible();
    expect(mock.requests.some(({ operation }) => operation?.startsWith('auditLogs'))).toBe(false);
  });

  test('is read once, and again on the next visit', async () => {
    const { mock, go } = await openConsole('/audit-logs', { as: 'admin' });
    const asked = () =>
      (['auditLogs/list', 'auditLogs/stats'] as const).map(
        (operation) => callsOf(mock, operation).length,
      );
    await expect.element(table.getByRole('link').first()).toBeVisible();
    expect(asked()).toEqual([1, 1]);
    go('/payments');
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    setTime(now.getTime() + 2000);
    go('/audit-logs');
    await expect.poll(asked).toEqual([2, 2]);
  });

  test('filters by scope, action, resource and result', async () => {
    const { mock, address } = await openConsole('/audit-logs', { as: 'admin' });
    await page.getByLabelText('Scope').selectOptions('Only mine');
    await expect.poll(address).toBe('/audit-logs?scope=own');
    await page.getByLabelText('Resource').selectOptions('EPP Account');
    await page.getByLabelText('Result').selectOptions('Failed');
    await page.getByLabelText('Action').fill('no.such.action');
    await expect.element(page.getByText('No entries match these filters')).toBeVisible();
    const asked = () =>
      mock.requests.findLast(({ operation }) => operation === 'auditLogs/list')?.query;
    await expect.poll(asked).toEqual({
      page: '1',
      per_page: '50',
      scope: 'own',
      resource_type: 'EppAccount',
      success: 'false',
      action: 'no.such.action',
    });
    await page.getByRole('region', { name: 'Filters' }).getByText('Clear Filters').click();
    await expect.poll(address).toBe('/audit-logs');
  });

  test('a figure filters the list', async () => {
    const { address } = await openConsole('/audit-logs', { as: 'admin' });
    await page.getByRole('button', { name: /^Failed/ }).click();
    await expect.poll(address).toBe('/audit-logs?success=false');
    await expect.element(table.getByText('Success', { exact: true })).not.toBeInTheDocument();
  });

  test('takes a 404 as no entries', async () => {
    await openConsole('/audit-logs', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({ operation: 'auditLogs/list', kind: 'status', status: 404 }),
    });
    await expect.element(page.getByText('No audit log entries yet')).toBeVisible();
  });

  test('says when it cannot be loaded, while failed figures are only logged [§8.audit-logs.load-failed]', async () => {
    await openConsole('/audit-logs', {
      as: 'admin',
      prepare: ({ faults }) => {
        faults.add({ ...unreachable, operation: 'auditLogs/list', times: 2 });
        faults.add({ ...unreachable, operation: 'auditLogs/stats', times: 2 });
      },
    });
    await expect.element(page.getByText('Failed to load audit logs')).toBeVisible();
    await expectLogged('Failed to load audit log statistics');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.element(row(/login|order/).first()).toBeVisible();
  });
});

describe('the details of an entry', () => {
  test('show what changed, from and to, and Escape closes them and returns the focus', async () => {
    const { address } = await openConsole('/audit-logs', {
      as: 'admin',
      prepare: (mock) =>
        addEntry(mock, {
          action: 'order.status_change',
          details: { from_state: 'NEW', to_state: 'FAILED', note: 'Owner renewed' },
        }),
    });
    const link = table.getByRole('link', { name: /details of entry/ }).first();
    await link.click();
    expect(address()).toMatch(/^\/audit-logs\/\d+$/);
    const changes = dialog.getByRole('table', { name: 'What changed' });
    await expect.element(changes.getByRole('rowheader', { name: 'State' })).toBeVisible();
    await expect.element(changes.getByText('NEW')).toBeVisible();
    await expect.element(changes.getByText('FAILED')).toBeVisible();
    await expect.element(dialog.getByText('Owner renewed', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/audit-logs');
    await expect.element(link).toHaveFocus();
  });

  test('open at their own address, and Back closes them', async () => {
    const { address, back } = await openConsole('/audit-logs', { as: 'admin' });
    await table
      .getByRole('link', { name: /details of entry/ })
      .first()
      .click();
    await expect.element(dialog.getByText('IP Address')).toBeVisible();
    back();
    await expect.poll(address).toBe('/audit-logs');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('open for the last entry of the page, even if new entries came meanwhile', async () => {
    const { mock } = await openConsole('/audit-logs', { as: 'admin' });
    const last = table.getByRole('link', { name: /details of entry/ }).last();
    await expect.element(last).toBeVisible();
    addEntry(mock);
    setTime(now.getTime() + 2000);
    await last.click();
    await expect.element(dialog.getByText('IP Address')).toBeVisible();
    expect(callsOf(mock, 'auditLogs/list')).toHaveLength(1);
  });

  test('say if the entry is not on the page', async () => {
    await openConsole('/audit-logs/1', { as: 'admin' });
    await expect
      .element(dialog.getByText(/This entry is not on this page of the list/))
      .toBeVisible();
  });

  test.for([
    ['Order', 'Order #1842', '/orders/1842'],
    ['User', 'User #1842', '/users/1842'],
    ['Source', 'Source #1842', '/sources/1842/edit'],
    ['EppAccount', 'EPP Account #1842', '/epp-accounts/1842/edit'],
    ['EppCategory', 'EPP Category #1842', '/epp-categories/1842/edit'],
  ] as const)(
    'link to the record of kind %s that the entry is about',
    async ([kind, name, path]) => {
      await openConsole('/audit-logs?action=test.entry', {
        as: 'admin',
        prepare: (mock) => addEntry(mock, { resource_type: kind }),
      });
      await expect
        .element(table.getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', expect.stringContaining(path));
    },
  );

  test('link from the action to all its entries', async () => {
    const { address } = await openConsole('/audit-logs', {
      as: 'admin',
      prepare: (mock) => addEntry(mock),
    });
    await table
      .getByRole('link', { name: /details of entry/ })
      .first()
      .click();
    await dialog.getByRole('link', { name: 'test.entry' }).click();
    await expect.poll(address).toBe('/audit-logs?action=test.entry');
  });
});

describe('hostile content', () => {
  test.for(Object.entries(hostileTexts))(
    '%s shows as text and breaks no layout',
    async ([, text]) => {
      await openConsole('/audit-logs?success=false', {
        as: 'admin',
        prepare: (mock) =>
          addEntry(mock, {
            actor: text,
            action: text,
            success: false,
            error_message: text,
            details: { [text]: text, changes: { [text]: { from: text, to: text } } },
          }),
      });
      await expect.poll(() => table.getByTitle(text).elements().length).toBe(3);
      expectTextAndLayout();
      await table
        .getByRole('link', { name: /details of entry/ })
        .first()
        .click();
      await expect.element(dialog.getByRole('table', { name: 'What changed' })).toBeVisible();
      expectTextAndLayout();
    },
  );
});
