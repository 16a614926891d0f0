import type { OperationId } from '../../src/generated/operations.ts';
import { field } from '../../src/input/json.ts';
import { FromAnswers, type Kind } from './named.ts';

/** The things of a kind in an answer: under the key `rows`, or the whole answer without it. */
interface Place {
  readonly kind: Kind;
  readonly rows?: string;
}

/** The operations whose answers give things for later calls. */
const GIVES: Partial<Record<OperationId, Place>> = {
  'orders/list': { kind: 'orders', rows: 'orders' },
  'notifications/list': { kind: 'notifications', rows: 'notifications' },
  'domains/list': { kind: 'domains', rows: 'domains' },
  'eppCategories/list': { kind: 'categories', rows: 'categories' },
  'eppCategories/create': { kind: 'categories' },
  'eppAccounts/list': { kind: 'accounts', rows: 'accounts' },
  'eppAccounts/create': { kind: 'accounts' },
  'eppLogs/list': { kind: 'logs', rows: 'logs' },
  'sources/list': { kind: 'sources', rows: 'sources' },
  'sources/create': { kind: 'sources' },
  'dataSources/list': { kind: 'dataSources', rows: 'sources' },
  'dataSources/create': { kind: 'dataSources' },
  'adminUsers/list': { kind: 'users', rows: 'users' },
  'adminUsers/create': { kind: 'users' },
  'users/list': { kind: 'users', rows: 'users' },
  'users/create': { kind: 'users' },
  'auth/register': { kind: 'users', rows: 'user' },
  'managers/list': { kind: 'managers', rows: 'managers' },
  'news/list': { kind: 'news', rows: 'news' },
  'news/create': { kind: 'news' },
  'scheduler/jobs': { kind: 'jobs', rows: 'jobs' },
  'releasedDomains/list': { kind: 'domains', rows: 'domains' },
  'releasedDomains/quickCheck': { kind: 'checks' },
  'releasedDomains/check': { kind: 'checks' },
};

/** The lists to read first, so that calls have ids to use. */
export const FIRST_READS: readonly OperationId[] = [
  'orders/list',
  'notifications/list',
  'domains/list',
  'eppCategories/list',
  'eppAccounts/list',
  'eppLogs/list',
  'sources/list',
  'dataSources/list',
  'adminUsers/list',
  'managers/list',
  'news/list',
  'scheduler/jobs',
];

/** The value to use if no answer has given one yet. */
const NOTHING = 1;

/** The things that answers have given so far, by kind. */
export class Answers {
  readonly #things = new Map<Kind, unknown[]>();

  /** Remembers the things of an answer. Known ones become the newest. */
  learn(operation: OperationId, body: unknown): void {
    const place = GIVES[operation];
    if (place === undefined) return;
    const found = place.rows === undefined ? body : field(body, place.rows);
    const known = this.#things.get(place.kind) ?? [];
    known.push(...[found].flat().toReversed());
    this.#things.set(place.kind, known);
  }

  /** Replaces each {@link FromAnswers} in a value by a value from earlier answers. */
  fill(value: unknown): unknown {
    if (value instanceof FromAnswers) return this.#find(value);
    if (Array.isArray(value)) return value.map((part) => this.fill(part));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.fill(part)]));
  }

  #find({ kind, back, key }: FromAnswers): unknown {
    const things = this.#things.get(kind) ?? [];
    return things.length === 0
      ? NOTHING
      : (field(things.at(-1 - (back % things.length)), key) ?? NOTHING);
  }
}
