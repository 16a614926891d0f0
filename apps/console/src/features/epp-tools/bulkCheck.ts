import * as v from 'valibot';
import { ApiError, StreamError, type BulkCheckResult, type EppAccount } from '@dropcatch/sdk';
import { useSyncExternalStore } from 'react';
import { tabDraft, unsavedWorkOf, wasInterrupted } from '../../core/session/userMemory.ts';
import { client } from '../../core/api/client.ts';
import { showFailure, showSuccess } from '../../core/api/messages.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { expectedUser, getSession, onSessionChange } from '../../core/session/session.ts';

/** What was entered for a bulk check. `running` tells that the page was left while a check ran. */
export const bulkCheckDraft = tabDraft(
  'bulkCheck',
  v.fallback(v.object({ account: v.string(), text: v.string(), running: v.boolean() }), {
    account: '',
    text: '',
    running: false,
  }),
);

/** Where a bulk check stands (spec, section 4). `lost` is a stream that broke off, `failed` one that never began. */
type BulkCheckStatus = 'idle' | 'running' | 'completed' | 'stopped' | 'lost' | 'failed';

/** A bulk check as the screen shows it; a new object whenever something changed. */
export interface BulkCheck {
  status: BulkCheckStatus;
  /** Which account checks. */
  account: Pick<EppAccount, 'id' | 'name'> | undefined;
  /** The names of this check. */
  domains: readonly string[];
  /** What came so far, in the order of the names. */
  results: readonly BulkCheckResult[];
  /** How many of `results` came in the run that started last: a retry adds to what was there. */
  arrived: number;
  /** How many the run that started last asked for. */
  asked: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number | undefined;
  /** Why it ended, where that is not plain from the status. */
  problem: string | undefined;
}

const idle: BulkCheck = {
  status: 'idle',
  account: undefined,
  domains: [],
  results: [],
  arrived: 0,
  asked: 0,
  startedAt: 0,
  endedAt: undefined,
  problem: undefined,
};

/** Where it is kept from one session to the next. */
const keptAs = 'bulk check';

// One check for the tab, outside the screen: it goes on while the person looks at something else.
let check: BulkCheck = idle;

let abort: AbortController | undefined;

/** Whose check it is. */
let owner: number | undefined;

const listeners = new Set<() => void>();

/** Has the browser ask before a check that runs is lost with the page. */
const askBeforeLeaving = (event: Event) => event.preventDefault();

function setCheck(change: Partial<BulkCheck>): void {
  check = { ...check, ...change };
  if (check.status === 'running') window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  if (change.status) bulkCheckDraft.save({ running: change.status === 'running' });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The bulk check of this tab; the component follows it. */
export function useBulkCheck(): BulkCheck {
  return useSyncExternalStore(subscribe, () => check);
}

/** Checks names through an account; a check that is still running ends. */
export function startBulkCheck(account: Pick<EppAccount, 'id' | 'name'>, domains: string[]): void {
  abort?.abort();
  check = { ...idle, account, domains };
  void run(account, domains);
}

/** Checks the names again that ended in an error, and those that a broken stream left out; keeps the other results. */
export function retryBulkCheck(): void {
  const { account, domains, results } = check;
  if (!account || check.status === 'running') return;
  const done = new Map(results.map((result) => [result.domain, result]));
  const again = domains.filter((domain) => (done.get(domain)?.status ?? 'error') === 'error');
  check = { ...check, results: results.filter(({ status }) => status !== 'error') };
  void run(account, again);
}

/** Ends the running check and closes its connection. */
export function stopBulkCheck(): void {
  if (check.status !== 'running') return;
  abort?.abort();
  setCheck({ status: 'stopped', endedAt: serverNow() });
  showSuccess('Domain check stopped');
}

/** Ends the check and forgets it. */
export function clearBulkCheck(): void {
  abort?.abort();
  setCheck(idle);
}

// A session that ends takes its check along; where that was nobody's wish, its user finds it again in the next one.
onSessionChange(() => {
  const session = getSession();
  if (session.status === 'signedIn') return takeUp(session.user.id);
  if (check.status === 'idle') return;
  if (owner !== undefined && wasInterrupted())
    unsavedWorkOf(owner).set(keptAs, asInterrupted(check));
  clearBulkCheck();
});

function takeUp(userId: number): void {
  const kept = unsavedWorkOf(userId);
  const before = kept.get(keptAs) as BulkCheck | undefined;
  kept.delete(keptAs);
  if (before) setCheck(before);
}

function asInterrupted(current: BulkCheck): BulkCheck {
  if (current.status !== 'running') return current;
  const problem = 'Your session ended before the check did.';
  return { ...current, status: 'stopped', endedAt: serverNow(), problem };
}

async function run(account: Pick<EppAccount, 'id' | 'name'>, domains: string[]): Promise<void> {
  const own = new AbortController();
  abort = own;
  owner = expectedUser()?.id;
  setCheck({
    status: 'running',
    arrived: 0,
    asked: domains.length,
    startedAt: serverNow(),
    endedAt: undefined,
    problem: undefined,
  });
  const collector = collectResults(domains);
  try {
    const body = { account_id: account.id, domains };
    const events = await client.eppTools.checkDomains(body, { signal: own.signal });
    for await (const event of events) {
      if (event.type === 'result') collector.add(event);
    }
    collector.flush();
    setCheck({ status: 'completed', endedAt: serverNow() });
    showSuccess('Domain check completed successfully');
  } catch (error) {
    if (own.signal.aborted) {
      // What came since the last frame came before the stop; nothing of it belongs to another check.
      if (check.status === 'stopped' && abort === own) collector.flush();
      return;
    }
    collector.flush();
    fail(error);
  } finally {
    collector.end();
  }
}

function fail(error: unknown): void {
  const lost = error instanceof StreamError;
  const cause = error instanceof ApiError && error.error ? error.error : 'Request failed';
  const problem = lost ? 'Connection to server lost' : `Failed to start domain check: ${cause}`;
  setCheck({ status: lost ? 'lost' : 'failed', endedAt: serverNow(), problem });
  // The screen shows it; whoever looks at another one is told there.
  if (listeners.size === 0) showFailure(problem);
}

/**
 * Puts results into the check in batches, one a frame, so that five hundred of them at once paint smoothly. Each name that
 * was asked for counts once, with the last that was said of it; others do not.
 */
function collectResults(domains: readonly string[]) {
  const asked = new Set(domains);
  const place = new Map(check.domains.map((domain, index) => [domain, index]));
  const kept = check.results;
  const fresh = new Map<string, BulkCheckResult>();
  let frame: number | undefined;

  const flush = () => {
    frame = undefined;
    const results = [...kept, ...fresh.values()];
    results.sort((a, b) => (place.get(a.domain) ?? 0) - (place.get(b.domain) ?? 0));
    setCheck({ results, arrived: fresh.size });
  };
  return {
    add: (result: BulkCheckResult) => {
      if (!asked.has(result.domain)) return;
      fresh.set(result.domain, result);
      frame ??= requestAnimationFrame(flush);
    },
    flush,
    end: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}
