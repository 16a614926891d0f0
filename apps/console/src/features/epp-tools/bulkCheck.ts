import * as v from 'valibot';
import { StreamError, type BulkCheckResult, type EppAccount } from '@dropcatch/sdk';
import { requestFailed, serverReason } from '../../core/api/errors.ts';
import { createStore, useStore } from '../../core/store.ts';
import { outcomesOf, tabDraft, wasInterrupted } from '../../core/session/userStorage.ts';
import { client } from '../../core/api/client.ts';
import { showFailure, showSuccess } from '../../core/api/messages.ts';
import { localNow, serverNow } from '../../core/time/serverClock.ts';
import { expectedUser, getSession, onSessionChange } from '../../core/session/session.ts';

/** The draft of the form. `running` means that the page was closed while a check ran. */
export const bulkCheckDraft = tabDraft(
  'bulkCheck',
  v.fallback(v.object({ account: v.string(), text: v.string(), running: v.boolean() }), {
    account: '',
    text: '',
    running: false,
  }),
);

type CheckAccount = Pick<EppAccount, 'id' | 'name'>;

/** The state of a bulk check. Each change makes a new object. */
export interface BulkCheck {
  /** The status (spec, section 4). `lost`: the stream was interrupted; `failed`: the check did not start. */
  status: 'idle' | 'running' | 'completed' | 'stopped' | 'lost' | 'failed';
  account?: CheckAccount;
  domains: readonly string[];
  /** The results so far, in the order of the names. */
  results: readonly BulkCheckResult[];
  /** The number of results of the last run. A retry keeps older results. */
  receivedCount: number;
  /** The number of names that the last run checks. */
  requestedCount: number;
  startedAt: number;
  endedAt?: number;
  /** The error message, if the check ended with an error. */
  problem?: string;
}

const idle: BulkCheck = {
  status: 'idle',
  domains: [],
  results: [],
  receivedCount: 0,
  requestedCount: 0,
  startedAt: 0,
};

// One check per tab, outside React, so that it continues on other screens.
const store = createStore(idle);

let controller: AbortController | undefined;

/** The id of the user who started the check. */
let ownerId: number | undefined;

/** Makes the browser ask for confirmation before the page is closed during a check. */
const askBeforeLeaving = (event: Event) => event.preventDefault();

function show(next: BulkCheck): void {
  const changed = next.status !== store.get().status;
  const running = next.status === 'running';
  if (running) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  if (changed) bulkCheckDraft.save({ running });
  store.set(next);
}

function end(status: BulkCheck['status'], problem?: string): void {
  show({ ...store.get(), status, problem, endedAt: serverNow() });
}

/** The bulk check of this tab. */
export function useBulkCheck(): BulkCheck {
  return useStore(store);
}

/** Checks names through an account. Stops a running check. */
export function startBulkCheck(account: CheckAccount, domains: string[]): void {
  controller?.abort();
  void run({ ...idle, account, domains }, account, domains);
}

/** Checks names again that have an error or no result. Keeps the other results. */
export function retryBulkCheck(): void {
  const check = store.get();
  const { status, account, domains } = check;
  if (!account || status === 'running') return;
  const results = check.results.filter((result) => result.status !== 'error');
  const done = new Set(results.map(({ domain }) => domain));
  void run(
    { ...check, results },
    account,
    [...domains].filter((domain) => !done.has(domain)),
  );
}

/** Stops the running check and closes its connection. */
export function stopBulkCheck(): void {
  if (store.get().status !== 'running') return;
  controller?.abort();
  end('stopped');
  showSuccess('Domain check stopped');
}

export function clearBulkCheck(): void {
  controller?.abort();
  show(idle);
}

/** The key under which an interrupted session keeps its check. */
const outcomeKey = 'bulk check';

// A check ends with its session, also when another user signs in at once. Unless the user signed out, the next session
// of the same user restores it.
onSessionChange(() => {
  const session = getSession();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  if (store.get().status !== 'idle' && ownerId !== undefined && userId !== ownerId) {
    if (store.get().status === 'running')
      end('stopped', 'Your session ended before the check did.');
    if (userId !== undefined || wasInterrupted()) outcomesOf(ownerId).set(outcomeKey, store.get());
    clearBulkCheck();
  }
  if (userId === undefined) return;
  const before = outcomesOf(userId).get(outcomeKey) as BulkCheck | undefined;
  outcomesOf(userId).delete(outcomeKey);
  if (before) {
    ownerId = userId;
    show(before);
  }
});

/** How long a check may be silent, in milliseconds. Then its connection counts as lost, though it is still open. */
const maxSilence = 60_000;

/**
 * Calls `onSilence` once nothing was heard for {@link maxSilence}. A computer that wakes up, and a tab that is shown
 * again, look at once: their timers were late.
 */
function watchSilence(onSilence: () => void) {
  let heardAt = localNow();
  const look = () => localNow() - heardAt > maxSilence && onSilence();
  const timer = setInterval(look, 1000);
  document.addEventListener('visibilitychange', look);
  return {
    hear: () => void (heardAt = localNow()),
    end: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

/** Checks names and adds the results to those of `before`. */
async function run(before: BulkCheck, account: CheckAccount, domains: string[]): Promise<void> {
  const ownController = new AbortController();
  controller = ownController;
  ownerId = expectedUser()?.id;
  show({
    ...before,
    status: 'running',
    receivedCount: 0,
    requestedCount: domains.length,
    startedAt: serverNow(),
    endedAt: undefined,
    problem: undefined,
  });

  // Only requested names count, with their last result.
  const newResults = new Map<string, BulkCheckResult>();
  const requested = new Set(domains);
  const positions = new Map(before.domains.map((domain, index) => [domain, index]));
  const positionOf = ({ domain }: BulkCheckResult) => positions.get(domain) ?? 0;
  let frame: number | undefined;
  const showNewResults = () => {
    frame = undefined;
    const results = [...before.results, ...newResults.values()];
    results.sort((a, b) => positionOf(a) - positionOf(b));
    show({ ...store.get(), results, receivedCount: newResults.size });
  };

  let isSilent = false;
  const silence = watchSilence(() => {
    isSilent = true;
    ownController.abort();
  });
  try {
    const body = { account_id: account.id, domains };
    for await (const event of await client.eppTools.checkDomains(body, {
      signal: ownController.signal,
    })) {
      silence.hear();
      if (event.type !== 'result' || !requested.has(event.domain)) continue;
      newResults.set(event.domain, event);
      // At most one update per frame, since results arrive fast.
      frame ??= requestAnimationFrame(showNewResults);
    }
    showNewResults();
    end('completed');
    showSuccess('Domain check completed successfully');
  } catch (error) {
    if (ownController.signal.aborted && !isSilent) {
      // Results since the last frame arrived before the stop, so they count.
      if (store.get().status === 'stopped' && controller === ownController) showNewResults();
      return;
    }
    showNewResults();
    const isLost = isSilent || error instanceof StreamError;
    const cause = serverReason(error) || requestFailed;
    const problem = isLost ? 'Connection to server lost' : `Failed to start domain check: ${cause}`;
    end(isLost ? 'lost' : 'failed', problem);
    // The screen of the check shows the problem. On other screens, a message does.
    if (!store.hasListeners()) showFailure(problem);
  } finally {
    silence.end();
    if (frame !== undefined) cancelAnimationFrame(frame);
  }
}
