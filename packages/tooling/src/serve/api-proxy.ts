import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent } from 'node:https';

import { createProxyServer } from 'httpxy';

import { isForwardingHeader } from './forwarding-headers.ts';
import { securityHeaders } from './security-headers.ts';

/** Headers of one connection, not of the message (RFC 9110, section 7.6.1). */
const connectionHeaders =
  'connection expect keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer upgrade'.split(
    ' ',
  );

/** Headers about the end or the target of a message. "Connection" must not remove these. */
const framing = new Set(['content-length', 'host', 'transfer-encoding']);

/**
 * How long to keep an idle connection to the server, in milliseconds: well below the 5 s of Node's servers, so that a busy
 * machine does not send a request on a connection that the server is just closing.
 */
const idle = 2000;

/**
 * A segment `.` or `..` in any spelling that a server may understand: encoded, after a backslash, or with parameters.
 */
const dotSegment = /(?:\/|%2f|\\|%5c)(?:\.|%2e){1,2}(?:\/|%2f|\\|%5c|;|%3b|$)/i;

/**
 * Whether a request is for the API. Checks the raw path, because the API gets it unchanged: a path that has another
 * meaning once it is normalized, such as `/api/../admin`, is not a path of the API.
 * @param target The raw path and query of the request.
 */
export function isApiPath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return path.startsWith('/api/') && !dotSegment.test(path);
}

/** Forwards a request whose path begins with `/api/`. */
export type Forward = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Creates a proxy to an API server. Bodies stream both ways without a limit. When one side disconnects, the other is
 * disconnected, too. Without a valid answer from the server, the client gets a 502, because browsers repeat a POST when
 * its connection just breaks.
 * @param api The server. Its path replaces `/api`. Without a path, `/api` stays.
 */
export function createApiProxy(api: URL): Forward {
  const agent = new (api.protocol === 'https:' ? SecureAgent : Agent)({
    keepAlive: true,
    timeout: idle,
  });
  const base = api.pathname.replace(/\/+$/, '') || '/api';
  const proxy = createProxyServer({
    // An IPv6 address is in brackets in a URL, but not for a socket.
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
    // An unrequested upgrade ends the request without an error.
    request.once('close', () => answerUnreachable(outgoing));
  });
  proxy.on('error', (_error, _incoming, outgoing) => {
    if (outgoing && 'writeHead' in outgoing) answerUnreachable(outgoing);
  });
  proxy.on('proxyRes', (response, _incoming, outgoing) => {
    // Node can read such a status but refuses to write it.
    if ((response.statusCode ?? 0) < 200) {
      answerUnreachable(outgoing);
      response.destroy();
      return;
    }
    // Clients ignore the reason phrase, and Node cannot write an invalid one.
    response.statusMessage = '';
    dropConnectionHeaders(response.headers);
    delete response.headers['transfer-encoding'];
    // A 204 has no length (RFC 9110, section 8.6).
    if (response.statusCode === 204) delete response.headers['content-length'];
    Object.assign(response.headers, securityHeaders, { connection: connectionOf(outgoing) });
    // Tells the client of a stream at once that it has started.
    process.nextTick(() => {
      if (!outgoing.headersSent) outgoing.flushHeaders();
    });
  });

  return (incoming, outgoing) => {
    dropConnectionHeaders(incoming.headers);
    for (const name of Object.keys(incoming.headers)) {
      if (isForwardingHeader(name)) delete incoming.headers[name];
    }
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

/** Whether the connection to the client stays open: Node and the client decide, not the API. */
const connectionOf = (outgoing: ServerResponse): string =>
  outgoing.shouldKeepAlive ? 'keep-alive' : 'close';

/** Answers with an error in the contract's format, unless an answer has started. */
function answerUnreachable(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return;
  // The proxy may have copied the headers of a broken answer.
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  outgoing.sendDate = true;
  const body = JSON.stringify({ error: 'The API server cannot be reached' });
  outgoing.writeHead(502, {
    ...securityHeaders,
    connection: connectionOf(outgoing),
    'content-type': 'application/json',
    'content-length': body.length,
  });
  outgoing.end(body);
}
