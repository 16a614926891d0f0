import type { EppAccount, Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { serverTimeAt } from '../../core/time/serverClock.ts';
import { useWholeMinute } from '../../core/time/ticking.ts';
import type { Day } from '../../core/time/time.ts';
import { takesTld } from '../epp/paidOrders.ts';
import { dayOrders } from '../orders/dayOrders.ts';
import { isComplete } from '../orders/knownOrders.ts';
import { createCounts, dayCreates } from './raceLog.ts';
import { namesToCount, raceRows } from './raceRows.ts';

/** When an order first came as it is, by this computer's clock: what does not change keeps its identity. */
const came = new WeakMap<Order, number>();

const anyTld: readonly string[] = [];
const none: readonly Order[] = [];

interface RaceOptions {
  /** Who may have sent the creates, to tell them by name. */
  accounts: readonly EppAccount[] | undefined;
  /** Nothing is asked for again. */
  paused?: boolean;
  /** Only orders for these TLDs; for all where there are none. */
  tlds?: readonly string[];
  /** Orders of other days that are raced for as well. */
  also?: readonly Order[];
}

/** The paid orders that drop on a UTC day and how the race for each stands. Orders, creates and their number have one poller each. */
export function useRace(
  day: Day,
  { accounts, paused = false, tlds = anyTld, also = none }: RaceOptions,
) {
  const now = useWholeMinute();
  // Who may assign accounts sees all of them, and the log of all of them.
  const ownOnly = !useCan()('managers/list');
  const still = paused && unmoved;
  const orders = useQuery({ ...dayOrders(day, false), ...still });
  const creates = useQuery({ ...dayCreates(day), ...still });
  // Read here, and asked for below: which names are counted next follows from what is known of them.
  const counts = useQuery({ ...createCounts(day, []), enabled: false });
  const known = orders.data;
  const log = useMemo(
    () => ({ creates: creates.data, counts: counts.data, ownOnly }),
    [creates.data, counts.data, ownOnly],
  );
  const [ordersAt, logAt] = [orders.dataUpdatedAt, creates.dataUpdatedAt];
  const readAt = Math.min(useServerTime(ordersAt), useServerTime(logAt));
  const rows = useMemo(() => {
    for (const order of known?.orders ?? []) if (!came.has(order)) came.set(order, ordersAt);
    const isBehind = (order: Order) => logAt <= (came.get(order) ?? 0);
    const raced = known && [...known.orders, ...also].filter(({ tld }) => takesTld(tlds, tld));
    return raced && raceRows(raced, { ...log, isBehind }, accounts, now, readAt);
  }, [known, also, log, accounts, tlds, now, readAt, ordersAt, logAt]);
  const wanted = useMemo(() => (rows ? namesToCount(rows) : []), [rows]);
  // Where one page holds all creates of the day, it has counted them.
  const counting = creates.data !== undefined && !creates.data.counts;
  useQuery({ ...createCounts(day, wanted), ...still, enabled: counting });
  const complete = known !== undefined && isComplete(known);
  return { orders, creates, rows, complete, now };
}

/** The options of a query that is not asked again by itself. */
export const unmoved = { refetchInterval: false as const, refetchOnWindowFocus: false };

/** What the server's clock showed at a time of this computer's, as it was known then: later answers may set it on. */
function useServerTime(local: number): number {
  return useMemo(() => serverTimeAt(local), [local]);
}

/** What is known of a race. */
export type Race = ReturnType<typeof useRace>;
