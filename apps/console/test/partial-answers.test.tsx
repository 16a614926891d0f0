import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerWith } from './kit/answerWith.ts';
import { openConsole } from './kit/console.tsx';
import { button, dialog, expectToast, field, rowAction } from './kit/screen.ts';

/** Replaces the records of a list by one with these fields. */
const onlyRecord = (list: string, record: object) => (body: object) => ({
  ...body,
  [list]: [record],
});

const row = page.getByRole('row').nth(1);

describe('an answer without some of its parts', () => {
  test('of an import shows the figures that it has', async () => {
    await openConsole('/sources/5/import', { as: 'admin' });
    answerWith('sources/import', { body: { success: true, stats: { total: 5, errors: null } } });
    await button('Start Import').click();
    const figures = dialog.getByRole('region', { name: 'Import statistics' });
    await expect.element(figures).toMatchTextContent(/^Total5Imported–Failed–Duplicates–$/);
  });

  test('of a test of a data source shows the values that it has', async () => {
    await openConsole('/data-sources/1/test', { as: 'admin' });
    answerWith('dataSources/test', {
      body: { success: true, results: [{ domain: 'tidalforge.com', main_value: 7 }] },
    });
    await field('Domains').fill('tidalforge.com');
    await button('Test API').click();
    await expect.element(dialog.getByRole('row').nth(1)).toMatchTextContent(/^tidalforge\.com7–––/);
  });

  test('of a refused deletion gives the reason in its message', async () => {
    await openConsole('/sources/5/delete-data', { as: 'admin' });
    answerWith('sources/deleteData', { body: { success: false, message: 'An import is running' } });
    await dialog.getByRole('radio', { name: /^All dates/ }).click();
    await button('Delete').click();
    await page.getByRole('button', { name: /^Delete [\d,]+ Domains$/ }).click();
    await expectToast('Failed to delete source data: An import is running');
  });

  test('of a refused table gives the reason', async () => {
    await openConsole('/data-sources', { as: 'admin' });
    answerWith('dataSources/createTable', { body: { success: false, error: 'Disk full' } });
    await rowAction('Majestic', 'Create/Recreate ClickHouse Table');
    await button('Recreate Table').click();
    await expectToast('Table creation failed: Disk full');
  });

  test('of a refused save keeps the form, with the reason', async () => {
    await openConsole('/sources/new', { as: 'admin' });
    answerWith('sources/create', { body: { success: false, error: 'Too many sources' } });
    await field('Name').fill('One more');
    await button('Create Source').click();
    await expect.element(dialog.getByText('Failed to save source: Too many sources')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('One more');
  });

  test('of a refused connection is no success', async () => {
    await openConsole('/epp-accounts', { as: 'admin' });
    answerWith('eppAccounts/connect', { body: { success: false, error: '2502 Session limit' } });
    await rowAction('CZ-02', 'Connect');
    await expectToast('Failed to connect account: 2502 Session limit');
  });
});

describe('a record without some of its fields', () => {
  test('an entry about no record names none', async () => {
    await openConsole('/audit-logs', {
      as: 'admin',
      prepare: () =>
        void answerWith('auditLogs/list', onlyRecord('logs', { id: 7, action: 'login' })),
    });
    await expect.element(row).toMatchTextContent(/login/);
    expect(row.element().textContent).not.toMatch(/undefined|#/);
  });

  test('an account is inactive only if the answer says so', async () => {
    await openConsole('/epp-accounts', {
      as: 'admin',
      prepare: () =>
        void answerWith('eppAccounts/list', onlyRecord('accounts', { id: 6, name: 'CZ-02' })),
    });
    await expect.element(row.getByText('Active', { exact: true })).toBeVisible();
    expect(row.element().textContent).not.toMatch(/inactive/i);
  });

  test('a scheduler is stopped only if the answer says so', async () => {
    await openConsole('/schedulers', {
      as: 'admin',
      prepare: () =>
        void answerWith('scheduler/health', (body: object) => ({
          ...body,
          scheduler_running: null,
        })),
    });
    await expect.element(page.getByRole('heading', { name: 'Job Health' })).toBeVisible();
    await expect.element(page.getByText(/Stopped|scheduler is stopped/)).not.toBeInTheDocument();
  });
});

test('a number in place of a text shows as it is', async () => {
  const article = { id: 3, title: 2027, summary: 5, created_by: 12 };
  await openConsole('/news', {
    as: 'admin',
    prepare: () => void answerWith('news/list', onlyRecord('news', article)),
  });
  await expect.element(row).toMatchTextContent(/^20275Draft12/);
});
