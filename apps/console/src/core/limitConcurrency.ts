/** Runs a task when it is its turn; rejects without running it if the signal aborts before. */
type Turns = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Lets at most `limit` tasks run at a time; further ones wait in the order in which they came.
 * @param limit at least 1
 */
export function limitConcurrency(limit: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function take<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running++;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // The place goes from one to the next without being free in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
