/** The bodies of streams and downloads: a lost connection and silence are errors of the SDK. */
import type { Download } from '../signatures.ts';
import type { HttpCall } from '../http-call.ts';
import { SdkError, TimeoutError } from '../errors/errors.ts';
import { notReached, unexpected } from '../errors/failure.ts';
import { longestTimer, waitFor } from '../wait.ts';

/**
 * The bytes of a body as they arrive. A read rejects with a ConnectionError when the connection is lost, with a
 * TimeoutError after a silence of `idleTimeout`, and with the signal's reason after an abort. A body that nobody begins to
 * read within `idleTimeout` is closed.
 */
export function guardedBody(call: HttpCall, body: Download['stream']): Download['stream'] {
  const reader = body?.getReader();
  if (!reader) return null;
  const { signal, idleTimeout = 60_000 } = call.options;
  const late = (what = 'Nothing arrived') =>
    new TimeoutError(
      call.operation.id,
      `${what} for ${Number(idleTimeout) / 1000} s. A longer \`idleTimeout\` gives it more time.`,
    );
  let unread: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream(
    {
      start(stream) {
        if (idleTimeout === false || idleTimeout > longestTimer) return;
        unread = setTimeout(() => {
          stream.error(late('Nobody read the answer'));
          void reader.cancel().catch(() => {});
        }, idleTimeout);
        // An unread answer does not keep a process alive.
        (unread as { unref?: () => void }).unref?.();
      },
      async pull(stream) {
        clearTimeout(unread);
        try {
          const chunk = await waitFor(reader.read(), {
            signal,
            time: idleTimeout,
            late: () => late(),
          });
          if (chunk.done) stream.close();
          else stream.enqueue(chunk.value);
        } catch (error) {
          void reader.cancel().catch(() => {});
          signal?.throwIfAborted();
          throw error instanceof SdkError ? error : notReached(call, error);
        }
      },
      cancel: (reason) => {
        clearTimeout(unread);
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Largest sizes of what is read as a whole, in bytes. A compressed answer may be a thousand times its length. */
const mostBytes = 100 * 1024 * 1024;
const mostBytesOfError = 1024 * 1024;

/**
 * The text of JSON or of an error. Of a compressed error that is too long, only the beginning.
 * @throws {DecodeError} for a compressed answer that is too long
 */
export async function wholeText(call: HttpCall, response: Response): Promise<string> {
  if (!response.headers.has('content-encoding') || !response.body) return response.text();
  const most = response.ok ? mostBytes : mostBytesOfError;
  let size = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, stream) {
        size += chunk.byteLength;
        if (size <= most) stream.enqueue(chunk);
        else if (!response.ok) stream.terminate();
        else throw unexpected(call, response, '', `is longer than ${most / 1024 / 1024} MiB`);
      },
    }),
  );
  return new Response(limited).text();
}
