import type { Mock } from '@dropcatch/mock-server/browser';
import { page } from 'vitest/browser';
import { clearBulkCheck } from '../../src/features/epp-tools/bulkCheck.ts';
import type { Role } from './access.ts';
import { openConsole } from './console.tsx';

/** The parts of /epp-tools. */
export const form = page.getByRole('region', { name: 'Bulk domain check' });
export const results = page.getByRole('region', { name: 'Results' }).first();
export const start = page.getByRole('button', { name: 'Start Check' });
export const stop = page.getByRole('button', { name: 'Stop Check' });

/** Opens the screen, chooses a connected account and enters names. */
export async function openTools(
  text: string,
  prepare?: (mock: Mock) => unknown,
  as: Role = 'admin',
) {
  clearBulkCheck();
  const opened = await openConsole('/epp-tools', { as, ...(prepare && { prepare }) });
  const account = opened.mock.world.store.eppAccounts.find(
    ({ is_active, is_connected }) => is_active && is_connected,
  );
  await page.getByLabelText(/^EPP Account/).selectOptions(String(account?.id));
  await page.getByLabelText(/^Domains/).fill(text);
  return opened;
}

/** That many names, one per line. */
export const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `bulk-name-${index}.com`).join('\n');
