import type { Mock } from '@dropcatch/mock-server/browser';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './console.tsx';
import { dialog } from './screen.ts';

// Selected rows of the catalogue, and the actions on all of them.

export const bar = page.getByRole('region', { name: 'Selection' });
export const results = dialog.getByRole('list', { name: 'Results' }).getByRole('listitem');
export const close = dialog.getByText('Close', { exact: true });

export const catalogAddress = '/domains?drop_date_from=2026-11-23&tld=com';

/** The domains of the page, in order. With `:checked`, only the selected ones. */
export const domainNames = (state = '') =>
  [...document.querySelectorAll(`[data-row] input[type=checkbox]${state}`)].map(
    (box) => box.getAttribute('aria-label')?.replace('Select ', '') ?? '',
  );

/** Opens the catalogue and selects the first rows that nobody has ordered yet. */
export async function selectRows(count: number, prepare?: (mock: Mock) => unknown) {
  const opened = await openConsole(catalogAddress, { as: 'user', ...(prepare && { prepare }) });
  const { orders } = opened.mock.world.store;
  const isFree = (name: string) => !orders.find(({ domain }) => domain === name);
  await expect.poll(() => domainNames().filter(isFree).length).toBeGreaterThanOrEqual(count);
  const selected = domainNames().filter(isFree).slice(0, count);
  for (const name of selected) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await expect.element(bar.getByText(`${count} selected`)).toBeVisible();
  return { ...opened, selected };
}
