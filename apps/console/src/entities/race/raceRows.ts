import type { EppAccount, EppLogRow, Order } from '@dropcatch/sdk';
import { dropWindow, windowHours, type DropWindow } from '../drops/dropWindows.ts';
import {
  dropPhaseOf,
  isNewer,
  outcomeLabels,
  outcomeOf,
  outcomes,
  wasCreateSent,
  type Outcome,
  type NameCreates,
} from './outcome.ts';
import type { Lane } from './lanes.ts';
import type { CreateCounts, DayCreates } from './raceLog.ts';
import { stateBadge, takesPart } from '../orders/orderStates.ts';
import { formatPrice, pluralize } from '../../core/text/numbers.ts';
import type { CsvColumn } from '../../ui/list/csv.ts';

/** A paid order with its outcome. */
export interface RaceRow {
  order: Order;
  outcome: Outcome;
  /** Its drop window; undefined if its drop date is not a day. */
  window: DropWindow | undefined;
  creates: NameCreates;
  /** Shows in place of the last answer if there is none. */
  note: string;
  /** The account's name, or the registrar's for users who may not see accounts; undefined without a known create. */
  account: string | undefined;
  /** The creates of the name on the pages of the newest creates so far. */
  lane: Lane | undefined;
  /** Those on the pages by which its creates were counted. */
  earlierLane: Lane | undefined;
  /** Whether the creates of the name are still being read. */
  isReading: boolean;
}

interface RaceLog {
  creates: DayCreates | undefined;
  counts: CreateCounts | undefined;
  ownOnly: boolean;
  /** Whether the log is being read: it has not failed, and the board is not paused; false by default. */
  isReading?: boolean;
  /** Whether an order changed after the log was read, so that the log cannot explain it; false by default. */
  isOlderThan?: (order: Order) => boolean;
}

/** What the log says about the creates of a name. */
export function createsOf(name: string, { creates, counts, ownOnly }: RaceLog): NameCreates {
  const [listed, searched] = [creates?.last[name], counts?.last[name]];
  const last = searched && isNewer(searched, listed) ? searched : listed;
  const none = { total: 0, sent: false, newestLogId: 0 };
  const counted = creates?.counts ? (creates.counts[name] ?? none) : counts?.counts[name];
  // A count of 0 is out of date if there is a create.
  const count = last && counted?.total === 0 ? undefined : counted;
  return { count, last, ownOnly };
}

/** The name of the account that sent a command, or of its registrar if the account is not known. */
export function accountOf(row: EppLogRow, accounts: readonly EppAccount[] | undefined): string {
  const known = accounts?.find(({ id }) => id === row.account_id);
  return known?.name ?? row.registrar_name;
}

/**
 * The paid orders among some orders, sorted by outcome, then {@link byWindow}.
 * @param readAt when the orders or the log were read, whichever is older; see {@link outcomeOf}
 */
export function raceRows(
  orders: readonly Order[],
  log: RaceLog,
  accounts: readonly EppAccount[] | undefined,
  now: number,
  readAt = now,
): RaceRow[] {
  return orders
    .filter(takesPart)
    .map((order): RaceRow => {
      const logged = createsOf(order.domain, log);
      // An order that has just failed may have sent a create after the log was read.
      const mayBeOutdated = order.state === 'FAILED' && !logged.last && log.isOlderThan?.(order);
      const creates = mayBeOutdated ? { ...logged, count: undefined } : logged;
      const account = creates.last && accountOf(creates.last, accounts);
      const known = outcomeOf(order, creates, now, readAt);
      const isUnread = !creates.last && !creates.count;
      const isReading = log.isReading === true && isUnread && known !== 'waiting';
      // Data from before the end of the window is read again in a moment.
      const isEarly = log.isReading === true && dropPhaseOf(order, readAt) !== 'over';
      const outcome = known === 'unknown' && (isReading || isEarly) ? 'unread' : known;
      const window = dropWindow(order.tld, order.drop_date);
      const note = noteOf(order, outcome, creates);
      const lane = log.creates?.lanes[order.domain];
      const earlierLane = log.counts?.lanes[order.domain];
      return { order, outcome, window, creates, note, account, lane, earlierLane, isReading };
    })
    .toSorted(
      (a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) || byWindow(a, b),
    );
}

/** Compares rows of a group: by the opening of their window, so that the next drop comes first, then by name. */
export function byWindow(a: RaceRow, b: RaceRow): number {
  const opens = ({ window }: RaceRow) => window?.opens ?? 0;
  return opens(a) - opens(b) || a.order.domain.localeCompare(b.order.domain);
}

/** The hours of an order's drop, `19:00–20:15`; empty if not known. */
export function dropHours({ tld, drop_date }: Pick<Order, 'tld' | 'drop_date'>): string {
  const window = dropWindow(tld, drop_date);
  return window ? windowHours(window) : '';
}

function noteOf(order: Order, outcome: Outcome, creates: NameCreates): string {
  const sent = wasCreateSent(creates);
  if (outcome === 'waiting') return dropHours(order) ? `Waits, ${dropHours(order)}` : 'Waits';
  // A caught name had a create that is newer than the log.
  if (sent === undefined || outcome === 'won') return 'Not known';
  if (sent) return 'Sent, answer not known';
  const by = creates.ownOnly ? ' by your accounts' : '';
  if (outcome === 'racing') return `No create sent${by} yet`;
  const hours = dropHours(order);
  return `No create sent${by}${hours && `, ${hours}`}`;
}

const countPriority: readonly Outcome[] = ['unread', 'unknown', 'missed', 'racing', 'lost', 'won'];

/** The names whose creates are counted. Those whose outcome depends on the count come first. */
export function namesToCount(rows: readonly RaceRow[]): string[] {
  return countPriority.flatMap((wanted) =>
    rows.filter(({ outcome }) => outcome === wanted).map(({ order }) => order.domain),
  );
}

/** The results of a race in a sentence, `6 orders: 3 won ($207.00), 2 lost, 1 missed`. */
export function raceSummary(rows: readonly RaceRow[]): string {
  const parts = outcomes.flatMap((wanted) => {
    const some = rows.filter(({ outcome }) => outcome === wanted);
    if (some.length === 0) return [];
    const worth = formatPrice(some.reduce((sum, { order }) => sum + order.price, 0));
    const money = wanted === 'won' ? ` (${worth})` : '';
    return [`${some.length} ${outcomeLabels[wanted].toLowerCase()}${money}`];
  });
  return `${pluralize(rows.length, 'order')}: ${parts.join(', ')}`;
}

export const raceCsvColumns: readonly CsvColumn<RaceRow>[] = [
  { header: 'Order', value: ({ order }) => order.id },
  { header: 'Domain', value: ({ order }) => order.domain },
  { header: 'Drop Date', value: ({ order }) => order.drop_date },
  { header: 'Window (UTC)', value: ({ order }) => dropHours(order) },
  { header: 'Outcome', value: ({ outcome }) => outcomeLabels[outcome] },
  { header: 'Status', value: ({ order }) => stateBadge(order.state).label },
  { header: 'Last Code', value: ({ creates }) => creates.last?.status_code },
  { header: 'Last Answer', value: ({ creates, note }) => creates.last?.status_message ?? note },
  { header: 'Creates', value: ({ creates }) => creates.count?.total },
  { header: 'Account', value: ({ account }) => account },
  { header: 'At (UTC)', value: ({ creates }) => creates.last?.timestamp },
  { header: 'Price', value: ({ order }) => order.price },
];
