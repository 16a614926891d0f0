import type { OperationId } from '../generated/operations.ts';

/** How many entries each journal keeps; the oldest go first. */
const KEPT = 1000;

/** One request and what became of it. Holds no token, and no password of a body. */
export interface JournalEntry {
  /** Counts the requests, from 1. */
  readonly number: number;
  /** When it came, by the mock's clock. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The operation of the contract; undefined when there is none. */
  readonly operation: OperationId | undefined;
  /** The JSON body that came, secrets masked; undefined when there was none. */
  body?: unknown;
  /** Who called; undefined when nobody was signed in. */
  user?: string;
  /** The status of the answer; 0 for a broken connection; undefined until it is answered. */
  status?: number;
  /** The kind of fault that struck, if one did. */
  fault?: string;
}

/** Where a request or an answer and the contract disagree. */
export interface Violation {
  /** The number of the request. */
  readonly request: number;
  readonly operation: OperationId | undefined;
  readonly problem: string;
}

/** A list that keeps only its newest entries. */
export class Journal<Entry> {
  #entries: Entry[] = [];

  add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length >= 2 * KEPT) this.#entries = this.#entries.slice(-KEPT);
  }

  /** The newest entries, oldest of them first. */
  list(): Entry[] {
    return this.#entries.slice(-KEPT);
  }

  clear(): void {
    this.#entries = [];
  }
}

/** Keys of secrets: of `auth_config` its `key`, too, and any header may be one. */
const SECRET = /password|secret|token|ssl_key|credentials|headers|^key$/i;

/** What may be secret in an address: a user's password, and values of such keys. */
const SECRETS_OF_ADDRESS: readonly [RegExp, string][] = [
  [/(:\/\/[^/?#\s:@]*:)[^/?#\s@]+@/g, '$1***@'],
  [/([?&][^=&#\s]*(?:password|secret|token|key)[^=&#\s]*=)[^&#\s]+/gi, '$1***'],
];

/** How much of a body is kept: hostile ones are nested, long and wide without end. */
const KEPT_OF_BODY = { depth: 20, entries: 1000, characters: 20_000 };

/** A JSON value with the values of secret keys replaced by `***`, as far as it is kept. */
export function withoutSecrets(value: unknown, depth = KEPT_OF_BODY.depth): unknown {
  const { entries, characters } = KEPT_OF_BODY;
  if (typeof value === 'string') {
    const kept = value.length > characters ? `${value.slice(0, characters)}…` : value;
    return SECRETS_OF_ADDRESS.reduce((text, [secret, mask]) => text.replace(secret, mask), kept);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) {
    return value.slice(0, entries).map((part) => withoutSecrets(part, depth - 1));
  }
  const kept = Object.entries(value).slice(0, entries);
  return Object.fromEntries(
    kept.map(([key, part]) => [key, SECRET.test(key) ? '***' : withoutSecrets(part, depth - 1)]),
  );
}
