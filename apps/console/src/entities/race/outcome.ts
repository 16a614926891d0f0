import type { EppLogRow, Order } from '@dropcatch/sdk';
import { isCaught } from '../orders/orderStates.ts';
import { dropPhase, type DropPhase } from '../drops/dropPhase.ts';
import { dropWindow } from '../drops/dropWindows.ts';

/** The newest create of each name, keyed by name. */
export type LatestCreates = Readonly<Record<string, EppLogRow>>;

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

/** What the log says about the creates of a name. */
export interface NameCreates {
  /** The newest one that was seen. */
  last: EppLogRow | undefined;
  /** Whether one was sent; undefined if not known. */
  sent: boolean | undefined;
  /** The user sees only the log of their own accounts, so another account may have sent a create. */
  ownOnly?: boolean;
}

/** The phase of an order's drop. If the hours are not known, the drop takes the whole day. */
export function dropPhaseOf({ tld, drop_date }: Order, now: number): DropPhase['kind'] {
  const drop = dropWindow(tld, drop_date);
  return drop ? dropPhase(drop, now).kind : 'ahead';
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
  const { sent } = creates;
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

/** What the usual answers to a create mean, in our own words. The registry's text is in the log. */
const answerWords: Readonly<Record<number, string>> = {
  1000: 'Caught',
  1001: 'Caught, pending',
  2002: 'Wrong use',
  2104: 'Billing failure',
  2200: 'Wrong password',
  2201: 'Not allowed',
  2302: 'Taken',
  2304: 'Status forbids',
  2306: 'Against policy',
  2308: 'Against policy',
  2400: 'Command failed',
  2500: 'Server closing',
  2501: 'Signed out',
  2502: 'Session limit',
};

/** The answer to a create in a word or two: `Taken`, `Caught`. */
export function answerText({ status_code }: Pick<EppLogRow, 'status_code'>): string {
  if (status_code === null) return 'No answer';
  return answerWords[status_code] ?? (status_code < 2000 ? 'Accepted' : 'Refused');
}
