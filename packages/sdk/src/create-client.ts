// The order of imports is that of a bundle. With the tables and ky first, gzip finds more repeats.
import type { OperationInfo, Operation } from './operation.ts';
import { operations } from './generated/operations.ts';
import { createCaller, type PerformCall } from './call/caller.ts';
import { encodeQuery, readArguments } from './call/arguments.ts';
import type { ApiPromise } from './signatures.ts';
import { type CallOptions, mergeOptions, type RequestOptions } from './options.ts';
import { toApiPromise } from './call/api-promise.ts';
import { checkClientOptions, checkCopyOptions } from './call/check-options.ts';
import { environmentOptions } from './call/environment.ts';
import { SdkError } from './errors/errors.ts';
import type { Areas } from './generated/client.ts';
import type { ClientOptions, KnownClientOptions } from './call/client-options.ts';
import type { SessionKeeper } from './session/session.ts';
import { allRows } from './answer/paging.ts';

/** Options of `client.request()`. */
export interface RequestInput extends CallOptions {
  /** Query parameters. `undefined`, `null` and `''` are not sent. */
  query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Whether the call may be retried. A GET always may. */
  idempotent?: boolean | undefined;
}

/** A call to a path that the contract does not have, with the client's session, retries and errors. */
export interface Requests {
  /**
   * `client.request<Health>('GET', '/health')`. The path is below the base URL, and its values must be encoded. The
   * answer must be JSON.
   * @throws {ApiError} for an error status
   * @throws {SdkError} for a path that leads out of the base URL
   */
  request: <Answer = unknown>(
    method: OperationInfo['method'],
    path: string,
    input?: RequestInput,
  ) => ApiPromise<Answer>;
  /**
   * The same client with other options for its calls, and with the same session: `client.withOptions({ maxRetries: 0 })`.
   * Headers are added to those of the client.
   * @throws {TypeError} for an unknown option or a wrong value
   */
  withOptions: (options: RequestOptions) => this;
}

/** All calls of the service, with one property per area, and `request` for other paths. */
export interface Client extends Areas, Requests {}

/** The areas of a table of operations: `'orders'` for the ids `orders/list`, `orders/get` … */
type AreaOf<Id> = Id extends `${infer Area extends keyof Areas}/${string}` ? Area : never;

/**
 * Creates a client of the service: `client.orders.list({ page: 2 }, { signal })`, `client.orders.get(42)`. Path values
 * come first, then the query or the body, then options. Methods return data, throw errors, and need no `this`.
 * @throws {TypeError} when `baseUrl` is not an http or https URL, or has a query, a fragment or a user name. A path
 * such as `/api` is for pages; elsewhere, calls reject with an SdkError
 * @param options `baseUrl` is needed unless the environment has DROPCATCH_URL
 */
export function createClient(options?: ClientOptions): Client {
  return createClientOf(operations, options);
}

/**
 * Creates a client of some areas only, for smaller bundles: `createClientOf({ ...authOperations, ...ordersOperations },
 * options)`, with the tables from `@dropcatch/sdk/operations`.
 * @throws {TypeError} like `createClient`
 */
export function createClientOf<Id extends string>(
  table: Readonly<Record<Id, OperationInfo>>,
  options: ClientOptions = {},
): Pick<Areas, AreaOf<Id>> & Requests {
  const isObject = typeof options === 'object' && options !== null;
  const all = isObject ? mergeOptions(environmentOptions(), options) : options;
  checkClientOptions(all);
  return build(table, all) as Pick<Areas, AreaOf<Id>> & Requests;
}

/** Builds a client. One with other options shares the session of the first. */
function build(
  table: Readonly<Record<string, OperationInfo>>,
  options: KnownClientOptions,
  shared?: SessionKeeper,
): object {
  const { perform, keeper } = createCaller(options, shared);
  const areas: Record<string, Record<string, Method>> = {};
  for (const [id, info] of Object.entries(table)) {
    const operation = { id, ...info };
    const [area = '', name = ''] = id.split('/');
    const methods = (areas[area] ??= {});
    // Async, so that a wrong argument rejects the promise instead of throwing.
    const call = async (args: unknown[]) => perform(operation, readArguments(operation, args));
    methods[name] = (...args) => toApiPromise(call(args));
    if (info.pagination) methods[`${name}All`] = (...args) => allRows(call, operation, args);
  }
  const withOptions = (others: RequestOptions) => {
    checkCopyOptions(others);
    return build(table, mergeOptions(options, others), keeper);
  };
  return { ...areas, request: requestOf(perform), withOptions };
}

type Method = (...args: unknown[]) => unknown;

/** Creates `client.request`, which creates an operation for each call. */
function requestOf(perform: PerformCall): Requests['request'] {
  const call = async (method: OperationInfo['method'], path: string, input: RequestInput) => {
    const { query, body, idempotent = false, ...options } = input;
    const operation = { id: `${method} ${path}`, method, path, idempotent, roles: [] };
    const target = checkedPath(operation) + encodeQuery(operation.id, query);
    return perform(operation, { target, body, options });
  };
  return <Answer>(method: OperationInfo['method'], path: string, input: RequestInput = {}) =>
    toApiPromise(call(method, path, input)) as ApiPromise<Answer>;
}

/** Checks that a path stays below the base URL. */
function checkedPath({ id, path }: Operation): string {
  if (path.startsWith('/') && new URL(`http://host${path}`).pathname === path) return path;
  throw new SdkError(
    id,
    'The path must begin with a slash and be encoded, without ".." and query.',
  );
}
