import type { ErrorBody } from './generated/types.ts';

/**
 * Base class of the SDK's errors. An SdkError that is not of a subclass means that nothing was sent: a path value, a
 * header, a body or an option is not allowed. An abort is not an SdkError: the call rejects with the signal's reason.
 * Errors contain no token, password or request header, and have no `cause`, because the platform's errors quote what
 * was sent.
 */
export class SdkError extends Error {
  override name = 'SdkError';
  /** The failed operation, `tag/method`. For `client.request()`, method and path: `GET /health`. */
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
  /** The service's error text for people. Undefined when there is none. */
  declare readonly error: string | undefined;
  /**
   * The answer's JSON, an `ErrorBody` by contract, with `***` in place of secrets. Undefined when there is none, as in
   * a proxy's error page.
   */
  declare readonly body: unknown;
  /** The answer's headers, without cookies and tokens. */
  declare readonly headers: Headers;
  /** The service's id of this request (X-Request-Id), for bug reports. */
  declare readonly requestId: string | undefined;
  /** Seconds to wait before a retry, from Retry-After. */
  declare readonly retryAfter: number | undefined;

  /** @param advice the next step, as a sentence with a space before it */
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
    this.headers = publicHeaders(response);
    this.requestId = requestId;
    this.retryAfter = retryAfterSeconds(response);
  }
}

/**
 * There was no connection, or it was lost before the answer was complete. The service may have carried out the call.
 */
export class ConnectionError extends SdkError {
  override name = 'ConnectionError';
}

/** There was no complete answer within the call's `timeout`. The service may have carried out the call. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
}

/** A stream of events broke off before its `completed` event, or sent an invalid event. */
export class StreamError extends SdkError {
  override name = 'StreamError';
}

/**
 * A successful answer that is not what the contract says: no JSON, no object, without its list, empty, or an HTML page in
 * place of a file, such as a proxy's sign-in page. The service may have carried out the call.
 */
export class DecodeError extends SdkError {
  override name = 'DecodeError';
  /** The HTTP status. */
  declare readonly status: number | undefined;
  /** The answer's headers, without cookies and tokens. */
  declare readonly headers: Headers | undefined;
  /** The service's id of this request (X-Request-Id), for bug reports. */
  declare readonly requestId: string | undefined;
  /** The first 500 characters of the answer, with `***` in place of secrets. Empty when it has no body. */
  declare readonly text: string | undefined;

  constructor(operation: string, message: string, answer?: { response: Response; text: string }) {
    super(operation, message);
    this.status = answer?.response.status;
    this.headers = answer && publicHeaders(answer.response);
    this.requestId = answer && requestIdOf(answer.response);
    this.text = answer?.text;
  }
}

/**
 * Whether an error is an answer of the service with one of these statuses, or with any status when none is given: `if
 * (isApiError(error, 404)) …`, `isApiError(error, 409, 422)`. Unlike `instanceof`, it also knows the errors of another
 * copy of this package.
 */
export function isApiError<Status extends number>(
  error: unknown,
  ...statuses: readonly Status[]
): error is ApiError & { readonly status: Status } {
  const { name, operation, status } = (error ?? {}) as Partial<ApiError>;
  // Other packages have an ApiError, too, but no operation.
  const isOurs = name === 'ApiError' && operation !== undefined;
  return isOurs && (statuses.length === 0 || statuses.includes(status as Status));
}

/** Names of secrets in headers and bodies. */
export const secretName = /pass|token|secret|authorization|cookie|key|value/i;

/** The headers of an answer that are no secrets. */
const publicHeaders = ({ headers }: Response) =>
  new Headers([...headers].filter(([name]) => !secretName.test(name)));

/** The request id of an answer. */
export function requestIdOf({ headers }: Response): string | undefined {
  return headers.get('x-request-id') ?? undefined;
}

/**
 * Seconds from Retry-After, a number or a date (RFC 9110, section 10.2.3). Undefined when it is missing, in the past or
 * invalid.
 */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const waits = [Number(value || NaN), (Date.parse(value) - Date.now()) / 1000];
  return waits.find((wait) => wait >= 0);
}
