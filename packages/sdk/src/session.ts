import type { Session, TokenStorage } from './tokens.ts';

/** How a client keeps, renews and ends its session. */
export type SessionKeeper = readonly [
  /** The session that a call is sent with, none for signing in. Signing out forgets it at once. */
  open: (kind: string | undefined) => Promise<Session | undefined>,
  /** For each session call what keeps the session that it brought, or acts on its failure. */
  settlers: Readonly<Record<string, Settle>>,
  /**
   * After a 401: the session for one more try, or undefined when there is none, or only somebody else's. Refreshes unless the
   * storage holds another token than the one that was sent, once for all calls that wait for it. The last try has no other
   * one: it signs out.
   */
  renew: (
    sent: Session | undefined,
    reason: Error,
    last: boolean,
    signal: AbortSignal | null | undefined,
  ) => Promise<Session | undefined>,
];

/** @param failure how the call failed. What its caller aborted is not told. */
type Settle = (sent: Session | undefined, answer?: Session, failure?: Error) => unknown;

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

  const open = async (kind?: string) => {
    if (kind === 'login') return undefined;
    const session = await tokens.get();
    // A late answer to it must not find the session of whoever signed in meanwhile.
    if (kind === 'logout') await tokens.set(undefined);
    return session;
  };

  /** The stored session, if it still has the token that was sent. */
  const current = async (sent: Session | undefined) => {
    const session = await tokens.get();
    return session?.access_token === sent?.access_token ? session : undefined;
  };

  /** Signs out, unless another session, or a newer token, has taken the place of the one that was sent. */
  const signOut = async (sent: Session | undefined, reason: Error) => {
    if (!(await current(sent))) return;
    await tokens.set(undefined);
    onSignOut?.(reason);
  };

  // Calls that fail together end one after the other, so that only the first finds a session to end.
  const end = (sent: Session | undefined, reason: Error) =>
    (ending = ending.catch(() => {}).then(() => signOut(sent, reason)));

  return [
    open,
    {
      login: (_, answer) => answer && tokens.set(answer),
      refresh: async (sent, answer, failure) => {
        const session = await current(sent);
        if (failure) await end(sent, failure);
        else if (session) await tokens.set({ ...session, ...answer });
      },
      logout: () => {},
    },
    async (sent, reason, last, signal) => {
      if (refresh && !last && (await current(sent))?.refresh_token) {
        refreshing ??= refresh()
          .catch(() => {})
          .then(() => (refreshing = undefined));
        // The caller's abort ends its own wait, not the refresh that others wait for.
        const over = new AbortController();
        await Promise.race([refreshing, abortOf(signal, over)]).finally(() => over.abort());
      } else {
        await end(sent, reason);
      }
      const next = await open();
      return last || next?.user?.id !== sent?.user?.id ? undefined : next;
    },
  ];
}

/** Rejects when the signal aborts; listens to it until that is aborted, which ends the wait. */
function abortOf(signal: AbortSignal | null | undefined, over: AbortController): Promise<never> {
  signal?.throwIfAborted();
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), over);
  });
}
