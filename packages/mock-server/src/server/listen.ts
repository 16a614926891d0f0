import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failureReply, jsonReply, type Reply } from '../engine/reply.ts';
import { MAX_BODY, type ServiceRequest } from '../engine/request.ts';
import { withoutSecrets } from '../engine/secrets.ts';
import { API_BASE } from '../engine/routes.ts';
import type { Mock } from '../mock/mock.ts';
import { stopwatch } from '../world/clock.ts';
import {
  aFunction,
  anObject,
  listOf,
  readFields,
  type Schema,
  schemaOf,
  text,
  whole,
} from '../input/input.ts';
import { parsedUrl } from '../input/json.ts';
import { control, CONTROL_BASE } from './control.ts';
import { ASSETS } from './pages/html.ts';
import { isPage, page, pageRefusal } from './pages/pages.ts';
import { requestFrom, respond, targetOf } from '../transports/http.ts';

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether a Host header names this machine. This is false for a page that reaches it through a foreign DNS name. */
export const isLocalHost = (host: string | undefined): boolean =>
  host !== undefined && LOOPBACK_HOST.test(host);

/** Whether an Origin header is a page of this machine, on any port. */
const isLocalOrigin = (origin: string): boolean =>
  isLocalHost(/^https?:\/\/(.+)$/i.exec(origin)?.[1]);

/** Whether a socket's remote address is this machine. */
const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address);

/** CORS headers for a page of this machine on another port, or of another origin that is allowed. */
function corsHeaders(
  origin: string | undefined,
  others: readonly string[] = [],
): Record<string, string> {
  if (origin === undefined || !(isLocalOrigin(origin) || others.includes(origin))) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'content-disposition, date, retry-after, x-request-id',
    vary: 'origin',
  };
}

export interface ListenOptions {
  /** Default 4010. 0 takes any free port. */
  readonly port?: number | undefined;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string | undefined;
  /** Path of the API. Default `/api`. */
  readonly basePath?: string | undefined;
  /** Origins of pages, besides those of this machine, that may call the API. */
  readonly cors?: readonly string[] | undefined;
  /** A key and a certificate in PEM, to listen with HTTPS. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
  /** Called with a line about each answer: `GET /api/orders 200, 3 ms`. */
  readonly onAnswer?: ((line: string) => void) | undefined;
  /** Called after each request that may have changed something: all but GET, HEAD and OPTIONS. */
  readonly onChange?: (() => void) | undefined;
  /** Called for errors inside the mock. The client gets a 500. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export const origin = schemaOf<string>(
  'an origin such as http://myapp.test:3000',
  (value) => typeof value === 'string' && parsedUrl(value)?.origin === value,
);

export const LISTEN_FIELDS = {
  port: whole(0, 65_535),
  host: text,
  basePath: schemaOf<string>(
    'a path such as /v1',
    (value) =>
      typeof value === 'string' &&
      /^(?:\/[\w.~-]+)+$/.test(value) &&
      !value.startsWith(CONTROL_BASE),
  ),
  cors: listOf(origin),
  tls: anObject,
  onAnswer: aFunction,
  onChange: aFunction,
  onError: aFunction,
} satisfies Record<keyof ListenOptions, Schema<unknown>>;

export interface RunningServer {
  /** Base address: `http://127.0.0.1:4010`. */
  readonly url: string;
  readonly port: number;
  /** Closes all connections, including those that stream or hang, and frees the port. */
  close(): Promise<void>;
}

export const DEFAULT_PORT = 4010;

export const DEFAULT_HOST = '127.0.0.1';

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Headers that a proxy adds to a request (RFC 7239, section 4; RFC 9110, section 7.6.3). The real sender is unknown
 * then.
 */
const FORWARDED = /^(?:x-forwarded-.+|x-real-ip|forwarded|via)$/;

/**
 * Whether a request may reach the control API and the pages. It must come from this machine, name it, have no foreign
 * origin and pass no proxy.
 */
function mayControl(request: IncomingMessage): boolean {
  const { headers, socket } = request;
  return (
    isLoopback(socket.remoteAddress) &&
    isLocalHost(headers.host) &&
    isLocalHost(targetOf(request).host) &&
    (headers.origin === undefined || isLocalOrigin(headers.origin)) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

const apiOf = ({ headers, socket }: IncomingMessage, base = API_BASE): string =>
  `${'encrypted' in socket ? 'https' : 'http'}://${headers.host ?? 'localhost'}${base}`;

/** The asked with the API at its usual path instead of the given one. */
function rebased(asked: ServiceRequest, base: string): ServiceRequest {
  const { path } = asked;
  const usual = path.startsWith(`${base}/`) ? API_BASE + path.slice(base.length) : path;
  return base === API_BASE
    ? asked
    : Object.create(asked, { path: { value: usual }, base: { value: base } });
}

function replyTo(
  mock: Mock,
  request: IncomingMessage,
  asked: ServiceRequest,
): Reply | Promise<Reply> {
  if (isPage(asked)) {
    return mayControl(request)
      ? page(mock, asked, apiOf(request, asked.base))
      : pageRefusal(asked.path);
  }
  if (asked.path !== CONTROL_BASE && !asked.path.startsWith(`${CONTROL_BASE}/`)) {
    return mock.handle(asked);
  }
  return mayControl(request)
    ? control(mock, asked)
    : jsonReply(403, { error: 'The control API is for this machine only' });
}

/** Headers of every answer: the time of the mock's clock, and CORS. */
function commonHeaders(
  mock: Mock,
  { headers }: IncomingMessage,
  cors: readonly string[] | undefined,
): Record<string, string> {
  const date = new Date(mock.clock.now()).toUTCString();
  return { date, ...corsHeaders(headers.origin, cors) };
}

/** Largest state, in bytes. An ordinary one has some megabytes, one of the scenario `huge` 125. */
const MAX_STATE = 400_000_000;

/** Largest body of a request. A state is larger than a body of the API. */
const limitOf = (request: IncomingMessage): number =>
  targetOf(request).target.startsWith(`${CONTROL_BASE}/state`) ? MAX_STATE : MAX_BODY;

/**
 * How long an idle connection stays open, in milliseconds: longer than most proxies and clients keep one, so that
 * they do not send a call on a connection that is just closing. Node's default of 5 s is too short for a busy machine.
 */
const KEEP_ALIVE = 65_000;

/** Files of Swagger UI. */
const ASSET = /^\/reference\/swagger-ui[\w.-]*\.(?:css|js)$/;

async function serve(
  mock: Mock,
  request: IncomingMessage,
  response: ServerResponse,
  { basePath = API_BASE, cors }: ListenOptions,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    // A page of this machine may send any headers.
    const preflight = {
      ...corsHeaders(request.headers.origin, cors),
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '600',
    };
    response.writeHead(204, preflight).end();
    return;
  }
  const asked = rebased(requestFrom(request, response, limitOf(request)), basePath);
  if (asked.path.startsWith(ASSETS) && ASSET.test(asked.path) && mayControl(request)) {
    // Loaded on demand: most starts do not need the file server.
    const { serveAssets } = await import('./pages/reference.ts');
    request.url = asked.path.slice(ASSETS.length - 1);
    return new Promise((resolve) => {
      response.once('close', resolve);
      serveAssets(request, response, () => void response.writeHead(404).end());
    });
  }
  const reply = await replyTo(mock, request, asked);
  const headers = { ...reply.headers, ...commonHeaders(mock, request, cors) };
  await respond(response, { ...reply, headers });
}

function fail(
  response: ServerResponse,
  error: unknown,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent) {
    response.socket?.destroy();
    return;
  }
  const reply = failureReply(error);
  response.writeHead(500, { ...reply.headers, ...headers }).end(reply.body);
}

/** Calls `report` with a line about an answer when its connection or its stream has ended. */
function reportAnswer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  report: (line: string) => void,
): void {
  const passed = stopwatch();
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : 'broken';
    report(`${method} ${String(withoutSecrets(url))} ${status}, ${Math.round(passed())} ms`);
  });
}

/**
 * Serves a mock over HTTP. Rejects when the port is in use (EADDRINUSE), the host is not an address of this machine, or an
 * option is wrong or unknown (a RangeError).
 */
export async function listen(mock: Mock, options: ListenOptions = {}): Promise<RunningServer> {
  readFields(options, LISTEN_FIELDS);
  const { host = DEFAULT_HOST, tls, cors, onChange, onError, onAnswer } = options;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // Node's Date header has the real time, which would make equal requests differ. `commonHeaders`
    // sends the mock's time.
    response.sendDate = false;
    if (onAnswer !== undefined) reportAnswer(request, response, onAnswer);
    const served = serve(mock, request, response, options);
    if (!READS.includes(request.method ?? 'GET'))
      void served.finally(onChange).catch(() => undefined);
    served.catch((error: unknown) => {
      // A client that left during its request is not an error of the mock.
      if (response.destroyed) return;
      onError?.(error);
      fail(response, error, commonHeaders(mock, request, cors));
    });
  };
  const server =
    tls === undefined
      ? createServer(answer)
      : (await import('node:https')).createServer({ ...tls }, answer);
  server.keepAliveTimeout = KEEP_ALIVE;
  server.listen(options.port ?? DEFAULT_PORT, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `${tls === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
