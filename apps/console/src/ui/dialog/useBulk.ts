import { useEffect, useRef, useState } from 'react';
import { limitConcurrency } from '../../core/lists.ts';
import { useIsMounted } from '../form/useFormKept.ts';

/** What became of one item of a bulk run. */
export type BulkOutcome =
  /** Not begun yet. */
  | { status: 'waiting' }
  /** Its call is on its way. */
  | { status: 'running' }
  | { status: 'done' }
  | { status: 'failed'; error: unknown }
  /** The run was stopped before it was begun. */
  | { status: 'stopped' };

/** An item of a bulk run with what became of it. */
export interface BulkResult<Item> {
  item: Item;
  outcome: BulkOutcome;
}

interface BulkOptions<Item> {
  /** Stops the run when it aborts: nothing new begins, and what is on its way is awaited, so that its outcome is known. */
  signal: AbortSignal;
  /** Told whenever an item's outcome changes. */
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

/** A bulk run as a screen shows it. */
interface Bulk<Item> {
  /** Empty until the run begins; then every item, in order. */
  results: readonly BulkResult<Item>[];
  running: boolean;
  /** The person asked to stop; what is on its way is awaited. */
  stopping: boolean;
  /** Begins a run; does nothing while one is on. */
  start: (items: readonly Item[]) => void;
  stop: () => void;
  /** Does again what failed or was not begun. What is done is not done again. */
  retry: () => void;
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
): Bulk<Item> {
  const [results, setResults] = useState<readonly BulkResult<Item>[]>([]);
  const [running, setRunning] = useState(false);
  const [stopping, setStopping] = useState(false);
  const current = useRef<AbortController>(undefined);
  const mounted = useIsMounted();
  /** The results as they are, also after the component is gone. */
  const latest = useRef(results);
  const show = (next: readonly BulkResult<Item>[]) => {
    latest.current = next;
    setResults(next);
  };

  const run = async (items: readonly Item[]) => {
    if (items.length === 0) return;
    const stopper = new AbortController();
    current.current = stopper;
    setRunning(true);
    await runBulk(items, task, {
      signal: stopper.signal,
      onOutcome: (item, outcome) =>
        show(latest.current.map((result) => (result.item === item ? { item, outcome } : result))),
    });
    current.current = undefined;
    setRunning(false);
    setStopping(false);
    onEnd?.();
    if (!mounted.current) onLeft(latest.current);
  };

  useEffect(() => () => current.current?.abort(), []);

  return {
    results,
    running,
    stopping,
    start: (items) => {
      if (current.current) return;
      show(items.map(waiting));
      void run(items);
    },
    stop: () => {
      setStopping(true);
      current.current?.abort();
    },
    retry: () => {
      if (current.current) return;
      const isDone = ({ outcome }: BulkResult<Item>) => outcome.status === 'done';
      const left = latest.current.filter((result) => !isDone(result)).map(({ item }) => item);
      show(latest.current.map((result) => (isDone(result) ? result : waiting(result.item))));
      void run(left);
    },
  };
}

function waiting<Item>(item: Item): BulkResult<Item> {
  return { item, outcome: { status: 'waiting' } };
}
