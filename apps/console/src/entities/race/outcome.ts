import type { EppLogList, EppLogRow, Order } from '@dropcatch/sdk';
import { isCaught } from '../orders/orderStates.ts';
import { dropPhase, type DropPhase } from '../drops/dropPhase.ts';
import { dropWindow } from '../drops/dropWindows.ts';

/** The newest create of each name, keyed by name. */
export type LatestCreates = Readonly<Record<string, EppLogRow>>;

/** The known creates of one name on a day. */
export interface CreateCount {
  /**
   * The number of creates; undefined if not known. The search also finds longer names that contain this one. If all
   * matches do not fit on one page, the creates of this name cannot be counted.
   */
  total: number | undefined;
  /** Whether a create was sent; undefined if not known. */
  sent: boolean | undefined;
  /** The log id of the newest create; 0 if there is none. A newer create makes the count out of date. */
  newestLogId: number;
}

/** Whether a row of the log is newer than another. */
export function isNewer(row: EppLogRow, other: EppLogRow | undefined): boolean {
  if (!other) return true;
  return row.timestamp === other.timestamp
    ? row.log_id > other.log_id
    : row.timestamp > other.timestamp;
}

/** Updates the newest create of each name from rows of the log. Returns the same object if nothing is newer. */
export function mergeCreates(known: LatestCreates, rows: readonly EppLogRow[]): LatestCreates {
  let result = known;
  for (const row of rows) {
    const name = row.object_name;
    if (!name || row.command !== 'create' || !isNewer(row, result[name])) continue;
    if (result === known) result = { ...known };
    (result as Record<string, EppLogRow>)[name] = row;
  }
  return result;
}

/** Counts the creates of a name. The page is the result of a search for creates whose name contains it. */
export function countCreates(name: string, { logs, pagination }: EppLogList): CreateCount {
  const own = logs.filter(({ object_name }) => object_name === name);
  const newestLogId = Math.max(0, ...own.map(({ log_id }) => log_id));
  const isOnlyPage = logs.length >= pagination.total;
  const total = own.length === logs.length ? pagination.total : isOnlyPage ? own.length : undefined;
  return {
    total,
    sent: own.length > 0 || (total === undefined ? undefined : total > 0),
    newestLogId,
  };
}

/** Counts the creates of each name; undefined if the page does not hold all creates of the day. */
export function countCreatesByName({
  logs,
  pagination,
}: EppLogList): Readonly<Record<string, CreateCount>> | undefined {
  if (logs.length < pagination.total) return undefined;
  const names = Map.groupBy(logs, ({ object_name }) => object_name ?? '');
  return Object.fromEntries(
    [...names].map(([name, rows]) => {
      const newestLogId = Math.max(...rows.map(({ log_id }) => log_id));
      return [name, { total: rows.length, sent: true, newestLogId }];
    }),
  );
}

/**
 * The name to count next: the first one that was never counted; otherwise, of the names with newer creates, the one
 * that was counted longest ago. Undefined if all counts are current.
 */
export function nextNameToCount(
  names: readonly string[],
  counts: Readonly<Record<string, CreateCount>>,
  last: LatestCreates,
  turns: Readonly<Record<string, number>>,
): string | undefined {
  const uncounted = names.find((name) => counts[name] === undefined);
  if (uncounted !== undefined) return uncounted;
  return names
    .filter((name) => (last[name]?.log_id ?? 0) > (counts[name]?.newestLogId ?? 0))
    .toSorted((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0))[0];
}

/** The outcomes and their labels, in the order of the groups on the board. */
export const outcomeLabels = {
  racing: 'Racing',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  missed: 'Missed',
  unknown: 'Not known',
  unread: 'Not read yet',
} as const;

/**
 * How the race for an order's name stands. `unknown`: the window is over, and nothing says how the race ended. `unread`:
 * the same, but what may say so is being read.
 */
export type Outcome = keyof typeof outcomeLabels;

/** All outcomes in the order of {@link outcomeLabels}. */
export const outcomes = Object.keys(outcomeLabels) as Outcome[];

/** What the log says about the creates of a name. Fields are undefined until they are read. */
export interface NameCreates {
  count: CreateCount | undefined;
  last: EppLogRow | undefined;
  /** The user sees only the log of their own accounts, so another account may have sent a create. */
  ownOnly?: boolean;
}

/** The phase of an order's drop. If the hours are not known, the drop takes the whole day. */
export function dropPhaseOf({ tld, drop_date }: Order, now: number): DropPhase['kind'] {
  const window = dropWindow(tld, drop_date);
  return window ? dropPhase(window, now).kind : 'ahead';
}

/**
 * Whether an order's drop window is open. If the hours are not known, the order's state decides. A registry without a free
 * drop has no race.
 */
export function isRacing(order: Order, now: number): boolean {
  if (dropPhaseOf(order, now) !== 'open') return false;
  const { kind, spans = [] } = dropWindow(order.tld, order.drop_date) ?? {};
  return kind !== 'none' && (spans.length > 0 || order.state === 'PROCESSING');
}

/** Whether a create was sent for a name; undefined if not known. */
export function wasCreateSent({ count, last }: NameCreates): boolean | undefined {
  return last ? true : count?.sent;
}

/**
 * The outcome of a paid order (look.md, "The Drop Board's data"):
 * - won: the name is caught
 * - lost: the order failed, and a create was sent
 * - missed: no create was sent, and the order failed or its window is over
 * - racing: the window is open
 * - waiting: the window is still to come
 * - unknown: the log does not say. If the log is still being read, the row of the race is `unread` instead
 * @param now milliseconds since 1970
 * @param readAt when the order or the log was read, whichever is older; milliseconds since 1970. Data from before the
 * end of the window does not say how the race ended.
 */
export function outcomeOf(order: Order, creates: NameCreates, now: number, readAt = now): Outcome {
  if (isCaught(order)) return 'won';
  const sent = wasCreateSent(creates);
  if (order.state === 'FAILED') {
    if (sent === undefined || (!sent && creates.ownOnly)) return 'unknown';
    return sent ? 'lost' : 'missed';
  }
  if (isRacing(order, now)) return 'racing';
  if (dropPhaseOf(order, now) !== 'over') return 'waiting';
  const isFinal = dropPhaseOf(order, readAt) === 'over';
  return isFinal && sent === false ? 'missed' : 'unknown';
}

/** How an answer of a registry shows: as expected, a success, or a problem. */
export type AnswerTone = 'plain' | 'good' | 'bad';

/**
 * The tone of the answer to a create. 2302 (object exists) is normal: the name has not dropped yet, or somebody else
 * has registered it. 1000 and 1001 are a catch. Any other code and no answer are problems.
 */
export function createTone({ status_code }: Pick<EppLogRow, 'status_code'>): AnswerTone {
  if (status_code === 2302) return 'plain';
  return status_code === 1000 || status_code === 1001 ? 'good' : 'bad';
}

/** The tone of the answer to any command. Connect and hello have no code. Codes below 2000 are successes (RFC 5730). */
export function answerTone(row: EppLogRow): AnswerTone {
  if (row.command === 'create') return createTone(row);
  if (row.connection_type === 'error') return 'bad';
  return row.status_code === null || row.status_code < 2000 ? 'plain' : 'bad';
}
