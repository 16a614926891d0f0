import type { EppAccount, Order } from '@dropcatch/sdk';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { toServerTime } from '../../core/time/serverClock.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import type { Day } from '../../core/time/time.ts';
import { acceptsTld } from '../epp/tlds.ts';
import { dayOrders } from '../orders/dayOrders.ts';
import { isCaught } from '../orders/orderStates.ts';
import { isDayRead } from '../orders/knownOrders.ts';
import { dayCreates, searchCreates, type FoundCreates } from './raceLog.ts';
import { namesToSearch, raceRows } from './raceRows.ts';

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
 * The paid orders that drop on a UTC day, with their outcomes. Orders and creates are polled separately.
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
  const known = orders.data;
  const inRace = useMemo(
    () => known && [...known.orders, ...extraOrders].filter(({ tld }) => acceptsTld(tlds, tld)),
    [known, extraOrders, tlds],
  );
  // Their searches tell only when and by whom.
  const caught = useMemo(
    () => new Set(inRace?.filter(isCaught).map(({ domain }) => domain)),
    [inRace],
  );
  const names = useMemo(
    () => namesToSearch(inRace ?? [], creates.data, now),
    [inRace, creates.data, now],
  );
  const found = useQueries({
    queries: names.map((name) => ({ ...searchCreates(day, name), enabled: !paused })),
    combine: useCallback(
      (searches: readonly UseQueryResult<FoundCreates>[]) =>
        searches.some(({ isPending }, index) => isPending && !caught.has(names[index] ?? ''))
          ? undefined
          : Object.fromEntries(names.map((name, index) => [name, searches[index]?.data ?? {}])),
      [names, caught],
    ),
  });
  const isReading = !paused && !creates.isError;
  const [ordersAt, logAt] = [orders.dataUpdatedAt, creates.dataUpdatedAt];
  const readAt = Math.min(useServerTime(ordersAt), useServerTime(logAt));
  const rows = useMemo(() => {
    for (const order of known?.orders ?? [])
      if (!arrivedAt.has(order)) arrivedAt.set(order, ordersAt);
    const isOlderThan = (order: Order) => logAt <= (arrivedAt.get(order) ?? 0);
    const log = { creates: creates.data, found, ownOnly, isReading, isOlderThan };
    return inRace && raceRows(inRace, log, accounts, now, readAt);
  }, [
    known,
    inRace,
    creates.data,
    found,
    ownOnly,
    isReading,
    accounts,
    now,
    readAt,
    ordersAt,
    logAt,
  ]);
  const complete = known !== undefined && isDayRead(known);
  // Once all rows have a place, one that is read again keeps its own.
  const isRead = complete && !creates.isPending && !rows?.some(({ isReading: is }) => is);
  const [wasRead, setWasRead] = useState(false);
  if (isRead && !wasRead) setWasRead(true);
  return { orders, creates, rows, complete, isPlaced: isRead || wasRead, now };
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
