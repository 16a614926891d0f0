import type { CallInput } from './arguments.ts';
import type { ApiResponse, Operation } from './call.ts';
import { isApiError, SdkError } from './errors.ts';
import { refreshOperation } from './generated/operations.ts';
import { send } from './http.ts';
import { type ClientOptions, log, mergeOptions } from './options.ts';
import { createSessionKeeper, isSessionCall, tokenFor } from './session.ts';
import { memoryTokens, type Session } from './tokens.ts';

/** Makes the call of an operation. */
export type PerformCall = (operation: Operation, input: CallInput) => Promise<ApiResponse<unknown>>;

/** Milliseconds for a call, where nobody says otherwise. */
const defaultTimeout = 30_000;

/**
 * What all methods of a client share: the base URL, the session and one way to send.
 * @throws {TypeError} for a base URL that no path can follow
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

  /** Sends a call, and after a 401 once more with a renewed session. */
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

  /** Sends a call whose session is not renewed any more: a 401 ends it, and so does whatever makes a refresh fail, but an abort. */
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

/** Milliseconds for a call that has no timeout of its own: the client's, or the operation's if that is more. */
function timeoutOf({ timeout }: Operation, client: number | false = defaultTimeout) {
  return client && timeout ? Math.max(client, timeout * 1000) : client;
}

/** The headers of a request: the bearer token, then those that were given, the call's last. */
function readHeaders(
  operation: string,
  token: string | undefined,
  given: readonly (Readonly<Record<string, string>> | undefined)[],
): Headers {
  const headers = new Headers();
  try {
    if (token) headers.set('authorization', `Bearer ${token}`);
    // One by one, so that later ones replace earlier ones in whatever letter case they are written.
    for (const [name, value] of given.flatMap((some) => Object.entries(some ?? {}))) {
      headers.set(name, value);
    }
  } catch {
    // Without a cause and without the header: it may hold a secret.
    throw new SdkError(operation, 'A header has a character that HTTP does not allow.');
  }
  return headers;
}

/** The address that all paths follow, without a slash at its end. */
function readBaseUrl(baseUrl: string): string {
  // A page's location is taken by its text.
  const page = (globalThis as { location?: { href: string } }).location;
  const root = URL.canParse(baseUrl, page?.href) ? new URL(baseUrl, page?.href).href : '';
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(root)) {
    // Not quoted: it may hold a password.
    throw new TypeError(
      'The `baseUrl` must be an http or https address without query, fragment or user name.',
    );
  }
  return root.replace(/\/$/, '');
}
