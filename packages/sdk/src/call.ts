import type { Evidence } from './errors.ts';
import type { OperationInfo } from './generated/operations.ts';
import type { ClientOptions, RequestOptions } from './options.ts';

/** An operation with its id. */
export interface Operation extends OperationInfo {
  /** `orders/list`. For `client.request()`, method and path: `GET /health`. */
  id: string;
}

/** Options of any call, as the last argument of every method. They override the client's. */
export interface CallOptions extends RequestOptions {
  /** Aborts the call, even while it waits for a retry. The promise or the stream rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
}

/** A call that is ready to send. */
export interface HttpCall {
  operation: Operation;
  url: string;
  /** The JSON body, if any. */
  body: unknown;
  headers: Headers;
  /** The merged options of the client and the call. */
  options: CallOptions & Pick<ClientOptions, 'fetch'>;
  /** In milliseconds, for the whole call. */
  timeout: number | false;
  /** When the timeout is over, by `performance.now()`. */
  deadline: number;
}

/** Query parameters. `undefined`, `null` and `''` mean "no such filter" and are not sent. */
export type Query<Parameters> = {
  [Name in keyof NonNullable<Parameters>]: NonNullable<Parameters>[Name] | '' | null | undefined;
};

/** A successful answer with its metadata. */
export interface ApiResponse<Data> {
  data: Data;
  /** The HTTP status. */
  status: number;
  /** The answer's headers. */
  headers: Headers;
  /** The service's id of this request (X-Request-Id), for bug reports. Undefined when there is none. */
  requestId: string | undefined;
}

/** A successful answer with the platform's Response. */
export interface RawAnswer extends ApiResponse<unknown> {
  /** A Response with the body as it came. That of a stream has none. */
  raw: () => Response;
  /** What the answer was, for an error about it. */
  evidence: () => Evidence;
}

/** The promise of a call. Resolves to the data. */
export interface ApiPromise<Data> extends Promise<Data> {
  /** Resolves to the data with status, headers and request id. The call is sent only once. */
  withResponse: () => Promise<ApiResponse<Data>>;
  /** Resolves to the platform's Response with the body as it came, of JSON or a file. The call is sent only once. */
  asResponse: () => Promise<Response>;
}

/**
 * An answer that tells by `success` whether the call did what it was asked for. With `true` it has the given field, with
 * `false` the reason in `error`.
 */
export type Verdict<Answer, Given extends keyof Answer = never> =
  | (Omit<Answer, 'success' | 'error' | Given> & {
      success: true;
      error?: undefined;
    } & { [Name in Given]-?: NonNullable<Answer[Name]> })
  | (Omit<Answer, 'success' | Given> & { success: false } & { [Name in Given]?: undefined });

/** Typed events in order. Leaving the loop closes the connection. */
export type EventStream<Event> = AsyncIterableIterator<Event>;

/** The rows of all pages. Pages are requested as needed. */
export interface RowIterator<Row, Page> extends AsyncIterableIterator<Row> {
  /** Iterates over whole pages from the first one: rows, `pagination` and the other fields of a page. */
  pages: () => AsyncIterableIterator<Page>;
  /** All rows in an array, or the first ones: `toArray({ limit: 500 })`. */
  toArray: (options?: { limit?: number }) => Promise<Row[]>;
}

/** A file from the service. Read it once, with `blob()` or from `stream`. */
export interface Download {
  /** The name from Content-Disposition, without a path. Undefined when there is none. */
  filename: string | undefined;
  /** The media type, such as `text/csv`. */
  contentType: string;
  /** The whole file. @throws {ConnectionError} when the connection is lost */
  blob: () => Promise<Blob>;
  /** The bytes as they arrive. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/** Adds the methods of an ApiPromise to a promise of the data. */
export function toApiPromise(answer: Promise<RawAnswer>): ApiPromise<unknown> {
  const data = answer.then((given) => given.data);
  // Chained to `data`: a stack trace leads to the caller only if exactly one promise waits for each
  // promise.
  const whole = () => data.then(() => answer);
  return Object.assign(data, {
    withResponse: async () => {
      const { raw: _, evidence: __, ...response } = await whole();
      return response;
    },
    asResponse: async () => (await whole()).raw(),
  });
}
