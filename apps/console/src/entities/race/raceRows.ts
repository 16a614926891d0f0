import type { EppAccount, EppLogRow, Order } from '@dropcatch/sdk';
import { dropWindow } from '../domains/dropWindows.ts';
import {
  isNewer,
  outcomeLabels,
  outcomeOf,
  outcomes,
  wasSent,
  type Outcome,
  type Sent,
} from './outcome.ts';
import type { CreateCounts, DayCreates } from './raceLog.ts';
import { takesPart } from '../orders/orderStates.ts';
import { formatPrice, countOf } from '../../core/text/numbers.ts';
import { utcMinute } from '../../core/time/time.ts';

/** A paid order of a day, and how the race for its name stands. */
export interface RaceRow {
  order: Order;
  outcome: Outcome;
  sent: Sent;
  /** What is said in place of an answer where none is known. */
  note: string;
  /** The account's name, or for who is not told it the registrar's; undefined where no create is known. */
  account: string | undefined;
}

/** What the log tells, as far as it has been read. */
interface Log {
  creates: DayCreates | undefined;
  counts: CreateCounts | undefined;
  ownOnly: boolean;
  /** Whether an order changed after the log was read, so that the log cannot tell why; none did where this is left out. */
  isBehind?: (order: Order) => boolean;
}

/** What the log tells of a name. */
export function sentOf(name: string, { creates, counts, ownOnly }: Log): Sent {
  const [seen, met] = [creates?.last[name], counts?.last[name]];
  const last = met && isNewer(met, seen) ? met : seen;
  const none = { total: 0, sent: false, newest: 0 };
  const counted = creates?.counts ? (creates.counts[name] ?? none) : counts?.counts[name];
  // A count that is older than the first create says nothing any more.
  const count = last && counted?.total === 0 ? undefined : counted;
  return { count, last, ownOnly };
}

/** The name under which a row of the log stands: its account's, or its registrar's where no account is told. */
export function accountOf(row: EppLogRow, accounts: readonly EppAccount[] | undefined): string {
  const known = accounts?.find(({ id }) => id === row.account_id);
  return known?.name ?? row.registrar_name;
}

/**
 * The paid orders of the day, by group and within it by name.
 * @param readAt when the oldest of orders and log was read; see {@link outcomeOf}
 */
export function raceRows(
  orders: readonly Order[],
  log: Log,
  accounts: readonly EppAccount[] | undefined,
  now: number,
  readAt = now,
): RaceRow[] {
  return orders
    .filter(takesPart)
    .map((order): RaceRow => {
      const told = sentOf(order.domain, log);
      // An order that has just failed may have sent its create since the log was read.
      const isOpen = order.state === 'FAILED' && !told.last && log.isBehind?.(order);
      const sent = isOpen ? { ...told, count: undefined } : told;
      const account = sent.last && accountOf(sent.last, accounts);
      const outcome = outcomeOf(order, sent, now, readAt);
      return { order, outcome, sent, note: noteOf(order, outcome, sent), account };
    })
    .toSorted(
      (a, b) =>
        outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) ||
        a.order.domain.localeCompare(b.order.domain),
    );
}

/** The hours of an order's drop, `19:00–20:15`; empty where none are known. */
export function hoursOf({ tld, drop_date }: Pick<Order, 'tld' | 'drop_date'>): string {
  const spans = dropWindow(tld, drop_date)?.spans ?? [];
  return spans
    .map(({ from, to }) => (to ? `${utcMinute(from)}–${utcMinute(to)}` : `from ${utcMinute(from)}`))
    .join(', ');
}

function noteOf(order: Order, outcome: Outcome, sent: Sent): string {
  const tried = wasSent(sent);
  if (outcome === 'waiting') return hoursOf(order) ? `Waits, ${hoursOf(order)}` : 'Waits';
  // Something was sent for what was caught: the log was read before.
  if (tried === undefined || outcome === 'won') return 'Not known';
  if (tried) return 'Sent, answer not known';
  const by = sent.ownOnly ? ' by your accounts' : '';
  if (outcome === 'racing') return `No create sent${by} yet`;
  const hours = hoursOf(order);
  return `No create sent${by}${hours && `, ${hours}`}`;
}

/** The names whose creates are to be counted, those first whose outcome depends on it. */
export function namesToCount(rows: readonly RaceRow[]): string[] {
  const order: readonly Outcome[] = ['unknown', 'missed', 'racing', 'lost', 'won'];
  return order.flatMap((outcome) =>
    rows.filter((row) => row.outcome === outcome).map((row) => row.order.domain),
  );
}

/** How many rows there are of each outcome. */
export function countOutcomes(rows: readonly RaceRow[]): Readonly<Record<Outcome, number>> {
  const counts = { racing: 0, waiting: 0, won: 0, lost: 0, missed: 0, unknown: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** How the race stands, `6 orders: 3 won ($207.00), 2 lost, 1 missed`. */
export function scoreOf(rows: readonly RaceRow[]): string {
  const counts = countOutcomes(rows);
  const worth = rows
    .filter(({ outcome }) => outcome === 'won')
    .reduce((sum, { order }) => sum + order.price, 0);
  const parts = outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => {
      const money = outcome === 'won' ? ` (${formatPrice(worth)})` : '';
      return `${counts[outcome]} ${outcomeLabels[outcome].toLowerCase()}${money}`;
    });
  return `${countOf(rows.length, 'order')}: ${parts.join(', ')}`;
}
