import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/core/api/queryClient.ts';
import { openConsole } from './kit/console.tsx';
import { lists } from './kit/screens.ts';
import { expectSettled } from './kit/screen.ts';

const rows = () => [...document.querySelectorAll('tr[data-row]')];
const marked = () => rows().filter((row) => row.hasAttribute('data-changed'));

test.for(lists)('$path marks no row if a new read brings the same data', async ({ path }) => {
  await openConsole(path, { as: 'admin', rows: 60 });
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  await expectSettled();
  await queryClient.invalidateQueries({ type: 'active' });
  await expectSettled();
  expect(marked()).toEqual([]);
});

test('an order that changed elsewhere is marked for a moment and keeps its place', async () => {
  const { mock } = await openConsole('/orders', { as: 'admin' });
  const shown = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect.element(shown.nth(4)).toBeVisible();
  await expect.poll(() => rows().length).toBe(20);
  const id = Number(/#(\d+)/.exec(shown.nth(3).element().textContent)?.[1]);
  const order = mock.world.store.orders.get(id);
  if (order) order.price += 7;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => marked().length).toBe(1);
  expect(rows().indexOf(marked()[0] as Element)).toBe(2);
  expect(rows()).toHaveLength(20);
  await expect.poll(() => marked().length, { timeout: 8000 }).toBe(0);
});
