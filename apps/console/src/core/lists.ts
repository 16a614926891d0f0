/** The record with an id in a list: undefined until the list has loaded, null if it has no such record. */
export function byId<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  id: number,
): Row | null | undefined {
  return rows && (rows.find((row) => row.id === id) ?? null);
}

/** The record with an id in a list that loads page by page; null if there is none. */
export async function findById<Row extends { readonly id: number }>(
  rows: AsyncIterable<Row>,
  id: number,
): Promise<Row | null> {
  for await (const row of rows) if (row.id === id) return row;
  return null;
}

/** An item that is read again and again, in turn with others. */
export interface PolledItem<Item> {
  item: Item;
  /** The turn in which it was last read; -1 if never. */
  lastTurn: number;
  /** How often it is read: 4 is four times as often as 1. */
  weight: number;
}

/**
 * The item to read in a turn: the one that has waited longest, relative to its weight. So every item comes again, and
 * heavier ones come more often. Items that were never read come first.
 */
export function mostOverdue<Item>(
  items: readonly PolledItem<Item>[],
  turn: number,
): Item | undefined {
  const waited = ({ lastTurn, weight }: PolledItem<Item>) =>
    lastTurn < 0 ? Infinity : (turn - lastTurn) * weight;
  let next: PolledItem<Item> | undefined;
  for (const item of items) if (!next || waited(item) > waited(next)) next = item;
  return next?.item;
}

/** Runs a task as soon as the limit allows. Rejects without running it if the signal aborts first. */
type ConcurrencyLimiter = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs at most `limit` tasks at a time. Others wait in order.
 * @param limit at least 1
 */
export function limitConcurrency(limit: number): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => void queue.push(resolve));
    else running++;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // The next task runs in place of this one.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
