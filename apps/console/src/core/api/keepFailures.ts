import type { Query, QueryCache, QueryState } from '@tanstack/react-query';

/**
 * Whether a query failed so recently that the screen which mounts now shows the failure: its loader has just tried. A
 * later screen tries again.
 */
export function hasJustFailed({ errorUpdatedAt }: QueryState): boolean {
  return Date.now() - errorUpdatedAt <= 1000;
}

/**
 * Keeps the failure of a query without data on the screen until data arrives. By itself, a query forgets it whenever it
 * loads again, so that a failing screen would blink at each poll. A screen that opens later starts without it.
 */
export function keepFailures(cache: QueryCache): void {
  const failures = new WeakMap<Query, Error>();
  cache.subscribe((event) => {
    const { query } = event;
    const observers = query.getObserversCount();
    if (event.type === 'observerAdded' && observers === 1 && !hasJustFailed(query.state))
      failures.delete(query);
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') failures.set(query, event.action.error as Error);
    const error = failures.get(query);
    if (event.action.type === 'fetch' && error && observers > 0 && query.state.data === undefined)
      query.setState({ status: 'error', error });
  });
}
