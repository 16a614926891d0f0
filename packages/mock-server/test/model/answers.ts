import { operations } from '../../src/generated/contract.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import { field } from '../../src/input/json.ts';
import { FromAnswers, type Kind, type Tag } from './named.ts';

/** The things of a kind in an answer: under the key `rows`, or the whole answer without it. */
interface Place {
  readonly kind: Kind;
  readonly rows?: string;
}

/** What the paged list of an area gives, and what its `create` does. */
const byArea = operations.flatMap(({ id, pagination }) => {
  const [kind, verb] = id.split('/') as [Tag, string];
  if (verb === 'list' && pagination) return [[id, { kind, rows: pagination.items }] as const];
  return verb === 'create' ? [[id, { kind }] as const] : [];
});

/** The operations whose answers give things for later calls. */
const GIVES: Partial<Record<OperationId, Place>> = {
  ...Object.fromEntries(byArea),
  'eppCategories/list': { kind: 'categories', rows: 'categories' },
  'eppCategories/create': { kind: 'categories' },
  'eppAccounts/list': { kind: 'accounts', rows: 'accounts' },
  'eppAccounts/create': { kind: 'accounts' },
  'eppLogs/list': { kind: 'logs', rows: 'logs' },
  'sources/list': { kind: 'sources', rows: 'sources' },
  'dataSources/list': { kind: 'dataSources', rows: 'sources' },
  'adminUsers/list': { kind: 'users', rows: 'users' },
  'adminUsers/create': { kind: 'users' },
  'auth/register': { kind: 'users', rows: 'user' },
  'managers/list': { kind: 'managers', rows: 'managers' },
  'scheduler/jobs': { kind: 'jobs', rows: 'jobs' },
  'releasedDomains/list': { kind: 'domains', rows: 'domains' },
  'releasedDomains/quickCheck': { kind: 'checks' },
  'releasedDomains/check': { kind: 'checks' },
};

/** The kinds of things that answers give. */
export const KINDS: readonly Kind[] = Object.values(GIVES).map(({ kind }) => kind);

/** The lists to read first, so that calls have ids to use. No call uses those of the audit log, which may be a 404. */
export const FIRST_READS: readonly OperationId[] = operations
  .filter(({ id, roles }) => GIVES[id] && id !== 'auditLogs/list' && roles.includes('admin'))
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  .map(({ id }) => id);

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
