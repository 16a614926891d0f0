import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent } from 'node:https';

import { createProxyServer } from 'httpxy';

import { securityHeaders } from './security-headers.ts';

/** Headers that belong to one connection, not to the message (RFC 9110, section 7.6.1). */
const connectionHeaders =
  'connection expect keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer upgrade'.split(
    ' ',
  );

/** Headers that say where a message ends or whom it is for. "Connection" cannot take these away. */
const framing = new Set(['content-length', 'host', 'transfer-encoding']);

/** How long an idle connection to the server is kept, in milliseconds: less than servers do. */
const idle = 4000;

/** A segment `.` or `..` in any spelling that some server reads as one: encoded, after a backslash, with parameters. */
const dotSegment = /(?:\/|%2f|\\|%5c)(?:\.|%2e){1,2}(?:\/|%2f|\\|%5c|;|%3b|$)/i;

/**
 * Whether a request is for the API. Judged is the raw path, since that is what the API gets: a path that means
 * something else once it is tidied up, such as `/api/../admin`, is none of its paths.
 * @param target The path and query of the request, as they came.
 */
export function isApiPath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return path.startsWith('/api/') && !dotSegment.test(path);
}

/** Passes on one request whose path begins with `/api/`. */
export type Forward = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * A proxy to an API server. Bodies stream both ways without a limit. When either side goes away, the
 * other one learns of it. When the server gives no answer, or none that HTTP allows, the client gets
 * a 502: browsers send a POST again when its connection just breaks.
 * @param api The server. With a path, that path takes the place of `/api`; without, `/api` stays.
 */
export function createApiProxy(api: URL): Forward {
  const agent = new (api.protocol === 'https:' ? SecureAgent : Agent)({
    keepAlive: true,
    timeout: idle,
  });
  const base = api.pathname.replace(/\/+$/, '') || '/api';
  const proxy = createProxyServer({
    // A URL has an IPv6 address in brackets, a socket wants it without.
    target: {
      protocol: api.protocol,
      host: api.host,
      hostname: api.hostname.replace(/^\[|\]$/g, ''),
      port: api.port,
    },
    agent,
    changeOrigin: true,
  });

  proxy.on('proxyReq', (request, _incoming, outgoing) => {
    // An upgrade that nobody asked for ends the request without an error.
    request.once('close', () => answerUnreachable(outgoing));
  });
  proxy.on('error', (_error, _incoming, outgoing) => {
    if (outgoing && 'writeHead' in outgoing) answerUnreachable(outgoing);
  });
  proxy.on('proxyRes', (response, _incoming, outgoing) => {
    // Node reads such a status, but refuses to write it.
    if ((response.statusCode ?? 0) < 200) {
      answerUnreachable(outgoing);
      response.destroy();
      return;
    }
    // Clients ignore the reason phrase, and an odd one cannot be written.
    response.statusMessage = '';
    dropConnectionHeaders(response.headers);
    delete response.headers['transfer-encoding'];
    Object.assign(response.headers, securityHeaders);
    process.nextTick(() => {
      if (outgoing.headersSent) return;
      // Whether this connection goes on is for Node and the client to say.
      outgoing.removeHeader('connection');
      // The client of a stream learns at once that it has begun.
      outgoing.flushHeaders();
    });
  });

  return (incoming, outgoing) => {
    dropConnectionHeaders(incoming.headers);
    incoming.url = base + (incoming.url ?? '').slice('/api'.length);
    const headers = {
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-host': incoming.headers.host ?? '',
      'x-forwarded-proto': 'http',
    };
    proxy.web(incoming, outgoing, { headers }).catch(() => outgoing.destroy());
  };
}

function dropConnectionHeaders(headers: IncomingHttpHeaders): void {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...connectionHeaders, ...named]) {
    if (!framing.has(name)) delete headers[name];
  }
}

/** Answers in the contract's shape for errors, unless an answer has begun. */
function answerUnreachable(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return;
  outgoing.writeHead(502, { ...securityHeaders, 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ error: 'The API server cannot be reached' }));
}
