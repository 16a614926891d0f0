import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from './axe.ts';
import { openConsole } from './console.tsx';

// The network is gone when the catalogue asks for what it loads on demand.
vi.mock('../src/features/domains/onDemand.ts', () => {
  throw new Error('no network');
});

const missing = 'This could not be loaded. Check your connection and reload the page.';
const rows = page.getByRole('table', { name: 'Domains' }).getByRole('row');

test('parts that cannot be loaded say so, and the list lives on', async () => {
  await openConsole('/domains?per_page=25&starts=a', { as: 'user', rows: 25 });
  await expect.element(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await page.getByRole('button', { name: 'Drop calendar' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Drop calendar' }).getByText(missing))
    .toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Views' }).getByText(missing))
    .toBeVisible();
  await expectAccessible();
});

test('without the views the catalogue opens as it is', async () => {
  const { address } = await openConsole('/domains', {
    as: 'user',
    prepare: () => localStorage.setItem('preference:catalogStart.3', '"Cheap"'),
  });
  await expect.element(rows.nth(1)).toBeVisible();
  expect(address()).toBe('/domains');
});
