import * as v from 'valibot';
import type { StoredUser } from '../world/records/users.ts';
import { type ContractOperation, operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { anything, fieldError, isObject, parsedJson, schemaOf, text } from '../world/input.ts';
import type { World } from '../world/world.ts';
import { readParameters } from '../contract/check.ts';
import type { Exchange } from './exchange.ts';
import type { RouteMatch } from './routes.ts';
import { readSession } from './session.ts';

type Scalar = string | number | boolean;

/** The values of a call by their names in the contract. A missing one has its default, if it has any. */
type Values = Readonly<Record<string, Scalar | undefined>>;

/** A call as faults see it. */
export interface FaultCall {
  /** The parameters in the path. */
  readonly params: Values;
  readonly query: Values;
  /** The JSON body. Undefined when there is none. */
  readonly body: unknown;
  /** The user of a valid access token. Undefined without one. */
  readonly user: StoredUser | undefined;
}

/** The calls that a fault applies to. What is left out can be anything. */
export interface Match {
  /** Values in the path: `{ id: 42 }`. */
  readonly params?: Readonly<Record<string, Scalar>> | undefined;
  /** Values in the query: `{ tld: 'cz' }`. */
  readonly query?: Readonly<Record<string, Scalar>> | undefined;
  /** A part of the JSON body: `{ domain: 'mine.com' }`. A list must be equal in each part. */
  readonly body?: unknown;
  /** The email of the caller. */
  readonly user?: string | undefined;
}

const scalars = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const values = schemaOf<Readonly<Record<string, Scalar>>>('an object such as {"id":42}', (value) =>
  v.is(scalars, value),
);

export const MATCH_FIELDS = { params: values, query: values, body: anything, user: text };

export const match = schemaOf<Match>(
  'an object such as {"params":{"id":42},"query":{"tld":"cz"},"body":{"paid":true},"user":"user@dropcatch.test"}',
  (value) => isObject(value) && fieldError(value, MATCH_FIELDS) === undefined,
);

/** The first parameter that no call has. Undefined when there is none. */
export function matchError(asked: Match, operation: OperationId | undefined): string | undefined {
  const parameters = operations.flatMap((each) =>
    operation === undefined || each.id === operation ? each.parameters : [],
  );
  for (const [key, place] of [
    ['params', 'path'],
    ['query', 'query'],
  ] as const) {
    const known = new Set(parameters.filter((each) => each.in === place).map(({ name }) => name));
    const wrong = Object.keys(asked[key] ?? {}).find((name) => !known.has(name));
    if (wrong === undefined) continue;
    return `match.${key}.${wrong} is unknown. Known: ${[...known].join(', ') || 'none'}`;
  }
  return undefined;
}

/** The values in the path or the query of a call, as texts or converted. A missing one has its default. */
export const valuesIn = (
  place: 'path' | 'query',
  { parameters }: Pick<ContractOperation, 'parameters'>,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Values =>
  readParameters(
    parameters.filter((each) => each.in === place),
    path,
    query,
  ) as Values;

/** What faults may ask about a call. Refuses nothing yet. */
export async function callOf(
  exchange: Exchange,
  { operation, path }: RouteMatch,
  world: World,
): Promise<FaultCall> {
  const { auth, body } = operation;
  const owner =
    auth === 'none' ? undefined : await readSession(world, exchange.header('authorization'), auth);
  const sent = body === undefined ? '' : await exchange.text().catch(() => '');
  return {
    params: valuesIn('path', operation, path, exchange.query),
    query: valuesIn('query', operation, path, exchange.query),
    body: parsedJson(sent),
    user: typeof owner === 'object' ? owner.user : undefined,
  };
}

/** Whether a value has all parts of a pattern. */
export function contains(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    const isSameLength = Array.isArray(value) && value.length === pattern.length;
    return isSameLength && pattern.every((part, index) => contains(value[index], part));
  }
  if (!isObject(pattern)) return value === pattern;
  return (
    isObject(value) && Object.entries(pattern).every(([key, part]) => contains(value[key], part))
  );
}

export const hasValues = (given: Values, wanted: Values = {}): boolean =>
  Object.entries(wanted).every(([name, value]) => String(given[name]) === String(value));

export const matches = ({ params, query, body, user }: Match, call: FaultCall): boolean =>
  hasValues(call.params, params) &&
  hasValues(call.query, query) &&
  (body === undefined || contains(call.body, body)) &&
  (user === undefined || user === call.user?.email);
