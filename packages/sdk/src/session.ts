import type { Session, TokenStorage } from './tokens.ts';

/** How a client keeps, renews and ends its session. */
export type SessionKeeper = readonly [
  /** The token that a call is sent with. */
  token: (kind: string | undefined) => Promise<string | undefined>,
  /** For each session call what keeps the session that it brought; without an answer it failed, or its caller aborted it. */
  settlers: Readonly<Record<string, Settle>>,
  /**
   * After a 401: the token for one more try, or undefined when there is none. Refreshes unless the storage holds another token than
   * the one that was sent, once for all calls that wait for it.
   */
  renew: (
    sent: string | undefined,
    signal: AbortSignal | null | undefined,
  ) => Promise<string | undefined>,
  /** Signs out, unless another session has taken the place of the one that was sent. */
  end: (sent: string | undefined) => Promise<void>,
];

type Settle = (sent: string | undefined, answer?: Session, aborted?: boolean) => unknown;

/**
 * @param refresh calls auth/refresh; absent when a 401 signs out at once
 * @param onSignOut told, once, that a session ended without the app having asked for it
 */
export function createSessionKeeper(
  tokens: TokenStorage,
  refresh: (() => Promise<unknown>) | undefined,
  onSignOut: (() => void) | undefined,
): SessionKeeper {
  let refreshing: Promise<unknown> | undefined;
  let ending: Promise<void> = Promise.resolve();

  const token = async (kind?: string) =>
    kind === 'login'
      ? undefined
      : (await tokens.get())?.[kind === 'refresh' ? 'refresh_token' : 'access_token'];

  /** The stored session, if the token is one of its. */
  const sessionOf = async (sent: string | undefined) => {
    const session = await tokens.get();
    const own = sent && (session?.access_token === sent || session?.refresh_token === sent);
    return own && session;
  };

  const signOut = async (sent: string | undefined) => {
    if (!(await sessionOf(sent))) return;
    await tokens.set(undefined);
    onSignOut?.();
  };

  // Calls that fail together end one after the other, so that only the first finds a session to end.
  const end = (sent: string | undefined) =>
    (ending = ending.catch(() => {}).then(() => signOut(sent)));

  const refreshed = () => {
    refreshing = undefined;
  };

  return [
    token,
    {
      login: (_, answer) => answer && tokens.set(answer),
      refresh: async (sent, answer, aborted) => {
        const session = await sessionOf(sent);
        if (answer) await (session && tokens.set({ ...session, ...answer }));
        else if (!aborted) await end(sent);
      },
      logout: () => tokens.set(undefined),
    },
    async (sent, signal) => {
      const session = await sessionOf(sent);
      if (refresh && session && session.refresh_token) {
        refreshing ??= refresh().then(refreshed, refreshed);
        // The caller's abort ends its own wait, not the refresh that others wait for.
        await Promise.race([refreshing, abortOf(signal)]);
      } else {
        await end(sent);
      }
      return token();
    },
    end,
  ];
}

/** Rejects when the signal aborts. */
function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  signal?.throwIfAborted();
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
