import type { Mock } from '@dropcatch/mock-server/browser';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { now, openConsole } from './console.tsx';

export const bell = page.getByRole('button', { name: /^Notifications/ });
export const menu = page.getByRole('dialog');
export const dot = page.getByTitle('Mark all as read');
export const items = menu.getByRole('listitem');
export const checks = menu.getByRole('button', { name: /^Mark as read: / });

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export interface Planned {
  type?: string;
  title?: string;
  message?: string;
  /** Milliseconds before now. */
  age?: number;
  is_read?: boolean;
}

/** Gives the user only these notifications, the newest first. */
export function notify(...planned: Planned[]): (mock: Mock) => void {
  return ({ world }) => {
    world.store.notifications.clear();
    for (const [index, item] of [...planned.entries()].toReversed()) {
      const { type = 'system', title = `News ${index + 1}` } = item;
      const { age = (index + 1) * minute, is_read = false, message = `About ${title}` } = item;
      world.store.notifications.add({
        user_id: 3,
        type,
        title,
        message,
        is_read,
        read_at: is_read ? now.toISOString() : null,
        created_at: new Date(now.getTime() - age).toISOString(),
      });
    }
  };
}

export const many = (count: number, planned: Planned = {}) =>
  Array.from({ length: count }, () => planned);

export async function openMenu(prepare: (mock: Mock) => unknown) {
  const opened = await openConsole('/payments', { as: 'user', prepare });
  await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await bell.click();
  return opened;
}
