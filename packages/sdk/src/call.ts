import type { OperationInfo } from './generated/operations.ts';
import type { ClientOptions, RequestOptions } from './options.ts';

/** An operation with its name. */
export interface Operation extends OperationInfo {
  /** `orders/list`; for `client.request()` method and path, `GET /health`. */
  id: string;
}

/** What a caller may add to any call; the last argument of every method. It overrides the client's. */
export interface CallOptions extends RequestOptions {
  /** Ends the call, a back-off included. The promise, or the stream, rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
}

/** One call, ready to be sent. */
export interface HttpCall {
  operation: Operation;
  url: string;
  /** What to send as JSON, if anything. */
  body: unknown;
  headers: Headers;
  /** The client's and the call's, merged. */
  options: CallOptions & Pick<ClientOptions, 'fetch'>;
  /** In milliseconds, for all tries together. */
  timeout: number | false;
}

/** Query parameters. `undefined`, `null` and `''` mean "no such filter" and are not sent. */
export type Query<Parameters> = {
  [Name in keyof NonNullable<Parameters>]: NonNullable<Parameters>[Name] | '' | null | undefined;
};

/** A successful answer with what came around it. */
export interface ApiResponse<Data> {
  data: Data;
  /** The HTTP status. */
  status: number;
  /** The answer's headers. */
  headers: Headers;
  /** The service's name for this request (X-Request-Id), to quote in a bug report; undefined when it gave none. */
  requestId: string | undefined;
}

/** The promise of a call: resolves to the data. */
export interface ApiPromise<Data> extends Promise<Data> {
  /** Resolves to the data together with status, headers and request id. The call is sent once, whatever is awaited. */
  withResponse: () => Promise<ApiResponse<Data>>;
}

/** Typed events, in the order they come. Leaving the loop closes the connection. */
export type EventStream<Event> = AsyncIterableIterator<Event>;

/** The rows of all pages, asked for page by page as they are needed. */
export interface RowIterator<Row, Page> extends AsyncIterableIterator<Row> {
  /** Goes through whole pages from the first one: rows, `pagination` and whatever else a page has. */
  pages: () => AsyncIterableIterator<Page>;
}

/** A file that the service answered. Read it once: either as a `blob()` or from `stream`. */
export interface Download {
  /** The name from Content-Disposition, without any path; undefined when the service gave none. */
  filename: string | undefined;
  /** The media type, such as `text/csv`. */
  contentType: string;
  /** The whole file. @throws {ConnectionError} when the connection is lost on the way */
  blob: () => Promise<Blob>;
  /** The bytes as they come. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/** Gives a promise of the data the method `withResponse`. */
export function toApiPromise<Data>(response: Promise<ApiResponse<Data>>): ApiPromise<Data> {
  const data = response.then((answer) => answer.data);
  // Through `data`: a stack leads to the caller only where each promise is waited for by one other.
  return Object.assign(data, { withResponse: () => data.then(() => response) });
}
