import type { User } from '../generated/types.ts';

/** A session that is kept between calls. */
export interface Session {
  access_token: string;
  /** Without it, a 401 ends the session at once. */
  refresh_token?: string | undefined;
  /** The user at the time of signing in. */
  user?: User | undefined;
}

/** Storage of the session. Both methods may be asynchronous, for keychains and databases. */
export interface TokenStorage {
  /** The session, or undefined when signed out. */
  get: () => Session | undefined | Promise<Session | undefined>;
  /** Stores a session. Undefined removes it. */
  set: (session: Session | undefined) => void | Promise<void>;
  /**
   * Runs a refresh or a sign-out while no other tab or process does, for a storage that several share. Needed for services
   * whose refresh tokens are valid only once.
   */
  lock?: (<Value>(run: () => Promise<Value>) => Promise<Value>) | undefined;
  /** Calls the listener when another tab or process has removed the session. `onSignOut` tells that. */
  onRemoved?: ((listener: () => void) => void) | undefined;
}

/** A synchronous storage. */
export interface SyncTokenStorage extends TokenStorage {
  get: () => Session | undefined;
  set: (session: Session | undefined) => void;
}

/** Keeps the session in memory, for scripts, workers and tests. Several clients may share one. */
export function memoryTokens(session?: Session): SyncTokenStorage {
  return {
    lock: inTurn(),
    get: () => session,
    set: (next) => {
      session = next;
    },
  };
}

/** Returns a function that runs tasks one after the other. */
export function inTurn(): NonNullable<TokenStorage['lock']> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const task = last.then(run, run);
    last = task;
    return task;
  };
}

/** The used part of `localStorage` and `sessionStorage`. Defined here because workers have no type for them. */
export interface WebStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/**
 * Keeps the session in a browser's storage under the keys `access_token`, `refresh_token` and `user`. It survives a
 * reload, and tabs share it: they refresh one at a time (Web Locks), and `onSignOut` tells when another one has ended it. Without a storage, as on a server that renders a page, nobody is signed in.
 * @param given default: `localStorage`, looked up at each use
 * @throws {TypeError} on signing in without a storage
 */
export function webStorageTokens(given?: WebStorage): SyncTokenStorage {
  return {
    lock: (run) => {
      const { locks } = (globalThis as { navigator?: { locks?: Locks } }).navigator ?? {};
      return locks ? locks.request('dropcatch-session', run) : run();
    },
    onRemoved: (listener) => {
      const page = globalThis as { addEventListener?: (type: string, listener: unknown) => void };
      page.addEventListener?.(
        'storage',
        ({ key, oldValue, newValue, storageArea }: StorageChange) => {
          // Without a key, all was removed.
          const isRemoved = key === null || (key === 'access_token' && oldValue && !newValue);
          if (isRemoved && storageArea === (given ?? pageStorage())) listener();
        },
      );
    },
    get: () => {
      const storage = given ?? pageStorage();
      const access_token = storage?.getItem('access_token');
      if (!storage || !access_token) return undefined;
      return {
        access_token,
        refresh_token: storage.getItem('refresh_token') ?? undefined,
        user: storedUser(storage.getItem('user')),
      };
    },
    set: (session) => {
      const storage = given ?? pageStorage();
      if (!storage) {
        if (session) throw new TypeError('There is no `localStorage` here. Use `memoryTokens()`.');
        return;
      }
      const keep = (key: keyof Session, value: string | undefined) =>
        value === undefined ? storage.removeItem(key) : storage.setItem(key, value);
      keep('access_token', session?.access_token);
      keep('refresh_token', session?.refresh_token);
      keep('user', session?.user && JSON.stringify(session.user));
    },
  };
}

/** The used part of the Web Locks API. */
interface Locks {
  request: <Value>(name: string, run: () => Promise<Value>) => Promise<Value>;
}

/** The used part of a StorageEvent. */
interface StorageChange {
  key: string | null;
  oldValue: string | null;
  newValue: string | null;
  storageArea: unknown;
}

/** The page's storage. Undefined on a server. Node 25 has one without methods there. */
function pageStorage(): WebStorage | undefined {
  const { localStorage: storage } = globalThis as { localStorage?: WebStorage };
  return typeof storage?.getItem === 'function' ? storage : undefined;
}

/** The stored user. Undefined when there is none or the value is invalid. */
function storedUser(text: string | null): User | undefined {
  try {
    const user: User | null = JSON.parse(text ?? 'null');
    return user ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a token is about to expire: in the last tenth of its life, at most 30 s. Only a JSON Web Token tells (RFC 7519,
 * section 4.1.4).
 * @param now the time by the service's clock, in milliseconds since 1970
 */
export function expiresSoon(token: string, now: number): boolean {
  const { exp, iat } = claimsOf(token);
  if (typeof exp !== 'number' || typeof iat !== 'number') return false;
  return exp - now / 1000 < Math.min(30, (exp - iat) / 10);
}

/**
 * Whether two sessions are those of one person: by the ids of their users and the subjects of their tokens (RFC 7519,
 * section 4.1.2), as far as both have them, else because they have the same refresh token. Undefined when nothing tells.
 */
export function isSamePerson(one: Session, other: Session): boolean | undefined {
  const pairs = [
    [one.user?.id, other.user?.id],
    [claimsOf(one.access_token).sub, claimsOf(other.access_token).sub],
  ];
  const known = pairs.filter((pair) => pair.every((id) => id != null));
  if (known.length > 0) return known.every(([id, otherId]) => id === otherId);
  const hasSameToken = one.refresh_token && one.refresh_token === other.refresh_token;
  return hasSameToken ? true : undefined;
}

/** What a token says, if it is a JSON Web Token. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, claims = ''] = token.split('.');
    return { ...JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) };
  } catch {
    return {};
  }
}
