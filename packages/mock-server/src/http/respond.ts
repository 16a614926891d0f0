import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Reply, ReplyBody } from '../exchange.ts';

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
