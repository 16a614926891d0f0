import type { Mock } from '@dropcatch/mock-server/browser';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { openConsole, type OpenConsole } from './console.tsx';

export const unreachable = { kind: 'reset', times: 1 } as const;
export const cause = 'The server cannot be reached. Check your connection.';

/** A stored source by its name. */
export function sourceCalled({ world: { store } }: Mock, name: string) {
  const source = store.sources.find((candidate) => candidate.name === name);
  if (!source) throw new Error(`there is no ${name}`);
  return source;
}

/** Opens a dialog of a source by its address, as an admin. */
export function openDialog(
  name: string,
  dialog: 'edit' | 'import' | 'schedule' | 'history' | 'delete-data',
  prepare?: (mock: Mock) => unknown,
): Promise<OpenConsole> {
  return openConsole((mock) => `/sources/${sourceCalled(mock, name).id}/${dialog}`, {
    as: 'admin',
    ...(prepare && { prepare }),
  });
}

/** Waits until an element holds a text, as a part of what it holds. */
export async function expectHolds(locator: Locator, part: string): Promise<void> {
  await expect.poll(() => locator.query()?.textContent).toContain(part);
}
