import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { expectToast } from './kit/screen.ts';
import { lists } from './kit/screens.ts';
import { holdTimeouts } from './kit/timers.ts';

/** Collects the files that are saved from now on. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:none';
  });
  return files;
}

test.for(lists.filter(({ csv }) => csv))(
  '$path saves the shown rows as CSV',
  async ({ path, table, csv }) => {
    const files = savedFiles();
    await openConsole(path, { as: 'admin' });
    const rows = page.getByRole('table', { name: table, exact: true }).getByRole('row');
    await expect.poll(() => rows.elements().length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'CSV' }).click();
    const lines = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
    expect(lines[0]?.replace('\uFEFF', '')).toBe(csv);
    expect(lines.length).toBeGreaterThan(5);
  },
);

test('CSV is disabled if no row is shown', async () => {
  await openConsole('/orders?domain=zzz-nothing', { as: 'admin' });
  await expect.element(page.getByText('No orders match these filters')).toBeVisible();
  const csv = page.getByRole('button', { name: 'CSV' });
  await expect.element(csv).toBeDisabled();
  await page.getByRole('region', { name: 'Filters' }).getByText('Clear Filters').click();
  await expect.element(csv).toBeEnabled();
});

const ids = async (file: Blob | undefined) =>
  ((await file?.text()) ?? '')
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));

test('Save all saves each matching row of every page once', async () => {
  const files = savedFiles();
  const { mock } = await openConsole('/orders?state=NEW', { as: 'admin' });
  const wanted = mock.world.store.orders.filter(({ state }) => state === 'NEW');
  expect(wanted.length).toBeGreaterThan(20);
  await page.getByRole('button', { name: `Save all ${wanted.length}` }).click();
  await expectToast(`Saved ${wanted.length} rows`);
  expect(await ids(files[0])).toEqual(wanted.map(({ id }) => id).toReversed());
});

test('Save all shows its progress, and saves nothing if it is stopped', async () => {
  const files = savedFiles();
  const { mock } = await openConsole('/orders', { as: 'admin' });
  const all = page.getByRole('button', { name: /^Save all / });
  await expect.element(all).toBeVisible();
  mock.faults.add({ kind: 'hang', operation: 'orders/list', nth: 3 });
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return mock.fetch(request);
  });
  await all.click();
  await expect.element(page.getByText(/^Read 40 of /)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.poll(() => sent.at(-1)?.signal.aborted).toBe(true);
  await expect.element(page.getByText(/^Read 40 of /)).not.toBeInTheDocument();
  await expect.element(all).toBeVisible();
  expect(files).toEqual([]);
});

test('Save all waits if the server asks for it, then continues', async () => {
  const files = savedFiles();
  const endWait = holdTimeouts(600_000);
  const { mock } = await openConsole('/orders?state=NEW', { as: 'admin' });
  const all = page.getByRole('button', { name: /^Save all / });
  await expect.element(all).toBeVisible();
  const early = { status: 429, retry_after: 600, operation: 'orders/list', nth: 2 } as const;
  const refusal = mock.faults.add({ kind: 'status', ...early });
  await all.click();
  await expect.poll(() => refusal.hits).toBe(1);
  await expect.element(page.getByText(/^Read 20 of /)).toBeVisible();
  expect(files).toEqual([]);
  // The wait begins when the answer has arrived.
  await expect
    .poll(() => {
      endWait();
      return files.length;
    })
    .toBe(1);
});

test('Save all shows an error and saves nothing if a page fails', async () => {
  const files = savedFiles();
  const { mock } = await openConsole('/orders', { as: 'admin' });
  const all = page.getByRole('button', { name: /^Save all / });
  await expect.element(all).toBeVisible();
  mock.faults.add({ kind: 'status', status: 500, operation: 'orders/list', nth: 2 });
  mock.faults.add({ kind: 'status', status: 500, operation: 'orders/list' });
  await all.click();
  await expectToast('Internal server error');
  await expect.element(all).toBeVisible();
  expect(files).toEqual([]);
});
