/** Helpers for calls over time: progress of what runs at the service, and a steady pace. */
import type { CallOptions } from './options.ts';
import { waitFor } from './wait.ts';

/** Options of `poll`. */
export interface PollOptions {
  /** Time between an answer and the next call, in milliseconds. Default 2,000. */
  every?: number;
  /** Ends the wait and the call. The loop rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
}

/**
 * Repeats a call and yields its answers, the last one too, until one says that it is over. For checks, imports and
 * catches: `for await (const { progress } of poll((options) => client.releasedDomains.checkProgress(id, options),
 * ({ progress }) => progress.status !== 'running')) …`. Leaving the loop ends it. An error of the call ends it, too.
 * @param call makes one call with the given options
 * @param isOver whether an answer is the last one
 */
export async function* poll<Answer>(
  call: (options: CallOptions) => Promise<Answer>,
  isOver: (answer: Answer) => boolean,
  { every = 2_000, signal }: PollOptions = {},
): AsyncGenerator<Answer, void, undefined> {
  for (;;) {
    const answer = await call({ signal });
    yield answer;
    if (isOver(answer)) return;
    await pause(every, signal);
  }
}

/**
 * A `fetch` that starts at most so many requests per second, for the option `fetch`: `createClient({ baseUrl, fetch:
 * throttled(5) })`. The wait counts as a part of a call's `timeout`.
 * @param perSecond the number of requests
 * @param fetch what sends them. Default: the platform's
 * @throws {RangeError} when `perSecond` is not above 0
 */
export function throttled(
  perSecond: number,
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): typeof globalThis.fetch {
  if (!(perSecond > 0)) throw new RangeError('`perSecond` must be a number above 0.');
  let next = 0;
  return async (input, init) => {
    const now = performance.now();
    const start = Math.max(now, next);
    next = start + 1000 / perSecond;
    const signal = input instanceof Request ? input.signal : init?.signal;
    if (start > now) await pause(start - now, signal);
    return fetch(input, init);
  };
}

/** Waits for some milliseconds, or rejects with the signal's reason. */
async function pause(time: number, signal: AbortSignal | null | undefined): Promise<void> {
  const over = new Error();
  await waitFor(new Promise<never>(() => {}), { signal, time, late: () => over }).catch(
    (error: unknown) => {
      if (error !== over) throw error;
    },
  );
}
