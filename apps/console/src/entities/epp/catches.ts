import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { isApiError, type EppAccount, type RealCatchStatus } from '@dropcatch/sdk';
import type { Day } from '../../core/time/time.ts';
import { client } from '../../core/api/client.ts';
import {
  UnknownOutcomeError,
  fieldErrors,
  isReportedByServer,
  isOutcomeUnknown,
  RefusedError,
} from '../../core/api/errors.ts';
import { paidOrders } from '../orders/dayOrders.ts';
import { refreshOrders } from '../orders/orders.ts';
import { queryClient, refresh, type ReadKey } from '../../core/api/queryClient.ts';
import { apiQuery, liveQueryOptions, liveTimeoutMilliseconds } from '../../core/api/apiQuery.ts';
import { mostOverdue, throttled, type PolledItem } from '../../core/api/pacing.ts';
import { liveRefetchInterval } from '../drops/liveRefresh.ts';
import { accountList, alert } from './eppAccounts.ts';

type AccountId = Pick<EppAccount, 'id'>;

/** The reason why an action is disabled while a real catch runs. */
export const realCatchRunning = 'A real catch is running';

const testStarted = 'Test catch started successfully';

/** The state of a catch. `unknown`: the last read failed, so a catch may be running. */
export type CatchState = 'loading' | 'running' | 'idle' | 'unknown';

interface StatusQuery {
  data: { is_running: boolean } | undefined;
  status: 'pending' | 'error' | 'success';
}

/** The state of a catch, from the query of its status. */
export function catchState(query: StatusQuery | undefined): CatchState {
  if (query?.status === 'error') return 'unknown';
  if (!query?.data) return 'loading';
  return query.data.is_running ? 'running' : 'idle';
}

/**
 * Waits for the status of a catch. If the account is deleted or belongs to somebody else now, it also reads the accounts
 * again, so that the account disappears from the screen.
 * @throws {RefusedError} the answer does not have the status
 */
async function statusFrom<Status extends { success?: boolean; is_running?: boolean }>(
  call: Promise<Status>,
): Promise<Status> {
  try {
    const status = await call;
    if (status.success === false || status.is_running === undefined) throw new RefusedError('');
    return status;
  } catch (error) {
    if (isApiError(error, 404)) void refresh([['eppAccounts', 'list']]);
    throw error;
  }
}

/** Whether a catch runs, or may run. */
export const mayBeRunning = (state: CatchState) => state === 'running' || state === 'unknown';

/** The keys of the catches of one account, or of all. */
const catchKeys = (...id: readonly number[]): readonly ReadKey[] => [
  ['eppAccounts', 'testCatch', ...id],
  ['eppAccounts', 'realCatch', ...id],
];

/** How often the lines of a running test catch are read, in milliseconds (spec, section 9). */
const testCatchInterval = 1000;

/**
 * The lines of an account's running or last test catch. They are read every second while it runs or may run, if the tab
 * is visible, and at once when the tab is shown again.
 */
export const testCatchStatus = (id: number) =>
  queryOptions({
    queryKey: ['eppAccounts', 'testCatch', id],
    queryFn: ({ signal }) => statusFrom(client.eppAccounts.testCatchStatus(id, { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => mayBeRunning(catchState(state)) && testCatchInterval,
    refetchOnWindowFocus: ({ state }) => mayBeRunning(catchState(state)),
    meta: { failure: 'Failed to load test catch status: {error}', failureIn: 'log' },
  });

/**
 * How often the status of a real catch is read, in milliseconds. Idle accounts are read, too, since a schedule or
 * another user may start a catch.
 */
const realCatchIntervals: Readonly<Record<CatchState, number>> = {
  running: 2000,
  unknown: 5000,
  loading: 5000,
  idle: 30_000,
};

/**
 * Whether a real catch runs on an account. It is polled while a component uses it, more often while a catch runs, not
 * in a hidden tab, and at once when the tab is shown again. The end of a catch reloads orders, dashboard, notifications
 * and EPP logs.
 * @param idleInterval how often it is read while no catch runs, in milliseconds
 */
export const realCatchStatus = (id: number, idleInterval: number = realCatchIntervals.idle) =>
  queryOptions({
    queryKey: ['eppAccounts', 'realCatch', id],
    queryFn: async ({ queryKey, signal }) => {
      const status = await statusFrom(client.eppAccounts.realCatchStatus(id, { signal }));
      const before = queryClient.getQueryData<RealCatchStatus>(queryKey);
      if (before?.is_running && !status.is_running) {
        // Its orders may need another account again.
        queryClient.setQueryData(refusedCatches.queryKey, {});
        refreshOrders();
        void refresh([['eppLogs']]);
      }
      return status;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      ({ ...realCatchIntervals, idle: idleInterval })[catchState(state)],
    refetchOnWindowFocus: true,
    meta: { failure: 'Failed to load real catch status: {error}', failureIn: 'log' },
  });

/**
 * For each account whose start the server has refused, by its id, the orders that did not need it: others race for them.
 * Only in the cache, where {@link startRealCatch} puts them, and only until a catch ends.
 */
export const refusedCatches = queryOptions<Readonly<Record<number, readonly number[]>>>({
  queryKey: ['eppAccounts', 'refusedCatches'],
  queryFn: skipToken,
  gcTime: Infinity,
});

function rememberRefusal(id: number, day: Day): void {
  const paid = queryClient.getQueryData(paidOrders.queryKey) ?? [];
  const dropping = paid.filter(({ drop_date }) => drop_date === day);
  queryClient.setQueryData(refusedCatches.queryKey, (refused) => ({
    ...refused,
    [id]: dropping.map((order) => order.id),
  }));
}

/** {@link realCatchStatus} for a dialog that can start a catch: it soon shows that somebody else has started one. */
export const watchedRealCatch = (id: number) => realCatchStatus(id, 5000);

/** The state of an account's real catch from the cache. */
export const realCatchState = ({ id }: AccountId) =>
  catchState(queryClient.getQueryState(realCatchStatus(id).queryKey));

/** The UTC days with pending orders for an account. */
export const testCatchDates = (id: number) =>
  queryOptions({
    ...apiQuery('eppAccounts', 'testCatchDates', id),
    staleTime: 0,
    meta: accountList.meta,
  });

export const startTestCatch = (id: number) =>
  mutationOptions({
    mutationFn: (domains: string[]) => client.eppAccounts.startTestCatch(id, { domains }),
    meta: {
      ...alert,
      invalidates: catchKeys(id),
      success: testStarted,
      failure: 'Failed to start test catch: {error}',
    },
  });

/** Tests the catch of the orders that drop on a UTC day. */
export const startOrdersTestCatch = (id: number) =>
  mutationOptions({
    mutationFn: (day: Day) => client.eppAccounts.startOrdersTestCatch(id, { test_date: day }),
    meta: {
      ...alert,
      // The server rejects a day that has no more orders, so the days are read again.
      invalidates: [...catchKeys(id), testCatchDates(id).queryKey],
      success: testStarted,
      failure: 'Failed to start order-based test catch: {error}',
    },
  });

/** The mutation key of {@link stopTestCatch}. */
export const stopTestCatchKey = ['eppAccounts', 'stopTestCatch'] as const;

/** Stops the test catch of an account. Its lines stay. */
export const stopTestCatch = mutationOptions({
  mutationKey: stopTestCatchKey,
  mutationFn: ({ id }: AccountId) => client.eppAccounts.stopTestCatch(id),
  meta: {
    ...alert,
    invalidates: catchKeys(),
    pending: 'Stopping…',
    success: 'Test catch stopped',
    failure: 'Failed to stop test catch: {error}',
  },
});

/**
 * Sends real creates for the orders that drop on a UTC day, and resolves to that day. If the answer is lost, the status
 * is read. If a catch runs, its day is not known, and this resolves to undefined.
 * @throws {UnknownOutcomeError} the answer is lost, and no catch runs yet or the status could not be read
 */
export const startRealCatch = (id: number) =>
  mutationOptions({
    mutationKey: ['eppAccounts', 'startRealCatch', id],
    mutationFn: async (day: Day) => {
      try {
        await client.eppAccounts.startRealCatch(id, { target_date: day });
        return day;
      } catch (error) {
        if (isApiError(error, 400) && fieldErrors(error)['target_date']) rememberRefusal(id, day);
        if (!isOutcomeUnknown(error)) throw error;
        const status = await client.eppAccounts.realCatchStatus(id).catch(() => undefined);
        if (status?.is_running) return undefined;
        // The server connects the account first, so the catch may start later.
        if (status && isReportedByServer(error)) throw error;
        throw new UnknownOutcomeError(error, 'its row shows the state');
      }
    },
    meta: {
      ...alert,
      invalidates: [...catchKeys(id), ['eppAccounts', 'list'], ['orders']],
      success: (day?: Day) => (day ? `Real catch started for ${day}` : realCatchRunning),
      failure: 'Failed to start real catch: {error}',
    },
  });

/** The mutation key of {@link stopRealCatch}. */
export const stopRealCatchKey = ['eppAccounts', 'stopRealCatch'] as const;

/** Stops sending creates. Caught names stay caught. */
export const stopRealCatch = mutationOptions({
  mutationKey: stopRealCatchKey,
  mutationFn: ({ id }: AccountId) => client.eppAccounts.stopRealCatch(id),
  meta: {
    ...alert,
    invalidates: [...catchKeys(), ['orders']],
    pending: 'Stopping…',
    success: 'Real catch stopped successfully',
    failure: 'Failed to stop real catch: {error}',
  },
});

/** The accounts, refreshed like all live data. Shares its cache entry with all lists of accounts. */
export const liveAccounts = {
  ...accountList,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    throttled(
      () => client.eppAccounts.list({}, { signal, timeout: liveTimeoutMilliseconds }),
      signal,
    ),
  ...liveQueryOptions,
};

const weights: Readonly<Record<CatchState, number>> = {
  running: 3,
  unknown: 2,
  loading: 1,
  idle: 1,
};

/** The progress of {@link realCatchPoll}. */
interface PollState {
  turn: number;
  /** The turn in which each account was last read, by account id. */
  accountTurns: Readonly<Record<number, number>>;
}

/**
 * Reads the real catches of the accounts in turn, one at each refresh, since each account needs a call of its own. The
 * answers go to {@link realCatchStatus}, where every screen finds them.
 * @param accounts undefined until they are known
 * @param urgent those that are read first, all at once
 */
export const realCatchPoll = (
  accounts: readonly EppAccount[] | undefined,
  urgent: readonly EppAccount[] = [],
) =>
  queryOptions({
    queryKey: ['eppAccounts', 'realCatchPoll'],
    queryFn: accounts
      ? ({ queryKey, signal }) => pollNext(accounts, urgent, queryKey, signal)
      : skipToken,
    ...liveQueryOptions,
    // Until each account was read once, calls follow each other as fast as the rate limit allows.
    refetchInterval: (query) =>
      accounts?.some(({ id }) => query.state.data?.accountTurns[id] === undefined)
        ? 1000
        : liveRefetchInterval(query),
    meta: { failure: 'Failed to load real catch status', failureIn: 'log' },
  });

async function pollNext(
  accounts: readonly EppAccount[],
  urgent: readonly EppAccount[],
  key: readonly unknown[],
  signal: AbortSignal,
): Promise<PollState> {
  const known = queryClient.getQueryData<PollState>(key);
  const { turn, accountTurns } = known ?? { turn: 0, accountTurns: {} };
  const turns = accounts.map((account): PolledItem<number> => {
    const { id } = account;
    return { item: id, lastTurn: accountTurns[id] ?? -1, weight: weights[realCatchState(account)] };
  });
  const first = urgent.flatMap(({ id }) => (accountTurns[id] === undefined ? [id] : []));
  const ids =
    first.length > 0 ? first : [mostOverdue(turns, turn)].filter((id) => id !== undefined);
  await Promise.all(
    ids.map((id) => {
      // Its own query keeps the failure.
      const status = { ...realCatchStatus(id), retry: false, staleTime: 0 };
      return throttled(
        () => queryClient.query(status).catch(() => undefined),
        signal,
        first.length > 0,
      );
    }),
  );
  const read = Object.fromEntries(ids.map((id) => [id, turn]));
  return { turn: turn + 1, accountTurns: { ...accountTurns, ...read } };
}
