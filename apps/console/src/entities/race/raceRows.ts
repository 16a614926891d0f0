import type { EppAccount, EppLogRow, Order } from '@dropcatch/sdk';
import { dropWindow, windowHours, type DropWindow } from '../drops/dropWindows.ts';
import {
  dropPhaseOf,
  outcomeLabels,
  outcomeOf,
  outcomes,
  type Outcome,
  type NameCreates,
} from './outcome.ts';
import type { Lane } from './lanes.ts';
import type { DayCreates, FoundCreates } from './raceLog.ts';
import { isCaught, stateBadge, takesPart } from '../orders/orderStates.ts';
import { formatPrice, pluralize } from '../../core/text/numbers.ts';
import type { CsvColumn } from '../../ui/list/csv.ts';

/** A paid order with its outcome. */
export interface RaceRow {
  order: Order;
  outcome: Outcome;
  /** Its drop window; undefined if its drop date is not a day. */
  drop: DropWindow | undefined;
  creates: NameCreates;
  /** Shows in place of the last answer if there is none. */
  note: string;
  /** The account's name, or the registrar's for users who may not see accounts; undefined without a known create. */
  account: string | undefined;
  /** The creates of the name that were on a page. */
  lane: Lane | undefined;
  /** Whether how its race ended is still being read. */
  isReading: boolean;
}

/** What was read of the log. */
export interface RaceLog {
  creates: DayCreates | undefined;
  /** What searches found, by name; undefined until all have ended. */
  found: Readonly<Record<string, FoundCreates>> | undefined;
  ownOnly: boolean;
  /** Whether the log is being read: it has not failed, and the board is not paused; false by default. */
  isReading?: boolean;
  /** Whether an order changed after the log was read, so that the log cannot explain it; false by default. */
  isOlderThan?: (order: Order) => boolean;
}

/**
 * The paid orders whose race is over and whose creates no page has shown: one search each tells how it ended. Those that
 * are caught come last.
 */
export function namesToSearch(
  orders: readonly Order[],
  creates: DayCreates | undefined,
  now: number,
): string[] {
  if (!creates || creates.isWhole) return [];
  return orders
    .filter((order) => takesPart(order) && !creates.last[order.domain])
    .filter((order) => order.state === 'FAILED' || dropPhaseOf(order, now) === 'over')
    .toSorted((a, b) => Number(isCaught(a)) - Number(isCaught(b)))
    .map(({ domain }) => domain);
}

/** What the log says about the creates of a name. */
function createsOf(name: string, { creates, found, ownOnly }: RaceLog): NameCreates {
  const last = creates?.last[name] ?? found?.[name]?.last;
  return { last, sent: last ? true : creates?.isWhole ? false : found?.[name]?.sent, ownOnly };
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
      const { domain, tld, drop_date, state } = order;
      const logged = createsOf(domain, log);
      // An order that has just failed may have sent a create after the log was read.
      const mayBeOutdated = state === 'FAILED' && !logged.last && log.isOlderThan?.(order);
      const creates = mayBeOutdated ? { ...logged, sent: undefined } : logged;
      const known = outcomeOf(order, creates, now, readAt);
      // Data from before the end of the window is read again in a moment.
      const isEarly = state !== 'FAILED' && dropPhaseOf(order, readAt) !== 'over';
      const isUnread = creates.sent === undefined && (mayBeOutdated || !log.found?.[domain]);
      const isReading = log.isReading === true && known === 'unknown' && (isEarly || isUnread);
      const outcome = isReading ? 'unread' : known;
      return {
        order,
        outcome,
        drop: dropWindow(tld, drop_date),
        creates,
        note: noteOf(order, outcome, creates),
        account: creates.last && accountOf(creates.last, accounts),
        lane: log.creates?.lanes[domain] ?? log.found?.[domain]?.lane,
        isReading,
      };
    })
    .toSorted(
      (a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) || byWindow(a, b),
    );
}

/**
 * Compares rows of a group: by the opening of their window, so that the next drop comes first, then by name. Those without
 * known hours come last.
 */
export function byWindow(a: RaceRow, b: RaceRow): number {
  const opens = ({ drop }: RaceRow) => drop?.spans[0]?.from ?? Number.MAX_VALUE;
  return opens(a) - opens(b) || a.order.domain.localeCompare(b.order.domain);
}

/** The hours of an order's drop, `19:00–20:15`; empty if not known. */
export function dropHours({ tld, drop_date }: Pick<Order, 'tld' | 'drop_date'>): string {
  const drop = dropWindow(tld, drop_date);
  return drop ? windowHours(drop) : '';
}

/** The words in place of the last answer. Each is true from the first moment, so that none is taken back. */
function noteOf(order: Order, outcome: Outcome, { sent, ownOnly }: NameCreates): string {
  const hours = dropHours(order);
  const by = ownOnly ? ' by your accounts' : '';
  const notes: Record<Outcome, string> = {
    racing: `No create seen${by} yet`,
    waiting: `Waits, ${hours || 'no fixed hours'}`,
    won: 'Caught',
    lost: 'Taken',
    missed: `No create sent${by}${hours && `, ${hours}`}`,
    unknown: sent === false ? `No create sent${by}` : 'Not known',
    unread: `No create seen${by}`,
  };
  return notes[outcome];
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

/** A part of the results of a race that is over. */
interface RaceResult {
  outcome: Outcome;
  /** How many orders have the outcome, in words: `6 of 15 won`, `2 not sent`. */
  text: string;
  /** What the orders that were won are worth together. */
  worth?: string;
}

/** What became of the orders that were not won, in words that follow a count. */
const otherResults = [
  ['lost', 'taken by others'],
  ['missed', 'not sent'],
  ['unknown', 'not known'],
  ['unread', 'not read yet'],
] as const satisfies readonly (readonly [Outcome, string])[];

/** The results of a race that is over, in the words of the board: those that were won first, then what became of the rest. */
export function raceResults(rows: readonly RaceRow[]): RaceResult[] {
  const of = (wanted: Outcome) => rows.filter(({ outcome }) => outcome === wanted);
  const won = of('won');
  const worth = formatPrice(won.reduce((sum, { order }) => sum + order.price, 0));
  const others = otherResults.flatMap(([outcome, words]) => {
    const { length } = of(outcome);
    return length > 0 ? [{ outcome, text: `${length} ${words}` }] : [];
  });
  return [
    {
      outcome: 'won',
      text: `${won.length} of ${rows.length} won`,
      ...(won.length > 0 && { worth }),
    },
    ...others,
  ];
}

/** The same in a line for screen readers, `6 of 15 won, $615.00. 2 not sent.`; empty without orders. */
export function spokenResults(rows: readonly RaceRow[]): string {
  if (rows.length === 0) return '';
  return raceResults(rows)
    .map(({ text, worth }) => `${text}${worth ? `, ${worth}` : ''}.`)
    .join(' ');
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
  { header: 'Account', value: ({ account }) => account },
  { header: 'At (UTC)', value: ({ creates }) => creates.last?.timestamp },
  { header: 'Price', value: ({ order }) => order.price },
];
