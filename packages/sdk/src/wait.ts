/** Longest delay of a timer, in milliseconds. */
export const longestTimer = 2 ** 31 - 1;

/** What may end a wait. */
interface Limits {
  signal: AbortSignal | null | undefined;
  /** In milliseconds. False and what no timer can wait for mean no limit. */
  time: number | false;
  /** The error when the time is over. */
  late: () => Error;
}

/** Waits for a promise. Rejects with the reason of an abort, or when the time is over. Keeps no listener and no timer. */
export async function waitFor<Value>(
  promise: Promise<Value>,
  { signal, time, late }: Limits,
): Promise<Value> {
  signal?.throwIfAborted();
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
    if (time !== false && time <= longestTimer) timer = setTimeout(() => reject(late()), time);
  });
  try {
    return await Promise.race([promise, ended]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
