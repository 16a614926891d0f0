import { mayHaveBody, piecesOf, type Reply, type ReplyBody } from '../engine/reply.ts';
import { bodyText, type ServiceRequest } from '../engine/request.ts';

interface FetchRequest extends ServiceRequest {
  /** Tells the mock that the caller left the body before its end. */
  leave(): void;
}

export function fetchRequestOf(request: Request): FetchRequest {
  const { pathname, searchParams } = new URL(request.url);
  let sent: Promise<string> | undefined;
  const leaving = new AbortController();
  const abort = (): void => leaving.abort(request.signal.reason);
  if (request.signal.aborted) abort();
  else request.signal.addEventListener('abort', abort);
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(request.headers),
    header: (name) => request.headers.get(name) ?? undefined,
    text: () => (sent ??= request.arrayBuffer().then((bytes) => bodyText(bytes))),
    signal: leaving.signal,
    leave: () => leaving.abort(),
  };
}

/** A stream that produces a piece on each read and stops when it is cancelled. */
function streamOf(
  { body, breaks }: Reply,
  { signal, leave }: Pick<FetchRequest, 'signal' | 'leave'>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = generated(body);
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
          void pieces.return(undefined);
        });
      },
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (signal.aborted) return;
        if (!done) controller.enqueue(encoder.encode(value));
        else if (breaks === 'truncate') {
          controller.error(new TypeError('network error: the connection was closed'));
        } else controller.close();
      },
      async cancel() {
        leave();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* generated(body: ReplyBody): AsyncGenerator<string, void, undefined> {
  yield* piecesOf(body);
}

/** Turns a reply into a fetch response. A reset connection becomes `Response.error()`. */
export function fetchResponseOf(
  reply: Reply,
  asked: Pick<FetchRequest, 'method' | 'signal' | 'leave'>,
): Response {
  if (reply.breaks === 'reset') return Response.error();
  const { status, headers, body } = reply;
  if (!mayHaveBody(status) || asked.method === 'HEAD')
    return new Response(null, { status, headers });
  const whole = typeof body === 'string' && reply.breaks === undefined;
  return new Response(whole ? body : streamOf(reply, asked), { status, headers });
}

/** Answers a request like `fetch`: rejects when the connection breaks or the caller aborts. `handle` is the engine. */
export async function fetchFrom(
  handle: (asked: ServiceRequest) => Promise<Reply>,
  request: Request,
): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const asked = fetchRequestOf(request);
  const reply = await Promise.race([handle(asked), aborted(signal)]);
  signal.throwIfAborted();
  const response = fetchResponseOf(reply, asked);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Rejects when the signal fires. Never resolves. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
