import { limitConcurrency } from '../../core/limitConcurrency.ts';

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
