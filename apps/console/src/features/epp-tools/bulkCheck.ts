import * as v from 'valibot';
import { ApiError, StreamError, type BulkCheckResult, type EppAccount } from '@dropcatch/sdk';
import { createStore, useStore } from '../../core/store.ts';
import { tabDraft, unsavedWorkOf, wasInterrupted } from '../../core/session/userStorage.ts';
import { client } from '../../core/api/client.ts';
import { showFailure, showSuccess } from '../../core/api/messages.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { expectedUser, getSession, onSessionChange } from '../../core/session/session.ts';

/** The input of a bulk check. `running` means that the page was left while a check ran. */
export const bulkCheckDraft = tabDraft(
  'bulkCheck',
  v.fallback(v.object({ account: v.string(), text: v.string(), running: v.boolean() }), {
    account: '',
    text: '',
    running: false,
  }),
);

type CheckAccount = Pick<EppAccount, 'id' | 'name'>;

/** A bulk check as the screen shows it; a new object after each change. */
export interface BulkCheck {
  /** Its status (spec, section 4). `lost`: the stream broke off; `failed`: it never began. */
  status: 'idle' | 'running' | 'completed' | 'stopped' | 'lost' | 'failed';
  account?: CheckAccount;
  domains: readonly string[];
  /** The results so far, in the order of the names. */
  results: readonly BulkCheckResult[];
  /** How many of `results` the last run brought: a retry adds to older ones. */
  arrived: number;
  /** How many names the last run checks. */
  asked: number;
  startedAt: number;
  endedAt?: number;
  /** Why it ended, if the status does not say it. */
  problem?: string;
}

const idle: BulkCheck = {
  status: 'idle',
  domains: [],
  results: [],
  arrived: 0,
  asked: 0,
  startedAt: 0,
};

// One check per tab, outside the screen, so that it continues on other screens.
const store = createStore(idle);

let abort: AbortController | undefined;

/** The user of the check. */
let owner: number | undefined;

/** Makes the browser ask before a running check is lost with the page. */
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

/** Checks names through an account. A running check ends. */
export function startBulkCheck(account: CheckAccount, domains: string[]): void {
  abort?.abort();
  void run({ ...idle, account, domains }, account, domains);
}

/** Checks names with errors again, and those without a result. Keeps the other results. */
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
  abort?.abort();
  end('stopped');
  showSuccess('Domain check stopped');
}

export function clearBulkCheck(): void {
  abort?.abort();
  show(idle);
}

/** The key to keep it from one session to the next. */
const keptAs = 'bulk check';

// The end of a session clears its check. If the session was interrupted, its user has it again in the next one.
onSessionChange(() => {
  const session = getSession();
  const check = store.get();
  if (session.status === 'signedIn') {
    const kept = unsavedWorkOf(session.user.id);
    const before = kept.get(keptAs) as BulkCheck | undefined;
    kept.delete(keptAs);
    if (before) show(before);
  } else if (check.status !== 'idle') {
    if (check.status === 'running') end('stopped', 'Your session ended before the check did.');
    if (owner !== undefined && wasInterrupted()) unsavedWorkOf(owner).set(keptAs, store.get());
    clearBulkCheck();
  }
});

/** Checks names and adds the results to `before`. */
async function run(before: BulkCheck, account: CheckAccount, domains: string[]): Promise<void> {
  const own = new AbortController();
  abort = own;
  owner = expectedUser()?.id;
  show({
    ...before,
    status: 'running',
    arrived: 0,
    asked: domains.length,
    startedAt: serverNow(),
    endedAt: undefined,
    problem: undefined,
  });

  // Only requested names count, each once, with its last result.
  const fresh = new Map<string, BulkCheckResult>();
  const asked = new Set(domains);
  const place = new Map(before.domains.map((domain, index) => [domain, index]));
  const placeOf = ({ domain }: BulkCheckResult) => place.get(domain) ?? 0;
  let frame: number | undefined;
  const showFresh = () => {
    frame = undefined;
    const results = [...before.results, ...fresh.values()];
    results.sort((a, b) => placeOf(a) - placeOf(b));
    show({ ...store.get(), results, arrived: fresh.size });
  };

  try {
    const body = { account_id: account.id, domains };
    for await (const event of await client.eppTools.checkDomains(body, { signal: own.signal })) {
      if (event.type !== 'result' || !asked.has(event.domain)) continue;
      fresh.set(event.domain, event);
      // One batch per frame, so that five hundred results paint smoothly.
      frame ??= requestAnimationFrame(showFresh);
    }
    showFresh();
    end('completed');
    showSuccess('Domain check completed successfully');
  } catch (error) {
    if (own.signal.aborted) {
      // Results since the last frame came before the stop and belong to this check.
      if (store.get().status === 'stopped' && abort === own) showFresh();
      return;
    }
    showFresh();
    const lost = error instanceof StreamError;
    const cause = (error instanceof ApiError && error.error) || 'Request failed';
    const problem = lost ? 'Connection to server lost' : `Failed to start domain check: ${cause}`;
    end(lost ? 'lost' : 'failed', problem);
    // The screen shows it. On other screens, a message does.
    if (!store.hasListeners()) showFailure(problem);
  } finally {
    if (frame !== undefined) cancelAnimationFrame(frame);
  }
}
