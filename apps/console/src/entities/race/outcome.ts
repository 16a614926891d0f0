import type { EppLogList, EppLogRow, Order } from '@dropcatch/sdk';
import { isCaught } from '../orders/orderStates.ts';
import { dropPhase, dropWindow, type DropPhase } from '../domains/dropWindows.ts';

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
  const isWhole = logs.length >= pagination.total;
  const total = own.length === logs.length ? pagination.total : isWhole ? own.length : undefined;
  return { total, sent: own.length > 0 || (total === undefined ? undefined : total > 0), newest };
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

/** The groups of the board, what is under way first, by what each is called. */
export const outcomeLabels = {
  racing: 'Racing',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  missed: 'Missed',
  unknown: 'Not known',
} as const;

/** How the race for an order's name stands. `unknown`: the window is over, and nothing tells what came of it. */
export type Outcome = keyof typeof outcomeLabels;

/** All outcomes in the order of {@link outcomeLabels}. */
export const outcomes = Object.keys(outcomeLabels) as Outcome[];

/** What the log tells of a name: undefined where it has not been read, or cannot be. */
export interface Sent {
  count: CreateCount | undefined;
  last: EppLogRow | undefined;
  /** The log shows the rows of the caller's own accounts only: another account may have sent a create. */
  ownOnly?: boolean;
}

/** Where the drop of an order stands at a moment; one without known hours has the whole day. */
export function phaseOf({ tld, drop_date }: Order, now: number): DropPhase['kind'] {
  const window = dropWindow(tld, drop_date);
  return window ? dropPhase(window, now).kind : 'ahead';
}

/**
 * Whether an order's name is raced for at a moment: its window is open. Where no hours are known that is not the whole day:
 * there the state tells.
 */
export function isRacing(order: Order, now: number): boolean {
  if (phaseOf(order, now) !== 'open') return false;
  const hours = dropWindow(order.tld, order.drop_date)?.spans.length ?? 0;
  return hours > 0 || order.state === 'PROCESSING';
}

/** Whether a create was sent for a name; undefined where that is not known. */
export function wasSent({ count, last }: Sent): boolean | undefined {
  return last ? true : count?.sent;
}

/**
 * How the race for a paid order stands (look.md, "The Drop Board's data"). Won: it is caught. Lost: it failed, and a create
 * was sent. Missed: none was sent, and it failed or its window is over. Racing: its window is open. What the log does not
 * tell, or has not told yet, is unknown, and never an outcome.
 * @param now milliseconds since 1970
 * @param readAt when the older of order and log was read, in milliseconds since 1970: what was read while the window was
 * open does not tell how the race ended
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

/** How an answer of a registry reads: as expected, as a success, or as trouble. */
export type AnswerTone = 'plain' | 'good' | 'bad';

/**
 * How the answer to a create reads. 2302 (object exists) is what every registry says until the name drops, and what who
 * comes second hears; 1000 and 1001 are a catch. Anything else is trouble, and so is no answer at all.
 */
export function createTone({ status_code }: Pick<EppLogRow, 'status_code'>): AnswerTone {
  if (status_code === 2302) return 'plain';
  return status_code === 1000 || status_code === 1001 ? 'good' : 'bad';
}

/** How the answer to any command reads: connect and hello have no code, and any code below 2000 is a success. */
export function answerTone(row: EppLogRow): AnswerTone {
  if (row.command === 'create') return createTone(row);
  if (row.connection_type === 'error') return 'bad';
  return row.status_code === null || row.status_code < 2000 ? 'plain' : 'bad';
}
