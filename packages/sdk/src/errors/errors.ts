import type { Evidence } from '../http-call.ts';
import type { ErrorBody } from '../generated/types.ts';
import { type AnswerHead, secretName } from './secrets.ts';

/** What failed, as a word. Those of error statuses: `bad_request` (400) … `too_many_requests` (429), and other 4xx and 5xx. */
export type ErrorCode =
  | 'not_sent'
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'unprocessable'
  | 'too_many_requests'
  | 'client_error'
  | 'server_error'
  | 'no_connection'
  | 'connection_lost'
  | 'timeout'
  | 'redirect'
  | 'stream'
  | 'unreadable_answer'
  | 'storage';

const codes: Readonly<Partial<Record<number, ErrorCode>>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'unprocessable',
  429: 'too_many_requests',
};

/**
 * Base class of the SDK's errors. An SdkError that is not of a subclass means that nothing was sent: a path value, a
 * header, a body or an option is not allowed. An abort is not an SdkError: the call rejects with the signal's reason.
 * Errors contain no token, password or request header. A `cause` is a copy of the platform's error: its name, message,
 * code and stack, with `***` in place of secrets.
 */
export class SdkError extends Error {
  override name = 'SdkError';
  /** What failed, as a word: `not_found`, `timeout` … */
  readonly code: ErrorCode = 'not_sent';
  /** The failed operation, `tag/method`. For `client.request()`, method and path: `GET /health`. */
  declare readonly operation: string;

  constructor(operation: string, message: string, options?: ErrorOptions) {
    super(`${operation}: ${message}`, options);
    this.operation = operation;
  }
}

/** The service answered with an error status. */
export class ApiError extends SdkError implements Evidence {
  override name = 'ApiError';
  /** The HTTP status. */
  declare readonly status: number;
  /** The service's error text for people. Undefined when there is none. */
  declare readonly error: string | undefined;
  /** The service's complaints about single fields, by their names. Empty when there are none. */
  declare readonly fields: Readonly<Record<string, string>>;
  /**
   * The answer's JSON, an `ErrorBody` by contract, with `***` in place of secrets. Undefined when there is none, as in
   * a proxy's error page.
   */
  declare readonly body: unknown;
  /** The first 500 characters of an answer that is not JSON, such as a proxy's error page, without secrets. */
  declare readonly text: string;
  /** The answer's headers, without cookies and tokens. */
  declare readonly headers: Headers;
  /** The service's id of this request (X-Request-Id), for bug reports. */
  declare readonly requestId: string | undefined;
  /** Seconds to wait before a retry, from Retry-After. */
  declare readonly retryAfter: number | undefined;

  /**
   * @param advice the next step, as a sentence with a space before it
   * @param text the beginning of an answer that is not JSON
   */
  constructor(operation: string, response: AnswerHead, body: unknown, advice = '', text = '') {
    const { error: reason, fields } = (body ?? {}) as Partial<Record<keyof ErrorBody, unknown>>;
    const error = typeof reason === 'string' ? reason : undefined;
    const { status, statusText } = response;
    const evidence = evidenceOf(response);
    const { requestId } = evidence;
    const what = `${status} ${error ?? statusText}`.replace(/[ .]{1,99}$/, '');
    super(operation, `${what}${requestId ? ` (request ${requestId})` : ''}.${advice}`);
    const known = status >= 500 ? 'server_error' : 'client_error';
    Object.assign(this, evidence, { code: codes[status] ?? known, error, body, text });
    this.fields = Object.fromEntries(
      Object.entries(fields ?? {}).filter(([, complaint]) => typeof complaint === 'string'),
    );
    this.retryAfter = retryAfterSeconds(response);
  }
}

/**
 * There was no connection, or it was lost before the answer was complete. With the code `no_connection`, nothing was
 * sent. Else the service may have carried out the call.
 */
export class ConnectionError extends SdkError {
  override name = 'ConnectionError';
  override readonly code: ErrorCode = 'connection_lost';
}

/** There was no complete answer within the call's `timeout`. The service may have carried out the call. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
  override readonly code = 'timeout';
}

/**
 * The token storage failed: it could not be read, so nothing was sent, or it could not keep the session of a sign-in. A
 * storage that cannot keep a renewed session only costs a warning.
 */
export class StorageError extends SdkError {
  override name = 'StorageError';
  override readonly code = 'storage';
}

/** The service redirected the call to another origin, or a write to a read. The SDK does not follow. */
export class RedirectError extends SdkError {
  override name = 'RedirectError';
  override readonly code = 'redirect';
}

/** A stream of events broke off before its `completed` event, was silent, or sent an invalid event. */
export class StreamError extends SdkError {
  override name = 'StreamError';
  override readonly code = 'stream';
}

/**
 * A successful answer that is not what the contract says: no JSON, no object, without its list, empty, or an HTML page in
 * place of a file, such as a proxy's sign-in page. The service may have carried out the call.
 */
export class DecodeError extends SdkError {
  override name = 'DecodeError';
  override readonly code = 'unreadable_answer';
  declare readonly status: number | undefined;
  declare readonly headers: Headers | undefined;
  declare readonly requestId: string | undefined;
  /** The first 500 characters of the answer, with `***` in place of secrets. Empty when it has no body. */
  declare readonly text: string | undefined;

  constructor(operation: string, message: string, evidence?: Evidence & { text?: string }) {
    super(operation, message);
    const { status, headers, requestId, text } = evidence ?? {};
    Object.assign(this, { status, headers, requestId, text });
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

/** What an answer was, without cookies and tokens. */
export function evidenceOf(response: Pick<Response, 'status' | 'headers'>): Evidence {
  const headers = [...response.headers].filter(([name]) => !secretName.test(name));
  return {
    status: response.status,
    headers: new Headers(headers),
    requestId: requestIdOf(response),
  };
}

/** The request id of an answer. */
export function requestIdOf({ headers }: Pick<Response, 'headers'>): string | undefined {
  return headers.get('x-request-id') ?? undefined;
}

/**
 * Seconds to wait, from Retry-After, a number or a date (RFC 9110, section 10.2.3), or from Retry-After-Ms. Of several
 * numbers, which a proxy has merged, the largest. A date is compared with that of the answer, not with this computer's
 * clock. Undefined when it is missing, in the past or invalid.
 */
export function retryAfterSeconds({ headers }: Pick<Response, 'headers'>): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const answeredAt = Date.parse(headers.get('date') ?? '') || Date.now();
  const waits = [
    Number(headers.get('retry-after-ms') ?? NaN) / 1000,
    Math.max(...value.split(',').map((part) => Number(part.trim() || NaN))),
    (Date.parse(value) - answeredAt) / 1000,
  ];
  return waits.find((wait) => wait >= 0);
}
