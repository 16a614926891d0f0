import ky, {
  type Hooks,
  isHTTPError,
  isNetworkError,
  isTimeoutError,
  type Options,
  type RetryOptions,
} from 'ky';
import type { ApiResponse, CallOptions, Operation } from './call.ts';
import { isPage, readDownload } from './download.ts';
import {
  ApiError,
  ConnectionError,
  DecodeError,
  requestIdOf,
  retryAfterSeconds,
  SdkError,
  TimeoutError,
} from './errors.ts';
import { readEvents } from './event-stream.ts';
import { log } from './log.ts';
import { reviverOf } from './normalize.ts';

/** One call, ready to be sent. */
export interface HttpCall {
  operation: Operation;
  url: string;
  /** What to send as JSON, if anything. */
  body: unknown;
  headers: Headers;
  /** The client's and the call's, merged. */
  options: CallOptions;
  /** In milliseconds, for all tries together. */
  timeout: number | false;
  /** In place of the platform's `fetch`. */
  fetch: typeof fetch | undefined;
}

/** No timer can wait for longer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The longest wait between two tries, in milliseconds: by the back-off, and by a Retry-After. */
const longestBackOff = 8_000;
const longestRetryAfter = 60_000;

/** The statuses after which a second try may succeed. */
const passingStatuses = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

/**
 * Sends a call and reads its answer. The only file that knows ky, which does the JSON, keeps the time and repeats what may be
 * repeated.
 * @throws {SdkError} of the kind that tells what happened, or the reason of an abort, or what a hook threw
 */
export async function send(call: HttpCall): Promise<ApiResponse<unknown>> {
  const { signal } = call.options;
  try {
    signal?.throwIfAborted();
    const pending = ky(call.url, kyOptions(call));
    // Asked for together: ky adds the Accept header before it sends.
    const [response, json] = await Promise.all([pending, isJson(call) && pending.json()]);
    return {
      data: isJson(call) ? json : readBody(call, response),
      status: response.status,
      headers: response.headers,
      requestId: requestIdOf(response),
    };
  } catch (error) {
    signal?.throwIfAborted();
    throw failureOf(call, error);
  }
}

function kyOptions(call: HttpCall): Options {
  const { operation, body, headers, options, timeout } = call;
  return {
    method: operation.method,
    json: body,
    headers,
    signal: options.signal ?? null,
    // A browser that goes back, or opens its tabs again, would else give what it kept: another day's, or another person's.
    cache: 'no-store',
    // One limit for the whole call. ky's `timeout` would begin anew with each try.
    timeout: false,
    totalTimeout: timeout !== false && timeout <= longestTimer && timeout,
    retry: retryOptions(call),
    hooks: hooksOf(call),
    parseJson: (text, { response }) => parseJson(operation.id, text, response.ok),
    fetch: (input, init) => fetchOnce(call, input as Request, init),
  };
}

/** Whether a call does no harm when it is sent again. */
const isRepeatable = ({ method, idempotent }: Operation) => method === 'GET' || idempotent;

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
    // Whoever would have to wait for longer than the call has left, or than a minute, is told at once.
    shouldRetry: ({ error }) => {
      const wait = 1000 * ((isHTTPError(error) && retryAfterSeconds(error.response)) || 0);
      return wait <= longestRetryAfter && Date.now() + wait < end ? undefined : false;
    },
  };
}

/** ky's hooks for the caller's `onRequest`, `onResponse` and `logger`; none where nobody listens, since ky copies answers for them. */
function hooksOf({ operation: { id: operation }, options }: HttpCall): Hooks {
  const { onRequest, onResponse, logger } = options;
  if (!onRequest && !onResponse && !logger) return {};
  let sentAt = 0;

  async function announce(request: Request, attempt: number) {
    await onRequest?.({ operation, request, attempt });
    const { method, url, headers } = request;
    const details = { attempt, headers: [...headers.keys()] };
    log(options, 'debug', `${operation}: ${method} ${new URL(url).pathname}`, details);
    sentAt = Date.now();
  }

  async function report(request: Request, response: Response, attempt: number) {
    const text = `${operation}: ${response.status} in ${Date.now() - sentAt} ms`;
    log(options, 'info', text, { requestId: requestIdOf(response) });
    await onResponse?.({ operation, request, response, sentAt, attempt });
  }

  return {
    beforeRequest: [({ request }) => announce(request, 1)],
    beforeRetry: [
      ({ request, error, retryCount }) => {
        const reason = isHTTPError(error) ? error.response.status : 'no answer';
        log(options, 'warn', `${operation}: ${reason}, retry ${retryCount}`);
        return announce(request, retryCount + 1);
      },
    ],
    afterResponse: [
      ({ request, response, retryCount }) => report(request, response, retryCount + 1),
    ],
  };
}

/**
 * One try. The body of a JSON answer is a part of it, so that a connection that is lost on the way there is one more reason to try
 * again. Whatever a fetch fails with is a lost connection, also where ky does not know its words.
 */
async function fetchOnce(call: HttpCall, request: Request, init?: RequestInit): Promise<Response> {
  // The global one is looked up at each call, since tests replace it, and called without `this`, as browsers insist.
  const fetch = call.fetch ?? globalThis.fetch;
  try {
    const response = await fetch(request, init);
    return isJson(call) ? await withBody(response) : response;
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new TypeError('fetch failed', { cause });
  }
}

const isJson = ({ operation }: HttpCall): boolean => operation.answer === undefined;

/** The same answer with its body in memory. */
async function withBody(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** Reads JSON. An answer without a body, such as a 204, is a success with nothing to say: `{}`. */
function parseJson(operation: string, text: string, ok: boolean): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text, reviverOf(operation, ok));
  } catch {
    throw notJson(operation);
  }
}

/** The events or the file that an answer holds. */
function readBody(call: HttpCall, response: Response): unknown {
  const { operation, options } = call;
  if (operation.answer === 'stream') {
    return readEvents(operation.id, response.body, options.signal ?? null);
  }
  if (isPage(response)) throw notJson(operation.id);
  return readDownload(response, (error) => {
    options.signal?.throwIfAborted();
    throw notReached(call, error);
  });
}

/** The error that tells a caller what happened. */
function failureOf(call: HttpCall, error: unknown): unknown {
  const { operation, timeout } = call;
  if (isHTTPError(error)) {
    return new ApiError(operation.id, error.response, errorBody(error.data));
  }
  if (isTimeoutError(error)) {
    const seconds = Number(timeout) / 1000;
    return new TimeoutError(
      operation.id,
      `No answer within ${seconds} s.${doubt(call)} A longer \`timeout\` gives it more time.`,
    );
  }
  return isNetworkError(error) ? notReached(call, error) : error;
}

/** The JSON of an error answer, whatever type it claims to have. */
function errorBody(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

// None of these errors has a cause: it would quote the request or the answer, and with it perhaps a token.

function notReached(call: HttpCall, error: unknown): ConnectionError {
  const code = codeOf(error);
  return new ConnectionError(
    call.operation.id,
    `The service could not be reached, or the connection was lost${code && ` (${code})`}.${doubt(call)}` +
      ' Check the network and the `baseUrl`.',
  );
}

function notJson(operation: string): DecodeError {
  return new DecodeError(
    operation,
    'The answer cannot be read. A proxy or a sign-in page may have answered: check the `baseUrl`.',
  );
}

/** What a caller must know who thinks of sending a call again. */
function doubt({ operation }: HttpCall): string {
  return isRepeatable(operation) ? '' : ' It may have been carried out: look before you repeat it.';
}

/** The platform's code for a failure, such as ECONNREFUSED: that of the innermost cause that has one. */
function codeOf(error: unknown): string {
  const { cause, code } = error as { cause?: unknown; code?: unknown };
  const inner = cause instanceof Error ? codeOf(cause) : '';
  return inner || (typeof code === 'string' ? code : '');
}
