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
  /** The calls at a time, at least 1; three spare the server. */
  atOnce?: number;
  /** Stops the run when it aborts: nothing new begins, and what is on its way is awaited, so that its outcome is known. */
  signal?: AbortSignal;
  /** Told whenever an item's outcome changes. */
  onOutcome?: (item: Item, outcome: BulkOutcome) => void;
}

/**
 * Does a task for many items, each exactly once or, when stopped, at most once, in order, a few at a time. A failing
 * task does not end the run. Answers every item with its outcome, in the items' order; never rejects.
 */
export async function runBulk<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<unknown>,
  { atOnce = 3, signal, onOutcome }: BulkOptions<Item> = {},
): Promise<BulkResult<Item>[]> {
  const results = items.map((item): BulkResult<Item> => ({ item, outcome: { status: 'waiting' } }));
  const queue = items.entries();
  const tell = (index: number, item: Item, outcome: BulkOutcome) => {
    results[index] = { item, outcome };
    onOutcome?.(item, outcome);
  };

  /** Takes items from the common queue until it is empty. */
  const work = async () => {
    for (const [index, item] of queue) {
      if (signal?.aborted) {
        tell(index, item, { status: 'stopped' });
        continue;
      }
      tell(index, item, { status: 'running' });
      try {
        await task(item);
        tell(index, item, { status: 'done' });
      } catch (error) {
        tell(index, item, { status: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
