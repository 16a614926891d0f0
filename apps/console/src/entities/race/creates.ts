import type { EppLogList, EppLogRow } from '@dropcatch/sdk';

/** The newest create of each name, by the name. */
export type LastCreates = Readonly<Record<string, EppLogRow>>;

/** What is known of the creates of one name on a day. */
export interface CreateCount {
  /**
   * How many there were; undefined where that is not known. The service also finds longer names that contain this one: of
   * more than a page of those, its own cannot be told apart.
   */
  total: number | undefined;
  /** Whether any was sent; undefined where that is not known. */
  sent: boolean | undefined;
  /** The newest one's row, by which it is known whether there were more since. */
  newest: number;
}

/** Whether one row of the log is newer than another. */
export function isNewer(row: EppLogRow, other: EppLogRow | undefined): boolean {
  if (!other) return true;
  return row.timestamp === other.timestamp
    ? row.log_id > other.log_id
    : row.timestamp > other.timestamp;
}

/** The newest create of each name, with those of some further rows. What did not change keeps its identity. */
export function withCreates(known: LastCreates, rows: readonly EppLogRow[]): LastCreates {
  let result = known;
  for (const row of rows) {
    const name = row.object_name;
    if (!name || row.command !== 'create' || !isNewer(row, result[name])) continue;
    if (result === known) result = { ...known };
    (result as Record<string, EppLogRow>)[name] = row;
  }
  return result;
}

/** What a page of the creates that contain a name tells of its own. */
export function countOfName(name: string, { logs, pagination }: EppLogList): CreateCount {
  const own = logs.filter(({ object_name }) => object_name === name);
  const newest = Math.max(0, ...own.map(({ log_id }) => log_id));
  if (own.length === logs.length) {
    return { total: pagination.total, sent: pagination.total > 0, newest };
  }
  if (logs.length >= pagination.total) return { total: own.length, sent: own.length > 0, newest };
  return { total: undefined, sent: own.length > 0 ? true : undefined, newest };
}

/** The creates of each name on a page that holds them all; undefined where it does not. */
export function countsOfPage({
  logs,
  pagination,
}: EppLogList): Readonly<Record<string, CreateCount>> | undefined {
  if (logs.length < pagination.total) return undefined;
  const names = Map.groupBy(logs, ({ object_name }) => object_name ?? '');
  return Object.fromEntries(
    [...names].map(([name, rows]) => {
      const newest = Math.max(...rows.map(({ log_id }) => log_id));
      return [name, { total: rows.length, sent: true, newest }];
    }),
  );
}

/**
 * The name whose creates are to be counted next: one that never was, in the order given, and then one that has sent a
 * create since. Undefined where all counts are those of now.
 */
export function nextToCount(
  names: readonly string[],
  counts: Readonly<Record<string, CreateCount>>,
  last: LastCreates,
  turns: Readonly<Record<string, number>>,
): string | undefined {
  const never = names.find((name) => counts[name] === undefined);
  if (never !== undefined) return never;
  return names
    .filter((name) => (last[name]?.log_id ?? 0) > (counts[name]?.newest ?? 0))
    .toSorted((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0))[0];
}
