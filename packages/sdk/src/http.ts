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
import { isJson, parseJson, readBody } from './answer.ts';
import type { ApiResponse, HttpCall } from './call.ts';
import { requestIdOf, retryAfterSeconds, SdkError } from './errors.ts';
import { failureOf, isRepeatable } from './failure.ts';
import { log } from './options.ts';

/** No timer can wait for longer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The longest wait between two tries, in milliseconds: by the back-off, and by a Retry-After. */
const longestBackOff = 8_000;
const longestRetryAfter = 60_000;

/** The statuses after which a second try may succeed. */
const passingStatuses = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

/**
 * Sends a call and reads its answer. ky does the JSON, keeps the time and repeats what may be repeated.
 * @throws {SdkError} of the kind that tells what happened, or the reason of an abort, or what a hook threw
 */
export async function send(call: HttpCall): Promise<ApiResponse<unknown>> {
  const { signal } = call.options;
  try {
    signal?.throwIfAborted();
    const pending = start(call);
    // At once: by `json()` ky learns which Accept header to send.
    const data = isJson(call) ? await pending.json() : readBody(call, await pending);
    const response = await pending;
    const { status, headers } = response;
    return { data, status, headers, requestId: requestIdOf(response) };
  } catch (error) {
    signal?.throwIfAborted();
    throw failureOf(call, error);
  }
}

/**
 * Hands a call to ky.
 * @throws {SdkError} where the platform cannot make a request of it
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
  return {
    method: operation.method,
    json: body,
    headers,
    signal: options.signal ?? null,
    // A browser that goes back, or restores its tabs, would otherwise answer from its cache: another day's data, or another person's.
    cache: 'no-store',
    // ky's `timeout` would begin anew with each try.
    timeout: false,
    totalTimeout: totalTimeout(call),
    retry: retryOptions(call),
    hooks: hooksOf(call),
    parseJson: (text, { response }) => parseJson(call, text, response.ok),
    fetch: (input, init) => fetchOnce(call, input as Request, init),
  };
}

/** One limit for the whole call; false for none, or for one that no timer can keep. */
function totalTimeout({ operation, timeout }: HttpCall): number | false {
  if (timeout === false || timeout > longestTimer) return false;
  if (timeout >= 0) return timeout;
  throw new SdkError(operation.id, '`timeout` must be a number from 0, or false.');
}

/** Which failures are followed by another try, and after how long. */
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
    // So that many clients don't come back at the same moment.
    jitter: true,
    shouldRetry: ({ error }) => {
      // ky decides what else is a lost connection.
      if (!isHTTPError(error)) return undefined;
      const seconds = retryAfterSeconds(error.response);
      // By back-off. ky would wait for the end of a rate limit's window, where a header tells it.
      if (seconds === undefined) return passingStatuses.includes(error.response.status);
      // Whoever would have to wait for longer than the call has left, or than a minute, is told at once.
      const wait = 1000 * seconds;
      return wait <= longestRetryAfter && Date.now() + wait < end ? undefined : false;
    },
  };
}

type Announced = (BeforeRequestState | BeforeRetryState) & { error?: Error };

/** ky's hooks for the caller's `onRequest`, `onResponse` and `logger`; none where nobody listens, since ky copies answers for them. */
function hooksOf({ operation: { id: operation }, options }: HttpCall): Hooks {
  const { onRequest, onResponse, logger } = options;
  if (!onRequest && !onResponse && !logger) return {};
  let sentAt = 0;

  /** Before each try; `error` is why the one before failed. */
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
 * One try. The body of a JSON answer is a part of it, so that a connection that is lost on the way there is one more reason to try
 * again. Whatever a fetch fails with is a lost connection, also where ky does not know its words.
 */
async function fetchOnce(call: HttpCall, request: Request, init?: RequestInit): Promise<Response> {
  // The global one is looked up at each call, since tests replace it, and called without `this`, as browsers insist.
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
