import { ApiError } from '@dropcatch/sdk';
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

/** Resolves after a time, or when the signal aborts. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** How often a call waits before it fails. */
const maxWaits = 5;

/**
 * Makes a call. If it comes too early (429), waits as long as the server asks, and makes it again, up to five times.
 * @throws what the call throws, or the signal's reason
 */
export async function withRateLimit<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await call();
    } catch (error) {
      const delay = rateLimitDelay(error);
      if (delay === undefined || waits === maxWaits) throw error;
      await sleep(delay, signal);
      signal.throwIfAborted();
    }
  }
}
