import type { User } from './generated/types.ts';

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
}

/** A synchronous storage. */
export interface SyncTokenStorage extends TokenStorage {
  get: () => Session | undefined;
  set: (session: Session | undefined) => void;
}

/** Keeps the session in memory, for scripts, workers and tests. */
export function memoryTokens(session?: Session): SyncTokenStorage {
  return {
    get: () => session,
    set: (next) => {
      session = next;
    },
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
 * reload, and tabs share it. Without a storage, as on a server that renders a page, nobody is signed in.
 * @param given default: `localStorage`, looked up at each use
 * @throws {TypeError} on signing in without a storage
 */
export function webStorageTokens(given?: WebStorage): SyncTokenStorage {
  return {
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
  try {
    const [, claims = ''] = token.split('.');
    const { exp, iat }: { exp?: number; iat?: number } = JSON.parse(
      atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
    );
    if (!exp || iat === undefined) return false;
    return exp - now / 1000 < Math.min(30, (exp - iat) / 10);
  } catch {
    return false;
  }
}
