import type { EppLogList, EppLogRow, EppLogsListQuery } from '@dropcatch/sdk';
import { eppLogsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import { liveQueryOptions, liveTimeoutMilliseconds } from '../../core/api/apiQuery.ts';
import { minCallInterval, throttled } from '../../core/api/pacing.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import type { Day } from '../../core/time/time.ts';
import { eppLogsMeta } from '../epp/eppLogs.ts';
import { refreshIntervals, liveRefetchInterval } from '../drops/liveRefresh.ts';
import { mergeLanes, type Lanes } from './lanes.ts';
import {
  countCreates,
  countCreatesByName,
  nextNameToCount,
  mergeCreates,
  type CreateCount,
  type LatestCreates,
} from './outcome.ts';

const command = 'create';

const liveLog = { ...liveQueryOptions, refetchInterval: liveRefetchInterval, meta: eppLogsMeta };

function readLog(query: EppLogsListQuery, signal: AbortSignal): Promise<EppLogList> {
  return throttled(
    () => client.eppLogs.list(query, { signal, timeout: liveTimeoutMilliseconds }),
    signal,
  );
}

const tailLength = 100;

/** The newest creates of a day, and the newest create of each name. */
export interface DayCreates {
  /** Newest first. */
  rows: readonly EppLogRow[];
  last: LatestCreates;
  /** All creates of the day that were on a page so far. */
  lanes: Lanes;
  /** The number of creates of each name; undefined if those of the day do not fit on one page. */
  counts: Readonly<Record<string, CreateCount>> | undefined;
}

/** The creates of a UTC day. Each refresh is one call. For staff. */
export const dayCreates = (day: Day) =>
  queryOptions({
    queryKey: ['eppLogs', 'creates', day],
    queryFn: async ({ queryKey, signal }): Promise<DayCreates> => {
      const query = { command, date_from: day, date_to: day, per_page: limits.per_page.max };
      const page = await readLog(query, signal);
      const known = queryClient.getQueryData<DayCreates>(queryKey);
      return {
        rows: page.logs.slice(0, tailLength),
        last: mergeCreates(known?.last ?? {}, page.logs),
        lanes: mergeLanes(known?.lanes ?? {}, page.logs),
        counts: countCreatesByName(page),
      };
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

/** The number of creates of each name on a day, and its newest create. */
export interface CreateCounts {
  counts: Readonly<Record<string, CreateCount>>;
  last: LatestCreates;
  lanes: Lanes;
  /** The turn in which each name was last counted. */
  turns: Readonly<Record<string, number>>;
  turn: number;
}

const noCounts: CreateCounts = { counts: {}, last: {}, lanes: {}, turns: {}, turn: 0 };

/**
 * Counts the creates of names on a UTC day: one name at each refresh, until all counts are current. There is no other
 * way to count: a call returns at most 250 rows of the log, and a race has thousands.
 * @param names the most important first
 */
export const createCounts = (day: Day, names: readonly string[]) =>
  queryOptions({
    // Without the names, which change with each answer. The counts stay.
    queryKey: ['eppLogs', 'createCounts', day],
    queryFn: ({ signal }) => countNext(day, names, signal),
    ...liveQueryOptions,
    // Until each name was counted once, calls follow each other as fast as the rate limit allows. While counts are out
    // of date, reads are as frequent as in a drop window.
    refetchInterval: (query) => {
      const next = nextName(day, names, query.state.data);
      if (query.state.status === 'error' || next === undefined) return liveRefetchInterval(query);
      return query.state.data?.counts[next] ? refreshIntervals.open : minCallInterval;
    },
    meta: { failure: 'Failed to count creates', failureIn: 'log' },
  });

function nextName(
  day: Day,
  names: readonly string[],
  { counts, turns } = noCounts,
): string | undefined {
  const creates = queryClient.getQueryData(dayCreates(day).queryKey);
  return nextNameToCount(names, counts, creates?.last ?? {}, turns);
}

async function countNext(
  day: Day,
  names: readonly string[],
  signal: AbortSignal,
): Promise<CreateCounts> {
  const known =
    queryClient.getQueryData<CreateCounts>(['eppLogs', 'createCounts', day]) ?? noCounts;
  const name = nextName(day, names, known);
  if (name === undefined) return known;
  const query = { command, object_name: name, date_from: day, date_to: day };
  const answer = await readLog(query, signal);
  const turn = known.turn + 1;
  return {
    counts: { ...known.counts, [name]: countCreates(name, answer) },
    last: mergeCreates(known.last, answer.logs),
    lanes: mergeLanes(known.lanes, answer.logs),
    turns: { ...known.turns, [name]: turn },
    turn,
  };
}
