import { send } from './transport.ts';
import { isPage, readDownload } from './download.ts';
import { ApiError, ConnectionError, DecodeError, SdkError, TimeoutError } from './errors.ts';
import { readEvents } from './event-stream.ts';
import { reviverOf } from './normalize.ts';
import { readArguments, type Call, type Route } from './route.ts';
import { createSessionKeeper } from './session.ts';
import { memoryTokens, type Session, type TokenStorage } from './tokens.ts';

/** What a client is made of. */
export interface ClientOptions {
  /** Where the API is, such as `https://dropcatch.example.com/api`; in a browser also `/api`. Without query, fragment and user name. */
  baseUrl: string;
  /** Where the session is kept; in memory when nothing is given. */
  tokens?: TokenStorage | undefined;
  /** In place of the platform's `fetch`, for proxies and tests. */
  fetch?: typeof fetch | undefined;
  /**
   * Milliseconds for an answer with its body, 30,000 when nothing is given; `false` waits without end. Calls that may take longer, as
   * those that wait for a registry, have more of themselves: API.md says how much.
   */
  timeout?: number | false | undefined;
  /** Called once when a session ended by itself: with the failure of its refresh, or of the call whose fresh token was refused. Not after a logout. */
  onSignOut?: ((reason: Error) => void) | undefined;
  /** `false` signs out on the first 401 in place of a refresh. */
  refresh?: boolean | undefined;
}

/** What is read of the transport's errors; the innermost cause of Node's has a code, such as ECONNREFUSED: that of a body is one deep. */
interface Failure {
  name: string;
  cause?: { code?: string; cause?: { code?: string } };
}

/** Makes the call of a route with the arguments of its method. */
export type PerformCall = (route: Route, args: unknown[]) => Promise<unknown>;

/**
 * What all methods of a client share: the base URL, the session and one way to send.
 * @param refresh calls auth/refresh
 */
export function createCore(
  { baseUrl, tokens = memoryTokens(), onSignOut, timeout = 30_000, ...options }: ClientOptions,
  refresh: () => Promise<unknown>,
): PerformCall {
  // A page's location is taken by its text.
  const root = String(URL.parse(baseUrl, globalThis.location as never)).replace(/\/$/, '');
  // Not quoted: it may hold a password.
  if (!/^https?:..[^/@]+(\/[^?#]*)?$/.test(root)) throw new TypeError('bad baseUrl');
  const [open, settlers, renew] = createSessionKeeper(
    tokens,
    options.refresh === false ? undefined : refresh,
    onSignOut,
  );

  /** Sends a call once and reads its answer. */
  async function attempt(
    [operation, method, , , kind, , seconds = '0']: Route,
    [
      target,
      body,
      {
        signal = null,
        headers,
        timeout: limit = timeout && Math.max(timeout, Number(seconds) * 1000),
      },
    ]: Call,
    session: Session | undefined,
  ): Promise<unknown> {
    const bearer = session?.[kind === 'refresh' ? 'refresh_token' : 'access_token'];
    const fail = (error: unknown): never => {
      signal?.throwIfAborted();
      const { name, cause } = error as Failure;
      const NoAnswer = name === 'TimeoutError' ? TimeoutError : ConnectionError;
      throw new NoAnswer(operation, `no answer (${cause?.cause?.code ?? cause?.code ?? name})`);
    };
    const all = new Headers({ 'content-type': 'application/json' });
    try {
      if (bearer) all.set('authorization', `Bearer ${bearer}`);
      // One by one, so that the caller's replace the client's in whatever letter case they are written.
      for (const header of Object.entries(headers ?? {})) all.set(...header);
    } catch {
      // Without a cause: it would quote the header.
      throw new SdkError(operation, 'bad header');
    }
    let response;
    let json;
    try {
      signal?.throwIfAborted();
      const pending = send(
        root + target,
        { method, headers: all, body },
        signal,
        limit,
        options.fetch,
      );
      response = await pending;
      if (response.ok && kind === 'stream') return readEvents(operation, response.body, signal);
      if (response.ok && kind === 'file' && !isPage(response)) return readDownload(response, fail);
      json = await pending.text();
    } catch (error) {
      return fail(error);
    }
    let answer;
    try {
      if (json || kind === 'file') answer = JSON.parse(json, reviverOf(operation, response.ok));
    } catch {
      // Without a cause: it would quote the answer, and with it perhaps a token.
      if (response.ok) throw new DecodeError(operation, 'unreadable answer');
    }
    if (!response.ok) throw new ApiError(operation, response, answer);
    return answer;
  }

  return async (route, args) => {
    const kind = route[4];
    const call = readArguments(route, args);
    const { signal } = call[2];
    let sent = await open(kind);
    const settle = settlers[kind as string];
    for (let last = false; ; last = true) {
      try {
        const answer = await attempt(route, call, sent);
        await settle?.(sent, answer as Session);
        return answer;
      } catch (error) {
        if (settle) await (signal?.aborted || settle(sent, undefined, error as Error));
        else if ((error as Partial<ApiError> | undefined)?.status === 401) {
          if ((sent = await renew(sent, error as Error, last, signal))) continue;
        }
        throw error;
      }
    }
  };
}
