import ky, {
  type AfterResponseState,
  type BeforeRequestState,
  type BeforeRetryState,
  type Hooks,
  isHTTPError,
  isTimeoutError,
  type Options,
  type ResponsePromise,
  type RetryOptions,
} from 'ky';
import { isJson, readBody, readJson } from '../answer/answer.ts';
import { wholeText } from '../answer/body.ts';
import type { HttpCall, RawAnswer } from '../http-call.ts';
import { evidenceOf, requestIdOf, retryAfterSeconds, SdkError } from '../errors/errors.ts';
import { failureOf, isRepeatable, tooLate, wrapped } from '../errors/failure.ts';
import { parseJson } from '../json.ts';
import { log } from '../options.ts';
import { fetchHere } from './redirect.ts';
import { maskOf } from '../errors/secrets.ts';
import { held, longestTimer } from '../wait.ts';

/** Longest wait between two attempts, in milliseconds: for back-off, and for Retry-After. */
const longestBackOff = 8_000;
const longestRetryAfter = 60_000;

/** By which part of itself a wait is lengthened at most, so that many clients do not come back at once. */
const spread = 0.05;

/** Statuses after which a retry may succeed. */
const passingStatuses = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

/** What an attempt has seen of its request and answer, beside what ky passes on. */
interface Seen {
  request?: Request;
  url: string;
  /** The body of JSON. It is read once. */
  text: string;
}

/**
 * Sends a call and reads its answer. ky handles JSON, timeouts and retries.
 * @throws {SdkError} of the subclass for the failure, the reason of an abort, or the error of a hook
 */
export async function send(call: HttpCall): Promise<RawAnswer> {
  const { signal } = call.options;
  const seen: Seen = { url: call.url, text: '' };
  try {
    signal?.throwIfAborted();
    const response = await start(call, seen);
    const { status, headers } = response;
    const { text } = seen;
    const { body, data } = isJson(call)
      ? { body: text || null, data: readJson(call, response, text) }
      : await readBody(call, response);
    const raw = () => new Response(body, response);
    const evidence = () => evidenceOf(maskOf(call).head(response));
    return { data, status, headers, requestId: requestIdOf(response), raw, evidence };
  } catch (error) {
    signal?.throwIfAborted();
    if (isTimeoutError(error) && seen.request && held.has(seen.request))
      throw tooLate(call, 'The request waited for its turn, and was not sent');
    throw failureOf(call, error);
  }
}

/**
 * Passes a call to ky.
 * @throws {SdkError} when the platform cannot create the request
 */
function start(call: HttpCall, seen: Seen): ResponsePromise {
  const options = kyOptions(call, seen);
  try {
    return ky(call.url, options);
  } catch (error) {
    throw new SdkError(
      call.operation.id,
      call.body === undefined
        ? `The platform does not take these \`fetchOptions\`: ${maskOf(call).text((error as Error).message)}`
        : 'The body must be valid JSON, and a GET has none.',
    );
  }
}

/** What the SDK tells `fetch` itself. */
const ownOptions = ['method', 'headers', 'body', 'signal', 'redirect'] as const;

function kyOptions(call: HttpCall, seen: Seen): Options {
  const { operation, body, headers, options } = call;
  const fetchOptions = { ...options.fetchOptions };
  const unused = ownOptions.filter((name) => name in fetchOptions);
  for (const name of unused) delete fetchOptions[name];
  if (unused.length > 0) {
    const names = unused.map((name) => `\`${name}\``).join(', ');
    log(
      options,
      'warn',
      `${operation.id}: \`fetchOptions\` may not have ${names}. They are not used.`,
    );
  }
  return {
    ...fetchOptions,
    method: operation.method,
    json: body,
    headers,
    signal: options.signal ?? null,
    // Otherwise, a browser that goes back or restores tabs would answer from its cache, with the
    // data of another day or user.
    cache: fetchOptions.cache ?? 'no-store',
    // A redirect to another origin would take the password of a sign-in with it.
    redirect: 'manual',
    // ky's `timeout` would restart with each attempt.
    timeout: false,
    totalTimeout: timeLeft(call),
    retry: retryOptions(call),
    hooks: hooksOf(call, seen),
    // Keeps what is not JSON in an error's answer.
    parseJson: (text) => parseJson(text) ?? text,
    fetch: (input, init) => fetchOnce(call, input as Request, init, seen),
  };
}

/** The time that is left for the call. False for no limit. */
function timeLeft({ deadline }: HttpCall): number | false {
  const time = deadline - performance.now();
  return time > longestTimer ? false : Math.max(0, time);
}

/** Which failures lead to a retry, and after which delay. */
function retryOptions({ operation, options, deadline }: HttpCall): RetryOptions {
  const { maxRetries = 2 } = options;
  /** What the service told after the last failure, in milliseconds. */
  let told: number | undefined;
  return {
    limit: isRepeatable(operation) ? maxRetries : 0,
    methods: [operation.method.toLowerCase()],
    statusCodes: passingStatuses,
    backoffLimit: longestRetryAfter * (1 + spread),
    // Spreads the retries of many clients.
    jitter: (backOff) =>
      told === undefined
        ? Math.random() * Math.min(backOff, longestBackOff)
        : told * (1 + Math.random() * spread),
    shouldRetry: ({ error }) => {
      told = undefined;
      // ky decides what counts as a lost connection.
      if (!isHTTPError(error)) return undefined;
      const seconds = retryAfterSeconds(error.response);
      // ky reads whole seconds alone, and dates by this computer's clock.
      if (seconds !== undefined) told = 1000 * seconds;
      // Fails at once if the wait is longer than a minute or than the time left for the call.
      const isTooLong =
        told !== undefined && (told > longestRetryAfter || performance.now() + told >= deadline);
      return !isTooLong && passingStatuses.includes(error.response.status);
    },
  };
}

type Announced = (BeforeRequestState | BeforeRetryState) & { error?: Error };

/**
 * ky's hooks for the caller's `onRequest`, `onResponse` and `logger`. None without listeners, because ky copies answers
 * for hooks.
 */
function hooksOf(call: HttpCall, seen: { readonly url: string }): Hooks {
  const {
    operation: { id: operation },
    options,
  } = call;
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
    // What a hook adds is masked, too.
    for (const [name, value] of headers) call.headers.set(name, value);
    const details = { attempt, headers: [...headers.keys()] };
    log(options, 'debug', `${operation}: ${method} ${new URL(url).pathname}`, details);
    sentAt = Date.now();
  }

  async function report({ request, response, retryCount }: AfterResponseState) {
    const text = `${operation}: ${response.status} in ${Date.now() - sentAt} ms`;
    const requestId = requestIdOf(response);
    log(options, 'info', text, { requestId: requestId && maskOf(call).text(requestId) });
    // A copy of a Response has no URL.
    Object.defineProperty(response, 'url', { value: seen.url });
    await onResponse?.({ operation, request, response, sentAt, attempt: retryCount + 1 });
  }

  return { beforeRequest: [announce], beforeRetry: [announce], afterResponse: [report] };
}

/**
 * Makes one attempt. Includes the body of JSON and of every error, so that a connection that is lost during the body
 * leads to a retry. Every failure of `fetch` counts as a lost connection, even if ky does not recognize it.
 */
async function fetchOnce(
  call: HttpCall,
  request: Request,
  init: RequestInit | undefined,
  seen: Seen,
): Promise<Response> {
  seen.request = request;
  try {
    const response = await fetchHere(call, request, init);
    seen.url = response.url || request.url;
    if (response.ok && !isJson(call)) return response;
    seen.text = await wholeText(call, response);
    // Of a success, only a hook reads the body once more.
    const isRead = response.ok && !call.options.onResponse;
    return new Response((!isRead && seen.text) || null, response);
  } catch (cause) {
    if (request.signal.aborted || cause instanceof SdkError) throw cause;
    throw new TypeError(wrapped, { cause });
  }
}
