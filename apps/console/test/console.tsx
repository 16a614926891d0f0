import { createMock, type Mock } from '@dropcatch/mock-server/browser';
import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../src/App.tsx';
import { tokens } from '../src/api/client.ts';
import { queryClient } from '../src/api/queryClient.ts';
import { createConsoleRouter } from '../src/router.ts';
import { followOtherTabs, startSession } from '../src/session/session.ts';

/** The moment at which every screen test plays: a Friday, six hours before the .com drop. */
export const now = new Date('2026-11-20T12:00:00Z');

/** The seeded accounts. */
export type Role = 'admin' | 'manager' | 'user';

interface OpenOptions {
  /** Who is signed in; nobody where absent. */
  as?: Role;
  /** Called with the mock before the console starts, to plan faults or change data. */
  prepare?: (mock: Mock) => unknown;
  /** Rows of the catalogue. */
  rows?: number;
}

/** The console as a test uses it. */
export interface OpenConsole {
  mock: Mock;
  /** The address as the router has it, `/orders?state=NEW`. */
  address: () => string;
  back: () => void;
}

/**
 * Opens the real console at an address (or one made of what the mock holds), on the mock in the page. A request that the contract does not have, or an
 * answer that breaks it, fails the test.
 */
export async function openConsole(
  url: string | ((mock: Mock) => string),
  options: OpenOptions = {},
): Promise<OpenConsole> {
  vi.setSystemTime(now);
  const mock = createMock({ seed: 1, rows: options.rows ?? 300 });
  vi.stubGlobal('fetch', mock.fetch);
  localStorage.clear();
  queryClient.clear();
  if (options.as) tokens.set(await mock.signIn(`${options.as}@dropcatch.test`));
  await options.prepare?.(mock);

  const start = typeof url === 'string' ? url : url(mock);
  const history = createMemoryHistory({ initialEntries: [start] });
  const router = createConsoleRouter(history);
  const unfollow = followOtherTabs();
  void startSession();
  await render(<App router={router} />);
  onTestFinished(async () => {
    // Before the next test starts, or this console would ask the next one's mock.
    await cleanup();
    unfollow();
    mock.verify();
  });
  return {
    mock,
    address: () => router.state.location.href,
    back: () => history.back(),
  };
}

/** A row of a table, by a text in it. */
export function row(text: string | RegExp): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Opens the menu of a row and chooses an action. */
export async function rowAction(menu: string, action: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
