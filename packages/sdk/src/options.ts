import type { TokenStorage } from './tokens.ts';

/** A request on its way out. */
export interface OutgoingRequest {
  /** The operation, such as `orders/list`. */
  operation: string;
  /** What is sent. Its headers may be changed; they hold the bearer token, so don't log them. */
  request: Request;
  /** 1 for the first try, 2 for the first retry … */
  attempt: number;
}

/** An answer that came, whatever its status. */
export interface IncomingResponse extends OutgoingRequest {
  /** What came. Its body is a copy, which may be read. */
  response: Response;
  /** When the request was sent, in milliseconds since 1970. */
  sentAt: number;
}

/** Where the client writes what it does; `console` is one. */
export interface Logger {
  debug: LogMethod;
  info: LogMethod;
  warn: LogMethod;
  error: LogMethod;
}

type LogMethod = (message: string, details?: Readonly<Record<string, unknown>>) => void;

/** How much is logged: nothing, failed calls, retries too, every answer too, every request too. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

/** What can be set for a client, and for a single call in its place. Only headers add up. */
export interface RequestOptions {
  /**
   * Milliseconds for an answer with its body, retries and back-off included: 30,000 when nothing is given. `false` means no limit, as
   * does what no timer can wait for (2³¹ and more). Calls that wait for a registry and the like have a longer timeout of their own,
   * unless the call is given one; API.md says how long. Streams and downloads are timed until their headers arrive.
   * After a 401 the refresh, and then the second try, are timed on their own.
   */
  timeout?: number | false | undefined;
  /**
   * How many times a call is sent again after a lost connection, a 408, a 429 or a 5xx: 2 when nothing is given. Waits longer each time
   * (at most 0.3 s, 0.6 s … 8 s, with jitter), or as long as Retry-After says. Only for GET and for calls that do no harm when repeated:
   * a call that orders or starts something is never retried, whatever stands here.
   */
  maxRetries?: number | undefined;
  /** Further request headers; they replace the SDK's own of the same name. A call's headers are added to the client's. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Called before each try; what it throws rejects the call. */
  onRequest?: ((request: OutgoingRequest) => void | Promise<void>) | undefined;
  /** Called after each answer, error statuses included; what it throws rejects the call. */
  onResponse?: ((response: IncomingResponse) => void | Promise<void>) | undefined;
  /** Where to log; nowhere when nothing is given. No message holds a token, a password, a header's value, a query or a body. */
  logger?: Logger | undefined;
  /** How much to log: `info` when nothing is given. */
  logLevel?: LogLevel | undefined;
}

/** What a client is made of. */
export interface ClientOptions extends RequestOptions {
  /** Where the API is, such as `https://dropcatch.example.com/api`; on a web page also `/api`. Without query, fragment and user name. */
  baseUrl: string;
  /** Where the session is kept; in memory when nothing is given. */
  tokens?: TokenStorage | undefined;
  /** In place of the platform's `fetch`, for proxies and tests. It is given a `Request`. */
  fetch?: typeof fetch | undefined;
  /**
   * Called once when a session ended by itself: with the failure of its refresh, or of the call whose fresh token was refused. Not
   * after a logout.
   */
  onSignOut?: ((reason: Error) => void) | undefined;
  /** `false` signs out on the first 401 in place of a refresh. */
  refresh?: boolean | undefined;
}

/** What holds for one call: its own options before the client's. */
export function mergeOptions<Client extends RequestOptions, Call extends RequestOptions>(
  client: Client,
  call: Call,
): Client & Call {
  const given = Object.entries(call).filter(([, value]) => value !== undefined);
  return { ...client, ...(Object.fromEntries(given) as Call) };
}

const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/**
 * Writes to the caller's logger what is asked for. Give it only what cannot hold a secret: method, path, the names of headers, status, time,
 * request id, and the messages of the SDK's own errors.
 */
export function log(
  { logger, logLevel = 'info' }: RequestOptions,
  level: Exclude<LogLevel, 'off'>,
  ...message: Parameters<LogMethod>
): void {
  if (levels.indexOf(level) <= levels.indexOf(logLevel)) logger?.[level](...message);
}
