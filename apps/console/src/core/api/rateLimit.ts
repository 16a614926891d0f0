import { ApiError } from '@dropcatch/sdk';
import { limitConcurrency } from '../lists.ts';
import { localNow } from '../time/serverClock.ts';
import { PartialFailureError } from './errors.ts';

/** How long to wait if the server does not say, in milliseconds. */
const defaultRateLimitDelay = 5000;

/**
 * How long to wait before a call that came too early (429) is made again, in milliseconds; undefined for other failures.
 * The server has not carried it out.
 */
export function rateLimitDelay(error: unknown): number | undefined {
  if (error instanceof PartialFailureError) return rateLimitDelay(error.cause);
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  return error.retryAfter === undefined ? defaultRateLimitDelay : error.retryAfter * 1000;
}

interface CallOptions {
  /** Ends all waiting: a call that has not started then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called if the server asks the call to wait, with the end of the wait by this computer's clock, in milliseconds. */
  onWait?: (until: number) => void;
}

/**
 * Returns a function that makes calls, at most `limit` at a time. If one comes too early (429), no call starts for as
 * long as the server asks; then it is made again. It rejects with what the call throws.
 * @param maxWaits how often one call waits before it fails
 */
export function limitCalls(limit: number, maxWaits = Infinity) {
  const limited = limitConcurrency(limit);
  /** Ends when calls may start. */
  let pause = Promise.resolve();

  async function attempt<T>(call: () => Promise<T>, options: CallOptions, waits = 0): Promise<T> {
    const { signal, onWait } = options;
    // A pause may be extended during it.
    for (let over; over !== pause;) {
      over = pause;
      await over;
    }
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const delay = rateLimitDelay(error);
      if (delay === undefined || waits === maxWaits) throw error;
      onWait?.(localNow() + delay);
      const [earlier, own] = [pause, sleep(delay, signal)];
      pause = earlier.then(() => own);
      return attempt(call, options, waits + 1);
    }
  }

  return async <T>(call: () => Promise<T>, options: CallOptions): Promise<T> =>
    limited(async () => attempt(call, options), options.signal);
}

/** Resolves after a time, or when the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
