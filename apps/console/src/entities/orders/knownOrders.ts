import type { Order, OrderList, OrderState } from '@dropcatch/sdk';
import { mostOverdue, type PolledItem } from '../../core/api/pacing.ts';
import type { Day } from '../../core/time/time.ts';
import { endedStates, isDecided } from './orderStates.ts';

/** One call for the orders of a day. */
export type OrderRead =
  | { kind: 'all' }
  | { kind: 'state'; state: OrderState; page: number }
  | { kind: 'order'; id: number };

/** What is known of the orders of a drop date. Immutable: each read makes a new object. */
export interface KnownOrders {
  day: Day;
  /** The orders that drop on the day, newest first; with their history if it was read. */
  orders: readonly Order[];
  /** Whether all orders of the user fit on one page, so that one call reads them all. */
  fitsOnePage: boolean;
  /** The calls that are left to read the whole day. */
  pending: readonly OrderRead[];
  /** Whether there are more ended orders than are read, so that an old one of this day may be missing. */
  truncated: boolean;
  /** The number of reads so far. */
  turn: number;
  /** The turn in which each order was last read, by order id. */
  orderTurns: Readonly<Record<number, number>>;
  /** The turn in which the first page of each state was last read. */
  pageTurns: Readonly<Record<string, number>>;
}

/** The states that may still change, and how often each is read relative to the others. */
const readWeights: Readonly<Record<string, number>> = {
  READY_FOR_CATCH: 4,
  PROCESSING: 4,
  PAID_WAITING_CATCH: 2,
  NEW: 1,
  PAID_WAITING_EXDATE: 1,
  CATCHED_PROCESSING: 1,
};
const changingStates = Object.keys(readWeights);

/** The maximum number of pages to read of a state. There may be thousands of ended orders. */
const maxPages = (state: OrderState) => (changingStates.includes(state) ? 20 : 4);

/** The state before the first read. */
export function initialKnownOrders(day: Day): KnownOrders {
  const pending: OrderRead[] = [{ kind: 'all' }];
  return {
    day,
    orders: [],
    fitsOnePage: false,
    pending,
    truncated: false,
    turn: 0,
    orderTurns: {},
    pageTurns: {},
  };
}

/** Whether the whole day has been read. */
export function isDayRead({ pending }: KnownOrders): boolean {
  return pending.length === 0;
}

/**
 * Chooses the next call. First come the calls to read the whole day. After that come calls for what may have changed.
 * If all orders fit on one page, that is this page. Otherwise it is the most overdue of the first page of each state
 * that may change, and of each order missing from the page of its state: it has left the state, or is on a later page.
 * @param withHistory also reads the history of each decided order once, which says when and how it was decided
 */
export function nextOrderRead(known: KnownOrders, withHistory: boolean): OrderRead {
  const [pending] = known.pending;
  if (pending) return pending;
  const withoutHistory = withHistory
    ? known.orders.find((order) => !order.history && isDecided(order))
    : undefined;
  if (withoutHistory) return { kind: 'order', id: withoutHistory.id };
  if (known.fitsOnePage) return { kind: 'all' };
  const pages = changingStates.map((state): PolledItem<OrderRead> => ({
    item: { kind: 'state', state, page: 1 },
    lastTurn: known.pageTurns[state] ?? -1,
    weight: readWeights[state] ?? 1,
  }));
  const missing = known.orders.flatMap(({ id, state }): PolledItem<OrderRead>[] => {
    const lastTurn = known.orderTurns[id] ?? 0;
    if (lastTurn >= (known.pageTurns[state] ?? 0)) return [];
    return [{ item: { kind: 'order', id }, lastTurn, weight: 8 }];
  });
  return mostOverdue([...missing, ...pages], known.turn) ?? { kind: 'all' };
}

/** Merges a page of orders into the known ones. */
export function mergeOrderPage(
  known: KnownOrders,
  read: Exclude<OrderRead, { kind: 'order' }>,
  { orders: rows, pagination }: OrderList,
): KnownOrders {
  const turn = known.turn + 1;
  const next = { ...known, ...mergeRows(known, rows, turn), turn };
  if (read.kind === 'all') {
    if (pagination.pages > 1) {
      const states = [...changingStates, ...endedStates];
      const isFirstRead = known.fitsOnePage || !isDayRead(known);
      return {
        ...next,
        fitsOnePage: false,
        pending: isFirstRead ? states.map((state) => ({ kind: 'state', state, page: 1 })) : [],
      };
    }
    // An order that is no longer on the only page no longer exists.
    const ids = new Set(rows.map(({ id }) => id));
    const orders = next.orders.filter(({ id }) => ids.has(id));
    return { ...next, orders, fitsOnePage: true, pending: [] };
  }
  const { state, page } = read;
  const [first, ...rest] = known.pending;
  const isPending = first?.kind === 'state' && first.state === state && first.page === page;
  const more = isPending && page < pagination.pages;
  const following: OrderRead[] =
    more && page < maxPages(state) ? [{ kind: 'state', state, page: page + 1 }] : [];
  return {
    ...next,
    ...(isPending && { pending: [...following, ...rest] }),
    truncated: known.truncated || (more && following.length === 0),
    ...(page === 1 && { pageTurns: { ...known.pageTurns, [state]: turn } }),
  };
}

/** Merges one order into the known ones. Undefined means that the order no longer exists. */
export function mergeOrder(known: KnownOrders, id: number, order: Order | undefined): KnownOrders {
  const turn = known.turn + 1;
  const others = { ...known, orders: known.orders.filter((each) => each.id !== id), turn };
  if (!order) return others;
  return { ...others, ...mergeRows(known, [order], turn) };
}

/** Merges rows into the known orders. A known history is kept until the state changes. */
function mergeRows(
  { day, orders, orderTurns }: KnownOrders,
  rows: readonly Order[],
  turn: number,
): Pick<KnownOrders, 'orders' | 'orderTurns'> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const turns = { ...orderTurns };
  for (const row of rows) {
    if (row.drop_date !== day) {
      byId.delete(row.id);
      continue;
    }
    const before = byId.get(row.id);
    const kept = !row.history && before?.state === row.state ? before.history : row.history;
    byId.set(row.id, { ...row, ...(kept && { history: kept }) });
    turns[row.id] = turn;
  }
  return { orders: [...byId.values()].toSorted((a, b) => b.id - a.id), orderTurns: turns };
}
