/** The message of an error, or anything else that was thrown, as text. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const oneDecimal = (value: number): number => Math.round(10 * value) / 10;

/** The part as a percentage of the whole, with one decimal. 0 when the whole is 0. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : oneDecimal((100 * part) / whole);

/** A number with thousands separators: `12,000`. */
export const formatNumber = (number: number): string => number.toLocaleString('en');

/** A count with its noun: `1 user`, `12 users`. */
export const pluralize = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;

/** Counts with their nouns: `12 users and 1 EPP account`. Undefined when all are 0. */
export function listCounts(counts: Readonly<Record<string, number>>): string | undefined {
  const some = Object.entries(counts).filter(([, number]) => number > 0);
  if (some.length === 0) return undefined;
  return new Intl.ListFormat('en').format(some.map(([one, number]) => pluralize(number, one)));
}

/** Groups items by a key and keeps their order. Node 20 has no Map.groupBy. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
