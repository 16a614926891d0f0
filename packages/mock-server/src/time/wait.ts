import { stopwatch } from './clock.ts';

/** Waits the given milliseconds of real time, or until the client leaves, if that is sooner. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
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
