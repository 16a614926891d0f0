import type { Mock } from '@dropcatch/mock-server/browser';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './console.tsx';

/** The Order Domain dialog and its fields. */
export const dialog = page.getByRole('dialog', { name: 'Order Domain' });
export const category = dialog.getByRole('combobox', { name: 'EPP Registrar Category' });
export const notes = dialog.getByLabelText('Notes');
export const create = dialog.getByRole('button', { name: 'Create Order' });

/** A domain of the seeded catalogue that drops tomorrow. */
export const reach = 'reachtideloud.com';
/** The options of the category that names its TLD, with which the dialog starts, and of the one that takes any. */
export const verisign = 'Verisign COM/NET (com, net)';
export const partners = 'Partner registrars (any TLD)';

/** Opens the dialog for {@link reach} by its address. */
export async function openDialog(
  as: 'admin' | 'manager' | 'user',
  prepare?: (mock: Mock) => unknown,
) {
  const opened = await openConsole(`/domains/${reach}/order`, {
    as,
    ...(prepare && { prepare }),
  });
  await expect.element(category).toBeVisible();
  return opened;
}

/** Chooses a category, types notes if there are any, and orders. */
export async function order(typed?: string): Promise<void> {
  await category.selectOptions(partners);
  if (typed) await notes.fill(typed);
  await create.click();
}
