/** Types in the signatures of methods. Generated types are made of them, so this file imports nothing. */

/**
 * Query parameters. `undefined`, `null` and `''` mean "no such filter" and are not sent. A filter by words takes those of
 * the contract. To send another one on purpose, write `'NEW_WORD' as OtherWord`.
 */
export type Query<Parameters> = {
  [Name in keyof NonNullable<Parameters>]:
    | Filter<NonNullable<Parameters>[Name]>
    | ''
    | null
    | undefined;
};

/** A word of a filter that the contract does not have. */
export type OtherWord = string & { readonly [isOtherWord]: true };
declare const isOtherWord: unique symbol;

/** Open enumerations accept any string in answers. In a filter, they have their known words alone. */
type Filter<Value> = [KnownWord<Value>] extends [never]
  ? Value
  : KnownWord<Value> | OtherWord | Exclude<Value, string>;

/** The words of an enumeration. Never for other types. */
type KnownWord<Value> = Value extends string ? (string extends Value ? never : Value) : never;

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

/** The promise of a call. Resolves to the data. */
export interface ApiPromise<Data> extends Promise<Data> {
  /** Resolves to the data with status, headers and request id. The call is sent only once. */
  withResponse: () => Promise<ApiResponse<Data>>;
  /**
   * Resolves to the platform's Response with the body as it came, of JSON, a file or a stream of events. The call is sent
   * only once. Read either this body or the data of a file or a stream.
   */
  asResponse: () => Promise<Response>;
}

/**
 * An answer that tells by `success` whether the call did what it was asked for. With `true` it has the given field, with
 * `false` a reason in `error`, unless the service gives none.
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
  /**
   * Iterates over whole pages: rows, `pagination`, the other fields of a page, and its number. `pages({ from: 4 })` begins
   * with the fourth page, to go on where an earlier run has ended. Keep `per_page` then as it was.
   * @throws {RangeError} when `from` is no whole number from 1
   */
  pages: (options?: { from?: number | undefined }) => AsyncIterableIterator<Page & PageNumber>;
  /**
   * All rows in an array, or the first ones: `toArray({ limit: 500 })`.
   * @throws {RangeError} when `limit` is no whole number from 0
   */
  toArray: (options?: { limit?: number | undefined }) => Promise<Row[]>;
}

/** The number of a page, from 1. It is not a part of the answer. */
export interface PageNumber {
  readonly pageNumber: number;
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

/** Options of `useQuery`, `prefetchQuery` and so on. */
export interface QueryOptions<Answer> {
  /** Area, method and arguments: `['orders', 'list', { state: 'NEW' }]`. */
  queryKey: readonly unknown[];
  /** Makes the call, and passes on the signal of the query. */
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
}
