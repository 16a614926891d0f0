import type { Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import type { ApiResponse } from './signatures.ts';

/** A call that is ready to send. */
export interface HttpCall {
  operation: Operation;
  url: string;
  /** The JSON body, if any. */
  body: unknown;
  headers: Headers;
  /** The merged options of the client and the call. */
  options: CallOptions & { fetch?: typeof fetch | undefined };
  /** In milliseconds, for the whole call. */
  timeout: number | false;
  /** When the timeout is over, by `performance.now()`. */
  deadline: number;
}

/** What an answer was, for errors about it. */
export interface Evidence {
  /** The HTTP status. */
  readonly status: number;
  /** The answer's headers, without cookies and tokens, and with `***` in place of secrets. */
  readonly headers: Headers;
  /** The service's id of this request (X-Request-Id), for bug reports. */
  readonly requestId: string | undefined;
}

/** A successful answer with the platform's Response. */
export interface RawAnswer extends ApiResponse<unknown> {
  /** A Response with the body as it came. */
  raw: () => Response;
  /** What the answer was, for an error about it. */
  evidence: () => Evidence;
}
