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
