import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limitCalls } from '../../core/api/pacing.ts';
import { lastUserId } from '../../core/session/session.ts';
import { wasInterrupted } from '../../core/session/userStorage.ts';
import { useIsMounted } from '../../core/useIsMounted.ts';

/**
 * The outcome of one item of a bulk run. `waiting`: not started, or refused since it came too early (429), and then
 * started again at a time of this computer's clock. `stopped`: not done before the run was stopped.
 */
export type BulkOutcome =
  | { status: 'running' | 'done' | 'stopped' }
  | { status: 'waiting'; until?: number }
  | { status: 'failed'; error: unknown };

export interface BulkResult<Item> {
  item: Item;
  outcome: BulkOutcome;
}

export function countOutcomes(
  results: readonly BulkResult<unknown>[],
): Partial<Record<BulkOutcome['status'], number>> {
  const byStatus = Map.groupBy(results, ({ outcome }) => outcome.status);
  return Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]));
}

interface BulkOptions<Item> {
  /** Stops the run: no new task starts, and running tasks finish. */
  signal: AbortSignal;
  onOutcome: (item: Item, outcome: BulkOutcome) => void;
}

/**
 * Runs a task for many items in order, a few at a time. A failing task does not end the run. If the server asks to wait
 * (429), all items wait, and the task runs again. Resolves when every item has its outcome; never rejects.
 */
export async function runBulk<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
  { signal, onOutcome }: BulkOptions<Item>,
): Promise<void> {
  const limited = limitCalls(Infinity);
  const work = async (item: Item): Promise<void> => {
    const run = () => {
      onOutcome(item, { status: 'running' });
      return task(item);
    };
    const onWait = (until: number) => onOutcome(item, { status: 'waiting', until });
    try {
      await limited(run, { signal, onWait });
      onOutcome(item, { status: 'done' });
    } catch (error) {
      const isStopped = signal.aborted && error === signal.reason;
      onOutcome(item, isStopped ? { status: 'stopped' } : { status: 'failed', error });
    }
  };
  await Promise.all(items.map(work));
}

interface AbandonedRun {
  /** The user whose run it was. */
  userId: number | undefined;
  /** Whether no other user has signed in since. */
  isOwnSession: boolean;
  running: boolean;
}

/**
 * A bulk run for a component. Unmounting stops it.
 * @param task runs for one item; throws if it fails
 * @param onEnd called after each run, also a stopped one, to reload changed data, unless another user has signed in
 * @param onAbandoned called with all results if the component is unmounted during a run: at once, when tasks may still
 *   be under way, and at the end. Also if the session ends after the run, so that the user cannot read its results.
 */
export function useBulk<Item>(
  task: (item: Item) => Promise<unknown>,
  onEnd: (() => void) | undefined,
  onAbandoned: (results: readonly BulkResult<Item>[], run: AbandonedRun) => void,
) {
  const [results, setResults] = useState<readonly BulkResult<Item>[]>([]);
  const [state, setState] = useState<'idle' | 'running' | 'stopping'>('idle');
  const current = useRef<AbortController>(undefined);
  const mounted = useIsMounted();
  const [userId] = useState(lastUserId);
  /** The current results, also after unmounting. */
  const latest = useRef(results);
  const isOwnSession = () => lastUserId() === userId;
  const show = (next: readonly BulkResult<Item>[]) => {
    latest.current = next;
    setResults(next);
  };

  /** Runs the waiting items; does nothing during a run. */
  const run = async (next: readonly BulkResult<Item>[]) => {
    const items = next
      .filter(({ outcome }) => outcome.status === 'waiting')
      .map(({ item }) => item);
    if (current.current || items.length === 0) return;
    const controller = new AbortController();
    current.current = controller;
    show(next);
    setState('running');
    await runBulk(items, task, {
      signal: controller.signal,
      onOutcome: (item, outcome) =>
        show(latest.current.map((result) => (result.item === item ? { item, outcome } : result))),
    });
    current.current = undefined;
    setState('idle');
    if (isOwnSession()) onEnd?.();
    if (!mounted.current) abandon();
  };

  const abandon = () =>
    onAbandoned(latest.current, {
      userId,
      isOwnSession: isOwnSession(),
      running: current.current !== undefined,
    });

  const leave = useEffectEvent(() => {
    if (latest.current.length === 0) return;
    current.current?.abort();
    if (current.current || wasInterrupted() || !isOwnSession()) abandon();
  });
  useEffect(() => () => leave(), []);

  return {
    /** Empty until the run starts; then every item, in order. */
    results,
    /** When the run continues, by this computer's clock in milliseconds, if the server has asked to wait. */
    pausedUntil: pauseEnd(results),
    running: state !== 'idle',
    /** Whether the user has asked to stop while tasks still run. */
    stopping: state === 'stopping',
    start: (items: readonly Item[]) => void run(items.map(waiting)),
    stop: () => {
      setState('stopping');
      current.current?.abort();
    },
    /** Runs failed and stopped items again, not those that are done. */
    retry: () =>
      void run(
        latest.current.map((result) =>
          result.outcome.status === 'done' ? result : waiting(result.item),
        ),
      ),
  };
}

function pauseEnd(results: readonly BulkResult<unknown>[]): number | undefined {
  const ends = results.flatMap(({ outcome }) =>
    outcome.status === 'waiting' && outcome.until !== undefined ? [outcome.until] : [],
  );
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

function waiting<Item>(item: Item): BulkResult<Item> {
  return { item, outcome: { status: 'waiting' } };
}
