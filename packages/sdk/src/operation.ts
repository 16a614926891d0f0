import type { AnswerShape } from './answer/shape.ts';
import type { Role } from './generated/types.ts';

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

/** Position of the query in a method's arguments, after the path values. */
export function queryPosition({ path }: OperationInfo): number {
  return path.split('{').length - 1;
}
