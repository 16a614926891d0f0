import { stopwatch } from './clock.ts';

/** Longest delay of a timer, in milliseconds: about 25 days. A timer with a longer one fires at once. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** Resolves after the given milliseconds of real time, or when the signal fires. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(milliseconds, LONGEST_WAIT));
    signal.addEventListener('abort', done);
  });
}

/**
 * Returns a function that waits for a moment, given in milliseconds of real time after this call, or for the signal. A
 * late moment does not delay the next one.
 */
export function schedule(signal: AbortSignal): (moment: number) => Promise<void> {
  const passed = stopwatch();
  return (moment) => wait(moment - passed(), signal);
}
