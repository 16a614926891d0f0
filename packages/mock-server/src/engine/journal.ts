import type { OperationId } from '../generated/operations.ts';
import { parsedJson } from '../input/json.ts';
import type { StoredUser } from '../world/records/users.ts';
import type { ServiceRequest } from './request.ts';
import { KEPT_OF_BODY, shownHeader, withoutSecrets } from './secrets.ts';

/** Number of entries in each journal. The oldest are dropped. */
const KEPT = 1000;

/** Number of the newest requests that keep their answers. */
const KEPT_ANSWERS = 100;

/** A request or an answer that breaks the contract. */
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

  /** The kept entries, oldest first. */
  list(): Entry[] {
    return this.#entries.slice(-KEPT);
  }

  /** The entry `count` places before the newest one. */
  before(count: number): Entry | undefined {
    return this.#entries.at(-1 - count);
  }

  clear(): void {
    this.#entries = [];
  }
}

/** A request and its answer. Contains no tokens, and no passwords from bodies. */
export class Entry {
  /** Number of the request, from 1. */
  declare readonly number: number;
  /** Time of the request by the mock's clock. */
  declare readonly at: string;
  declare readonly method: string;
  declare readonly path: string;
  /** The percent-decoded parameters in the path. */
  declare readonly params: Readonly<Record<string, string>>;
  declare readonly query: Readonly<Record<string, string>>;
  /** Its operation. Undefined when the contract has none. */
  declare readonly operation: OperationId | undefined;
  /** The JSON body with masked secrets. Undefined when there was none. */
  body?: unknown;
  /** Username of the caller. Undefined when nobody was signed in. */
  user?: string;
  /** Status of the answer. 0 for a broken connection, undefined until it is answered. */
  status?: number;
  /** Kind of the fault that was applied, if any. */
  fault?: string;
  #answer: string | unknown[] = '';
  #email?: string;
  readonly #headers: ServiceRequest['headers'];

  constructor({ headers, ...request }: Request) {
    Object.assign(this, request);
    this.#headers = headers;
  }

  /** The headers by lower-case name, with masked secrets. A getter, so that comparisons and JSON skip it. */
  get headers(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(this.#headers).map(([name, value]) => [
        name,
        shownHeader(name, String(value)),
      ]),
    );
  }

  /** Keeps who made the call. */
  keepUser({ username, email }: Pick<StoredUser, 'username' | 'email'>): void {
    this.user = username;
    this.#email = email;
  }

  /** Whether the caller has this email or username. */
  isBy(name: string): boolean {
    return this.user === name || this.#email === name;
  }

  /**
   * The parsed body of the answer, with masked secrets and shortened; for a stream, the events so far. Undefined when
   * there was none and for older requests. A getter, so that comparisons and JSON skip it.
   */
  get answer(): unknown {
    if (typeof this.#answer !== 'string') return withoutSecrets(this.#answer);
    if (this.#answer === '') return undefined;
    return withoutSecrets(parsedJson(this.#answer) ?? this.#answer);
  }

  /** Keeps the text of an answer. An empty text drops the answer. */
  keepText(text: string): void {
    this.#answer = text;
  }

  /** Keeps an event of a stream, up to a thousand. */
  keepEvent(event: unknown): void {
    if (typeof this.#answer === 'string') this.#answer = [];
    if (this.#answer.length < KEPT_OF_BODY.entries) this.#answer.push(event);
  }
}

type Request = Pick<Entry, 'number' | 'at' | 'method' | 'path' | 'params' | 'query' | 'operation'> &
  Pick<ServiceRequest, 'headers'>;

/** The readable part of an entry. */
export interface JournalEntry extends Readonly<
  Omit<Entry, 'keepText' | 'keepEvent' | 'keepUser'>
> {}

/** The requests. The newest have their answers. */
export class RequestJournal extends Journal<Entry> {
  enter(request: Request): Entry {
    const entry = new Entry(request);
    this.add(entry);
    this.before(KEPT_ANSWERS)?.keepText('');
    return entry;
  }
}
