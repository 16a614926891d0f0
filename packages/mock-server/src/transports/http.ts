import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { piecesOf, type Reply } from '../engine/reply.ts';
import { bodyText, BodyTooLarge, type ServiceRequest, MAX_BODY } from '../engine/request.ts';

/** Reads the whole body. Reads a body that is too large to its end, so that the client gets the answer. */
function readText(request: IncomingMessage, most: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    request.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= most) pieces.push(piece);
      else reject(new BodyTooLarge(most));
    });
    request.on('end', () => resolve(bodyText(Buffer.concat(pieces), most)));
    request.on('error', reject);
  });
}

/**
 * The path and query of a request, and the host that it names: in its line, as HTTP proxies send it (RFC 9112, section 3.2.2), or
 * else in its Host header.
 */
export function targetOf({ url = '/', headers }: IncomingMessage): {
  readonly target: string;
  readonly host: string | undefined;
} {
  const [, host, target = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (host === undefined) return { target: url, host: headers.host };
  return { target: target.startsWith('/') ? target : `/${target}`, host };
}

/**
 * Converts a request of node:http. Its signal fires when the client leaves.
 * @param most largest body, in bytes
 */
export function requestFrom(
  request: IncomingMessage,
  response: ServerResponse,
  most = MAX_BODY,
): ServiceRequest {
  const { target: url } = targetOf(request);
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  let leaving: AbortController | undefined;
  let sent: Promise<string> | undefined;
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(cut < 0 ? '' : url.slice(cut)),
    headers: request.headers,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    text: () => (sent ??= readText(request, most)),
    // Created on first use: most answers are complete before the client can leave.
    get signal() {
      if (leaving === undefined) {
        const controller = new AbortController();
        leaving = controller;
        const leave = (): void => {
          if (!response.writableFinished) controller.abort();
        };
        if (response.closed) leave();
        else response.once('close', leave);
      }
      return leaving.signal;
    },
  };
}

/** Sends a reply: whole, as a stream, or broken by a fault. */
export async function respond(
  response: ServerResponse,
  { status, headers, body, breaks }: Reply,
): Promise<void> {
  if (breaks === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (typeof body === 'string' && breaks === undefined) {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
    return;
  }
  response.writeHead(status, headers);
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  response.flushHeaders();
  const pieces = Readable.from(piecesOf(body), { highWaterMark: 1 });
  try {
    // Produces a piece once the client has taken the earlier ones, and stops when the client
    // leaves.
    await pipeline(pieces, response, { end: breaks === undefined });
  } catch (error) {
    if (response.destroyed) return;
    throw error;
  }
  if (breaks === 'truncate') response.socket?.destroySoon();
}
