/** The record of a list with an id: undefined until the list is known, null where it has no such record. */
export function byId<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  id: number,
): Row | null | undefined {
  return rows && (rows.find((row) => row.id === id) ?? null);
}

/** The row with an id of a list that comes page by page; null where it has none. */
export async function findById<Row extends { readonly id: number }>(
  rows: AsyncIterable<Row>,
  id: number,
): Promise<Row | null> {
  for await (const row of rows) if (row.id === id) return row;
  return null;
}

/** Something that is asked for again and again, in turn with others. */
export interface Turn<Item> {
  item: Item;
  /** The turn in which it was last asked for; -1 where it never was. */
  asked: number;
  /** How often it is wanted, beside others: 4 is four times as often as 1. */
  weight: number;
}

/**
 * What is to be asked for in a turn: what has waited longest for its weight, the first of those. So each comes again,
 * and what is heavier comes more often. What was never asked for comes before all that was.
 */
export function mostOverdue<Item>(turns: readonly Turn<Item>[], now: number): Item | undefined {
  const waited = ({ asked, weight }: Turn<Item>) => (asked < 0 ? Infinity : (now - asked) * weight);
  let next: Turn<Item> | undefined;
  for (const turn of turns) if (!next || waited(turn) > waited(next)) next = turn;
  return next?.item;
}

/** Runs a task when it is its turn; rejects without running it if the signal aborts before. */
type Turns = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Lets at most `limit` tasks run at a time; further ones wait in the order in which they came.
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
      // The place goes from one to the next without being free in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
