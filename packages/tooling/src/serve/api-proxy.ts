import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';

import { securityHeaders } from './security-headers.ts';

/** Headers that belong to one connection, not to the message (RFC 9110, section 7.6.1). */
const connectionHeaders = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** How long an idle connection to the server is kept, in milliseconds: less than servers do. */
const idle = 4000;

/** Passes one request on. `path` is its path and query, beginning with `/api`. */
export type Forward = (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => void;

/**
 * A proxy to an API server. Bodies stream both ways; whichever side goes away, the other one is
 * told. A server that cannot be reached is a 502; a connection that breaks later breaks here too.
 * @param api The server. With a path, that path takes the place of `/api`; without, `/api` stays.
 */
export function createApiProxy(api: URL): Forward {
  const transport = api.protocol === 'https:' ? https : http;
  const agent = new transport.Agent({ keepAlive: true, timeout: idle });
  const base = api.pathname.replace(/\/+$/, '') || '/api';

  return (incoming, outgoing, path) => {
    let reached = false;
    const request = transport.request({
      agent,
      // A URL has an IPv6 address in brackets, a socket wants it without.
      host: api.hostname.replace(/^\[|\]$/g, ''),
      port: api.port,
      method: incoming.method,
      path: base + path.slice('/api'.length),
      headers: requestHeaders(incoming, api),
    });
    request.once('socket', (socket) => {
      // A connection that is used again has been reached already, and gets no listener for each use.
      if (!socket.connecting) reached = true;
      else socket.once(transport === https ? 'secureConnect' : 'connect', () => (reached = true));
    });
    request.once('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, {
        ...withoutConnectionHeaders(response),
        ...securityHeaders,
      });
      // A stream's client learns at once that it has begun.
      outgoing.flushHeaders();
      pipeline(response, outgoing, () => undefined);
    });
    request.once('error', () => {
      if (reached) outgoing.destroy();
      else answerUnreachable(outgoing);
    });
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) request.destroy();
    });
    pipeline(incoming, request, () => undefined);
  };
}

function requestHeaders(incoming: IncomingMessage, api: URL): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    ...withoutConnectionHeaders(incoming),
    host: api.host,
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    'x-forwarded-host': incoming.headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
  if (incoming.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
  else if (!incoming.headers['content-length'] && mayHaveBody(incoming)) {
    headers['content-length'] = '0';
  }
  return headers;
}

function mayHaveBody({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function withoutConnectionHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...connectionHeaders, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function answerUnreachable(outgoing: ServerResponse): void {
  outgoing.writeHead(502, { ...securityHeaders, 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ error: 'The API server cannot be reached' }));
}
