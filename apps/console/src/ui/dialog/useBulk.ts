import { useEffect, useRef, useState } from 'react';
import { limitConcurrency } from '../../core/lists.ts';
import { useIsMounted } from '../form/useFormKept.ts';

/** What became of one item of a bulk run; `stopped` is one that was not started before the run was stopped. */
export type BulkOutcome =
  | { status: 'waiting' | 'running' | 'done' | 'stopped' }
  | { status: 'failed'; error: unknown };

export interface BulkResult<Item> {
  item: Item;
  outcome: BulkOutcome;
}

export function countByStatus(
  results: readonly BulkResult<unknown>[],
): Partial<Record<BulkOutcome['status'], number>> {
  const byStatus = Map.groupBy(results, ({ outcome }) => outcome.status);
  return Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]));
}

interface BulkOptions<Item> {
  /** Stops the run when it aborts: nothing new begins, and what is on its way is awaited, so that its outcome is known. */
  signal: AbortSignal;
  onOutcome: (item: Item, outcome: BulkOutcome) => void;
}

/** More calls than this are never on their way at a time, which spares the server. */
const atOnce = 3;

/**
 * Does a task for many items, each exactly once or, when stopped, at most once, in order, a few at a time. A failing
 * task does not end the run. Over when every item has its outcome; never rejects.
 */
export async function runBulk<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
  { signal, onOutcome }: BulkOptions<Item>,
): Promise<void> {
  const turn = limitConcurrency(atOnce);
  const work = async (item: Item) => {
    if (signal.aborted) return onOutcome(item, { status: 'stopped' });
    onOutcome(item, { status: 'running' });
    try {
      await task(item);
      onOutcome(item, { status: 'done' });
    } catch (error) {
      onOutcome(item, { status: 'failed', error });
    }
  };
  await Promise.all(items.map((item) => turn(() => work(item))));
}

/**
 * A bulk run with its results for a component, which stops it when it goes away.
 * @param task does one item; throws where that fails
 * @param onEnd called after each run, also a stopped one: what was changed has to be loaded anew
 * @param onLeft called with the results of all runs where the component went away during one
 */
export function useBulk<Item>(
  task: (item: Item) => Promise<unknown>,
  onEnd: (() => void) | undefined,
  onLeft: (results: readonly BulkResult<Item>[]) => void,
) {
  const [results, setResults] = useState<readonly BulkResult<Item>[]>([]);
  const [state, setState] = useState<'still' | 'running' | 'stopping'>('still');
  const current = useRef<AbortController>(undefined);
  const mounted = useIsMounted();
  /** The results as they are, also after the component is gone. */
  const latest = useRef(results);
  const show = (next: readonly BulkResult<Item>[]) => {
    latest.current = next;
    setResults(next);
  };

  /** Runs those that wait; does nothing while a run is on. */
  const run = async (next: readonly BulkResult<Item>[]) => {
    const items = next
      .filter(({ outcome }) => outcome.status === 'waiting')
      .map(({ item }) => item);
    if (current.current || items.length === 0) return;
    const stopper = new AbortController();
    current.current = stopper;
    show(next);
    setState('running');
    await runBulk(items, task, {
      signal: stopper.signal,
      onOutcome: (item, outcome) =>
        show(latest.current.map((result) => (result.item === item ? { item, outcome } : result))),
    });
    current.current = undefined;
    setState('still');
    onEnd?.();
    if (!mounted.current) onLeft(latest.current);
  };

  useEffect(() => () => current.current?.abort(), []);

  return {
    /** Empty until the run begins; then every item, in order. */
    results,
    running: state !== 'still',
    /** The person asked to stop; what is on its way is awaited. */
    stopping: state === 'stopping',
    start: (items: readonly Item[]) => void run(items.map(waiting)),
    stop: () => {
      setState('stopping');
      current.current?.abort();
    },
    /** Does again what failed or was not started. What is done is not done again. */
    retry: () =>
      void run(
        latest.current.map((result) =>
          result.outcome.status === 'done' ? result : waiting(result.item),
        ),
      ),
  };
}

function waiting<Item>(item: Item): BulkResult<Item> {
  return { item, outcome: { status: 'waiting' } };
}
