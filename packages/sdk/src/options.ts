/** A request before it is sent. */
export interface OutgoingRequest {
  /** The operation, such as `orders/list`. */
  operation: string;
  /** The request. Its headers may be changed. They contain the bearer token, so do not log them. */
  request: Request;
  /** 1 for the first attempt, 2 for the first retry … */
  attempt: number;
}

/** An answer with any status. */
export interface IncomingResponse extends OutgoingRequest {
  /** The answer. Its body is a copy, which may be read. */
  response: Response;
  /** When the request was sent, in milliseconds since 1970. */
  sentAt: number;
}

/** A log for the client's messages. `console` is one. */
export interface Logger {
  debug: LogMethod;
  info: LogMethod;
  warn: LogMethod;
  error: LogMethod;
}

type LogMethod = (message: string, details?: Readonly<Record<string, unknown>>) => void;

/** What to log: nothing, failed calls, also retries, also every answer, also every request. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

/** Headers of a request. Null removes a header that the client or the SDK would send. */
export type HeadersOption =
  | Headers
  | Iterable<readonly [name: string, value: string | null | undefined]>
  | Readonly<Record<string, string | null | undefined>>;

/** Options of a client. A call can override them. Only headers are merged. */
export interface RequestOptions {
  /**
   * Timeout in milliseconds for the answer with its body, including retries and back-off. Default 30,000. `false` and
   * values that no timer can wait for (2³¹ and more) mean no limit. Calls that wait for a registry or similar have a
   * longer timeout, unless the call sets one. API.md lists them. The wait for a refresh of the session and the attempt
   * after it count, too. Streams and downloads are timed until their headers arrive, and then by `idleTimeout`.
   */
  timeout?: number | false | undefined;
  /**
   * Longest silence within a stream or a download, in milliseconds. Default 60,000. `false` means no limit. A stream then
   * ends with a StreamError, a download with a TimeoutError.
   */
  idleTimeout?: number | false | undefined;
  /**
   * Number of retries after a lost connection, a 408, a 429 or a 5xx. Default 2. The delay grows each time (at most 0.3
   * s, 0.6 s … 8 s, with jitter), or is that of Retry-After. Only for GET and for repeatable calls: a call that orders
   * or starts something is never retried.
   */
  maxRetries?: number | undefined;
  /**
   * Additional request headers. They replace the SDK's own with the same name. A call's headers are added to the
   * client's. Null removes a header: `{ 'user-agent': null }`. A JSON body always has a content type.
   */
  headers?: HeadersOption | undefined;
  /**
   * Further options of the platform's `fetch`, such as `credentials`, `cache`, Node's `dispatcher` or Next's `next`. Not
   * those that the SDK sets itself: method, headers, body, signal and redirect.
   */
  fetchOptions?: (RequestInit & Readonly<Record<string, unknown>>) | undefined;
  /** Called before each attempt. If it throws, the call rejects. */
  onRequest?: ((request: OutgoingRequest) => void | Promise<void>) | undefined;
  /** Called after each answer, including error statuses. If it throws, the call rejects. */
  onResponse?: ((response: IncomingResponse) => void | Promise<void>) | undefined;
  /**
   * The logger. Default: none. Messages contain no token, password, header value, query or body. Its failures are ignored.
   */
  logger?: Logger | undefined;
  /** What to log. Default `info`. */
  logLevel?: LogLevel | undefined;
}

/** Options of any call, as the last argument of every method. They override the client's. */
export interface CallOptions extends RequestOptions {
  /** Aborts the call, even while it waits for a retry. The promise or the stream rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
}

/** Merges the options of a call into those of the client. The headers stay apart until a request has its token. */
export function mergeOptions<Client extends RequestOptions, Call extends RequestOptions>(
  client: Client,
  call: Call,
): Client & Call {
  const given = Object.entries(call).filter(([, value]) => value !== undefined);
  const headers = (client.headers || call.headers) && {
    headers: new Map([...headerEntries(client.headers), ...headerEntries(call.headers)]),
  };
  return { ...client, ...(Object.fromEntries(given) as Call), ...headers };
}

/** Values of headers in any form by their names in small letters. Several with one name are one list (RFC 9110, section 5.2). */
export function headerEntries(headers: HeadersOption = {}) {
  const entries = new Map<string, string | null>();
  for (const [name, value] of Symbol.iterator in headers ? headers : Object.entries(headers)) {
    if (value === undefined) continue;
    const key = name.toLowerCase();
    const before = entries.get(key);
    entries.set(key, before == null || value === null ? value : `${before}, ${value}`);
  }
  return entries;
}

/** The levels of a log, from none to all. */
export const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/**
 * Writes to the caller's logger if the level is enabled. Pass only values without secrets: method, path, header names,
 * status, time, request id, and messages of the SDK's own errors.
 */
export function log(
  { logger, logLevel = 'info' }: RequestOptions,
  level: Exclude<LogLevel, 'off'>,
  ...message: Parameters<LogMethod>
): void {
  if (logger && levels.indexOf(level) <= levels.indexOf(logLevel))
    void tell(() => logger[level](...message));
}

/** Calls a function of the app. Its failure, now or later, must not become that of a call, nor end the process. */
export async function tell(run: () => unknown, onFailure?: () => void): Promise<void> {
  try {
    await run();
  } catch {
    onFailure?.();
  }
}
