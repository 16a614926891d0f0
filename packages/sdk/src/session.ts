import type { Operation } from './call.ts';
import type { Session, TokenStorage } from './tokens.ts';

/** Keeps, renews and ends the session of a client. */
export interface SessionKeeper {
  /** The session that a call is sent with: none for a sign-in. A logout forgets it at once. */
  open: (operation: Operation) => Promise<Session | undefined>;
  /** Keeps what a sign-in or a refresh brought; other answers change nothing. */
  keep: (operation: Operation, sent: Session | undefined, answer: unknown) => Promise<void>;
  /**
   * After a 401: the session for one more try, or undefined when there is none, or only somebody else's. Refreshes once for all calls
   * that wait, and not at all where the storage holds a newer token than the one that was sent.
   */
  renew: (
    sent: Session | undefined,
    reason: Error,
    signal: AbortSignal | null | undefined,
  ) => Promise<Session | undefined>;
  /** Signs out, unless another session, or a newer token, has taken the place of the one that was sent. */
  end: (sent: Session | undefined, reason: Error) => Promise<void>;
}

/** Whether a call begins, renews or ends a session: a 401 is an answer to it, and nothing to refresh after. */
export const isSessionCall = ({ id, auth }: Operation): boolean =>
  auth !== undefined || id === 'auth/logout';

/** The token that a call is sent with. */
export function tokenFor({ auth }: Operation, session: Session | undefined) {
  return auth === 'refresh' ? session?.refresh_token : session?.access_token;
}

/**
 * @param refresh calls auth/refresh; absent when a 401 signs out at once
 * @param onSignOut told, once, that a session ended without the app having asked for it, and by which failure
 */
export function createSessionKeeper(
  tokens: TokenStorage,
  refresh: (() => Promise<unknown>) | undefined,
  onSignOut: ((reason: Error) => void) | undefined,
): SessionKeeper {
  let refreshing: Promise<unknown> | undefined;
  let ending: Promise<void> = Promise.resolve();

  /** The stored session, if it still has the token that was sent. */
  async function current(sent: Session | undefined): Promise<Session | undefined> {
    const session = await tokens.get();
    return session?.access_token === sent?.access_token ? session : undefined;
  }

  async function signOut(sent: Session | undefined, reason: Error): Promise<void> {
    if (!(await current(sent))) return;
    await tokens.set(undefined);
    onSignOut?.(reason);
  }

  /** Waits for the refresh that all share. The caller's abort ends its own wait, not the refresh. */
  async function refreshOnce(signal: AbortSignal | null | undefined): Promise<void> {
    refreshing ??= refresh?.()
      .catch(() => {})
      .then(() => (refreshing = undefined));
    const over = new AbortController();
    await Promise.race([refreshing, abortOf(signal, over)]).finally(() => over.abort());
  }

  // Calls that fail together end one after the other, so that only the first finds a session to end.
  const end = (sent: Session | undefined, reason: Error) =>
    (ending = ending.catch(() => {}).then(() => signOut(sent, reason)));

  return {
    end,

    async open({ id, auth }) {
      if (auth === 'none') return undefined;
      const session = await tokens.get();
      // A late answer to it must not find the session of whoever signed in meanwhile.
      if (id === 'auth/logout') await tokens.set(undefined);
      return session;
    },

    async keep({ auth }, sent, answer) {
      if (!isSession(answer)) return;
      if (auth === 'none') await tokens.set(answer);
      if (auth !== 'refresh') return;
      const session = await current(sent);
      if (session) await tokens.set({ ...session, ...answer });
    },

    async renew(sent, reason, signal) {
      const canRefresh = refresh && (await current(sent))?.refresh_token;
      await (canRefresh ? refreshOnce(signal) : end(sent, reason));
      const next = await tokens.get();
      return next?.user?.id === sent?.user?.id ? next : undefined;
    },
  };
}

/** Whether an answer brought tokens. */
function isSession(answer: unknown): answer is Session {
  const token = (answer as Partial<Session> | null | undefined)?.access_token;
  return typeof token === 'string' && token !== '';
}

/** Rejects when the signal aborts; listens to it until `over` is aborted, which ends the wait. */
function abortOf(signal: AbortSignal | null | undefined, over: AbortController): Promise<never> {
  signal?.throwIfAborted();
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
  });
}
