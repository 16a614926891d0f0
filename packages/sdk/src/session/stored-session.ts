/** The session in the caller's storage, which may be slow, fail, or not keep what it is given. */
import { StorageError } from '../errors/errors.ts';
import { causeOf } from '../errors/failure.ts';
import { maskOf } from '../errors/secrets.ts';
import { inTurn, type Session, type TokenStorage } from './tokens.ts';

/** A storage whose failures are errors of the SDK. */
export interface StoredSession {
  /**
   * The session, at once if the storage gives it at once. If the storage did not keep a change, the changed one.
   * @throws {StorageError}
   */
  read: (operation: string) => Session | undefined | Promise<Session | undefined>;
  /**
   * Stores the session of a sign-in.
   * @throws {StorageError}
   */
  keep: (operation: string, session: Session) => Promise<void>;
  /**
   * Replaces a session by its renewed one, or removes it. If the storage does not keep that, the client uses the change
   * all the same, and logs a warning: a server cannot set cookies while it renders a page.
   * @throws {StorageError} when the storage cannot be read
   */
  replace: (operation: string, session: Session, next: Session | undefined) => Promise<void>;
  /**
   * Runs something alone: meanwhile, nothing else in this client renews the session, and if the storage has a lock, no
   * other client, tab or process.
   * @throws {StorageError} when the lock fails
   */
  alone: <Value>(run: () => Promise<Value>) => Promise<Value>;
}

/** Largest number of changes that are remembered for a storage that did not keep them. */
const mostUnkept = 100;

/** @param warn logs a warning */
export function createStoredSession(
  tokens: TokenStorage,
  warn: (message: string) => void,
): StoredSession {
  /** The sessions that count in place of stored ones, by the access tokens of the latter. */
  const unkept = new Map<string, Session | undefined>();

  /** The session that was read last, whose tokens no error may show. */
  let latest: Session | undefined;

  function counting(operation: string, stored: Session | undefined): Session | undefined {
    if (stored == null) return undefined;
    const { access_token } = stored as Partial<Session>;
    if (typeof access_token !== 'string') {
      throw new StorageError(
        operation,
        'The token storage must give an object with an `access_token`, or undefined.',
      );
    }
    latest = unkept.has(access_token) ? unkept.get(access_token) : stored;
    return latest;
  }

  /** What the storage has. */
  function found(operation: string): ReturnType<TokenStorage['get']> {
    const fail = (error: unknown) => {
      throw failure(operation, 'read', error);
    };
    try {
      const session = tokens.get();
      return isPromise(session) ? session.then(undefined, fail) : session;
    } catch (error) {
      return fail(error);
    }
  }

  /** Marks the change of a session as one that counts, whatever the storage does. Returns the token that is stored. */
  function mark({ access_token }: Session, next: Session | undefined): string {
    const [earlier] = [...unkept].find(([, one]) => one?.access_token === access_token) ?? [];
    const stored = earlier ?? access_token;
    unkept.set(stored, next);
    const [oldest = ''] = unkept.keys();
    if (unkept.size > mostUnkept) unkept.delete(oldest);
    return stored;
  }

  const own = inTurn();

  return {
    read(operation) {
      const session = found(operation);
      return isPromise(session)
        ? session.then((one) => counting(operation, one))
        : counting(operation, session);
    },

    async keep(operation, session) {
      try {
        await tokens.set(session);
      } catch (error) {
        throw failure(operation, 'keep', error, session);
      }
    },

    async replace(operation, session, next) {
      let problem = `${operation}: The token storage did not keep the session.`;
      // At once, because a slow storage may take longer than the call has time.
      const before = mark(session, next);
      try {
        await tokens.set(next);
      } catch (error) {
        problem = failure(operation, 'keep', error, next ?? session).message;
      }
      const stored = await found(operation);
      if (stored?.access_token !== before) return void unkept.delete(before);
      warn(`${problem} This client uses the ${next ? 'renewed' : 'ended'} one all the same.`);
    },

    alone: (run) =>
      own(async () => {
        if (!tokens.lock) return run();
        let task: ReturnType<typeof run> | undefined;
        let problem: unknown;
        try {
          await tokens.lock(() => (task = run()));
        } catch (error) {
          problem = error;
        }
        // Of what ran alone, the caller gets the answer or the error itself.
        if (!task) throw failure('auth/refresh', 'lock', problem, latest);
        return task;
      }),
  };
}

/** Whether a value comes later. */
export const isPromise = <Value>(value: Value | Promise<Value>): value is Promise<Value> =>
  typeof (value as Partial<Promise<Value>> | undefined)?.then === 'function';

/** The storage's own error, as one of the SDK. */
function failure(
  operation: string,
  what: 'read' | 'keep' | 'lock',
  error: unknown,
  session?: Session,
) {
  const cause = causeOf(maskOf({ url: '', headers: new Headers(), body: session }), error);
  const reason = cause ? `: ${cause.message.replace(/\.$/, '')}.` : '.';
  return new StorageError(operation, `The token storage could not ${what} the session${reason}`, {
    cause,
  });
}
