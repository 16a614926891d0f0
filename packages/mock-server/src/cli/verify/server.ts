/** Who a request is sent by: the owner of the token, nobody, or somebody with a token that is none. */
type Sender = 'token' | 'nobody' | 'forger';

/** A request to the server under test. */
export interface Probe {
  readonly method: string;
  /** Below the base URL, encoded, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly by?: Sender;
}

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  /** Without its parameters, in lower case; undefined when the header is missing. */
  readonly contentType: string | undefined;
  readonly text: string;
  /** The parsed body; undefined when it is no JSON. */
  readonly json: unknown;
}

/** No whole answer came; `broken` says why. */
export interface Broken {
  readonly broken: string;
}

/** What is needed to reach a server. */
export interface ServerOptions {
  /** With the path below which the API lives: `https://console.example.com/api`. */
  readonly baseUrl: string;
  readonly token: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
  /** Default: the global one. */
  readonly fetch?: typeof fetch | undefined;
}

const SENDERS: Readonly<Record<Sender, string>> = {
  token: '',
  nobody: ' without a token',
  forger: ' with a token that is none',
};

/** A request in words: `GET /orders?per_page=2 without a token`. */
export const wordsOf = ({ method, path, by = 'token' }: Probe): string =>
  `${method} ${path}${SENDERS[by]}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a request failed, by the innermost error: that is the one that says `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The server under test. Sends one request at a time; follows no redirect, which could carry the token away. */
export class Server {
  readonly #options: ServerOptions;
  #sent = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  /** How many requests were sent so far. */
  get sent(): number {
    return this.#sent;
  }

  async send(probe: Probe): Promise<Answer | Broken> {
    this.#sent += 1;
    const { baseUrl, timeout, fetch: send = fetch } = this.#options;
    try {
      const response = await send(baseUrl + probe.path, {
        method: probe.method,
        headers: this.#headers(probe),
        body: probe.body === undefined ? null : JSON.stringify(probe.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const text = this.#masked(await response.text());
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      return {
        status: response.status,
        contentType: type.trim().toLowerCase() || undefined,
        text,
        json: parsed(text),
      };
    } catch (error) {
      return { broken: this.#masked(reasonOf(error)) };
    }
  }

  /** Without the token, should the server repeat it: what comes from a server may get into a report. */
  #masked(text: string): string {
    return text.replaceAll(this.#options.token, '***');
  }

  #headers({ by = 'token', body }: Probe): Record<string, string> {
    const tokens: Readonly<Record<Sender, string | undefined>> = {
      token: this.#options.token,
      nobody: undefined,
      forger: 'not.a.token',
    };
    const token = tokens[by];
    return {
      accept: '*/*',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
  }
}
