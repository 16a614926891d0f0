/** The bodies of streams and downloads: a lost connection and silence are errors of the SDK. */
import type { Download, HttpCall } from './call.ts';
import { SdkError, TimeoutError } from './errors.ts';
import { notReached } from './failure.ts';
import { waitFor } from './wait.ts';

/**
 * The bytes of a body as they arrive. A read rejects with a ConnectionError when the connection is lost, with a
 * TimeoutError after a silence of `idleTimeout`, and with the signal's reason after an abort.
 */
export function guardedBody(call: HttpCall, body: Download['stream']): Download['stream'] {
  const reader = body?.getReader();
  if (!reader) return null;
  const { signal, idleTimeout = 60_000 } = call.options;
  const late = () =>
    new TimeoutError(
      call.operation.id,
      `Nothing arrived for ${Number(idleTimeout) / 1000} s. A longer \`idleTimeout\` gives it more time.`,
    );
  return new ReadableStream(
    {
      async pull(stream) {
        try {
          const chunk = await waitFor(reader.read(), { signal, time: idleTimeout, late });
          if (chunk.done) stream.close();
          else stream.enqueue(chunk.value);
        } catch (error) {
          void reader.cancel().catch(() => {});
          signal?.throwIfAborted();
          throw error instanceof SdkError ? error : notReached(call, error);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
