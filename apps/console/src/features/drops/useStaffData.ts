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
  const readAt = serverTimeAt(Math.min(orders.dataUpdatedAt, creates.dataUpdatedAt));
  const rows = useMemo(
    () => known && boardRows(known.orders, log, list, now, readAt),
    [known, log, list, now, readAt],
  );
  const wanted = useMemo(() => (rows ? namesToCount(rows) : []), [rows]);
  // Where one page holds all creates of the day, it has counted them.
  const counting = creates.data !== undefined && !creates.data.counts;
  useQuery({ ...createCounts(day, wanted), ...still, enabled: counting });
  const complete = known !== undefined && isComplete(known);
  return { orders, creates, tail, accounts, categories, rows, complete, now };
}

export type StaffData = ReturnType<typeof useStaffData>;
