import type { OperationId } from '../generated/operations.ts';
import { parsedJson } from '../world/input.ts';

/** How many entries each journal keeps; the oldest go first. */
const KEPT = 1000;

/** How many of the newest requests keep their answers. */
const KEPT_ANSWERS = 100;

/** Where a request or an answer and the contract disagree. */
export interface Violation {
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

  /** The entry that came so many before the newest one. */
  before(count: number): Entry | undefined {
    return this.#entries.at(-1 - count);
  }

  clear(): void {
    this.#entries = [];
  }
}

/** One request and what became of it. Holds no token, and no password of a body. */
export class Entry {
  /** Counts the requests, from 1. */
  declare readonly number: number;
  /** When it came, by the mock's clock. */
  declare readonly at: string;
  declare readonly method: string;
  declare readonly path: string;
  declare readonly query: Readonly<Record<string, string>>;
  /** The operation of the contract; undefined when there is none. */
  declare readonly operation: OperationId | undefined;
  /** The JSON body that came, secrets masked; undefined when there was none. */
  body?: unknown;
  /** Who called; undefined when nobody was signed in. */
  user?: string;
  /** The status of the answer; 0 for a broken connection; undefined until it is answered. */
  status?: number;
  /** The kind of fault that struck, if one did. */
  fault?: string;
  #answer: string | unknown[] = '';

  constructor(request: Request) {
    Object.assign(this, request);
  }

  /**
   * The body of the answer: parsed, secrets masked, shortened; of a stream the events so far. Undefined where there was none,
   * and for older requests, whose answers were forgotten. Made when somebody asks; comparisons and JSON do not see it.
   */
  get answer(): unknown {
    if (typeof this.#answer !== 'string') return withoutSecrets(this.#answer);
    if (this.#answer === '') return undefined;
    return withoutSecrets(parsedJson(this.#answer) ?? this.#answer);
  }

  /** Keeps the whole text of an answer; an empty one forgets it. */
  keepText(text: string): void {
    this.#answer = text;
  }

  /** Keeps one more event of a stream, of the first thousand. */
  keepEvent(event: unknown): void {
    if (typeof this.#answer === 'string') this.#answer = [];
    if (this.#answer.length < KEPT_OF_BODY.entries) this.#answer.push(event);
  }
}

/** What is known of a request when it comes. */
type Request = Pick<Entry, 'number' | 'at' | 'method' | 'path' | 'query' | 'operation'>;

/** A request as people look at it. */
export type JournalEntry = Readonly<Omit<Entry, 'keepText' | 'keepEvent'>>;

/** The requests, with what was answered to the newest of them. */
export class RequestJournal extends Journal<Entry> {
  /** Adds a request whose answer is not known yet. */
  enter(request: Request): Entry {
    const entry = new Entry(request);
    this.add(entry);
    this.before(KEPT_ANSWERS)?.keepText('');
    return entry;
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
