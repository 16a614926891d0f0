import type { Order, OrderList, OrderState } from '@dropcatch/sdk';
import { mostOverdue, type Turn } from '../../core/lists.ts';
import type { Day } from '../../core/time/time.ts';

/** One call that tells of the orders of a day. */
export type OrderRead =
  | { kind: 'all' }
  | { kind: 'state'; state: OrderState; page: number }
  | { kind: 'order'; id: number };

/** The orders of a drop day as far as they have been read. Nothing in it is changed: each read makes a new one. */
export interface KnownOrders {
  day: Day;
  /** Those that drop on the day, newest first; with their history where it was read. */
  orders: readonly Order[];
  /** All orders of the caller fit on one page: one call reads them all. */
  onePage: boolean;
  /** What is still to be read before the whole day is known. */
  pending: readonly OrderRead[];
  /** There are more ended orders than are looked through: an old one of this day may be missing. */
  cut: boolean;
  /** How many reads there were. */
  turn: number;
  /** In which turn an order was last seen, by its id. */
  seen: Readonly<Record<number, number>>;
  /** In which turn the first page of a state was last read. */
  paged: Readonly<Record<string, number>>;
}

/** The states of an order that may still change, with how often each is looked at: those of a race most. */
const changing: Readonly<Record<string, number>> = {
  READY_FOR_CATCH: 4,
  PROCESSING: 4,
  PAID_WAITING_CATCH: 2,
  NEW: 1,
  PAID_WAITING_EXDATE: 1,
  CATCHED_PROCESSING: 1,
};
const changingStates = Object.keys(changing);

/** The other states. Of these only the newest orders are read: there are thousands. */
const endedStates: readonly OrderState[] = ['FAILED', 'CATCHED_COMPLETED', 'CANCELLED', 'REFUNDED'];

/** So many pages of a state are read at most. */
const mostPages = (state: OrderState) => (changingStates.includes(state) ? 20 : 4);

/** States in which the history tells when and how an order ended. */
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
 * The next call. First those that are needed to know the whole day. Then only what can have changed, the most overdue
 * first: where all fits on one page, that page; otherwise the first page of each state that can change, and by its
 * number each order that was in such a state and is not on its page: it has left the state, or stands further back.
 * @param withHistory also reads once how each order ended that has no history yet
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

/** What is known after a page of orders has come. */
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
    // An order that was known and is on the only page no more does not exist any more.
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

/** What is known after one order has come; undefined where there is no such order any more. */
export function withOrder(known: KnownOrders, id: number, order: Order | undefined): KnownOrders {
  const turn = known.turn + 1;
  const others = { ...known, orders: known.orders.filter((each) => each.id !== id), turn };
  if (!order) return others;
  return { ...others, ...merged(known, [order], turn) };
}

/** The known orders and those that came, each as it came last. A history stays until the state is another one. */
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
