import type { Order, OrderList, OrderState } from '@dropcatch/sdk';
import { mostOverdue, type Turn } from '../../core/lists.ts';
import type { Day } from '../../core/time/time.ts';

/** One call for the orders of a day. */
export type OrderRead =
  | { kind: 'all' }
  | { kind: 'state'; state: OrderState; page: number }
  | { kind: 'order'; id: number };

/** The orders of a drop day read so far. Immutable: each read makes a new object. */
export interface KnownOrders {
  day: Day;
  /** Those that drop on the day, newest first; with their history if it was read. */
  orders: readonly Order[];
  /** All orders of the caller fit on one page: one call reads them all. */
  onePage: boolean;
  /** The calls that are still needed to know the whole day. */
  pending: readonly OrderRead[];
  /** There are more ended orders than are read, so an old one of this day may be missing. */
  cut: boolean;
  /** The number of reads. */
  turn: number;
  /** The turn in which an order was last read, by its id. */
  seen: Readonly<Record<number, number>>;
  /** The turn in which the first page of a state was last read. */
  paged: Readonly<Record<string, number>>;
}

/** The states that may still change, and how often each is read: states of a race most often. */
const changing: Readonly<Record<string, number>> = {
  READY_FOR_CATCH: 4,
  PROCESSING: 4,
  PAID_WAITING_CATCH: 2,
  NEW: 1,
  PAID_WAITING_EXDATE: 1,
  CATCHED_PROCESSING: 1,
};
const changingStates = Object.keys(changing);

/** The other states. Only their newest orders are read, since there are thousands. */
const endedStates: readonly OrderState[] = ['FAILED', 'CATCHED_COMPLETED', 'CANCELLED', 'REFUNDED'];

/** The most pages of a state that are read. */
const mostPages = (state: OrderState) => (changingStates.includes(state) ? 20 : 4);

/** States whose history says when and how an order ended. */
const toldByHistory: readonly OrderState[] = ['CATCHED_PROCESSING', 'CATCHED_COMPLETED', 'FAILED'];

/** Before anything was read. */
export function noOrdersKnown(day: Day): KnownOrders {
  const pending: OrderRead[] = [{ kind: 'all' }];
  return { day, orders: [], onePage: false, pending, cut: false, turn: 0, seen: {}, paged: {} };
}

/** Whether the whole day has been read. */
export function isComplete({ pending }: KnownOrders): boolean {
  return pending.length === 0;
}

/**
 * The next call. First the calls to know the whole day. Then what may have changed, the most overdue first: the page,
 * if all orders fit on one; otherwise the first page of each state that may change, and single orders that were in such
 * a state and are not on its page, since they have left the state or are on a later page.
 * @param withHistory also reads the history of each ended order once
 */
export function nextOrderRead(known: KnownOrders, withHistory: boolean): OrderRead {
  const [pending] = known.pending;
  if (pending) return pending;
  const untold = withHistory
    ? known.orders.find(({ state, history }) => !history && toldByHistory.includes(state))
    : undefined;
  if (untold) return { kind: 'order', id: untold.id };
  if (known.onePage) return { kind: 'all' };
  const pages = changingStates.map((state): Turn<OrderRead> => ({
    item: { kind: 'state', state, page: 1 },
    asked: known.paged[state] ?? -1,
    weight: changing[state] ?? 1,
  }));
  const missing = known.orders.flatMap(({ id, state }): Turn<OrderRead>[] => {
    const seen = known.seen[id] ?? 0;
    if (seen >= (known.paged[state] ?? 0)) return [];
    return [{ item: { kind: 'order', id }, asked: seen, weight: 8 }];
  });
  return mostOverdue([...missing, ...pages], known.turn) ?? { kind: 'all' };
}

export function withOrderPage(
  known: KnownOrders,
  read: Exclude<OrderRead, { kind: 'order' }>,
  { orders: rows, pagination }: OrderList,
): KnownOrders {
  const turn = known.turn + 1;
  const met = { ...known, ...merged(known, rows, turn), turn };
  if (read.kind === 'all') {
    if (pagination.pages > 1) {
      const states = [...changingStates, ...endedStates];
      const pending = known.onePage || !isComplete(known);
      return {
        ...met,
        onePage: false,
        pending: pending ? states.map((state) => ({ kind: 'state', state, page: 1 })) : [],
      };
    }
    // A known order that is no longer on the only page does not exist any more.
    const there = new Set(rows.map(({ id }) => id));
    const orders = met.orders.filter(({ id }) => there.has(id));
    return { ...met, orders, onePage: true, pending: [] };
  }
  const { state, page } = read;
  const [first, ...rest] = known.pending;
  const wanted = first?.kind === 'state' && first.state === state && first.page === page;
  const more = wanted && page < pagination.pages;
  const next: OrderRead[] =
    more && page < mostPages(state) ? [{ kind: 'state', state, page: page + 1 }] : [];
  return {
    ...met,
    ...(wanted && { pending: [...next, ...rest] }),
    cut: known.cut || (more && next.length === 0),
    ...(page === 1 && { paged: { ...known.paged, [state]: turn } }),
  };
}

/** Adds one order to what is known. Undefined means that the order does not exist any more. */
export function withOrder(known: KnownOrders, id: number, order: Order | undefined): KnownOrders {
  const turn = known.turn + 1;
  const others = { ...known, orders: known.orders.filter((each) => each.id !== id), turn };
  if (!order) return others;
  return { ...others, ...merged(known, [order], turn) };
}

/** Merges new orders into the known ones. A history is kept until the state changes. */
function merged(
  { day, orders, seen }: KnownOrders,
  rows: readonly Order[],
  turn: number,
): Pick<KnownOrders, 'orders' | 'seen'> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const seenNow = { ...seen };
  for (const row of rows) {
    if (row.drop_date !== day) {
      byId.delete(row.id);
      continue;
    }
    const before = byId.get(row.id);
    const kept = !row.history && before?.state === row.state ? before.history : row.history;
    byId.set(row.id, { ...row, ...(kept && { history: kept }) });
    seenNow[row.id] = turn;
  }
  return { orders: [...byId.values()].toSorted((a, b) => b.id - a.id), seen: seenNow };
}
