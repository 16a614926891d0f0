import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  BodyTooLarge,
  type Exchange,
  MAX_BODY,
  type Reply,
  type ReplyBody,
} from '../engine/exchange.ts';

/** The whole body. One that is too large is read to its end all the same, so that the answer arrives. */
function readText(request: IncomingMessage, most = MAX_BODY): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    request.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= most) pieces.push(piece);
      else reject(new BodyTooLarge(most));
    });
    request.on('end', () => resolve(Buffer.concat(pieces).toString('utf8')));
    request.on('error', reject);
  });
}

/** A request of node:http as the engine sees it; its signal fires when the client leaves. */
export function exchangeFrom(request: IncomingMessage, response: ServerResponse): Exchange {
  const url = request.url ?? '/';
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  let leaving: AbortController | undefined;
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(cut < 0 ? '' : url.slice(cut)),
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    text: (most) => readText(request, most),
    // Made when it is asked for: most answers are over before anybody could leave.
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

/** Waits until the client has taken what was written, or left. */
async function drained(response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  response.once('close', leave);
  try {
    await once(response, 'drain', { signal: gone.signal });
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  } finally {
    response.off('close', leave);
  }
}

/** Writes the pieces one by one as the client takes them; stops producing when the client leaves. */
async function stream(response: ServerResponse, body: Exclude<ReplyBody, string>): Promise<void> {
  for await (const piece of body) {
    if (response.destroyed) break;
    if (!response.write(piece)) await drained(response);
  }
}

/** Sends a reply of the engine: whole, as a stream, or broken as a fault wants it. */
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
  response.flushHeaders();
  await stream(response, typeof body === 'string' ? [body] : body);
  if (breaks === 'truncate') response.socket?.destroySoon();
  else response.end();
}
