/** The record of a list with an id: undefined until the list is known, null if it has no such record. */
export function byId<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  id: number,
): Row | null | undefined {
  return rows && (rows.find((row) => row.id === id) ?? null);
}

/** The row with an id, in a list that comes page by page; null if there is none. */
export async function findById<Row extends { readonly id: number }>(
  rows: AsyncIterable<Row>,
  id: number,
): Promise<Row | null> {
  for await (const row of rows) if (row.id === id) return row;
  return null;
}

/** Something that is asked for repeatedly, in turn with others. */
export interface Turn<Item> {
  item: Item;
  /** The turn in which it was last asked for; -1 if never. */
  asked: number;
  /** How often it is wanted: 4 is four times as often as 1. */
  weight: number;
}

/**
 * What to ask for in a turn: the item that has waited longest, relative to its weight. So every item comes again, and
 * heavier ones come more often. Items that were never asked for come first.
 */
export function mostOverdue<Item>(turns: readonly Turn<Item>[], now: number): Item | undefined {
  const waited = ({ asked, weight }: Turn<Item>) => (asked < 0 ? Infinity : (now - asked) * weight);
  let next: Turn<Item> | undefined;
  for (const turn of turns) if (!next || waited(turn) > waited(next)) next = turn;
  return next?.item;
}

/** Runs a task when it is its turn. Rejects without running it if the signal aborts first. */
type Turns = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Lets at most `limit` tasks run at a time. Others wait in order.
 * @param limit at least 1
 */
export function limitConcurrency(limit: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function take<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running++;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // The place goes straight to the next task.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
