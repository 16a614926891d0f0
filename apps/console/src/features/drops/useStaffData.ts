import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../core/time/time.ts';
import { catchRound, liveAccounts } from '../../entities/epp/catches.ts';
import { categoryList } from '../../entities/orders/orderStates.ts';
import { logTail } from '../../entities/race/raceLog.ts';
import { unmoved, useRace } from '../../entities/race/useRace.ts';

/** All that the board of staff reads, each by one poller. Nothing is asked for again while it is paused. */
export function useStaffData(day: Day, paused: boolean, createsOnly: boolean) {
  const still = paused && unmoved;
  const tail = useQuery({ ...logTail(day), ...still, enabled: !createsOnly });
  const accounts = useQuery({ ...liveAccounts, ...still });
  const list = accounts.data?.accounts;
  useQuery({ ...catchRound(list), ...still });
  const categories = useQuery(categoryList);
  const race = useRace(day, { accounts: list, paused });
  return { ...race, tail, accounts, categories };
}

export type StaffData = ReturnType<typeof useStaffData>;
