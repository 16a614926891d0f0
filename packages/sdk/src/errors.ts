import type { OperationId } from './generated/operations.ts';
import type { ErrorBody } from './generated/types.ts';

/**
 * The base of every error that the SDK makes, and itself the one of a request that cannot be sent: a path value or a header is not
 * allowed. An abort is not among them: it rejects with the signal's own reason. No error holds
 * a token, a password or a request header, and none has a `cause`: those of the platform quote what was sent.
 */
export class SdkError extends Error {
  override name = 'SdkError';
  /** The operation that failed, `tag/method`. */
  declare readonly operation: OperationId;

  constructor(operation: OperationId, message: string) {
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
  /** The answer's JSON, by contract an `ErrorBody`; undefined when it had none, as with the error page of a proxy. */
  declare readonly body: unknown;
  /** Seconds to wait before the next try, from Retry-After. */
  declare readonly retryAfter: number | undefined;

  constructor(operation: OperationId, response: Response, body: unknown) {
    const text = (body as Partial<Record<keyof ErrorBody, unknown>> | null | undefined)?.error;
    const error = typeof text === 'string' ? text : undefined;
    super(operation, `${response.status} ${error ?? response.statusText}`);
    this.status = response.status;
    this.error = error;
    this.body = body;
    this.retryAfter = seconds(response.headers.get('retry-after'));
  }
}

/** No answer: no connection, or it was lost before the answer was complete. */
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

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function seconds(value: string | null): number | undefined {
  const waits = [Number(value || NaN), (Date.parse(value ?? '') - Date.now()) / 1000];
  return waits.find((wait) => wait >= 0);
}
