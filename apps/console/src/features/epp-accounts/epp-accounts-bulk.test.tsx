import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { button, dialog, row } from '../../../test/kit/screen.ts';
import { accountByName } from '../../../test/kit/seeded.ts';

const bar = page.getByRole('region', { name: 'Selection' });
const results = dialog.getByRole('list', { name: 'Results' }).getByRole('listitem');

async function pick(...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
  }
}

const inBar = (name: string) => bar.getByRole('button', { name, exact: true });

describe('selected accounts', () => {
  test('are tested, with each outcome in its row', async () => {
    const { mock } = await openConsole('/epp-accounts', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({ kind: 'status', status: 500, operation: 'eppAccounts/test', nth: 2 }),
    });
    await pick('PIR-01', 'VRSN-01');
    await inBar('Test Connection').click();
    await button('Test Connection (2)').click();
    await expect.element(dialog.getByText('1 done, 1 failed')).toBeVisible();
    await expect.poll(() => results.elements()).toHaveLength(2);
    await expect.element(results.getByText('Internal server error')).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/test')).toHaveLength(2);
    await button('Close').last().click();
    const outcomes = () =>
      ['PIR-01', 'VRSN-01'].map(
        (name) => /Test (worked|failed) Just now/.exec(row(name).element().textContent ?? '')?.[1],
      );
    await expect.poll(() => new Set(outcomes())).toEqual(new Set(['worked', 'failed']));
    await expect.element(page.getByText('1 selected')).toBeVisible();
    expect(document.querySelectorAll('.mantine-Notification-root')).toHaveLength(0);
  });

  test('are connected, except those that already are or are inactive', async () => {
    const { mock } = await openConsole('/epp-accounts', { as: 'admin' });
    expect(accountByName(mock, 'CZ-02').is_connected).toBe(false);
    await pick('CZ-02', 'VRSN-01', 'EURid-01');
    await inBar('Connect').click();
    await expect
      .element(dialog.getByText('2 are left out: connected already or inactive', { exact: false }))
      .toBeVisible();
    await button('Connect (1)').click();
    await expect.element(dialog.getByText('1 done')).toBeVisible();
    await button('Close').last().click();
    await expect.element(row('CZ-02').getByText('Connected')).toBeVisible();
    expect(callsOf(mock, 'eppAccounts/connect')).toHaveLength(1);
  });

  test('are disconnected only after a question with their paid orders of the day', async () => {
    const { mock } = await openConsole('/epp-accounts', { as: 'admin' });
    await pick('VRSN-01');
    await inBar('Disconnect').click();
    await expect.element(button('Cancel')).toHaveFocus();
    const hit = dialog.getByRole('region', { name: 'VRSN-01' });
    await expect.element(hit.getByText(/paid orders? for|No paid order for/)).toBeVisible();
    await button('Cancel').click();
    expect(callsOf(mock, 'eppAccounts/disconnect')).toHaveLength(0);
    await inBar('Disconnect').click();
    await button('Disconnect (1)').click();
    await expect.element(dialog.getByText('1 done')).toBeVisible();
    await button('Close').last().click();
    await expect.element(row('VRSN-01').getByText('Active', { exact: true })).toBeVisible();
  });
});
