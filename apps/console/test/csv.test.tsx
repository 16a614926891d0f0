import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';

test.for([
  ['/epp-logs', 'EPP Logs', 'Time,Registrar,Account,Type,Command,Object,Result,Code,Duration'],
  ['/audit-logs', 'Audit Logs', 'Date,User,Action,Resource,Result,IP Address,Error'],
  ['/users', 'Users', 'User,Role,Contact,Manager,Status,Created'],
  [
    '/epp-categories',
    'EPP Registrar Categories',
    'Name,EPP Server,Port,TLDs,SSL Required,Timeout,Status',
  ],
  ['/epp-accounts', 'EPP Accounts', 'Name,Category,Username,Manager,SSL,Status'],
  [
    '/sources',
    'Sources',
    'Name,Type,Format,EPP Categories,Status,Schedule,Last Import,Total Domains',
  ],
  ['/data-sources', 'Data Sources', 'Name,API URL,Method,Format,Status'],
] as const)('%s saves the rows that are shown as CSV', async ([url, label, heading]) => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:none';
  });
  await openConsole(url, { as: 'admin' });
  const rows = page.getByRole('table', { name: label }).getByRole('row');
  await expect.poll(() => rows.elements().length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
  expect(lines[0]?.replace('\uFEFF', '')).toBe(heading);
  expect(lines.length).toBeGreaterThan(5);
});

test('where no row is shown there is nothing to save', async () => {
  await openConsole('/orders?domain=zzz-nothing', { as: 'admin' });
  await expect.element(page.getByText('No orders match these filters')).toBeVisible();
  const csv = page.getByRole('button', { name: 'CSV' });
  await expect.element(csv).toBeDisabled();
  await page.getByRole('region', { name: 'Filters' }).getByText('Clear Filters').click();
  await expect.element(csv).toBeEnabled();
});
