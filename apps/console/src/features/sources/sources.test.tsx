import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import { expectTextAndLayout } from '../../../test/kit/hostile.ts';
import {
  button,
  dialog,
  expectHolds,
  expectRow,
  expectToast,
  row,
  rowAction,
} from '../../../test/kit/screen.ts';
import { fakeIntervals, setTime, skipTimeouts } from '../../../test/kit/timers.ts';
import { openDialog, sourceByName } from '../../../test/kit/sources.ts';

const table = page.getByRole('table', { name: 'Sources' });

describe('the list', () => {
  test('shows each source with its schedule, last import and total', async () => {
    await openConsole('/sources', { as: 'admin' });
    const dropFeed = row(/DropFeed/);
    await expect.element(dropFeed.getByText(/\+2 more/)).toBeVisible();
    await expect
      .element(dropFeed.getByText('Every 30 minutes'))
      .toHaveAttribute('title', 'Every 30 minutes: */30 * * * * (UTC)');
    await expect.element(dropFeed.getByText('Active')).toBeVisible();
    await expect.element(dropFeed.getByRole('img', { name: 'Succeeded' })).toBeVisible();
    await expect.element(row(/PIR \.org/).getByText('ZIP')).toBeVisible();
    const cut = [
      ...document.querySelectorAll(
        '[data-column=name] bdi, td[data-column=schedule], td[data-column=categories] *',
      ),
    ].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    await expect.element(row(/PIR \.org/).getByText('At 04:30')).toBeVisible();
    await expect.element(table.getByRole('img', { name: 'Failed' }).first()).toBeVisible();
    await expect.element(table.getByText('Inactive').first()).toBeVisible();
    await expectAccessible();
  });

  test('is usable on a narrow screen', async () => {
    await page.viewport(375, 800);
    try {
      await openConsole('/sources', { as: 'admin' });
      await expect.element(page.getByText('DropFeed')).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
      await rowAction('DropFeed', 'Schedule');
      await expect.element(dialog.getByText('Every 30 minutes')).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    } finally {
      await page.viewport(1280, 800);
    }
  });

  test('says when there is nothing yet, and offers to add a source', async () => {
    const { address } = await openConsole('/sources', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        for (const { id } of store.sources.all()) store.sources.delete(id);
      },
    });
    await expect
      .element(page.getByText('No sources yet. Add one to import domains.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Add Source' }).last().click();
    await expect.poll(address).toBe('/sources/new');
  });

  test('says so if it cannot be loaded', async () => {
    await openConsole('/sources', {
      as: 'admin',
      prepare: (mock) => mock.faults.add({ kind: 'reset', operation: 'sources/list', times: 2 }),
    });
    await expect.element(page.getByText('Failed to load sources')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectRow(/DropFeed/);
  });

  test('is refreshed by its button', async () => {
    const { mock } = await openConsole('/sources', { as: 'admin' });
    await expectRow(/DropFeed/);
    sourceByName(mock, 'DropFeed').name = 'DropFeed Two';
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectRow(/DropFeed Two/);
  });

  test.for(['manager', 'user'] as const)('is not for a %s', async (role) => {
    const { mock } = await openConsole('/sources', { as: role });
    await expect
      .element(page.getByText('Access Denied: Only administrators can manage sources.'))
      .toBeVisible();
    expect(callsOf(mock, 'sources/list')).toHaveLength(0);
  });

  test('says if a source does not exist', async () => {
    await openConsole('/sources/999/edit', { as: 'admin' });
    await expect.element(dialog.getByText('There is no such source.')).toBeVisible();
  });
});

test('the age of the last import follows the clock', async () => {
  const pass = fakeIntervals();
  await openConsole('/sources', {
    as: 'admin',
    prepare: (mock) => void (sourceByName(mock, 'DropFeed').last_import_at = now.toISOString()),
  });
  await expect.element(row('DropFeed').getByText('Just now')).toBeVisible();
  setTime(now.getTime() + 3.5 * 60_000);
  pass(60_000);
  await expect.element(row('DropFeed').getByText('3m ago')).toBeVisible();
});

describe('a connection test', () => {
  test('says that it worked', async () => {
    await openConsole('/sources', { as: 'admin' });
    await rowAction('DropFeed', 'Test Connection');
    await expect.element(page.getByText('Connection test successful!')).toBeVisible();
  });

  test('shows in its row while it runs, even with a long name on a narrow screen', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const name = `Feed ${'w'.repeat(190)}`;
    const { mock } = await openConsole('/sources', {
      as: 'admin',
      prepare: (opened) => void Object.assign(sourceByName(opened, 'DropFeed'), { name }),
    });
    const held = mock.faults.add({ kind: 'hang', operation: 'sources/test' });
    await rowAction(name, 'Test Connection');
    await expect.element(row(name).getByText('Testing…', { exact: true })).toBeVisible();
    expectTextAndLayout();
    held.remove();
    await expect.element(row(name).getByText('Active', { exact: true })).toBeVisible();
  });

  test('still shows on the next visit, and cannot start twice', async () => {
    const { mock, go } = await openConsole('/sources', { as: 'admin' });
    const held = mock.faults.add({ kind: 'hang', operation: 'sources/test' });
    await rowAction('DropFeed', 'Test Connection');
    await expect.element(row('DropFeed').getByText('Testing…')).toBeVisible();
    go('/payments');
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    go('/sources');
    await expect.element(row('DropFeed').getByText('Testing…')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for DropFeed', exact: true }).click();
    const again = page.getByRole('menuitem', { name: /^Test Connection/ });
    await expect.element(again).toHaveAttribute('aria-disabled', 'true');
    await expect.element(again.getByText('Testing…')).toBeVisible();
    held.remove();
    await expect.element(row('DropFeed').getByText('Active', { exact: true })).toBeVisible();
  });

  test('gives up after the time limit of the source, at most ten minutes', async () => {
    const { mock } = await openConsole('/sources', {
      as: 'admin',
      prepare: (opened) => void (sourceByName(opened, 'DropFeed').fetch_config = { timeout: 570 }),
    });
    mock.faults.add({ kind: 'hang', operation: 'sources/test' });
    skipTimeouts(600_000);
    await rowAction('DropFeed', 'Test Connection');
    await expect
      .element(page.getByText('Connection test failed: The server did not answer in time.'))
      .toBeVisible();
  });

  test('says why if it fails [§8.sources.test-failed]', async () => {
    const { mock } = await openConsole('/sources', { as: 'admin' });
    sourceByName(mock, 'DropFeed').auth_config = { token: 'wrong' };
    await rowAction('DropFeed', 'Test Connection');
    await expect
      .element(page.getByText('Connection test failed: HTTP 401 from api.dropfeed.example.net'))
      .toBeVisible();
    mock.faults.add({ ...unreachableOnce, operation: 'sources/test' });
    await rowAction('DropFeed', 'Test Connection');
    await expect
      .element(page.getByText(`Connection test failed: ${unreachableText}`))
      .toBeVisible();
  });
});

describe('deleting a source', () => {
  test('asks with the name', async () => {
    const { mock } = await openConsole('/sources', { as: 'admin' });
    await rowAction('DropFeed', 'Delete');
    await expect.element(dialog.getByText('DropFeed')).toBeVisible();
    await expect.element(button('Cancel')).toHaveFocus();
    await expectAccessible();
    mock.faults.add({ ...unreachableOnce, operation: 'sources/delete' });
    await button('Delete Source').click();
    await expect
      .element(page.getByText(`Failed to delete source: ${unreachableText}`))
      .toBeVisible();
    await rowAction('DropFeed', 'Delete');
    await button('Delete Source').click();
    await expectToast('Source deleted successfully');
    await expect.element(row(/DropFeed/)).not.toBeInTheDocument();
  });
});

describe('the history', () => {
  test('shows the status, three numbers, the end and the duration of each import [§5.sources.batch-status §3.sources.history-times]', async () => {
    await openDialog('DropFeed', 'history', (mock) => {
      const source = sourceByName(mock, 'DropFeed');
      const at = { started_at: '2026-11-20T10:00:00Z', ended_at: '2026-11-20T10:01:42Z' };
      source.history = [
        { id: 'b-1', ...at, total: 10, imported: 7, failed: 3 },
        { id: 'b-2', ...at, total: 4, imported: 0, failed: 4 },
        { id: 'b-3', ...at, total: 2, imported: 0, failed: 0 },
      ];
    });
    await expect.element(dialog.getByRole('columnheader', { name: 'Ended' })).toBeVisible();
    for (const [batch, status] of [
      ['b-1', 'Success'],
      ['b-2', 'Failed'],
      ['b-3', 'Partial'],
    ] as const) {
      await expect.element(row(batch).getByText(status, { exact: true })).toBeVisible();
      await expect.element(row(batch).getByText('1m 42s')).toBeVisible();
      await expect.element(row(batch).getByText(/:01:42$/)).toBeVisible();
    }
    await expect.element(row('b-1').getByRole('cell', { name: '7', exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('says if a source was never imported [§8.sources.never-imported]', async () => {
    await openDialog('DropFeed', 'history', (mock) => {
      sourceByName(mock, 'DropFeed').history = [];
    });
    await expect
      .element(dialog.getByText('No import history: This source has not been imported yet.'))
      .toBeVisible();
  });

  test('says why it cannot be loaded [§8.sources.history-failed]', async () => {
    await openDialog('DropFeed', 'history', (mock) =>
      mock.faults.add({
        kind: 'status',
        status: 503,
        error: 'ClickHouse is away',
        operation: 'sources/history',
        times: 2,
      }),
    );
    await expect
      .element(dialog.getByText('Failed to load history: ClickHouse is away'))
      .toBeVisible();
  });
});

describe('deleting the data of a source', () => {
  const name = 'Verisign .com/.net drop list';
  const choices = dialog.getByRole('radio');

  test('requires a choice, asks with the name, and updates the counts [§5.sources.delete-needs-choice]', async () => {
    const { mock, address } = await openDialog(name, 'delete-data');
    await expect.element(choices.first()).toBeVisible();
    await expect.element(button('Cancel')).toHaveFocus();
    await expect.element(button('Delete')).toBeDisabled();
    await expectAccessible();
    await choices.nth(1).click();
    await button('Delete').click();
    const question = page.getByRole('dialog', { name: 'Delete source data?' });
    await expect.element(question.getByText(name)).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    const before = sourceByName(mock, name).total_domains_imported;
    await question.getByRole('button', { name: /^Delete \d+ Domains?$/ }).click();
    await expect.element(page.getByText(/^Deleted \d+ records of /)).toBeVisible();
    await expect.poll(address).toBe('/sources');
    const after = sourceByName(mock, name).total_domains_imported;
    expect(after).toBeLessThan(before);
    await expectHolds(row(/Verisign \.com\/\.net/), after.toLocaleString('en-US'));
  });

  test('a day that was deleted meanwhile can no longer be chosen', async () => {
    const { mock } = await openDialog(name, 'delete-data');
    await choices.nth(1).click();
    await button('Delete').click();
    // The deletion is done, and its answer is lost.
    mock.faults.add({ kind: 'truncate', operation: 'sources/deleteData', times: 1 });
    const question = page.getByRole('dialog', { name: 'Delete source data?' });
    await question.getByRole('button', { name: /^Delete / }).click();
    await expect.element(page.getByText(/^Failed to delete source data: /)).toBeVisible();
    await expect.element(button('Delete')).toBeDisabled();
    await choices.nth(1).click();
    await expect.element(button('Delete')).toBeEnabled();
  });

  test('all dates are one choice, and a failure says why and keeps the dialog [§8.sources.delete-data-failed]', async () => {
    const { mock } = await openDialog(name, 'delete-data');
    await dialog.getByRole('radio', { name: /^All dates/ }).click();
    mock.faults.add({ ...unreachableOnce, operation: 'sources/deleteData' });
    await button('Delete').click();
    const question = page.getByRole('dialog', { name: 'Delete source data?' });
    await question.getByRole('button', { name: /^Delete / }).click();
    await expect
      .element(page.getByText(`Failed to delete source data: ${unreachableText}`))
      .toBeVisible();
    await button('Delete').click();
    await question.getByRole('button', { name: /^Delete / }).click();
    await expect.element(page.getByText(/^Deleted \d+ records$/)).toBeVisible();
    expect(callsOf(mock, 'sources/deleteData').at(-1)?.status).toBe(200);
  });

  test('says when the numbers cannot be loaded [§8.sources.statistics-failed]', async () => {
    await openDialog(name, 'delete-data', (mock) =>
      mock.faults.add({ kind: 'reset', operation: 'sources/dataStats', times: 2 }),
    );
    await expect.element(dialog.getByText('Failed to load source data statistics')).toBeVisible();
    await expect.element(button('Delete')).toBeDisabled();
    await button('Try again').click();
    await expect.element(choices.first()).toBeVisible();
  });

  test('says when there is nothing to delete', async () => {
    await openDialog('Partner portfolio 2026', 'delete-data');
    await expect
      .element(dialog.getByText('This source has no domains in the catalogue.'))
      .toBeVisible();
    await expect.element(button('Delete')).toBeDisabled();
    await expect.element(choices).not.toBeInTheDocument();
  });
});
