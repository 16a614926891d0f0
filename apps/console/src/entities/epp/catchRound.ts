import type { EppAccount } from '@dropcatch/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { live, liveTimeout } from '../../core/api/live.ts';
import { paced } from '../../core/api/paced.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { mostOverdue, type Turn } from '../../core/mostOverdue.ts';
import { client } from '../../core/api/client.ts';
import { refreshPeriodNow } from '../domains/refreshPeriodNow.ts';
import { catchState, realCatchStatus, type CatchState } from './catches.ts';
import { accountList } from './eppAccounts.ts';

/** The accounts as they stand now, by the pace of drop windows. Shares its answers with all who list accounts. */
export const liveAccounts = {
  ...accountList,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    paced(() => client.eppAccounts.list({}, { signal, timeout: liveTimeout }), signal),
  ...live,
  // Connections change seldom, catches often.
  refetchInterval: () => Math.max(10_000, refreshPeriodNow()),
};

/** How often an account is asked, beside the others, whether a real catch runs on it. */
const weights: Readonly<Record<CatchState, number>> = {
  running: 3,
  unknown: 2,
  asking: 1,
  idle: 1,
};

/** In which turn the catch of an account was last asked for, by the account's id. */
interface Round {
  turn: number;
  asked: Readonly<Record<number, number>>;
}

/**
 * Asks the accounts in turn whether a real catch runs, one a refresh: each has a call of its own, and all of them every
 * two seconds would be too many. What they answer stands in `realCatchStatus`, where every screen finds it.
 * @param accounts undefined where they are not known yet
 */
export const catchRound = (accounts: readonly EppAccount[] | undefined) =>
  queryOptions({
    queryKey: ['eppAccounts', 'catchRound'],
    queryFn: accounts ? ({ queryKey, signal }) => askNext(accounts, queryKey, signal) : skipToken,
    ...live,
    // Until each was asked once, they come one after another, as fast as the pace allows.
    refetchInterval: ({ state }) =>
      accounts?.some(({ id }) => state.data?.asked[id] === undefined) ? 1000 : refreshPeriodNow(),
    meta: { failure: 'Failed to load real catch status', failureIn: 'log' },
  });

async function askNext(
  accounts: readonly EppAccount[],
  key: readonly unknown[],
  signal: AbortSignal,
): Promise<Round> {
  const { turn, asked } = queryClient.getQueryData<Round>(key) ?? { turn: 0, asked: {} };
  const turns = accounts.map(({ id }): Turn<number> => {
    const state = catchState(queryClient.getQueryState(realCatchStatus(id).queryKey));
    return { item: id, asked: asked[id] ?? -1, weight: weights[state] };
  });
  const id = mostOverdue(turns, turn);
  if (id === undefined) return { turn, asked };
  // What it fails with stands in its own query: it is not known then whether a catch runs.
  const status = { ...realCatchStatus(id), retry: false, staleTime: 0 };
  await paced(() => queryClient.query(status).catch(() => undefined), signal);
  return { turn: turn + 1, asked: { ...asked, [id]: turn } };
}
