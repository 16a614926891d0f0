import { stopwatch } from './clock.ts';

/** The longest that a timer waits, in milliseconds: some 25 days. What is longer would be over at once. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** Waits the given milliseconds of real time, or until the client leaves, if that is sooner. */
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
 * Waits for moments the given milliseconds of real time after now, or until the client leaves. One that came late does not
 * make the next one late too.
 */
export function schedule(signal: AbortSignal): (moment: number) => Promise<void> {
  const passed = stopwatch();
  return (moment) => wait(moment - passed(), signal);
}
