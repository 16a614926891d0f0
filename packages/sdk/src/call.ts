/** What a caller may add to any call; the last argument of every method. */
export interface CallOptions {
  /** Ends the call. The promise, or the stream, rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /**
   * Milliseconds for an answer with its body, in place of the client's `timeout`; `false` waits without end, as does what no timer
   * can wait for (2³¹ and more). Streams and downloads are timed until their headers arrive, after that they take as long as they
   * take. After a 401 the refresh, which has the client's `timeout`, and the second try are timed on their own.
   */
  timeout?: number | false | undefined;
  /** Further request headers; they replace the client's own of the same name. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Query parameters. `undefined`, `null` and `''` mean "no such filter" and are not sent. */
export type Query<Parameters> = {
  [Name in keyof NonNullable<Parameters>]: NonNullable<Parameters>[Name] | '' | null | undefined;
};

/** Typed events, in the order they come. Leaving the loop closes the connection. */
export type EventStream<Event> = AsyncIterableIterator<Event>;

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
