import type { EppLogList, EppLogRow, EppLogsListQuery } from '@dropcatch/sdk';
import { eppLogsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import { liveQueryOptions, liveTimeoutMilliseconds } from '../../core/api/apiQuery.ts';
import { throttled } from '../../core/api/pacing.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import type { Day } from '../../core/time/time.ts';
import { eppLogsMeta } from '../epp/eppLogs.ts';
import { liveRefetchInterval } from '../drops/liveRefresh.ts';
import { mergeLanes, type Lane, type Lanes } from './lanes.ts';
import { isNewer, mergeCreates, type LatestCreates } from './outcome.ts';

const command = 'create';

const liveLog = { ...liveQueryOptions, refetchInterval: liveRefetchInterval, meta: eppLogsMeta };

function readLog(query: EppLogsListQuery, signal: AbortSignal): Promise<EppLogList> {
  return throttled(
    () => client.eppLogs.list(query, { signal, timeout: liveTimeoutMilliseconds }),
    signal,
  );
}

const tailLength = 100;

/** The creates of a day that were on a page so far. */
export interface DayCreates {
  /** The newest ones, newest first. */
  rows: readonly EppLogRow[];
  last: LatestCreates;
  lanes: Lanes;
  /** The ids of the accounts that sent them; empty for users who may not see accounts. */
  senders: ReadonlySet<number>;
  /** Whether no create of the day is missing: the pages reach back to the first, without a gap. */
  isWhole: boolean;
}

const nothingSeen: DayCreates = {
  rows: [],
  last: {},
  lanes: {},
  senders: new Set(),
  isWhole: false,
};

/** Adds the accounts of some rows. Returns the same set if it has them already. */
function mergeSenders(known: ReadonlySet<number>, rows: readonly EppLogRow[]) {
  const ids = rows.flatMap(({ account_id }) => account_id ?? []);
  return ids.every((id) => known.has(id)) ? known : new Set([...known, ...ids]);
}

/** Adds a page of the newest creates of a day to what is known of it. */
export function addPage(known: DayCreates = nothingSeen, page: EppLogList): DayCreates {
  const { logs, pagination } = page;
  const [newestKnown, oldest] = [known.rows[0], logs.at(-1)];
  const meets = newestKnown && oldest && !isNewer(oldest, newestKnown);
  return {
    rows: logs.slice(0, tailLength),
    last: mergeCreates(known.last, logs),
    lanes: mergeLanes(known.lanes, logs),
    senders: mergeSenders(known.senders, logs),
    isWhole: logs.length >= pagination.total || (known.isWhole && meets === true),
  };
}

/**
 * The creates of a UTC day: one page of the newest ones at each refresh, merged into what is known. Nothing is counted,
 * since a race has thousands. For staff.
 */
export const dayCreates = (day: Day) =>
  queryOptions({
    queryKey: ['eppLogs', 'creates', day],
    queryFn: async ({ queryKey, signal }): Promise<DayCreates> => {
      const query = { command, date_from: day, date_to: day, per_page: limits.per_page.max };
      const page = await readLog(query, signal);
      return addPage(queryClient.getQueryData<DayCreates>(queryKey), page);
    },
    ...liveLog,
  });

/** The newest rows of the log on a UTC day. Each refresh is one call. For staff. */
export const logTail = (day: Day) =>
  queryOptions({
    queryKey: ['eppLogs', 'tail', day],
    queryFn: async ({ signal }): Promise<readonly EppLogRow[]> =>
      (await readLog({ date_from: day, per_page: tailLength }, signal)).logs,
    ...liveLog,
  });

/** What a search says about the creates of one name. */
export interface FoundCreates {
  last?: EppLogRow | undefined;
  lane?: Lane | undefined;
  /** Whether there is one; undefined if longer names that contain this one fill the page, or the search failed. */
  sent?: boolean | undefined;
}

/** One search for the creates of a name, for the few that no page has shown when their race is over. */
export const searchCreates = (day: Day, name: string) =>
  queryOptions({
    queryKey: ['eppLogs', 'creates', day, name],
    queryFn: async ({ signal }): Promise<FoundCreates> => {
      const query = { command, object_name: name, date_from: day, date_to: day };
      const { logs, pagination } = await readLog(query, signal);
      const last = mergeCreates({}, logs)[name];
      const isWhole = logs.length >= pagination.total;
      return {
        last,
        lane: mergeLanes({}, logs)[name],
        sent: last ? true : isWhole ? false : undefined,
      };
    },
    staleTime: Infinity,
    retry: false,
    meta: { failure: 'Failed to search creates', failureIn: 'log' },
  });
