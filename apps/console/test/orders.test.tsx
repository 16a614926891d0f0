import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './console.tsx';

test('the list shows the orders', async () => {
  await openConsole('/orders', { as: 'admin' });
  await expect.element(page.getByRole('heading', { name: 'Orders Management' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
});
