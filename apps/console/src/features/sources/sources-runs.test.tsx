import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../core/api/queryClient.ts';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf } from '../../../test/kit/console.tsx';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import { recordAnnouncements } from '../../../test/kit/announcements.ts';
import {
  button,
  select,
  dialog,
  expectHolds,
  field,
  row,
  expectSettled,
} from '../../../test/kit/screen.ts';
import { fakeIntervals, skipTimeouts } from '../../../test/kit/timers.ts';
import { openDialog, sourceByName } from '../../../test/kit/sources.ts';

describe('an import', () => {
  test('takes 100 records by default, and shows the result [§5.sources.record-limit]', async () => {
    const { mock } = await openDialog('DENIC transit list', 'import');
    await expect.element(field('Record Limit')).toHaveValue('100');
    await field('Record Limit').fill('-1');
    await button('Start Import').click();
    await expect.element(dialog.getByText(/^Record Limit must be a whole number/)).toBeVisible();
    await expect.element(field('Record Limit')).toHaveFocus();
    await field('Record Limit').fill('0');
    await button('Start Import').click();
    const numbers = dialog.getByRole('region', { name: 'Import statistics' });
    await expectHolds(numbers, 'Total900');
    await expectHolds(numbers, 'Duplicates');
    await expect.element(numbers.getByRole('list', { name: 'Errors' })).toBeVisible();
    await expect.element(numbers.getByText(/^row \d+: no domain$/).first()).toBeVisible();
    await expect.element(numbers.getByText(/^\d+ errors:$/)).toBeVisible();
    expect(callsOf(mock, 'sources/import')).toHaveLength(1);
    await expectAccessible();
  });

  test('says at which limit it stopped and how many errors are not listed', async () => {
    await openDialog('DENIC transit list', 'import', (mock) => {
      sourceByName(mock, 'DENIC transit list').validation_rules = { required_fields: ['price'] };
    });
    await button('Start Import').click();
    const numbers = dialog.getByRole('region', { name: 'Import statistics' });
    await expect.element(numbers.getByText('Stopped at the limit of 100 records')).toBeVisible();
    await expect.element(numbers.getByText('6 errors:')).toBeVisible();
    await field('Record Limit').fill('0');
    await button('Start Import').click();
    await expect.element(numbers.getByText(/^The first 20 errors of \d+:$/)).toBeVisible();
  });

  test('is announced while it runs and at its end and keeps the focus', async () => {
    const { mock } = await openDialog('DropFeed', 'import');
    await expect.element(button('Start Import')).toBeEnabled();
    const announced = recordAnnouncements(dialog.element());
    const held = mock.faults.add({ kind: 'hang', operation: 'sources/import' });
    await field('Record Limit').click();
    await userEvent.keyboard('{Enter}');
    const begun = 'Importing… You may close this: the result will be in the history.';
    await expect.poll(announced).toEqual([begun]);
    await expect.element(button('Start Import')).toHaveFocus();
    held.remove();
    await expect
      .poll(announced)
      .toEqual([begun, expect.stringMatching(/^Imported \d+ of \d+ records$/)]);
    await expect.element(button('Start Import')).toHaveFocus();
  });

  test('as a preview shows ten records, with any limit [§5.sources.preview-limit]', async () => {
    const { mock } = await openDialog('DropFeed', 'import');
    await select('Import Mode').selectOptions('Preview Only');
    await expect.element(field('Record Limit')).toHaveValue('10');
    await expect.element(field('Record Limit')).toBeDisabled();
    const announced = recordAnnouncements(dialog.element());
    await button('Show Preview').click();
    const table = dialog.getByRole('table', { name: 'Preview' });
    for (const name of ['Domain', 'Drop Date', 'Expiration Date', 'Price']) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expect.poll(() => table.getByRole('row').elements().length).toBe(11);
    await expectHolds(table, '$69.00');
    expect(announced()).toEqual(['10 records in the preview']);
    expect(callsOf(mock, 'sources/import').map(({ body }) => body)).toEqual([
      { preview: true, limit: 10 },
    ]);
    await expectAccessible();
  });

  test('as a preview ignores the limit, and does not affect the other mode', async () => {
    const { mock } = await openDialog('DropFeed', 'import');
    await field('Record Limit').fill('-1');
    await select('Import Mode').selectOptions('Preview Only');
    const held = mock.faults.add({ kind: 'hang', operation: 'sources/import' });
    await button('Show Preview').click();
    await expect.element(select('Import Mode')).toBeDisabled();
    held.remove();
    const table = dialog.getByRole('table', { name: 'Preview' });
    await expect.element(table).toBeVisible();
    await select('Import Mode').selectOptions('Full Import');
    await expect.element(table).not.toBeInTheDocument();
    await expect.element(field('Record Limit')).toHaveValue('-1');
    await button('Start Import').click();
    await expect.element(dialog.getByText(/^Record Limit must be a whole number/)).toBeVisible();
    expect(callsOf(mock, 'sources/import')).toHaveLength(1);
  });

  test.for([
    ['that the server does in the background', '1500', undefined],
    ['that outlives its call', '0', undefined],
    ['that a gateway gives up on', '10', 504],
  ] as const)(
    '%s continues, with its message and a link to the history [§5.sources.import-in-background]',
    async ([, limit, status]) => {
      const { address } = await openDialog('Verisign .com/.net drop list', 'import', (mock) => {
        if (status) {
          mock.faults.add({ kind: 'status', status, operation: 'sources/import', times: 1 });
        }
      });
      await field('Record Limit').fill(limit);
      const announced = recordAnnouncements(dialog.element());
      await userEvent.keyboard('{Enter}');
      await expect
        .element(dialog.getByText('The import continues in the background'))
        .toBeVisible();
      if (limit === '1500') {
        await expect
          .element(dialog.getByText(/^The import goes on in the background/))
          .toBeVisible();
      }
      expect(document.activeElement?.textContent).toMatch(
        /^The import continues in the background/,
      );
      expect(announced().at(-1)).toMatch(/^The import continues in the background/);
      await expect.element(button('Start Import')).toBeDisabled();
      await expectAccessible();
      await button('Import History').click();
      await expect.poll(address).toMatch(/history$/);
      if (!status) {
        await expect.element(dialog.getByText('Running').first()).toBeVisible();
      }
    },
  );

  test('without an answer in time continues too, but a preview fails', async () => {
    const { mock } = await openDialog('DropFeed', 'import', (opened) => {
      sourceByName(opened, 'DropFeed').fetch_config = { timeout: 45 };
    });
    mock.faults.add({ kind: 'hang', operation: 'sources/import' });
    // The call ends half a minute after the time limit of the source.
    skipTimeouts(75_000);
    await button('Start Import').click();
    await expect.element(dialog.getByText('The import continues in the background')).toBeVisible();
    await select('Import Mode').selectOptions('Preview Only');
    await button('Show Preview').click();
    await expect
      .element(dialog.getByText('The server did not answer in time.', { exact: true }))
      .toBeVisible();
  });

  test('says why if it fails [§8.sources.import-failed]', async () => {
    const { mock } = await openDialog('DropFeed', 'import', (opened) => {
      sourceByName(opened, 'DropFeed').auth_config = { token: 'wrong' };
    });
    await button('Start Import').click();
    await expect
      .element(dialog.getByText('Import failed: HTTP 401 from api.dropfeed.example.net'))
      .toBeVisible();
    expect(page.getByText(/^Import failed/).elements()).toHaveLength(1);
    mock.faults.add({ ...unreachableOnce, operation: 'sources/import' });
    await button('Start Import').click();
    await expect.element(dialog.getByText(unreachableText, { exact: true })).toBeVisible();
    mock.faults.add({
      kind: 'status',
      status: 503,
      error: 'Try later',
      operation: 'sources/import',
      times: 1,
    });
    await button('Start Import').click();
    await expect.element(dialog.getByText('Try later', { exact: true })).toBeVisible();
    expect(page.getByText(/^Import failed/).elements()).toHaveLength(0);
  });
});

describe('an import whose connection breaks', () => {
  const name = 'Verisign .com/.net drop list';
  const mayBeRunning = dialog.getByText('The import may be running on the server');
  const running = dialog.getByText(/^An import of this source is running/);

  test('is found in the history, and cannot start again while it runs', async () => {
    const pass = fakeIntervals();
    const { mock } = await openDialog(name, 'import');
    await field('Record Limit').fill('1500');
    // It has started, and the answer is lost.
    mock.faults.add({ kind: 'truncate', operation: 'sources/import', times: 1 });
    await button('Start Import').click();
    await expect.element(running).toBeVisible();
    await expect.element(button('Start Import')).toBeDisabled();
    await expect.element(dialog.getByText(/^Import failed/)).not.toBeInTheDocument();
    await expectAccessible();
    await expectSettled();
    mock.clock.advance(60_000);
    pass(5000);
    await expect.element(dialog.getByText('The import has ended')).toBeVisible();
    await expect.element(button('Start Import')).toBeEnabled();
    expect(callsOf(mock, 'sources/import')).toHaveLength(1);
  });

  test('cannot start again while it is unknown whether it runs', async () => {
    const { mock, go, address } = await openDialog(name, 'import');
    const link = address();
    mock.faults.add({ ...unreachableOnce, operation: 'sources/import' });
    const held = mock.faults.add({ kind: 'status', status: 503, operation: 'sources/history' });
    await button('Start Import').click();
    await expect.element(dialog.getByText(unreachableText, { exact: true })).toBeVisible();
    await expect.element(mayBeRunning).toBeVisible();
    await expect.element(button('Check Again')).toBeVisible();
    await expect.element(button('Start Import')).toBeDisabled();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    go(link);
    await expect.element(mayBeRunning).toBeVisible();
    await expect.element(button('Check Again')).toBeVisible();
    await expect.element(button('Start Import')).toBeDisabled();
    held.remove();
    await button('Check Again').click();
    await expect.element(mayBeRunning).not.toBeInTheDocument();
    await expect.element(button('Start Import')).toBeEnabled();
    expect(callsOf(mock, 'sources/import')).toHaveLength(1);
  });
});

describe('an import whose dialog is closed', () => {
  async function startAndLeave() {
    const opened = await openDialog('DropFeed', 'import');
    const held = opened.mock.faults.add({ kind: 'hang', operation: 'sources/import' });
    await button('Start Import').click();
    await expect.element(dialog.getByText(/^Importing… You may close this/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    return { ...opened, held };
  }

  test('says when it fails [§8.sources.import-call-failed]', async () => {
    const { mock, held } = await startAndLeave();
    mock.world.store.sources.delete(sourceByName(mock, 'DropFeed').id);
    held.remove();
    await expect.element(page.getByRole('alert').getByText(/not found/i)).toBeVisible();
  });

  test('says when the service refuses it', async () => {
    const { mock, held } = await startAndLeave();
    sourceByName(mock, 'DropFeed').auth_config = { token: 'wrong' };
    held.remove();
    await expect
      .element(page.getByText('Import failed: HTTP 401 from api.dropfeed.example.net'))
      .toBeVisible();
  });

  test('shows no error if it is a preview', async () => {
    const { mock } = await openDialog('DropFeed', 'import');
    await select('Import Mode').selectOptions('Preview Only');
    const held = mock.faults.add({ kind: 'hang', operation: 'sources/import' });
    await button('Show Preview').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    mock.world.store.sources.delete(sourceByName(mock, 'DropFeed').id);
    held.remove();
    await expect.poll(() => queryClient.isMutating()).toBe(0);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('cannot start twice, but a preview can run beside it', async () => {
    const { mock, held, go, address } = await startAndLeave();
    go(`${address()}/${sourceByName(mock, 'DropFeed').id}/import`);
    const running = dialog.getByText(/^An import of this source is running/);
    await expect.element(running).toBeVisible();
    await expect.element(button('Start Import')).toBeDisabled();
    await expectAccessible();
    await select('Import Mode').selectOptions('Preview Only');
    await expect.element(button('Show Preview')).toBeEnabled();
    await select('Import Mode').selectOptions('Full Import');
    held.remove();
    await expect.element(button('Start Import')).toBeEnabled();
    await expect.element(running).not.toBeInTheDocument();
    expect(callsOf(mock, 'sources/import')).toHaveLength(1);
  });
});

test('an import in the background cannot start again before it has ended', async () => {
  const pass = fakeIntervals();
  const name = 'Verisign .com/.net drop list';
  const { mock, go, address } = await openDialog(name, 'import');
  const goesOn = dialog.getByText('The import continues in the background');
  const link = address();
  await field('Record Limit').fill('0');
  await button('Start Import').click();
  await expect.element(goesOn).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  go(link);
  await expect.element(goesOn).toBeVisible();
  await expect.element(button('Start Import')).toBeDisabled();
  await select('Import Mode').selectOptions('Preview Only');
  await expect.element(button('Show Preview')).toBeEnabled();
  await select('Import Mode').selectOptions('Full Import');
  await expect.element(button('Start Import')).toBeDisabled();
  mock.clock.advance(600_000);
  pass(5000);
  await expect.element(goesOn).not.toBeInTheDocument();
  const { total_domains_imported: imported } = sourceByName(mock, name);
  await expectHolds(row(/Verisign \.com\/\.net/), imported.toLocaleString('en-US'));
  await field('Record Limit').fill('1500');
  await button('Start Import').click();
  await expect.element(goesOn).toBeVisible();
  await expectSettled();
  mock.clock.advance(60_000);
  pass(5000);
  await expect.element(dialog.getByText('The import has ended')).toBeVisible();
  await expect.element(button('Start Import')).toBeEnabled();
});

test('the history and the list behind it follow a running import to its end', async () => {
  const pass = fakeIntervals();
  const name = 'Verisign .com/.net drop list';
  const { mock } = await openDialog(name, 'import');
  await field('Record Limit').fill('1500');
  await button('Start Import').click();
  await button('Import History').click();
  await expect.element(dialog.getByText('Running')).toBeVisible();
  const before = sourceByName(mock, name).total_domains_imported;
  // A pending read would also count as the next one.
  await expectSettled();
  mock.clock.advance(60_000);
  pass(5000);
  await expect.element(dialog.getByText('Running')).not.toBeInTheDocument();
  const after = sourceByName(mock, name).total_domains_imported;
  expect(after).toBeGreaterThan(before);
  await expectHolds(row(/Verisign \.com\/\.net/), after.toLocaleString('en-US'));
  const asked = callsOf(mock, 'sources/history').length;
  pass(60_000);
  await expect.poll(() => callsOf(mock, 'sources/history').length).toBe(asked);
});

test('a preview of a name with two drop dates has a row for each', async () => {
  await openDialog('DropFeed', 'import');
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const response = await fetch(request);
    if (!request.url.endsWith('/import')) return response;
    const body = await response.json();
    body.preview.push({ ...body.preview[0], drop_date: '2026-12-24' });
    return Response.json(body);
  });
  await select('Import Mode').selectOptions('Preview Only');
  await button('Show Preview').click();
  // Two rows with the same key would log an error, which fails the test.
  await expect.poll(() => dialog.getByRole('row').elements().length).toBe(12);
});
