import * as v from 'valibot';
import { operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Store } from '../world/store.ts';
import { count as howOften, readFields, text, textMap, whole } from '../input/input.ts';
import { type FaultKind, faultKind, operationKind } from './fault-kinds.ts';
import type { JournalEntry } from './journal.ts';
import { contains, hasValues, type Match, MATCH_FIELDS, matchError, valuesIn } from './match.ts';

/** The requests to look for. What is left out can be anything. */
export interface RequestMatch extends Match {
  readonly operation?: OperationId | undefined;
  readonly method?: string | undefined;
  /** The whole path: `/api/orders/42`. */
  readonly path?: string | undefined;
  /** Status of the answer. 0 for a broken connection. */
  readonly status?: number | undefined;
  /** Kind of the fault that was applied. */
  readonly fault?: FaultKind | undefined;
  /** Request headers. Secrets are masked: `{ authorization: 'Bearer ***' }`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Fields with one value. */
const PLAIN_FIELDS = {
  operation: operationKind,
  method: text,
  path: text,
  status: whole(0, 599),
  fault: faultKind,
  user: text,
};

export const REQUEST_FIELDS = { ...PLAIN_FIELDS, ...MATCH_FIELDS, headers: textMap };

/** The requests of a test are not as expected. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
}

/** The query of a request. A value that was not sent has its default, as for faults. */
function queryOf({ operation: id, params, query }: JournalEntry) {
  const operation = operations.find((each) => each.id === id);
  return operation === undefined
    ? query
    : valuesIn('query', operation, params, new URLSearchParams(query));
}

/** The fields of a match that an entry does not have. */
function differences(entry: JournalEntry, match: RequestMatch): string[] {
  const { params, query, headers, body, user, ...plain } = match;
  const lower = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  const agrees = {
    ...Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [
        name,
        value === undefined || entry[name as keyof typeof plain] === value,
      ]),
    ),
    params: hasValues(entry.params, params),
    query: query === undefined || hasValues(queryOf(entry), query),
    headers: hasValues(entry.headers, Object.fromEntries(lower)),
    body: body === undefined || contains(entry.body, body),
    user: user === undefined || entry.isBy(user),
  };
  return Object.entries(agrees).flatMap(([name, is]) => (is ? [] : name));
}

/** The entries that match. Throws a RangeError for a match that no request can have. */
export function matchingRequests(
  entries: readonly JournalEntry[],
  match: RequestMatch,
  store: Store,
): JournalEntry[] {
  readFields(match, REQUEST_FIELDS);
  const { user } = match;
  // A user who made a request may be removed by now.
  const isKnown = user !== undefined && entries.some((entry) => entry.isBy(user));
  const error = matchError(match, match.operation, isKnown ? undefined : store);
  if (error !== undefined) throw new RangeError(error);
  return entries.filter((entry) => differences(entry, match).length === 0);
}

/** Number of requests that an error shows. */
const SHOWN = 3;

/** Throws a VerificationError unless `count` entries match. It names those that nearly match. */
export function verifyCount(
  entries: readonly JournalEntry[],
  count: number,
  match: RequestMatch,
  store: Store,
): void {
  if (!v.is(howOften, count))
    throw new RangeError(`count ${howOften.message}, not ${JSON.stringify(count)}`);
  const found = matchingRequests(entries, match, store).length;
  if (found === count) return;
  const others = entries
    .map((entry) => ({ entry, differs: differences(entry, match) }))
    .filter(({ differs }) => differs.length > 0 && differs.length < Object.keys(match).length)
    .toSorted((a, b) => a.differs.length - b.differs.length)
    .slice(0, SHOWN)
    .map(
      ({ entry: { number, method, path, status }, differs }) =>
        `\n  request ${number}: ${method} ${path}, answered ${status ?? 'not yet'}, differs in ${differs.join(', ')}`,
    );
  throw new VerificationError(
    `Expected ${count} of the ${entries.length} requests to match ${JSON.stringify(match)}, but ${found} did${others.join('')}`,
  );
}
