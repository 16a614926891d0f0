import type { Order } from '@dropcatch/sdk';
import { capitalize } from '../../core/text/labels.ts';
import { dropPhase } from '../../entities/drops/dropPhase.ts';
import { dropWindow, type DropWindow } from '../../entities/drops/dropWindows.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { minute, utcSecond } from '../../core/time/time.ts';
import { dropHours } from '../../entities/race/raceRows.ts';
import {
  isCaught,
  isWithdrawn,
  needsPayment,
  stateBadge,
  takesPart,
} from '../../entities/orders/orderStates.ts';
import { isRacing, dropPhaseOf } from '../../entities/race/outcome.ts';

/** A customer's orders in one drop window. */
export interface OrderGroup {
  label: string;
  /** `19:00–20:15`, or how the registry releases names if it has no hours. */
  hours: string;
  drop: DropWindow;
  orders: readonly Order[];
}

/** Ranks windows: open, opening soon, without hours, opening later, over. */
function urgencyOf(drop: DropWindow, now: number): number {
  const { kind } = dropPhase(drop, now);
  if (drop.spans.length === 0 && kind !== 'over') return 2;
  return { open: 0, soon: 1, ahead: 3, over: 4 }[kind];
}

/** Ranks by key. Low ranks come first. */
type Ranks = Readonly<Record<string | number, number | undefined>>;

/** Ranks windows, by their hours: from open windows to past ones. */
export function rankWindows(orders: readonly Order[], now: number): Ranks {
  return Object.fromEntries(
    orders.flatMap((order) => {
      const drop = dropWindow(order.tld, order.drop_date);
      return drop ? [[hoursText(order), urgencyOf(drop, now)]] : [];
    }),
  );
}

/** Ranks orders within their window, by their id: those that wait for payment come first. */
export function rankOrders(orders: readonly Order[]): Ranks {
  return Object.fromEntries(orders.map((order) => [order.id, Number(!needsPayment(order))]));
}

/** Groups orders by window, sorted by rank. Windows of equal rank are sorted by opening time, orders by name. */
export function groupByWindow(
  orders: readonly Order[],
  windowRanks: Ranks,
  orderRanks: Ranks,
): OrderGroup[] {
  const groups = Map.groupBy(orders, (order) => hoursText(order));
  return [...groups]
    .flatMap(([hours, rows]): OrderGroup[] => {
      const [first] = rows;
      const drop = first && dropWindow(first.tld, first.drop_date);
      if (!drop) return [];
      const tlds = [...new Set(rows.map(({ tld }) => tld))].toSorted();
      const sorted = rows.toSorted(
        (a, b) =>
          (orderRanks[a.id] ?? 0) - (orderRanks[b.id] ?? 0) || a.domain.localeCompare(b.domain),
      );
      return [{ label: tlds.join(' · '), hours, drop, orders: sorted }];
    })
    .toSorted(
      (a, b) =>
        (windowRanks[a.hours] ?? 0) - (windowRanks[b.hours] ?? 0) || a.drop.opens - b.drop.opens,
    );
}

function hoursText(order: Order): string {
  const note = dropWindow(order.tld, order.drop_date)?.note;
  return dropHours(order) || capitalize(note ?? 'hours not known');
}

/** The progress of a customer's order, as far as its state and history show it. */
export function progressText(order: Order, now: number): string {
  const isOver = dropPhaseOf(order, now) === 'over';
  if (isWithdrawn(order)) return stateBadge(order.state).label;
  if (isCaught(order)) {
    const entry = order.history?.find(({ to_state }) => to_state && isCaught({ state: to_state }));
    return entry ? `Caught at ${timeOf(entry.created_at)}` : 'Caught';
  }
  if (order.state === 'FAILED') return failureOf(order);
  if (!takesPart(order)) return `Not paid: it ${isOver ? 'took' : 'takes'} no part in the race`;
  if (isOver) return missedText(order, now);
  if (isRacing(order, now)) return 'The race is on';
  const isReady = order.state === 'READY_FOR_CATCH' || order.state === 'PROCESSING';
  return isReady ? 'Armed' : 'Paid, waits for the drop';
}

/** How long the last results of a window may take, in milliseconds. */
export const lastResults = 2 * minute;

/** Why an order whose window is over was not caught, as far as its state tells. */
function missedText({ tld, drop_date, state }: Order, now: number): string {
  const closes = dropWindow(tld, drop_date)?.closes ?? now;
  if (now < closes + lastResults) return 'The window is over; the result comes in a moment';
  if (state === 'PROCESSING') return 'Missed: the race ended without an answer';
  if (state === 'READY_FOR_CATCH') return 'Missed: no account raced for it';
  return 'Missed: it was not ready when the window opened';
}

/** The results of a window in a line, `1 of 3 caught, $69. 1 taken by others. 1 missed.`; empty while one may still come. */
export function resultText(orders: readonly Order[], drop: DropWindow, now: number): string {
  if (now < drop.closes + lastResults) return '';
  const paid = orders.filter(takesPart);
  const caught = paid.filter(isCaught);
  const failed = paid.filter(({ state }) => state === 'FAILED').length;
  const missed = paid.length - caught.length - failed;
  const worth = formatPrice(caught.reduce((sum, { price }) => sum + price, 0));
  return [
    `${caught.length} of ${paid.length} caught${caught.length > 0 ? `, ${worth}` : ''}`,
    ...(failed > 0 ? [`${failed} not caught`] : []),
    ...(missed > 0 ? [`${missed} missed`] : []),
    ...(orders.some(needsPayment) ? [`${orders.filter(needsPayment).length} not paid`] : []),
    '',
  ]
    .join('. ')
    .trim();
}

function failureOf({ history }: Order): string {
  const entry = history?.findLast(({ to_state }) => to_state === 'FAILED');
  if (!entry) return 'Not caught';
  const reason = entry.note?.startsWith('2302') ? 'Another registrar was faster' : entry.note;
  return `${reason || 'Not caught'}, ${timeOf(entry.created_at)}`;
}

const timeOf = (at: string) => `${utcSecond(at)} UTC`;
