/** What has a time and a number, as most records do. */
interface Dated {
  readonly id: number;
  readonly created_at: string;
}

/** Sorts the newest first; of the same second, the one that was added last. */
export function newestFirst(a: Dated, b: Dated): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}
