import * as v from 'valibot';
import type { StoredUser } from '../world/records/users.ts';
import { type ContractOperation, operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { anything, fieldError, schemaOf, text } from '../input/input.ts';
import { isObject, parsedJson } from '../input/json.ts';
import type { Store } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { patternError, readParameter, readParameters } from '../contract/check.ts';
import type { ServiceRequest } from './request.ts';
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
  /** The email or username of the caller. */
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

/** The places of the values in a match, and in the contract. */
const PLACES = { params: 'path', query: 'query' } as const;

/** Why no call of an operation can have these values in its path or query. */
function valuesError(
  key: keyof typeof PLACES,
  asked: Match,
  candidates: readonly ContractOperation[],
): string | undefined {
  const known = candidates.flatMap(({ id, parameters }) =>
    parameters.filter((each) => each.in === PLACES[key]).map((each) => ({ id, ...each })),
  );
  for (const [name, value] of Object.entries(asked[key] ?? {})) {
    const named = known.filter((each) => each.name === name);
    if (named.length === 0) {
      const names = [...new Set(known.map((each) => each.name))];
      return `match.${key}.${name} is unknown. Known: ${names.join(', ') || 'none'}`;
    }
    const errors = named.map((each) => {
      const read = readParameter(each, String(value));
      return patternError(`${each.id} ${key} ${name}`, each.schema, read, `match.${key}.${name}`);
    });
    if (!errors.includes(undefined)) return errors[0];
  }
  return undefined;
}

/** Why no call of an operation can have this part in its body. */
function bodyError(pattern: unknown, candidates: readonly ContractOperation[]): string | undefined {
  const errors = candidates.map(({ id, body }) =>
    body === undefined
      ? `match.body: ${id} has no body`
      : patternError(`${id} body`, body.schema, pattern, 'match.body'),
  );
  if (errors.includes(undefined)) return undefined;
  return errors.length === 1
    ? errors[0]
    : `match.body: no operation has ${JSON.stringify(pattern)} in its body`;
}

/** How many users an error names. */
const NAMED_USERS = 5;

function userError(user: string, { users }: Store): string | undefined {
  if (users.find((one) => isNamed(one, user)) !== undefined) return undefined;
  const known = users.all().map(({ email }) => email);
  const more = known.length > NAMED_USERS ? ` and ${known.length - NAMED_USERS} more` : '';
  const some = known.slice(0, NAMED_USERS).join(', ');
  return `match.user: nobody has the email or username "${user}". Known: ${some}${more}`;
}

/**
 * Why a match can never fit a call: a name, a value or a user that does not exist. Undefined when it can.
 * @param store has the users. Without it, any user may exist
 */
export function matchError(
  asked: Match,
  operation: OperationId | undefined,
  store?: Store,
): string | undefined {
  const candidates = operations.filter(({ id }) => operation === undefined || id === operation);
  return (
    valuesError('params', asked, candidates) ??
    valuesError('query', asked, candidates) ??
    (asked.body === undefined ? undefined : bodyError(asked.body, candidates)) ??
    (asked.user === undefined || store === undefined ? undefined : userError(asked.user, store))
  );
}

/** Whether a user has this email or username. */
export const isNamed = ({ email, username }: StoredUser, name: string): boolean =>
  email === name || username === name;

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
  request: ServiceRequest,
  { operation, path }: RouteMatch,
  world: World,
): Promise<FaultCall> {
  const { auth, body } = operation;
  const owner =
    auth === 'none' ? undefined : await readSession(world, request.header('authorization'), auth);
  const sent = body === undefined ? '' : await request.text().catch(() => '');
  return {
    params: valuesIn('path', operation, path, request.query),
    query: valuesIn('query', operation, path, request.query),
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
  (user === undefined || (call.user !== undefined && isNamed(call.user, user)));
