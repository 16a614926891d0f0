import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Exchange, failureReply, jsonReply, type Reply } from '../engine/exchange.ts';
import type { Mock } from '../mock.ts';
import { control, CONTROL_BASE } from './control.ts';
import { ASSETS } from './pages/html.ts';
import { isPage, page, pageRefusal } from './pages/pages.ts';
import { exchangeFrom, respond } from './transport.ts';

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether a Host header names this machine. A page elsewhere that got our address by DNS does not. */
export const isLocalHost = (host: string | undefined): boolean =>
  host !== undefined && LOOPBACK_HOST.test(host);

/** Whether an Origin header is a page of this machine, on whatever port. */
const isLocalOrigin = (origin: string): boolean =>
  isLocalHost(/^https?:\/\/(.+)$/i.exec(origin)?.[1]);

/** Whether a socket's remote address is this machine. */
const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address);

/** What a page of this machine needs to call the mock on another port; nothing for other origins. */
function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isLocalOrigin(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'content-disposition, date, retry-after, x-request-id',
    vary: 'origin',
  };
}

/** Where to listen. */
export interface ListenOptions {
  /** Default 4010; 0 takes any free port. */
  readonly port?: number | undefined;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string | undefined;
  /** Is told after each request that may have changed something: whatever is not a GET. */
  readonly onChange?: (() => void) | undefined;
  /** Is told of errors inside the mock; the client gets a 500. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A mock that listens. */
export interface RunningServer {
  /** Where: `http://127.0.0.1:4010`. */
  readonly url: string;
  readonly port: number;
  /** Ends all connections, also those that stream or hang, and frees the port. */
  close(): Promise<void>;
}

export const DEFAULT_PORT = 4010;

export const DEFAULT_HOST = '127.0.0.1';

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What a proxy adds to a request that it passes on (RFC 7239, RFC 9110): who sends it, nobody here knows. */
const FORWARDED = /^(?:x-forwarded-.+|x-real-ip|forwarded|via)$/;

/**
 * Whether a request may reach the control API and the pages: from this machine, by its name, by no foreign page and through
 * no proxy.
 */
function mayControl({ headers, socket }: IncomingMessage): boolean {
  return (
    isLoopback(socket.remoteAddress) &&
    isLocalHost(headers.host) &&
    (headers.origin === undefined || isLocalOrigin(headers.origin)) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

function replyTo(mock: Mock, request: IncomingMessage, exchange: Exchange): Reply | Promise<Reply> {
  if (isPage(exchange)) {
    return mayControl(request)
      ? page(mock, exchange, `http://${request.headers.host ?? 'localhost'}`)
      : pageRefusal(exchange.path);
  }
  if (exchange.path !== CONTROL_BASE && !exchange.path.startsWith(`${CONTROL_BASE}/`)) {
    return mock.handle(exchange);
  }
  return mayControl(request)
    ? control(mock, exchange)
    : jsonReply(403, { error: 'The control API is for this machine only' });
}

/** What every answer has: the time by the mock's clock, and what lets a page on another port read it. */
function commonHeaders(mock: Mock, { headers }: IncomingMessage): Record<string, string> {
  const date = new Date(mock.clock.now()).toUTCString();
  return { date, ...corsHeaders(headers.origin) };
}

/** The files of the API reference's renderer. */
const ASSET = /^\/reference\/swagger-ui[\w.-]*\.(?:css|js)$/;

async function serve(
  mock: Mock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    // A page of this machine may send whatever headers it asks for.
    const preflight = {
      ...corsHeaders(request.headers.origin),
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '600',
    };
    response.writeHead(204, preflight).end();
    return;
  }
  const exchange = exchangeFrom(request, response);
  if (exchange.path.startsWith(ASSETS) && ASSET.test(exchange.path) && mayControl(request)) {
    // Who reads the reference has time to wait for its server; the others start without it.
    const { serveAssets } = await import('./pages/reference.ts');
    request.url = exchange.path.slice(ASSETS.length - 1);
    return new Promise((resolve) => {
      response.once('close', resolve);
      serveAssets(request, response, () => void response.writeHead(404).end());
    });
  }
  const reply = await replyTo(mock, request, exchange);
  const headers = { ...reply.headers, ...commonHeaders(mock, request) };
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

/** Serves a mock over HTTP. Rejects when the port is taken (EADDRINUSE) or the host is not ours. */
export async function listen(mock: Mock, options: ListenOptions = {}): Promise<RunningServer> {
  const { host = DEFAULT_HOST, onChange, onError } = options;
  const server = createServer((request, response) => {
    // The same requests get the same bytes, so no header tells the real time: `commonHeaders` tells the mock's.
    response.sendDate = false;
    const served = serve(mock, request, response);
    if (!READS.includes(request.method ?? 'GET'))
      void served.finally(onChange).catch(() => undefined);
    served.catch((error: unknown) => {
      // A client that left in the middle of its request is no trouble of the mock.
      if (response.destroyed) return;
      onError?.(error);
      fail(response, error, commonHeaders(mock, request));
    });
  });
  server.listen(options.port ?? DEFAULT_PORT, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
