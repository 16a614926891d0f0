import ky, {
  type AfterResponseState,
  type BeforeRequestState,
  type BeforeRetryState,
  type Hooks,
  isHTTPError,
  type Options,
  type ResponsePromise,
  type RetryOptions,
} from 'ky';
import { isJson, parseJson, readBody, readJson } from './answer.ts';
import type { ApiResponse, HttpCall } from './call.ts';
import { requestIdOf, retryAfterSeconds, SdkError } from './errors.ts';
import { failureOf, isRepeatable } from './failure.ts';
import { log } from './options.ts';

/** Longest delay of a timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Longest wait between two attempts, in milliseconds: for back-off, and for Retry-After. */
const longestBackOff = 8_000;
const longestRetryAfter = 60_000;

/** Statuses after which a retry may succeed. */
const passingStatuses = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

/**
 * Sends a call and reads its answer. ky handles JSON, timeouts and retries.
 * @throws {SdkError} of the subclass for the failure, the reason of an abort, or the error of a hook
 */
export async function send(call: HttpCall): Promise<ApiResponse<unknown>> {
  const { signal } = call.options;
  try {
    signal?.throwIfAborted();
    const response = await start(call);
    const data = isJson(call)
      ? readJson(call, response, await response.text())
      : readBody(call, response);
    const { status, headers } = response;
    return { data, status, headers, requestId: requestIdOf(response) };
  } catch (error) {
    signal?.throwIfAborted();
    throw failureOf(call, error);
  }
}

/**
 * Passes a call to ky.
 * @throws {SdkError} when the platform cannot create the request
 */
function start(call: HttpCall): ResponsePromise {
  const options = kyOptions(call);
  try {
    return ky(call.url, options);
  } catch {
    throw new SdkError(call.operation.id, 'A body must be JSON. A GET has none.');
  }
}

function kyOptions(call: HttpCall): Options {
  const { operation, body, headers, options } = call;
  if (isJson(call) && !headers.has('accept')) headers.set('accept', 'application/json');
  return {
    method: operation.method,
    json: body,
    headers,
    signal: options.signal ?? null,
    // Otherwise, a browser that goes back or restores tabs would answer from its cache, with the
    // data of another day or user.
    cache: 'no-store',
    // ky's `timeout` would restart with each attempt.
    timeout: false,
    totalTimeout: totalTimeout(call),
    retry: retryOptions(call),
    hooks: hooksOf(call),
    // Keeps what is no JSON in an error's answer.
    parseJson: (text) => parseJson(text) ?? text,
    fetch: (input, init) => fetchOnce(call, input as Request, init),
  };
}

/** The limit for the whole call. False for none, or if it is longer than a timer can wait. */
function totalTimeout({ operation, timeout }: HttpCall): number | false {
  if (timeout === false || timeout > longestTimer) return false;
  if (timeout >= 0) return timeout;
  throw new SdkError(operation.id, '`timeout` must be a number from 0, or false.');
}

/** Which failures lead to a retry, and after which delay. */
function retryOptions({ operation, options, timeout }: HttpCall): RetryOptions {
  const { maxRetries = 2 } = options;
  if (!Number.isInteger(maxRetries) || maxRetries < 0) {
    throw new SdkError(operation.id, '`maxRetries` must be a whole number from 0.');
  }
  const end = Date.now() + (timeout || Infinity);
  return {
    limit: isRepeatable(operation) ? maxRetries : 0,
    methods: [operation.method.toLowerCase()],
    statusCodes: passingStatuses,
    afterStatusCodes: passingStatuses,
    backoffLimit: longestBackOff,
    // Spreads the retries of many clients.
    jitter: true,
    shouldRetry: ({ error }) => {
      // ky decides what counts as a lost connection.
      if (!isHTTPError(error)) return undefined;
      const seconds = retryAfterSeconds(error.response);
      // Uses the back-off. Otherwise, ky would wait for the end of a rate limit's window if a
      // header has it.
      if (seconds === undefined) return passingStatuses.includes(error.response.status);
      // Fails at once if the wait is longer than a minute or than the time left for the call.
      const wait = 1000 * seconds;
      return wait <= longestRetryAfter && Date.now() + wait < end ? undefined : false;
    },
  };
}

type Announced = (BeforeRequestState | BeforeRetryState) & { error?: Error };

/**
 * ky's hooks for the caller's `onRequest`, `onResponse` and `logger`. None without listeners, because ky copies answers
 * for hooks.
 */
function hooksOf({ operation: { id: operation }, options }: HttpCall): Hooks {
  const { onRequest, onResponse, logger } = options;
  if (!onRequest && !onResponse && !logger) return {};
  let sentAt = 0;

  /** Called before each attempt. `error` is the reason of the previous failure. */
  async function announce({ request, retryCount, error }: Announced) {
    if (error) {
      const reason = isHTTPError(error) ? error.response.status : 'no answer';
      log(options, 'warn', `${operation}: ${reason}, retry ${retryCount}`);
    }
    const attempt = retryCount + 1;
    await onRequest?.({ operation, request, attempt });
    const { method, url, headers } = request;
    const details = { attempt, headers: [...headers.keys()] };
    log(options, 'debug', `${operation}: ${method} ${new URL(url).pathname}`, details);
    sentAt = Date.now();
  }

  async function report({ request, response, retryCount }: AfterResponseState) {
    const text = `${operation}: ${response.status} in ${Date.now() - sentAt} ms`;
    log(options, 'info', text, { requestId: requestIdOf(response) });
    await onResponse?.({ operation, request, response, sentAt, attempt: retryCount + 1 });
  }

  return { beforeRequest: [announce], beforeRetry: [announce], afterResponse: [report] };
}

/**
 * Makes one attempt. Includes the body of a JSON answer, so that a connection that is lost during the body leads to a
 * retry. Every failure of `fetch` counts as a lost connection, even if ky does not recognize it.
 */
async function fetchOnce(call: HttpCall, request: Request, init?: RequestInit): Promise<Response> {
  // The global `fetch` is looked up for each call, because tests replace it, and called without
  // `this`, as browsers require.
  const { fetch = globalThis.fetch } = call.options;
  try {
    const response = await fetch(request, init);
    if (!isJson(call)) return response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new TypeError('fetch failed', { cause });
  }
}
