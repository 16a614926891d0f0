/** Longest delay of a timer, in milliseconds. */
export const longestTimer = 2 ** 31 - 1;

/** The requests that `throttled` and `rateLimited` hold back: nothing of them was sent. */
export const held = new WeakSet<object>();

/** What may end a wait. */
interface Limits {
  signal: AbortSignal | null | undefined;
  /** In milliseconds. False and what no timer can wait for mean no limit. */
  time: number | false;
  /** The error when the time is over. */
  late: () => Error;
}

/** Waits for a promise. Rejects with the reason of an abort, or when the time is over. Keeps no listener and no timer. */
export function waitFor<Value>(
  promise: Promise<Value>,
  { signal, time, late }: Limits,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const isLimited = time !== false && time <= longestTimer;
    const timer = isLimited ? setTimeout(() => end(() => reject(late())), time) : undefined;
    const abort = () => end(() => reject(signal?.reason));
    function end(settle: () => void) {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    }
    promise.then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(error)),
    );
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });
}

/** Waits for some milliseconds. Rejects with the reason of an abort. */
export function pause(time: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => end(() => reject(signal?.reason));
    const timer = setTimeout(() => end(resolve), Math.min(time, longestTimer));
    function end(settle: () => void) {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    }
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });
}
