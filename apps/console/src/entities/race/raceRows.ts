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
import { stateLook, takesPart } from '../orders/orderStates.ts';
import { formatPrice, pluralize } from '../../core/text/numbers.ts';
import { utcMinute } from '../../core/time/time.ts';
import type { CsvColumn } from '../../ui/list/csv.ts';

/** A paid order of a day, with the state of its race. */
export interface RaceRow {
  order: Order;
  outcome: Outcome;
  /** When its window opens, or its day without known hours; in milliseconds since 1970. */
  opens: number;
  sent: Sent;
  /** The text in place of an unknown answer. */
  note: string;
  /** The account's name, or the registrar's for users who may not see accounts; undefined without a known create. */
  account: string | undefined;
}

interface Log {
  creates: DayCreates | undefined;
  counts: CreateCounts | undefined;
  ownOnly: boolean;
  /** Whether an order changed after the log was read, so that the log cannot explain it; by default, none did. */
  isBehind?: (order: Order) => boolean;
}

/** What the log says about a name. */
export function sentOf(name: string, { creates, counts, ownOnly }: Log): Sent {
  const [seen, met] = [creates?.last[name], counts?.last[name]];
  const last = met && isNewer(met, seen) ? met : seen;
  const none = { total: 0, sent: false, newest: 0 };
  const counted = creates?.counts ? (creates.counts[name] ?? none) : counts?.counts[name];
  // A count from before the first create is out of date.
  const count = last && counted?.total === 0 ? undefined : counted;
  return { count, last, ownOnly };
}

/** The account's name in a row of the log, or the registrar's if there is no account. */
export function accountOf(row: EppLogRow, accounts: readonly EppAccount[] | undefined): string {
  const known = accounts?.find(({ id }) => id === row.account_id);
  return known?.name ?? row.registrar_name;
}

/**
 * The paid orders of the day, by group and {@link byWindow | within it}.
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
      // An order that has just failed may have sent a create after the log was read.
      const isOpen = order.state === 'FAILED' && !told.last && log.isBehind?.(order);
      const sent = isOpen ? { ...told, count: undefined } : told;
      const account = sent.last && accountOf(sent.last, accounts);
      const outcome = outcomeOf(order, sent, now, readAt);
      const opens = dropWindow(order.tld, order.drop_date)?.opens ?? 0;
      return { order, outcome, opens, sent, note: noteOf(order, outcome, sent), account };
    })
    .toSorted(
      (a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) || byWindow(a, b),
    );
}

/** The order of rows within a group: by the start of their window, so that what drops next comes first, then by name. */
export function byWindow(a: RaceRow, b: RaceRow): number {
  return a.opens - b.opens || a.order.domain.localeCompare(b.order.domain);
}

/** The hours of an order's drop, `19:00–20:15`; empty if not known. */
export function hoursOf({ tld, drop_date }: Pick<Order, 'tld' | 'drop_date'>): string {
  const spans = dropWindow(tld, drop_date)?.spans ?? [];
  return spans
    .map(({ from, to }) => (to ? `${utcMinute(from)}–${utcMinute(to)}` : `from ${utcMinute(from)}`))
    .join(', ');
}

function noteOf(order: Order, outcome: Outcome, sent: Sent): string {
  const tried = wasSent(sent);
  if (outcome === 'waiting') return hoursOf(order) ? `Waits, ${hoursOf(order)}` : 'Waits';
  // A caught name had a create: the log was read before it.
  if (tried === undefined || outcome === 'won') return 'Not known';
  if (tried) return 'Sent, answer not known';
  const by = sent.ownOnly ? ' by your accounts' : '';
  if (outcome === 'racing') return `No create sent${by} yet`;
  const hours = hoursOf(order);
  return `No create sent${by}${hours && `, ${hours}`}`;
}

const countedFirst: readonly Outcome[] = ['unknown', 'missed', 'racing', 'lost', 'won'];

/** The names to count, those first whose outcome depends on it. */
export function namesToCount(rows: readonly RaceRow[]): string[] {
  return countedFirst.flatMap((wanted) =>
    rows.filter(({ outcome }) => outcome === wanted).map(({ order }) => order.domain),
  );
}

/** The score of a race, `6 orders: 3 won ($207.00), 2 lost, 1 missed`. */
export function scoreOf(rows: readonly RaceRow[]): string {
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
  { header: 'Window (UTC)', value: ({ order }) => hoursOf(order) },
  { header: 'Outcome', value: ({ outcome }) => outcomeLabels[outcome] },
  { header: 'Status', value: ({ order }) => stateLook(order.state).label },
  { header: 'Last Code', value: ({ sent }) => sent.last?.status_code },
  { header: 'Last Answer', value: ({ sent, note }) => sent.last?.status_message ?? note },
  { header: 'Creates', value: ({ sent }) => sent.count?.total },
  { header: 'Account', value: ({ account }) => account },
  { header: 'At (UTC)', value: ({ sent }) => sent.last?.timestamp },
  { header: 'Price', value: ({ order }) => order.price },
];
