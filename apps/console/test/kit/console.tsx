import { createMock, type Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import { notifications } from '@mantine/notifications';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { onTestFinished, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { Role } from './access.ts';
import { App } from '../../src/App.tsx';
import { tokens } from '../../src/core/api/client.ts';
import { queryClient } from '../../src/core/api/queryClient.ts';
import { createConsoleRouter } from '../../src/router.ts';
import { unsavedWorkOf } from '../../src/core/session/userMemory.ts';
import { followOtherTabs, startSession } from '../../src/core/session/session.ts';

/** The moment at which every screen test plays: a Friday, six hours before the .com drop. */
export const now = new Date('2026-11-20T12:00:00Z');

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
  forward: () => void;
  /** Whether the browser asks before the tab is closed or loaded anew. */
  asksBeforeClosing: () => boolean;
  /** Goes to an address within the console, as a link does. */
  go: (address: string) => void;
  /** Starts the console anew at the address where it is, as a reload or a copied address does: storage and server stay, memory is lost. */
  reload: () => Promise<void>;
}

const { queries, ...defaults } = queryClient.getDefaultOptions();
// A second try comes at once: tests wait for its outcome.
queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });

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
  sessionStorage.clear();
  if (options.as) tokens.set(await mock.signIn(`${options.as}@dropcatch.test`));
  await options.prepare?.(mock);

  let running = await start(typeof url === 'string' ? url : url(mock));
  onTestFinished(async () => {
    // Before the next test starts, or this console would ask the next one's mock.
    await running.stop();
    mock.verify();
  });
  const address = () => running.router.state.location.href;
  return {
    mock,
    address,
    back: () => running.router.history.back(),
    forward: () => running.router.history.forward(),
    asksBeforeClosing: () => running.asksBeforeClosing(),
    go: (target) => running.router.history.push(target),
    reload: async () => {
      const target = address();
      await running.stop();
      running = await start(target);
    },
  };
}

/** Starts the console as main.tsx does, with a history of its own in the place of the browser's. */
async function start(url: string) {
  queryClient.clear();
  notifications.clean();
  // Nobody's: what a page before had in its memory goes.
  unsavedWorkOf(0);
  const history = createMemoryHistory({ initialEntries: [url] });
  const asksBeforeClosing = followBlockers(history);
  const router = createConsoleRouter(history);
  const unfollow = followOtherTabs();
  void startSession();
  await render(<App router={router} />);
  const stop = async () => {
    await cleanup();
    unfollow();
    // What Mantine adds to the page belongs behind the next console, not in front of it.
    for (const portal of document.querySelectorAll('[data-mantine-shared-portal-node]'))
      portal.remove();
  };
  return { router, stop, asksBeforeClosing };
}

/** Tells whether the browser's history would have the browser ask before the tab is closed or loaded anew. */
function followBlockers(history: RouterHistory): () => boolean {
  const blockers = new Set<Parameters<RouterHistory['block']>[0]>();
  const { block } = history;
  history.block = (blocker) => {
    blockers.add(blocker);
    const unblock = block(blocker);
    return () => {
      blockers.delete(blocker);
      unblock();
    };
  };
  return () =>
    [...blockers].some(({ enableBeforeUnload: asks = true }) =>
      typeof asks === 'function' ? asks() : asks,
    );
}

/** The requests of one operation that the server saw, oldest first. */
export function callsOf(mock: Mock, operation: OperationId) {
  return mock.requests.filter((request) => request.operation === operation);
}
