/**
 * Calls the listener once a period, and at once when the tab is seen again: while it was hidden, or the machine slept, the
 * browser called rarely or not at all. Answers how to stop that.
 */
export function every(periodMilliseconds: number, listener: () => void): () => void {
  const stop = new AbortController();
  const timer = setInterval(listener, periodMilliseconds);
  const look = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
