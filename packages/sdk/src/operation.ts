import type { Role } from './generated/types.ts';

/** What the contract says about an operation, as data: see `operations`. */
export interface OperationInfo {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the base URL, with `{id}` for path values. */
  path: string;
  /** Who may call it. `anonymous` is a caller without a token. */
  roles: readonly (Role | 'anonymous')[];
  /** What a success is: a JSON value, a stream of events or a file. */
  answer: 'json' | 'stream' | 'file';
  /** The token it carries; the access token where nothing is said. */
  auth?: 'none' | 'refresh';
  /** A paged list: the key of its rows, and how its end is told. */
  pagination?: {
    items: string;
    /** The last page is `pagination.pages`, `pagination.has_next` is false, or a page has fewer rows than asked for. */
    until: 'pages' | 'has_next' | 'short_page';
  };
}
