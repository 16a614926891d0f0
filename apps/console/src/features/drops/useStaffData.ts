import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { serverTimeAt } from '../../core/time/serverClock.ts';
import { useWholeMinute } from '../../core/time/wholeMinute.ts';
import type { Day } from '../../core/time/time.ts';
import { catchRound, liveAccounts } from '../../entities/epp/catchRound.ts';
import { createCounts, dayCreates, logTail } from '../../entities/epp/raceLog.ts';
import { categoryList } from '../../entities/orders/orderChoices.ts';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { isComplete } from '../../entities/orders/knownOrders.ts';
import { boardRows, namesToCount } from './boardRows.ts';

/** When an order first came as it is, by this computer's clock: what does not change keeps its identity. */
const came = new WeakMap<Order, number>();

/** All that the board of staff reads, each by one poller. Nothing is asked for again while it is paused. */
export function useStaffData(day: Day, paused: boolean, createsOnly: boolean) {
  const now = useWholeMinute();
  // Who may assign accounts sees all of them, and the log of all of them.
  const ownOnly = !useCan()('managers/list');
  const still = paused && { refetchInterval: false as const, refetchOnWindowFocus: false };
  const orders = useQuery({ ...dayOrders(day, false), ...still });
  const creates = useQuery({ ...dayCreates(day), ...still });
  const tail = useQuery({ ...logTail(day), ...still, enabled: !createsOnly });
  const accounts = useQuery({ ...liveAccounts, ...still });
  const list = accounts.data?.accounts;
  useQuery({ ...catchRound(list), ...still });
  const categories = useQuery(categoryList);

  // Read here, and asked for below: which names are counted next follows from what is known of them.
  const counts = useQuery({ ...createCounts(day, []), enabled: false });
  const known = orders.data;
  const log = useMemo(
    () => ({ creates: creates.data, counts: counts.data, ownOnly }),
    [creates.data, counts.data, ownOnly],
  );
  const readAt = Math.min(
    useServerTime(orders.dataUpdatedAt),
    useServerTime(creates.dataUpdatedAt),
  );
  const [ordersAt, logAt] = [orders.dataUpdatedAt, creates.dataUpdatedAt];
  const rows = useMemo(() => {
    for (const order of known?.orders ?? []) if (!came.has(order)) came.set(order, ordersAt);
    const isBehind = (order: Order) => logAt <= (came.get(order) ?? 0);
    return known && boardRows(known.orders, { ...log, isBehind }, list, now, readAt);
  }, [known, log, list, now, readAt, ordersAt, logAt]);
  const wanted = useMemo(() => (rows ? namesToCount(rows) : []), [rows]);
  // Where one page holds all creates of the day, it has counted them.
  const counting = creates.data !== undefined && !creates.data.counts;
  useQuery({ ...createCounts(day, wanted), ...still, enabled: counting });
  const complete = known !== undefined && isComplete(known);
  return { orders, creates, tail, accounts, categories, rows, complete, now };
}

/** What the server's clock showed at a time of this computer's, as it was known then: later answers may set it on. */
function useServerTime(local: number): number {
  return useMemo(() => serverTimeAt(local), [local]);
}

export type StaffData = ReturnType<typeof useStaffData>;
