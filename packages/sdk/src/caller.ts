import type { CallInput } from './arguments.ts';
import type { ApiResponse, Operation } from './call.ts';
import { isApiError, SdkError } from './errors.ts';
import { refreshOperation } from './generated/operations.ts';
import { send } from './http.ts';
import { type ClientOptions, log, mergeOptions } from './options.ts';
import { createSessionKeeper, isSessionCall, tokenFor } from './session.ts';
import { memoryTokens, type Session } from './tokens.ts';

/** Performs the call of an operation. */
export type PerformCall = (operation: Operation, input: CallInput) => Promise<ApiResponse<unknown>>;

/** Default timeout of a call, in milliseconds. */
const defaultTimeout = 30_000;

/**
 * Creates what all methods of a client share: the base URL, the session and one way to send.
 * @throws {TypeError} for an invalid base URL
 */
export function createCaller(client: ClientOptions): PerformCall {
  const root = readBaseUrl(client.baseUrl);
  const refresh = () => perform(refreshOperation, { target: refreshOperation.path, options: {} });
  const keeper = createSessionKeeper(
    client.tokens ?? memoryTokens(),
    client.refresh === false ? undefined : refresh,
    client.onSignOut,
  );

  async function perform(operation: Operation, input: CallInput) {
    try {
      const session = await keeper.open(operation);
      const sendIt = isSessionCall(operation) ? lastTry : withRefresh;
      const answer = await sendIt(operation, input, session);
      await keeper.keep(operation, session, answer.data);
      return answer;
    } catch (error) {
      if (error instanceof SdkError) {
        log(mergeOptions(client, input.options), 'error', error.message);
      }
      throw error;
    }
  }

  /** Sends a call. After a 401, sends it once more with a renewed session. */
  async function withRefresh(operation: Operation, input: CallInput, session: Session | undefined) {
    try {
      return await sendOnce(operation, input, session);
    } catch (error) {
      if (!isApiError(error, 401)) throw error;
      const renewed = await keeper.renew(session, error, input.options.signal);
      if (!renewed) throw error;
      return await lastTry(operation, input, renewed);
    }
  }

  /**
   * Sends a call whose session cannot be renewed any more. A 401 or a failed refresh ends the session, unless the call
   * was aborted.
   */
  async function lastTry(operation: Operation, input: CallInput, session: Session | undefined) {
    try {
      return await sendOnce(operation, input, session);
    } catch (error) {
      const isRefused = isApiError(error, 401) || operation.auth === 'refresh';
      if (isRefused && !input.options.signal?.aborted) await keeper.end(session, error as Error);
      throw error;
    }
  }

  /** Sends a call with the tokens of a session. */
  function sendOnce(
    operation: Operation,
    { target, body, options: own }: CallInput,
    session: Session | undefined,
  ) {
    return send({
      operation,
      url: root + target,
      body,
      headers: readHeaders(operation.id, tokenFor(operation, session), [
        client.headers,
        own.headers,
      ]),
      options: mergeOptions(client, own),
      timeout: own.timeout ?? timeoutOf(operation, client.timeout),
    });
  }

  return perform;
}

/** The timeout of a call without its own: the client's, or the operation's if it is longer. */
function timeoutOf({ timeout }: Operation, client: number | false = defaultTimeout) {
  return client && timeout ? Math.max(client, timeout * 1000) : client;
}

/** The headers of a request: the bearer token, then the client's, then the call's. */
function readHeaders(
  operation: string,
  token: string | undefined,
  given: readonly (Readonly<Record<string, string>> | undefined)[],
): Headers {
  const headers = new Headers();
  try {
    if (token) headers.set('authorization', `Bearer ${token}`);
    // Set one by one, so that later headers replace earlier ones in any letter case.
    for (const [name, value] of given.flatMap((some) => Object.entries(some ?? {}))) {
      headers.set(name, value);
    }
  } catch {
    // Without a cause and without the header, which may contain a secret.
    throw new SdkError(operation, 'A header has a character that HTTP does not allow.');
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
      'The `baseUrl` must be an http or https address without query, fragment or user name.',
    );
  }
  return root.replace(/\/$/, '');
}
