import type { ErrorBody } from './generated/types.ts';

/**
 * The base of all errors of the SDK. By itself it means that nothing was sent: a path value, a header, a body or an option is not allowed.
 * An abort is no SdkError: the call rejects with the signal's own reason. No error holds a token, a password or a request header, and none
 * has a `cause`, since the platform's errors quote what was sent.
 */
export class SdkError extends Error {
  override name = 'SdkError';
  /** The operation that failed, `tag/method`; for `client.request()` method and path, `GET /health`. */
  declare readonly operation: string;

  constructor(operation: string, message: string) {
    super(`${operation}: ${message}`);
    this.operation = operation;
  }
}

/** The service answered with an error status. */
export class ApiError extends SdkError {
  override name = 'ApiError';
  /** The HTTP status. */
  declare readonly status: number;
  /** What the service says about it, for people; undefined when it said nothing readable, or no text. */
  declare readonly error: string | undefined;
  /** The answer's JSON, by contract an `ErrorBody`, with `***` in place of secrets; undefined when there is none, as in a proxy's error page. */
  declare readonly body: unknown;
  /** The answer's headers, without cookies and tokens. */
  declare readonly headers: Headers;
  /** The service's name for this request (X-Request-Id), to quote in a bug report. */
  declare readonly requestId: string | undefined;
  /** Seconds to wait before the next try, from Retry-After. */
  declare readonly retryAfter: number | undefined;

  /** @param advice what to do next, as a sentence with a space before it */
  constructor(operation: string, response: Response, body: unknown, advice = '') {
    const text = (body as Partial<Record<keyof ErrorBody, unknown>> | null | undefined)?.error;
    const error = typeof text === 'string' ? text : undefined;
    const { status, statusText } = response;
    const requestId = requestIdOf(response);
    const reason = `${status} ${error ?? statusText}`.replace(/[ .]+$/, '');
    super(operation, `${reason}${requestId ? ` (request ${requestId})` : ''}.${advice}`);
    this.status = status;
    this.error = error;
    this.body = body;
    this.headers = new Headers([...response.headers].filter(([name]) => !secretName.test(name)));
    this.requestId = requestId;
    this.retryAfter = retryAfterSeconds(response);
  }
}

/** No answer: no connection, or it was lost before the answer was complete. The service may still have done what it was asked. */
export class ConnectionError extends SdkError {
  override name = 'ConnectionError';
}

/** No complete answer within the call's `timeout`. The service may still have done what it was asked. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
}

/** A stream of events broke off before its `completed` event, or sent something that is no event. */
export class StreamError extends SdkError {
  override name = 'StreamError';
}

/** A successful answer that cannot be read as JSON, or a page in place of a file, such as the sign-in page of a proxy. */
export class DecodeError extends SdkError {
  override name = 'DecodeError';
}

/**
 * Whether an error is an answer of the service with one of these statuses, or with any status when none is given:
 * `if (isApiError(error, 404)) …`, `isApiError(error, 409, 422)`.
 */
export function isApiError<Status extends number>(
  error: unknown,
  ...statuses: readonly Status[]
): error is ApiError & { readonly status: Status } {
  return (
    error instanceof ApiError &&
    (statuses.length === 0 || statuses.includes(error.status as Status))
  );
}

/** What secrets are called in headers and bodies. */
export const secretName = /pass|token|secret|authorization|cookie|key|value/i;

/** The request id of an answer. */
export function requestIdOf({ headers }: Response): string | undefined {
  return headers.get('x-request-id') ?? undefined;
}

/** Seconds to wait by Retry-After, a number or a date (RFC 9110, 10.2.3); undefined for none, one in the past or an unreadable one. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const waits = [Number(value || NaN), (Date.parse(value) - Date.now()) / 1000];
  return waits.find((wait) => wait >= 0);
}
