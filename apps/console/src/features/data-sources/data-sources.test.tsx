import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import {
  openDialog,
  removeDataSources,
  dataSourceByName,
  table,
} from '../../../test/kit/dataSources.ts';
import { unreachableText, unreachable, unreachableOnce } from '../../../test/kit/faults.ts';
import {
  button,
  dialog,
  expectRow,
  expectToast,
  figure,
  row,
  rowAction,
  showTab,
  expectSettled,
} from '../../../test/kit/screen.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';
import { expectLogged } from '../../../test/kit/log.ts';

const jobs = page.getByRole('region', { name: 'Active Enrichment Jobs' });
describe('the list', () => {
  test('shows the sources, their number and their properties', async () => {
    await openConsole('/data-sources', { as: 'admin' });
    await expect
      .element(
        page.getByRole('heading', {
          name: 'Data Sources - External API sources for domain enrichment',
        }),
      )
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Data Sources (6)' })).toBeVisible();
    for (const name of ['Name', 'API URL', 'Method', 'Format', 'Status', 'Actions']) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    for (const text of ['https://lsapi.moz.example.com/v2/url_metrics', 'POST', 'JSON', 'Active']) {
      await expect.element(row('Moz').getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(row('In-house blocklist').getByText('Inactive')).toBeVisible();
    await expect.element(row('In-house blocklist').getByText('CSV')).toBeVisible();
    await expectAccessible();
  });

  test.for(['manager', 'user'] as const)('a %s may not open it', async (role) => {
    const { mock } = await openConsole('/data-sources', { as: role });
    await expect
      .element(page.getByText('Access Denied: Only administrators can manage data sources.'))
      .toBeVisible();
    expect(mock.requests.some(({ operation }) => operation?.startsWith('dataSources/'))).toBe(
      false,
    );
  });

  test('says how to start if there are none [§8.data-sources.none-yet]', async () => {
    await openConsole('/data-sources', { as: 'admin', prepare: removeDataSources });
    await expect
      .element(page.getByText('No data sources configured. Create one to get started.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'New Data Source' }).last().click();
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  test('says when it cannot be loaded, and loads on Try again [§8.data-sources.load-failed]', async () => {
    await openConsole('/data-sources', {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.add({ ...unreachable, operation: 'dataSources/list', times: 2 }),
    });
    await expect.element(page.getByText('Failed to load data sources')).toBeVisible();
    await expect.element(page.getByText(unreachableText)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectRow('Moz');
  });

  test('has an alert of a failed load that can be dismissed [§2.data-sources.load-alert]', async () => {
    await openConsole('/data-sources', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'dataSources/list' }),
    });
    await expect.element(page.getByText('Failed to load data sources')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(page.getByText('Failed to load data sources')).not.toBeInTheDocument();
  });

  test('fits a narrow window', async () => {
    await page.viewport(375, 800);
    await openConsole('/data-sources', { as: 'admin' });
    await expect.element(row('Moz').getByText('Active')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await page.viewport(1280, 800);
  });
});

describe('coverage and jobs', () => {
  test('show the coverage of each source, and the running jobs above the table [§2.data-sources.jobs-above]', async () => {
    await openConsole('/data-sources', { as: 'admin' });
    await expect.element(figure('Total Domains').getByText('300')).toBeVisible();
    const coverage = figure('Majestic').getByRole('progressbar', { name: 'Coverage of Majestic' });
    await expect.element(coverage).toHaveAttribute('aria-valuenow');
    await expect.element(figure('Majestic').getByText(/^9\d(\.\d)?%$/)).toBeVisible();
    await expect.element(figure('Moz').getByText('0%')).toBeVisible();
    for (const text of ['DataForSEO', '72 / 300 domains', 'Running', '24%', /^Started/]) {
      await expect.element(jobs.getByText(text)).toBeVisible();
    }
    const title = page.getByRole('heading', { name: /^Data Sources \(/ });
    expect(jobs.element().getBoundingClientRect().bottom).toBeLessThan(
      title.element().getBoundingClientRect().top,
    );
  });

  test('of sources with the same name show side by side', async () => {
    await openConsole('/data-sources', {
      as: 'admin',
      prepare: (mock) => {
        dataSourceByName(mock, 'Moz').name = 'Total Domains';
        dataSourceByName(mock, 'Ahrefs').name = 'Majestic';
      },
    });
    await expect.poll(() => figure('Total Domains').elements().length).toBe(2);
    await expect.poll(() => figure('Majestic').elements().length).toBe(2);
  });

  test('show no panel if there is no job', async () => {
    await openConsole('/data-sources', { as: 'admin', prepare: removeDataSources });
    await expect.element(figure('Total Domains').getByText('300')).toBeVisible();
    await expect.element(jobs).not.toBeInTheDocument();
  });

  test('are read every 5 seconds, but not while the tab is hidden, and at once when it shows again [§9.data-sources.polling]', async () => {
    const pass = fakeIntervals();
    const { mock, go } = await openConsole('/data-sources', { as: 'admin' });
    const asked = () =>
      (['dataSources/stats', 'dataSources/progress'] as const).map(
        (operation) => callsOf(mock, operation).length,
      );
    await expect.element(jobs).toBeVisible();
    // A pending call would also count as the next one.
    await expectSettled();
    expect(asked()).toEqual([1, 1]);
    pass(4999);
    expect(asked()).toEqual([1, 1]);
    pass(1);
    await expect.poll(asked).toEqual([2, 2]);
    await expectSettled();

    showTab('hidden');
    pass(60_000);
    expect(asked()).toEqual([2, 2]);
    showTab('visible');
    await expect.poll(asked).toEqual([3, 3]);

    go('/payments');
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    pass(60_000);
    expect(asked()).toEqual([3, 3]);
  });

  test('bring their values to the catalogue when they end, even if another job starts meanwhile', async () => {
    const pass = fakeIntervals();
    const { mock, go } = await openConsole('/domains', { as: 'admin' });
    await expect.element(page.getByRole('heading', { name: /^Domains \(/ })).toBeVisible();
    go('/data-sources');
    await expect.element(jobs.getByText('DataForSEO')).toBeVisible();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const response = await fetch(request);
      if (!request.url.endsWith('/progress')) return response;
      const { active_jobs } = await response.json();
      return Response.json({ active_jobs: [{ ...active_jobs[0], source_name: 'Moz' }] });
    });
    pass(5000);
    await expect.element(jobs.getByText('Moz')).toBeVisible();
    const asked = callsOf(mock, 'domains/list').length;
    go('/domains');
    await expect.poll(() => callsOf(mock, 'domains/list').length).toBe(asked + 1);
  });

  test('show how old the jobs are if they cannot be loaded again', async () => {
    const pass = fakeIntervals();
    const { mock } = await openConsole('/data-sources', { as: 'admin' });
    await expect.element(jobs.getByText('DataForSEO')).toBeVisible();
    mock.faults.add({ ...unreachable, operation: 'dataSources/progress' });
    pass(5000);
    await expect.element(page.getByText(/^Last known \(Just now\): the jobs/)).toBeVisible();
    await expect.element(jobs.getByText('DataForSEO')).toBeVisible();
    await expectLogged('Failed to load enrichment progress');
  });

  test('only log that they cannot be loaded', async () => {
    await openConsole('/data-sources', {
      as: 'admin',
      prepare: ({ faults }) => {
        faults.add({ kind: 'reset', operation: 'dataSources/stats' });
        faults.add({ kind: 'reset', operation: 'dataSources/progress' });
      },
    });
    await expectLogged('Failed to load data source statistics');
    await expectLogged('Failed to load enrichment progress');
    await expect.element(figure('Total Domains').getByText('–')).toBeVisible();
    await expectRow('Moz');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  test('asks with the name, and confirms the deletion [§8.data-sources.deleted]', async () => {
    const { mock } = await openConsole('/data-sources', { as: 'admin' });
    await rowAction('Moz', 'Delete');
    await expect
      .element(dialog.getByText('Are you sure you want to delete this data source?'))
      .toBeVisible();
    await expect.element(dialog.getByText('Moz', { exact: true })).toBeVisible();
    await expect.element(button('Cancel')).toHaveFocus();
    await expectAccessible();
    await button('Delete Data Source').click();
    await expectToast('Data source deleted successfully');
    await expect.element(row('Moz')).not.toBeInTheDocument();
    expect(mock.world.store.dataSources.find(({ name }) => name === 'Moz')).toBeUndefined();
    // The alert clears by itself.
    await expect
      .element(page.getByText('Data source deleted successfully'))
      .not.toBeInTheDocument();
  });

  test('shows an alert, which can be dismissed, if it fails [§8.data-sources.delete-failed]', async () => {
    const { mock } = await openConsole('/data-sources', { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'dataSources/delete' });
    await rowAction('Moz', 'Delete');
    await button('Delete Data Source').click();
    await expect.element(page.getByText('Failed to delete data source')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(page.getByText('Failed to delete data source')).not.toBeInTheDocument();
    await expectRow('Moz');
  });
});

describe('creating a table', () => {
  const question = (name: string) => `Create/Recreate ClickHouse table for "${name}"?`;

  test('asks, warns of the lost data, and starts to fill the table [§8.data-sources.table-created]', async () => {
    await openConsole('/data-sources', { as: 'admin' });
    await rowAction('Majestic', 'Create/Recreate ClickHouse Table');
    await expect.element(dialog.getByText(question('Majestic'))).toBeVisible();
    await expect.element(dialog.getByText(/^The 2\d\d records that it holds/)).toBeVisible();
    await button('Recreate Table').click();
    await expectToast('Table ds_1_majestic created successfully');
    await expect.element(jobs.getByText('Majestic')).toBeVisible();
  });

  test('also warns if it is unknown what data will be lost', async () => {
    await openConsole('/data-sources', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'dataSources/stats' }),
    });
    await expectLogged('Failed to load data source statistics');
    await rowAction('Majestic', 'Create/Recreate ClickHouse Table');
    await expect.element(dialog.getByText(/^What it holds now will be gone/)).toBeVisible();
    await expect.element(button('Recreate Table')).toBeVisible();
  });

  test('says so if the database refuses it [§8.data-sources.table-not-created]', async () => {
    await openConsole('/data-sources', { as: 'admin' });
    await rowAction('Moz', 'Create/Recreate ClickHouse Table');
    await expect.element(dialog.getByText(/no response mapping yet/)).toBeVisible();
    await button('Create Table').click();
    await expect.element(page.getByText('Table creation failed')).toBeVisible();
  });

  test('says so if it fails [§8.data-sources.table-failed]', async () => {
    const { mock } = await openConsole('/data-sources', { as: 'admin' });
    mock.faults.add({ ...unreachableOnce, operation: 'dataSources/createTable' });
    await rowAction('Majestic', 'Create/Recreate ClickHouse Table');
    await button('Recreate Table').click();
    await expect.element(page.getByText('Failed to create table')).toBeVisible();
  });
});

describe('browsing', () => {
  test('shows fifty records a page, in both directions', async () => {
    const { mock, address } = await openConsole('/data-sources', { as: 'admin' });
    await rowAction('Majestic', 'Browse Data');
    const headings = ['Domain', 'Trust Flow', 'Citation Flow', 'Backlinks', 'Fetched At'];
    for (const name of headings) {
      await expect.element(dialog.getByRole('columnheader', { name })).toBeVisible();
    }
    await expect.element(dialog.getByText(/^Showing 50 of 2\d\d records$/)).toBeVisible();
    await expect.element(dialog.getByText('Page 1', { exact: true })).toBeVisible();
    await expect.element(button('Previous')).toBeDisabled();
    await expect.element(button('Next')).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await button('Next').click();
    await expect.element(dialog.getByText('Page 2', { exact: true })).toBeVisible();
    await expect.poll(address).toBe('/data-sources/1/browse?page=2');
    for (let number = 3; number <= 6; number += 1) {
      await expect.element(button('Next')).toBeEnabled();
      await button('Next').click();
      await expect.element(dialog.getByText(`Page ${number}`, { exact: true })).toBeVisible();
    }
    await expect.element(dialog.getByText(/^Showing (?!50)\d+ of 2\d\d records$/)).toBeVisible();
    await expect.element(button('Next')).toBeDisabled();
    await button('Previous').click();
    await expect.poll(address).toBe('/data-sources/1/browse?page=5');
    expect(callsOf(mock, 'dataSources/browse')[0]?.query).toEqual({ page: '1', per_page: '50' });
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/data-sources');
  });

  test('skips no page if Next is pressed again while it loads', async () => {
    const hang = { kind: 'hang', operation: 'dataSources/browse' } as const;
    const { mock, address } = await openDialog('Majestic', 'browse', ({ faults }) =>
      faults.add(hang),
    );
    await expect.element(button('Next')).toBeDisabled();
    mock.faults.clear();
    await expect.element(button('Next')).toBeEnabled();
    const held = mock.faults.add(hang);
    await button('Next').click();
    await expect.element(button('Next')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    held.remove();
    await expect.element(button('Next')).not.toHaveAttribute('aria-busy', 'true');
    expect(address()).toBe('/data-sources/1/browse?page=2');
  });

  test('a source without data says what to do [§8.data-sources.no-data-yet]', async () => {
    await openDialog('Moz', 'browse');
    await expect
      .element(
        dialog.getByText(
          'No data available for this source yet. Run a test or wait for scheduled enrichment.',
        ),
      )
      .toBeVisible();
    await expect.element(dialog.getByText('Showing 0 of 0 records')).toBeVisible();
    await expect.element(button('Next')).toBeDisabled();
  });

  test('leads from a page past the end to the first page', async () => {
    const { address } = await openConsole('/data-sources/1/browse?page=99', { as: 'admin' });
    await expect.element(dialog.getByText('This page is empty')).toBeVisible();
    await button('Go to the first page').click();
    await expect.poll(address).toBe('/data-sources/1/browse');
  });

  test('says so if it fails [§8.data-sources.browse-failed]', async () => {
    await openDialog('Majestic', 'browse', ({ faults }) =>
      faults.add({ ...unreachable, operation: 'dataSources/browse', times: 2 }),
    );
    await expect.element(dialog.getByText('Failed to load data', { exact: true })).toBeVisible();
    await button('Try again').click();
    await expect.element(dialog.getByText(/^Showing 50 of/)).toBeVisible();
  });

  test('says so if the source does not exist', async () => {
    await openConsole('/data-sources/99/browse', { as: 'admin' });
    await expect.element(dialog.getByText('There is no such data source.')).toBeVisible();
  });
});
