import type { AnswerShape } from './answer/shape.ts';
import type { Role } from './generated/types.ts';
import type { CallOptions } from './options.ts';
import type { ApiResponse } from './signatures.ts';

/** An operation of the contract as data. The client is built from it, and apps can read who may call what. */
export interface OperationInfo {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The argument of the method after the path values, if any. */
  input?: 'query' | 'body';
  /** The names of the query's parameters. */
  query?: readonly string[];
  /** The path below the base URL, with `{id}` for path values. */
  path: string;
  /** The successful answer, if it is not a JSON value: a stream of events or a file. */
  answer?: 'stream' | 'file';
  /** Reads such an answer. It is in the table, so that an app bundles it only with an operation that needs it. */
  read?: BodyReader;
  /** The shape of the answer, or of one event of a stream. Without it, any JSON is an answer. */
  shape?: AnswerShape;
  /** The token it sends. Default: the access token. */
  auth?: 'none' | 'refresh';
  /** Whether the call may be repeated. A GET always may. */
  idempotent?: boolean;
  /** Minimum timeout in seconds, for a call that may take long. */
  timeout?: number;
  /** A paged list. */
  pagination?: {
    /** Key of the rows. */
    items: string;
    /** The last page: the one with the number `pages`, the one without `has_next`, or one with too few rows. */
    until: 'pages' | 'has_next' | 'short_page';
    /** Largest number of rows per page. */
    largestPage: number;
  };
  /** Who may call it. `anonymous` is a caller without a token. */
  roles: readonly (Role | 'anonymous')[];
}

/** An operation with its id. */
export interface Operation extends OperationInfo {
  /** `orders/list`. For `client.request()`, method and path: `GET /health`. */
  id: string;
}

/** Reads the answer of a call: what the caller gets, and the body as it comes. */
export type BodyReader = (
  call: HttpCall,
  response: Response,
) => Promise<{ data: unknown; body: NonNullable<Response['body']> }>;

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

/** Position of the query in a method's arguments, after the path values. */
export function queryPosition({ path }: OperationInfo): number {
  return path.split('{').length - 1;
}
