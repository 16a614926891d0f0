import { tryJson } from './json.ts';

/** Senders of a request, in words: the owner of the token, nobody, or somebody with an invalid token. */
const SENDERS = { token: '', nobody: ' without a token', forger: ' with an invalid token' };

/** A request to the server under test. */
export interface Probe {
  readonly method: string;
  /** Path below the base URL, encoded, with the query. */
  readonly path: string;
  readonly body?: unknown;
  readonly by?: keyof typeof SENDERS;
}

/** What the server under test answers. */
export interface ProbeAnswer {
  /** 0 without a complete answer. */
  readonly status: number;
  /** Why there is no complete answer. */
  readonly broken?: string;
  /** In lower case, without parameters. Undefined when the header is missing. */
  readonly contentType?: string | undefined;
  /** The parsed body. Undefined when it is not JSON. */
  readonly json?: unknown;
}

export interface TestedServerOptions {
  /** Address of the API: `https://console.example.com/api`. */
  readonly baseUrl: string;
  readonly token: string;
  /** Timeout of an answer, in milliseconds. */
  readonly timeout: number;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/** A request in words: `GET /orders?per_page=2 without a token`. */
export const probeInWords = ({ method, path, by = 'token' }: Probe): string =>
  `${method} ${path}${SENDERS[by]}`;

/** The reason of a failed request: that of the innermost error, such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The server under test. Sends one request at a time. Follows no redirects, because they could leak the token. */
export class TestedServer {
  readonly #options: TestedServerOptions;
  /** Number of requests so far. */
  sent = 0;

  constructor(options: TestedServerOptions) {
    this.#options = options;
  }

  async send({ method, path, body, by = 'token' }: Probe): Promise<ProbeAnswer> {
    this.sent += 1;
    const { baseUrl, token, timeout, fetch: send = fetch } = this.#options;
    const sender = { token, nobody: undefined, forger: 'not.a.token' }[by];
    // The server may repeat the token, and its texts can appear in a report.
    const masked = (text: string): string => text.replaceAll(token, '***');
    try {
      const response = await send(baseUrl + path, {
        method,
        headers: {
          accept: '*/*',
          ...(sender !== undefined && { authorization: `Bearer ${sender}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      return {
        status: response.status,
        contentType: type.trim().toLowerCase() || undefined,
        json: tryJson(masked(await response.text())),
      };
    } catch (error) {
      return { status: 0, broken: masked(reasonOf(error)) };
    }
  }
}
