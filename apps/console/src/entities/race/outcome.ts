import type { EppLogList, EppLogRow, Order } from '@dropcatch/sdk';
import { isCaught } from '../orders/orderStates.ts';
import { dropPhase, dropWindow, type DropPhase } from '../domains/dropWindows.ts';

/** The newest create of each name, by the name. */
export type LastCreates = Readonly<Record<string, EppLogRow>>;

/** The known creates of one name on a day. */
export interface CreateCount {
  /**
   * How many there were; undefined if not known. The search also finds longer names that contain this one. If they fill
   * more than a page, its own cannot be counted.
   */
  total: number | undefined;
  /** Whether any was sent; undefined if not known. */
  sent: boolean | undefined;
  /** The newest one's row, to see whether there were more since. */
  newest: number;
}

/** Whether one row of the log is newer than another. */
export function isNewer(row: EppLogRow, other: EppLogRow | undefined): boolean {
  if (!other) return true;
  return row.timestamp === other.timestamp
    ? row.log_id > other.log_id
    : row.timestamp > other.timestamp;
}

/** Adds rows to the newest create of each name. Unchanged ones stay the same objects. */
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

/** Counts the creates of a name on a page of creates that contain the name. */
export function countOfName(name: string, { logs, pagination }: EppLogList): CreateCount {
  const own = logs.filter(({ object_name }) => object_name === name);
  const newest = Math.max(0, ...own.map(({ log_id }) => log_id));
  const isWhole = logs.length >= pagination.total;
  const total = own.length === logs.length ? pagination.total : isWhole ? own.length : undefined;
  return { total, sent: own.length > 0 || (total === undefined ? undefined : total > 0), newest };
}

/** Counts the creates of each name, if the page holds all of the day; otherwise undefined. */
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
 * The name to count next: one that was never counted, in the given order, then one with newer creates. Undefined if all
 * counts are current.
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

/** The groups of the board and their labels, the current race first. */
export const outcomeLabels = {
  racing: 'Racing',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  missed: 'Missed',
  unknown: 'Not known',
} as const;

/** The state of the race for an order's name. `unknown`: the window is over, and nothing says how it ended. */
export type Outcome = keyof typeof outcomeLabels;

/** All outcomes in the order of {@link outcomeLabels}. */
export const outcomes = Object.keys(outcomeLabels) as Outcome[];

/** What the log says about a name; undefined if it was not read. */
export interface Sent {
  count: CreateCount | undefined;
  last: EppLogRow | undefined;
  /** The log shows only rows of the user's own accounts, so another account may have sent a create. */
  ownOnly?: boolean;
}

/** The phase of an order's drop. Without known hours, the drop takes the whole day. */
export function phaseOf({ tld, drop_date }: Order, now: number): DropPhase['kind'] {
  const window = dropWindow(tld, drop_date);
  return window ? dropPhase(window, now).kind : 'ahead';
}

/** Whether an order's name is in a race: its window is open. Without known hours, the order's state decides. */
export function isRacing(order: Order, now: number): boolean {
  if (phaseOf(order, now) !== 'open') return false;
  const hours = dropWindow(order.tld, order.drop_date)?.spans.length ?? 0;
  return hours > 0 || order.state === 'PROCESSING';
}

/** Whether a create was sent for a name; undefined if not known. */
export function wasSent({ count, last }: Sent): boolean | undefined {
  return last ? true : count?.sent;
}

/**
 * The state of the race for a paid order (look.md, "The Drop Board's data"). Won: it is caught. Lost: it failed, and a
 * create was sent. Missed: none was sent, and it failed or its window is over. Racing: its window is open. What the log
 * does not say is unknown, never an outcome.
 * @param now milliseconds since 1970
 * @param readAt when the older of order and log was read, in milliseconds since 1970: data from during the window does
 * not say how the race ended
 */
export function outcomeOf(order: Order, sent: Sent, now: number, readAt = now): Outcome {
  if (isCaught(order)) return 'won';
  const tried = wasSent(sent);
  if (order.state === 'FAILED') {
    if (tried === undefined || (!tried && sent.ownOnly)) return 'unknown';
    return tried ? 'lost' : 'missed';
  }
  if (isRacing(order, now)) return 'racing';
  if (phaseOf(order, now) !== 'over') return 'waiting';
  const isFinal = phaseOf(order, readAt) === 'over';
  return isFinal && tried === false ? 'missed' : 'unknown';
}

/** The meaning of a registry's answer: expected, a success, or trouble. */
export type AnswerTone = 'plain' | 'good' | 'bad';

/**
 * The meaning of the answer to a create. 2302 (object exists) is the answer until the name drops, and for everybody but
 * the first. 1000 and 1001 are a catch. Anything else is trouble, also no answer.
 */
export function createTone({ status_code }: Pick<EppLogRow, 'status_code'>): AnswerTone {
  if (status_code === 2302) return 'plain';
  return status_code === 1000 || status_code === 1001 ? 'good' : 'bad';
}

/** The meaning of the answer to any command. Connect and hello have no code. A code below 2000 is a success. */
export function answerTone(row: EppLogRow): AnswerTone {
  if (row.command === 'create') return createTone(row);
  if (row.connection_type === 'error') return 'bad';
  return row.status_code === null || row.status_code < 2000 ? 'plain' : 'bad';
}
