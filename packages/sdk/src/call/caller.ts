import { send } from './http.ts';
import type { CallInput } from './arguments.ts';
import type { HttpCall, RawAnswer } from '../http-call.ts';
import type { Operation } from '../operation.ts';
import { isApiError, SdkError } from '../errors/errors.ts';
import { refreshOperation } from '../generated/operations.ts';
import { tooLate } from '../errors/failure.ts';
import { checkCallOptions } from './check-options.ts';
import type { KnownClientOptions } from './client-options.ts';
import { headerEntries, log, mergeOptions } from '../options.ts';
import {
  createSessionKeeper,
  isSessionCall,
  type SessionKeeper,
  tokenFor,
} from '../session/session.ts';
import { expiresSoon, memoryTokens, type Session } from '../session/tokens.ts';
import { isPromise } from '../session/stored-session.ts';
import { userAgent } from './user-agent.ts';
import { waitFor } from '../wait.ts';

/** Performs the call of an operation. */
export type PerformCall = (operation: Operation, input: CallInput) => Promise<RawAnswer>;

/** A call whose headers are not complete without the token of a session. */
type PreparedCall = Omit<HttpCall, 'headers'>;

/** Default timeout of a call, in milliseconds. */
const defaultTimeout = 30_000;

const refreshInput: CallInput = { target: refreshOperation.path, options: {} };

/** What the methods of a client and of its copies with other options share: the session and one way to send. */
export interface Caller {
  perform: PerformCall;
  keeper: SessionKeeper;
}

/**
 * Creates what all methods of a client share.
 * @param shared the session of another client
 * @throws {TypeError} for an invalid base URL
 */
export function createCaller(client: KnownClientOptions, shared?: SessionKeeper): Caller {
  // Pages are rendered on servers, too, where a relative address fails only when it is used.
  const isRelative = client.baseUrl.startsWith('/');
  const known = isRelative ? undefined : readBaseUrl(client.baseUrl);
  const keeper =
    shared ??
    createSessionKeeper({
      tokens: client.tokens ?? memoryTokens(),
      refresh: client.refresh === false ? undefined : refresh,
      onSignOut: client.onSignOut,
      warn: (message) => log(client, 'warn', message),
    });
  /** The service's clock minus this computer's, in milliseconds. Undefined before the first answer. */
  let clockDifference: number | undefined;

  /** Calls auth/refresh. Only its caller knows that it is alone. */
  async function refresh(session: Session): Promise<unknown> {
    return (await attempt(prepare(refreshOperation, refreshInput), session)).data;
  }

  async function perform(operation: Operation, input: CallInput): Promise<RawAnswer> {
    const call = prepare(operation, input);
    const isRefresh = operation.auth === 'refresh';
    return isRefresh
      ? inTime(
          call,
          keeper.alone(() => attempt(call)),
        )
      : attempt(call);
  }

  /** Sends a call with the stored session, or with the given one. */
  async function attempt(call: PreparedCall, given?: Session): Promise<RawAnswer> {
    const { operation } = call;
    try {
      const stored = given ?? keeper.open(operation);
      const session = isPromise(stored) ? await inTime(call, stored, 'read') : stored;
      const usual = isSessionCall(operation) ? lastTry : withRefresh;
      const sendIt = hasOwnToken(call) ? sendOnce : usual;
      const answer = await sendIt(call, session);
      const answeredAt = Date.parse(answer.headers.get('date') ?? '');
      if (answeredAt) clockDifference = answeredAt - Date.now();
      if (operation.auth) await inTime(call, keeper.keep(operation, session, answer.data));
      return answer;
    } catch (error) {
      // The error of a refresh has been logged by its own call.
      if (error instanceof SdkError && error.operation === operation.id) {
        log(call.options, 'error', error.message);
      }
      throw error;
    }
  }

  function prepare(operation: Operation, { target, body, options }: CallInput): PreparedCall {
    checkCallOptions(operation.id, options);
    const timeout = options.timeout ?? timeoutOf(operation, client.timeout);
    return {
      operation,
      url: (known ?? readBaseUrl(client.baseUrl)) + target,
      body,
      options: mergeOptions(client, options),
      timeout,
      deadline: timeout === false ? Infinity : performance.now() + timeout,
    };
  }

  /** Waits for the storage of the session or for a refresh, as long as the call may take. */
  const inTime = <Value>(call: PreparedCall, promise: Promise<Value>, what = 'stored') =>
    waitFor(promise, {
      signal: call.options.signal,
      time: call.deadline - performance.now(),
      late: () => tooLate(call, `The session was not ${what}`),
    });

  const renew = (call: PreparedCall, session: Session | undefined, reason?: Error) =>
    inTime(call, keeper.renew(call.operation, session, reason), 'refreshed');

  /**
   * Sends a call, with a renewed session if the token expires in a moment. After a 401, sends it once more with a renewed
   * session.
   */
  async function withRefresh(call: PreparedCall, stored: Session | undefined) {
    let session = stored;
    const now = clockDifference === undefined ? undefined : Date.now() + clockDifference;
    if (session?.refresh_token && now && expiresSoon(session.access_token, now)) {
      // If that fails, the token may still do.
      session = (await renew(call, session).catch(() => {})) ?? session;
    }
    try {
      return await sendOnce(call, session);
    } catch (error) {
      if (!isApiError(error, 401)) throw error;
      const renewed = await renew(call, session, error);
      if (!renewed) throw error;
      return await lastTry(call, renewed);
    }
  }

  /**
   * Sends a call whose session cannot be renewed any more. A 401 ends the session, and so does a refresh that the service
   * refuses, unless the call was aborted.
   */
  async function lastTry(call: PreparedCall, session: Session | undefined) {
    try {
      return await sendOnce(call, session);
    } catch (error) {
      const { operation, options } = call;
      const ends = operation.auth === 'refresh' ? isRefusal(error) : isApiError(error, 401);
      if (ends && !options.signal?.aborted) {
        // The caller learns the failure of the call, even if a lock never opens.
        await inTime(call, keeper.end(operation, session, error as Error)).catch(() => {});
      }
      throw error;
    }
  }

  /** Sends a call with the tokens of a session. */
  const sendOnce = (call: PreparedCall, session: Session | undefined) =>
    send({ ...call, headers: headersOf(call, tokenFor(call.operation, session)) });

  return { perform, keeper };
}

/** Whether the caller sets the Authorization header, or removes it. Its 401 says nothing about the session. */
const hasOwnToken = ({ options }: PreparedCall): boolean =>
  options.headers !== undefined &&
  headerEntries(options.headers).get('authorization') !== undefined;

/** Whether the service refuses, and does not only fail for the moment. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && ![408, 429].includes(error.status);

/** The timeout of a call without its own: the client's, or the operation's if it is longer. */
function timeoutOf({ timeout }: Operation, client: number | false = defaultTimeout) {
  return client && timeout ? Math.max(client, timeout * 1000) : client;
}

/** The headers of a request: the SDK's with the bearer token, then the client's, then the call's. */
function headersOf({ operation, options }: PreparedCall, token: string | undefined): Headers {
  const headers = new Headers(userAgent());
  if (!operation.answer) headers.set('accept', 'application/json');
  try {
    if (token) headers.set('authorization', `Bearer ${token}`);
    // Set one by one, so that later headers replace earlier ones in any letter case.
    for (const [name, value] of headerEntries(options.headers)) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
  } catch {
    // Without a cause and without the header, which may contain a secret.
    throw new SdkError(operation.id, 'A header has a character that HTTP does not allow.');
  }
  return headers;
}

/** The base of all addresses, without a trailing slash. */
function readBaseUrl(baseUrl: string): string {
  // The location of a page, if there is one.
  const page = (globalThis as { location?: { href: string } }).location;
  const root = URL.canParse(baseUrl, page?.href) ? new URL(baseUrl, page?.href).href : '';
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(root)) {
    // Not quoted, because it may contain a password.
    throw new TypeError(
      baseUrl.startsWith('/') && !page
        ? 'A `baseUrl` without a host, such as `/api`, works only on a web page.'
        : 'The `baseUrl` must begin with http:// or https:// and have no query, fragment or user name.',
    );
  }
  return root.replace(/\/$/, '');
}
