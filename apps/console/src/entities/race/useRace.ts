import type { EppAccount, Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { toServerTime } from '../../core/time/serverClock.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import type { Day } from '../../core/time/time.ts';
import { acceptsTld } from '../epp/tlds.ts';
import { dayOrders } from '../orders/dayOrders.ts';
import { isDayRead } from '../orders/knownOrders.ts';
import { createCounts, dayCreates } from './raceLog.ts';
import { namesToCount, raceRows } from './raceRows.ts';

/** When each version of an order arrived, by this computer's clock. Unchanged orders stay the same objects. */
const arrivedAt = new WeakMap<Order, number>();

const allTlds: readonly string[] = [];
const noOrders: readonly Order[] = [];

interface RaceOptions {
  /** The accounts, for their names. */
  accounts: readonly EppAccount[] | undefined;
  /** Stops refreshing. */
  paused?: boolean;
  /** Only orders for these TLDs count; all orders if empty. */
  tlds?: readonly string[];
  /** Orders of other days that also take part. */
  extraOrders?: readonly Order[];
}

/**
 * The paid orders that drop on a UTC day, with their outcomes. Orders, creates and counts are polled separately.
 */
export function useRace(
  day: Day,
  { accounts, paused = false, tlds = allTlds, extraOrders = noOrders }: RaceOptions,
) {
  const now = useNowEveryMinute();
  // People who may assign accounts see all of them, and their logs.
  const ownOnly = !useCan()('managers/list');
  const pause = paused && withoutAutoRefetch;
  const orders = useQuery({ ...dayOrders(day, false), ...pause });
  const creates = useQuery({ ...dayCreates(day), ...pause });
  // Only reads the cache; the query below fetches, since the names to count depend on the counts.
  const counts = useQuery({ ...createCounts(day, []), enabled: false });
  const known = orders.data;
  // If one page holds all creates of the day, it has the counts.
  const needsCounts = creates.data !== undefined && !creates.data.counts;
  const isReading = !paused && !creates.isError && !(needsCounts && counts.isError);
  const log = useMemo(
    () => ({ creates: creates.data, counts: counts.data, ownOnly, isReading }),
    [creates.data, counts.data, ownOnly, isReading],
  );
  const [ordersAt, logAt] = [orders.dataUpdatedAt, creates.dataUpdatedAt];
  const readAt = Math.min(useServerTime(ordersAt), useServerTime(logAt));
  const rows = useMemo(() => {
    for (const order of known?.orders ?? [])
      if (!arrivedAt.has(order)) arrivedAt.set(order, ordersAt);
    const isOlderThan = (order: Order) => logAt <= (arrivedAt.get(order) ?? 0);
    const inRace =
      known && [...known.orders, ...extraOrders].filter(({ tld }) => acceptsTld(tlds, tld));
    return inRace && raceRows(inRace, { ...log, isOlderThan }, accounts, now, readAt);
  }, [known, extraOrders, log, accounts, tlds, now, readAt, ordersAt, logAt]);
  const names = useMemo(() => (rows ? namesToCount(rows) : []), [rows]);
  useQuery({ ...createCounts(day, names), ...pause, enabled: needsCounts });
  const complete = known !== undefined && isDayRead(known);
  return { orders, creates, rows, complete, now };
}

/** The options of a query without automatic refreshes. */
export const withoutAutoRefetch = { refetchInterval: false as const, refetchOnWindowFocus: false };

/**
 * Converts a time of this computer's clock to server time, once: later answers correct the known offset of the server's
 * clock.
 */
function useServerTime(local: number): number {
  return useMemo(() => toServerTime(local), [local]);
}

/** The known state of a race. */
export type Race = ReturnType<typeof useRace>;
