import type { EppAccount, Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { toServerTime } from '../../core/time/serverClock.ts';
import { useCurrentMinute } from '../../core/time/useNow.ts';
import type { Day } from '../../core/time/time.ts';
import { takesTld } from '../epp/paidOrders.ts';
import { dayOrders } from '../orders/dayOrders.ts';
import { isComplete } from '../orders/knownOrders.ts';
import { createCounts, dayCreates } from './raceLog.ts';
import { namesToCount, raceRows } from './raceRows.ts';

/** When each version of an order arrived, by this computer's clock. Unchanged orders stay the same objects. */
const came = new WeakMap<Order, number>();

const anyTld: readonly string[] = [];
const none: readonly Order[] = [];

interface RaceOptions {
  /** The accounts, for their names. */
  accounts: readonly EppAccount[] | undefined;
  /** Stops refreshing. */
  paused?: boolean;
  /** Only orders for these TLDs; for all if empty. */
  tlds?: readonly string[];
  /** Orders of other days that are in the race, too. */
  also?: readonly Order[];
}

/**
 * The paid orders that drop on a UTC day, with the state of each race. Orders, creates and counts have one poller each.
 */
export function useRace(
  day: Day,
  { accounts, paused = false, tlds = anyTld, also = none }: RaceOptions,
) {
  const now = useCurrentMinute();
  // People who may assign accounts see all of them, and their logs.
  const ownOnly = !useCan()('managers/list');
  const still = paused && unmoved;
  const orders = useQuery({ ...dayOrders(day, false), ...still });
  const creates = useQuery({ ...dayCreates(day), ...still });
  // Only read here, and fetched below: the names to count depend on the known counts.
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
  // If one page holds all creates of the day, they are counted already.
  const counting = creates.data !== undefined && !creates.data.counts;
  useQuery({ ...createCounts(day, wanted), ...still, enabled: counting });
  const complete = known !== undefined && isComplete(known);
  return { orders, creates, rows, complete, now };
}

/** The options of a query without automatic refreshes. */
export const unmoved = { refetchInterval: false as const, refetchOnWindowFocus: false };

/**
 * Converts times of this computer's clock to the server's, as known at that time: later answers may correct the
 * server's clock.
 */
function useServerTime(local: number): number {
  return useMemo(() => toServerTime(local), [local]);
}

/** The known state of a race. */
export type Race = ReturnType<typeof useRace>;
