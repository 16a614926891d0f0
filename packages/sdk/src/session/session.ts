import type { Operation } from '../operation.ts';
import { SdkError } from '../errors/errors.ts';
import { tell } from '../options.ts';
import { createStoredSession } from './stored-session.ts';
import { isSamePerson, type Session, type TokenStorage } from './tokens.ts';

/** Keeps, renews and ends the session of a client. */
export interface SessionKeeper {
  /**
   * The session of a call, at once if the storage gives it at once. None for a sign-in. A logout removes it at once.
   * @throws {StorageError}
   */
  open: (operation: Operation) => Session | undefined | Promise<Session | undefined>;
  /**
   * Stores the tokens of a sign-in or a refresh. Ignores other answers.
   * @throws {StorageError}
   */
  keep: (operation: Operation, sent: Session | undefined, answer: unknown) => Promise<void>;
  /**
   * Returns the session for the next attempt of a call. Undefined when there is none, or only that of another person. When
   * nothing tells whose it is, only a GET may use it. Refreshes once for all waiting calls, tabs and processes, and not at
   * all if the storage has a newer token than the one that was sent.
   * @param reason the 401 that signs out when the session cannot be refreshed
   * @throws the error of a refresh that the service did not refuse, such as a lost connection. The session stays
   */
  renew: (
    operation: Operation,
    sent: Session | undefined,
    reason?: Error,
  ) => Promise<Session | undefined>;
  /** Signs out, unless another session or a newer token has replaced the one that was sent. */
  end: (operation: Operation, sent: Session | undefined, reason: Error) => Promise<void>;
  /** Runs a refresh alone: one after the other in this process, and with the storage's lock in all. */
  alone: <Value>(run: () => Promise<Value>) => Promise<Value>;
}

/** How a keeper reaches the service and the app. */
export interface KeeperOptions {
  tokens: TokenStorage;
  /** Calls auth/refresh for a session, and keeps its answer. Undefined when a 401 signs out at once. */
  refresh: ((session: Session) => Promise<unknown>) | undefined;
  /** Called once with the failure when a session ends without a request of the app. */
  onSignOut: ((reason: Error) => void | Promise<void>) | undefined;
  /** Logs a warning. */
  warn: (message: string) => void;
}

/** Whether a call starts, renews or ends a session. Its 401 does not lead to a refresh. */
export const isSessionCall = ({ id, auth }: Operation): boolean =>
  auth !== undefined || id === 'auth/logout';

/** The token of a call. */
export function tokenFor({ auth }: Operation, session: Session | undefined) {
  const token = auth === 'refresh' ? session?.refresh_token : session?.access_token;
  // Some services give the token with its scheme.
  return token?.replace(/^Bearer /i, '');
}

/** Creates the keeper that all calls of a client share. */
export function createSessionKeeper(options: KeeperOptions): SessionKeeper {
  const { tokens, refresh, onSignOut, warn } = options;
  const storage = createStoredSession(tokens, warn);
  /** The refreshes under way, by the access tokens that they renew. */
  const refreshing = new Map<string, Promise<Session | undefined>>();

  const tellSignOut = (reason: Error) =>
    void tell(
      () => onSignOut?.(reason),
      () => warn('The option `onSignOut` failed.'),
    );

  if (onSignOut) {
    tokens.onRemoved?.(() => {
      tellSignOut(
        new SdkError('auth/logout', 'The session was ended elsewhere, as in another tab.'),
      );
    });
  }

  /** The stored session, if it still has the token that was sent. */
  async function current(id: string, sent: Session | undefined): Promise<Session | undefined> {
    const session = await storage.read(id);
    return session?.access_token === sent?.access_token ? session : undefined;
  }

  async function signOut(id: string, sent: Session | undefined, reason: Error): Promise<void> {
    const session = await current(id, sent);
    if (!session) return;
    await storage.replace(id, session, undefined);
    tellSignOut(reason);
  }

  /** The refresh that all calls with this token share. */
  function refreshOnce(session: Session): Promise<Session | undefined> {
    const { access_token } = session;
    const shared = refreshing.get(access_token);
    if (shared || !refresh) return shared ?? Promise.resolve(undefined);
    const renewed = storage
      .alone(async () => {
        // Another tab may have renewed it while this one waited.
        if (!(await current('auth/refresh', session))) return undefined;
        return { ...session, ...((await refresh(session)) as Session) };
      })
      .finally(() => refreshing.delete(access_token));
    refreshing.set(access_token, renewed);
    return renewed;
  }

  // Calls that fail together end the session one after the other, so that only the first one finds
  // it. A refresh runs alone already. What the caller learns is why the session ends, and not that
  // the storage fails, too.
  const end: SessionKeeper['end'] = async ({ id, auth }, sent, reason) => {
    const run = () => signOut(id, sent, reason);
    try {
      await (auth === 'refresh' ? run() : storage.alone(run));
    } catch (error) {
      warn((error as Error).message);
    }
  };

  return {
    end,
    alone: storage.alone,

    open({ id, auth }) {
      if (auth === 'none') return undefined;
      const session = storage.read(id);
      if (id !== 'auth/logout') return session;
      return Promise.resolve(session).then(async (found) => {
        // A late answer must not find the session of a later sign-in.
        if (found) await storage.replace(id, found, undefined);
        return found;
      });
    },

    async keep({ id, auth }, sent, answer) {
      if (!isSession(answer)) return;
      if (auth === 'none') await storage.keep(id, answer);
      if (auth !== 'refresh') return;
      const session = await current(id, sent);
      if (session) await storage.replace(id, session, { ...session, ...answer });
    },

    async renew(operation, sent, reason) {
      const { id, method } = operation;
      let failure: Error | undefined;
      let renewed: Session | undefined;
      const session = await current(id, sent);
      if (refresh && session?.refresh_token) {
        renewed = await refreshOnce(session).catch((error: Error) => void (failure = error));
      } else if (reason) await end(operation, sent, reason);
      const next = await storage.read(id);
      // Another tab may have renewed the session meanwhile.
      const isNew = next?.access_token !== sent?.access_token;
      if (failure && next && !isNew) throw failure;
      // A refresh may give the token that it had.
      if (!next || !(isNew || renewed)) return undefined;
      const isOfSamePerson = sent && isSamePerson(sent, next);
      const isOwn = next.access_token === renewed?.access_token;
      return (isOfSamePerson ?? (isOwn || method === 'GET')) ? next : undefined;
    },
  };
}

/** Whether an answer has tokens. */
function isSession(answer: unknown): answer is Session {
  const token = (answer as Partial<Session> | null | undefined)?.access_token;
  return typeof token === 'string' && token !== '';
}
