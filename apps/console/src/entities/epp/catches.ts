import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { EppAccount, RealCatchStatus } from '@dropcatch/sdk';
import type { Day } from '../../core/time/time.ts';
import { client } from '../../core/api/client.ts';
import {
  UnknownOutcomeError,
  isReportedByServer,
  isOutcomeUnknown,
  RefusedError,
  ensureSuccess,
} from '../../core/api/errors.ts';
import { refreshOrders } from '../orders/orders.ts';
import { queryClient, refresh } from '../../core/api/queryClient.ts';
import {
  apiQuery,
  liveQueryOptions,
  liveTimeoutMilliseconds,
  throttled,
} from '../../core/api/apiQuery.ts';
import { mostOverdue, type Turn } from '../../core/lists.ts';
import { liveRefetchInterval, type QueryTimes } from '../domains/dayWindows.ts';
import { accountList, alert } from './eppAccounts.ts';

type AccountId = Pick<EppAccount, 'id'>;

/** Why something is not possible while a real catch runs. */
export const realCatchRuns = 'A real catch is running';

const testStarted = 'Test catch started successfully';

/** The known state of a catch. `unknown`: the last read failed, so one may be running. */
export type CatchState = 'asking' | 'running' | 'idle' | 'unknown';

interface StatusReads {
  data: { is_running: boolean } | undefined;
  status: 'pending' | 'error' | 'success';
  errorUpdatedAt: number;
}

/** The state of a catch by the reads of its status. Before the first read it is `asking`. */
export function catchState(reads: StatusReads | undefined): CatchState {
  if (!reads) return 'asking';
  // Before the first answer a query forgets its error while it asks again.
  if (reads.status === 'error' || (!reads.data && reads.errorUpdatedAt > 0)) return 'unknown';
  if (!reads.data) return 'asking';
  return reads.data.is_running ? 'running' : 'idle';
}

/** @throws {RefusedError} the server could not read the status, or did not say it */
function knownStatus<Status extends { success?: boolean; is_running?: boolean }>(
  status: Status,
): Status {
  if (status.success === false || status.is_running === undefined) throw new RefusedError('');
  return status;
}

export const mayRun = (state: CatchState) => state === 'running' || state === 'unknown';

const catchKeys = (id: number) => [
  ['eppAccounts', 'testCatch', id],
  ['eppAccounts', 'realCatch', id],
];

/** How often the lines of a running test catch are read, in milliseconds (spec, section 9). */
const testCatchPeriod = 1000;

/**
 * The lines of an account's running or last test catch. Read every second while it runs or may run and the tab is
 * visible, and at once when the tab is shown again.
 */
export const testCatchStatus = (id: number) =>
  queryOptions({
    queryKey: ['eppAccounts', 'testCatch', id],
    queryFn: async ({ signal }) =>
      knownStatus(await client.eppAccounts.testCatchStatus(id, { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => mayRun(catchState(state)) && testCatchPeriod,
    refetchOnWindowFocus: ({ state }) => mayRun(catchState(state)),
    meta: { failure: 'Failed to load test catch status: {error}', failureIn: 'log' },
  });

/**
 * How often the status of a real catch is read; also of an idle account, since its schedule or another person may start
 * one.
 */
const realCatchPeriods: Readonly<Record<CatchState, number>> = {
  running: 2000,
  unknown: 5000,
  asking: 5000,
  idle: 30_000,
};

/**
 * Whether a real catch runs on an account. Read repeatedly while it shows, more often while one runs, not in a hidden
 * tab, and at once when the tab is shown again. When a catch ends, orders, dashboard, notifications and EPP logs are
 * loaded again.
 */
export const realCatchStatus = (id: number) =>
  queryOptions({
    queryKey: ['eppAccounts', 'realCatch', id],
    queryFn: async ({ queryKey, signal }) => {
      const status = knownStatus(await client.eppAccounts.realCatchStatus(id, { signal }));
      const before = queryClient.getQueryData<RealCatchStatus>(queryKey);
      if (before?.is_running && !status.is_running) {
        refreshOrders();
        void refresh([['eppLogs']]);
      }
      return status;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => realCatchPeriods[catchState(state)],
    refetchOnWindowFocus: true,
    meta: { failure: 'Failed to load real catch status: {error}', failureIn: 'log' },
  });

/** The state of an account's real catch as it is known now, without following it. */
export const realCatchNow = ({ id }: AccountId) =>
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
    mutationFn: async (domains: string[]) =>
      ensureSuccess(await client.eppAccounts.startTestCatch(id, { domains })),
    meta: {
      ...alert,
      invalidates: catchKeys(id),
      success: testStarted,
      failure: 'Failed to start test catch: {error}',
    },
  });

/** Rehearses the catch of the orders that drop on a UTC day. */
export const startOrdersTestCatch = (id: number) =>
  mutationOptions({
    mutationFn: async (day: Day) =>
      ensureSuccess(await client.eppAccounts.startOrdersTestCatch(id, { test_date: day })),
    meta: {
      ...alert,
      // A day without orders is refused. The remaining days are offered then.
      invalidates: [...catchKeys(id), testCatchDates(id).queryKey],
      success: testStarted,
      failure: 'Failed to start order-based test catch: {error}',
    },
  });

/** The mutation key of test catches that are being stopped. */
export const stopTestKey = ['eppAccounts', 'stopTestCatch'] as const;

/** Ends the test catch; its lines stay. */
export const stopTestCatch = mutationOptions({
  mutationKey: stopTestKey,
  mutationFn: async ({ id }: AccountId) =>
    ensureSuccess(await client.eppAccounts.stopTestCatch(id)),
  meta: {
    ...alert,
    invalidates: [
      ['eppAccounts', 'testCatch'],
      ['eppAccounts', 'realCatch'],
    ],
    pending: 'Stopping…',
    success: 'Test catch stopped',
    failure: 'Failed to stop test catch: {error}',
  },
});

/**
 * Sends real creates for the orders that drop on a UTC day. Resolves to that day. Without a readable answer the catch
 * may run anyway, so its status is read: if it runs, that is no failure, but its day is not known, and this resolves to
 * undefined.
 * @throws {UnknownOutcomeError} no answer came, and the catch does not run yet or its status could not be read
 */
export const startRealCatch = (id: number) =>
  mutationOptions({
    mutationFn: async (day: Day) => {
      try {
        ensureSuccess(await client.eppAccounts.startRealCatch(id, { target_date: day }));
        return day;
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error;
        const status = await client.eppAccounts.realCatchStatus(id).catch(() => undefined);
        if (status?.is_running) return undefined;
        // The server connects the account first, which takes a while.
        if (status && isReportedByServer(error)) throw error;
        throw new UnknownOutcomeError(error, 'its row shows the state');
      }
    },
    meta: {
      ...alert,
      invalidates: [...catchKeys(id), ['eppAccounts', 'list'], ['orders']],
      success: (day?: Day) => (day ? `Real catch started for ${day}` : realCatchRuns),
      failure: 'Failed to start real catch: {error}',
    },
  });

export const stopKey = ['eppAccounts', 'stopRealCatch'] as const;

/** Stops sending creates. Won names stay won. */
export const stopRealCatch = mutationOptions({
  mutationKey: stopKey,
  mutationFn: async ({ id }: AccountId) =>
    ensureSuccess(await client.eppAccounts.stopRealCatch(id)),
  meta: {
    ...alert,
    invalidates: [['eppAccounts', 'realCatch'], ['eppAccounts', 'testCatch'], ['orders']],
    pending: 'Stopping…',
    success: 'Real catch stopped successfully',
    failure: 'Failed to stop real catch: {error}',
  },
});

/** The accounts, refreshed at the rate of drop windows. Shares its data with all lists of accounts. */
export const liveAccounts = {
  ...accountList,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    throttled(
      () => client.eppAccounts.list({}, { signal, timeout: liveTimeoutMilliseconds }),
      signal,
    ),
  ...liveQueryOptions,
  // Connections rarely change.
  refetchInterval: (query: QueryTimes) => Math.max(10_000, liveRefetchInterval(query)),
};

const weights: Readonly<Record<CatchState, number>> = {
  running: 3,
  unknown: 2,
  asking: 1,
  idle: 1,
};

/** The turn in which the catch of an account was last read, by the account's id. */
interface Round {
  turn: number;
  asked: Readonly<Record<number, number>>;
}

/**
 * QueryTimes the real catch of the accounts in turn, one at each refresh: each needs a call of its own, and all of them
 * every two seconds would be too many. The answers are kept in `realCatchStatus`, where every screen finds them.
 * @param accounts undefined until they are known
 */
export const catchRound = (accounts: readonly EppAccount[] | undefined) =>
  queryOptions({
    queryKey: ['eppAccounts', 'catchRound'],
    queryFn: accounts ? ({ queryKey, signal }) => askNext(accounts, queryKey, signal) : skipToken,
    ...liveQueryOptions,
    // Until each was read once, they follow each other as fast as the rate limit allows.
    refetchInterval: (query) =>
      accounts?.some(({ id }) => query.state.data?.asked[id] === undefined)
        ? 1000
        : liveRefetchInterval(query),
    meta: { failure: 'Failed to load real catch status', failureIn: 'log' },
  });

async function askNext(
  accounts: readonly EppAccount[],
  key: readonly unknown[],
  signal: AbortSignal,
): Promise<Round> {
  const { turn, asked } = queryClient.getQueryData<Round>(key) ?? { turn: 0, asked: {} };
  const turns = accounts.map((account): Turn<number> => {
    const { id } = account;
    return { item: id, asked: asked[id] ?? -1, weight: weights[realCatchNow(account)] };
  });
  const id = mostOverdue(turns, turn);
  if (id === undefined) return { turn, asked };
  // Its own query keeps the failure.
  const status = { ...realCatchStatus(id), retry: false, staleTime: 0 };
  await throttled(() => queryClient.query(status).catch(() => undefined), signal);
  return { turn: turn + 1, asked: { ...asked, [id]: turn } };
}
