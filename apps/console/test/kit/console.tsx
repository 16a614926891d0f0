import { createMock, type Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import { notifications } from '@mantine/notifications';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { onTestFinished, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { Role } from './access.ts';
import { expectWholeBodies } from './wholeBodies.ts';
import { App } from '../../src/App.tsx';
import { tokens } from '../../src/core/api/client.ts';
import { queryClient } from '../../src/core/api/queryClient.ts';
import { createConsoleRouter } from '../../src/router.ts';
import { forgetWork } from '../../src/core/session/userStorage.ts';
import { syncSessionAcrossTabs, restoreSession } from '../../src/core/session/session.ts';

/** The time in every screen test: a Friday, six hours before the .com drop. */
export const now = new Date('2026-11-20T12:00:00Z');

interface OpenOptions {
  /** The role that is signed in. Default: nobody. */
  as?: Role;
  /** Called with the mock before the console starts, to plan faults or change data. */
  prepare?: (mock: Mock) => unknown;
  /** Rows of the catalogue. */
  rows?: number;
}

/** The console as a test uses it. */
export interface OpenConsole {
  mock: Mock;
  /** The router's address, such as `/orders?state=NEW`. */
  address: () => string;
  back: () => void;
  forward: () => void;
  /** Whether the browser asks before the tab closes or reloads. */
  asksBeforeClosing: () => boolean;
  /** Goes to an address within the console, as a link does. */
  go: (address: string) => void;
  /** Reloads the console at its address. Keeps the storage and the server, loses the memory. */
  reload: () => Promise<void>;
}

const { queries, ...defaults } = queryClient.getDefaultOptions();
// Retry at once: tests wait for the outcome.
queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });

/**
 * Opens the real console with a mock server in the page. `url` may be a function that takes the address from the mock's
 * data. A request or an answer that breaks the contract fails the test.
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

  let running = await startConsole(typeof url === 'string' ? url : url(mock));
  onTestFinished(async () => {
    // Stop before the next test starts, or this console would call its mock.
    await running.stop();
    mock.assertContract();
    expectWholeBodies(mock);
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
      running = await startConsole(target);
    },
  };
}

let lastSize = '';

/** Waits until the browser has told the console's media queries that a test has changed the size of the window. */
async function settleWindowSize(): Promise<void> {
  const size = `${window.innerWidth} ${window.innerHeight}`;
  if (size === lastSize) return;
  lastSize = size;
  await new Promise((resolve) => void requestAnimationFrame(resolve));
}

/** Starts the console as main.tsx does, but with a history in memory. */
async function startConsole(url: string) {
  await settleWindowSize();
  queryClient.clear();
  notifications.clean();
  forgetWork();
  const history = createMemoryHistory({ initialEntries: [url] });
  const asksBeforeClosing = trackBlockers(history);
  const router = createConsoleRouter(history);
  const unfollow = syncSessionAcrossTabs();
  void restoreSession();
  await render(<App router={router} />);
  const stop = async () => {
    await cleanup();
    unfollow();
    // Otherwise Mantine's portal would precede the next console in the document.
    for (const portal of document.querySelectorAll('[data-mantine-shared-portal-node]'))
      portal.remove();
  };
  return { router, stop, asksBeforeClosing };
}

/** Tracks the blockers of a history. Returns a function that tells whether the browser would ask before the tab closes. */
function trackBlockers(history: RouterHistory): () => boolean {
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
