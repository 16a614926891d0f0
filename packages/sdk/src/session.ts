import type { Operation } from './call.ts';
import type { Session, TokenStorage } from './tokens.ts';

/** Keeps, renews and ends the session of a client. */
export interface SessionKeeper {
  /** The session of a call. None for a sign-in. A logout removes it at once. */
  open: (operation: Operation) => Promise<Session | undefined>;
  /** Stores the tokens of a sign-in or a refresh. Ignores other answers. */
  keep: (operation: Operation, sent: Session | undefined, answer: unknown) => Promise<void>;
  /**
   * Returns the session for the next attempt. Undefined when there is none, or only that of another user. Refreshes once
   * for all waiting calls, and not at all if the storage has a newer token than the one that was sent.
   * @param reason the 401 that signs out when the session cannot be refreshed
   * @throws the error of a refresh that the service did not refuse, such as a lost connection. The session stays
   */
  renew: (sent: Session | undefined, reason?: Error) => Promise<Session | undefined>;
  /** Signs out, unless another session or a newer token has replaced the one that was sent. */
  end: (sent: Session | undefined, reason: Error) => Promise<void>;
}

/** Whether a call starts, renews or ends a session. Its 401 does not lead to a refresh. */
export const isSessionCall = ({ id, auth }: Operation): boolean =>
  auth !== undefined || id === 'auth/logout';

/** The token of a call. */
export function tokenFor({ auth }: Operation, session: Session | undefined) {
  return auth === 'refresh' ? session?.refresh_token : session?.access_token;
}

/**
 * @param refresh calls auth/refresh. Undefined when a 401 signs out at once
 * @param onSignOut called once with the failure when a session ends without a request of the app
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

  /** The refresh that all waiting calls share. */
  function refreshOnce(): Promise<unknown> {
    refreshing ??= refresh?.().finally(() => (refreshing = undefined));
    return refreshing ?? Promise.resolve();
  }

  // Calls that fail together end the session one after the other, so that only the first one finds
  // it.
  const end = (sent: Session | undefined, reason: Error) =>
    (ending = ending.catch(() => {}).then(() => signOut(sent, reason)));

  return {
    end,

    async open({ id, auth }) {
      if (auth === 'none') return undefined;
      const session = await tokens.get();
      // A late answer must not find the session of a later sign-in.
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

    async renew(sent, reason) {
      let failure: Error | undefined;
      const canRefresh = refresh && (await current(sent))?.refresh_token;
      if (canRefresh) await refreshOnce().catch((error: Error) => (failure = error));
      else if (reason) await end(sent, reason);
      const next = await tokens.get();
      // Another tab may have renewed the session meanwhile.
      if (failure && next && next.access_token === sent?.access_token) throw failure;
      return next?.user?.id === sent?.user?.id ? next : undefined;
    },
  };
}

/** Whether an answer has tokens. */
function isSession(answer: unknown): answer is Session {
  const token = (answer as Partial<Session> | null | undefined)?.access_token;
  return typeof token === 'string' && token !== '';
}
