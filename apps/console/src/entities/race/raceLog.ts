import type { EppLogList, EppLogRow, EppLogsListQuery } from '@dropcatch/sdk';
import { eppLogsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import { liveQueryOptions, liveTimeoutMilliseconds, throttled } from '../../core/api/apiQuery.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import type { Day } from '../../core/time/time.ts';
import { logsFailed } from '../epp/eppLogs.ts';
import { refreshPeriods, refreshPeriodNow } from '../domains/dayWindows.ts';
import {
  countOfName,
  countsOfPage,
  nextToCount,
  withCreates,
  type CreateCount,
  type LastCreates,
} from './outcome.ts';

const command = 'create';

const liveLog = { ...liveQueryOptions, refetchInterval: refreshPeriodNow, meta: logsFailed };

function readLog(query: EppLogsListQuery, signal: AbortSignal): Promise<EppLogList> {
  return throttled(
    () => client.eppLogs.list(query, { signal, timeout: liveTimeoutMilliseconds }),
    signal,
  );
}

const tailLength = 100;

/** The newest creates of a day, and the last create of each name. */
export interface DayCreates {
  /** Newest first. */
  rows: readonly EppLogRow[];
  last: LastCreates;
  /** The creates of each name, if all of the day fit on one page. */
  counts: Readonly<Record<string, CreateCount>> | undefined;
}

/** The creates of a UTC day, one call a refresh. For staff. */
export const dayCreates = (day: Day) =>
  queryOptions({
    queryKey: ['eppLogs', 'creates', day],
    queryFn: async ({ queryKey, signal }): Promise<DayCreates> => {
      const query = { command, date_from: day, date_to: day, per_page: limits.per_page.max };
      const page = await readLog(query, signal);
      const last = queryClient.getQueryData<DayCreates>(queryKey)?.last ?? {};
      return {
        rows: page.logs.slice(0, tailLength),
        last: withCreates(last, page.logs),
        counts: countsOfPage(page),
      };
    },
    ...liveLog,
  });

/** The newest rows of the log on a UTC day, one call a refresh. For staff. */
export const logTail = (day: Day) =>
  queryOptions({
    queryKey: ['eppLogs', 'tail', day],
    queryFn: async ({ signal }): Promise<readonly EppLogRow[]> =>
      (await readLog({ date_from: day, per_page: tailLength }, signal)).logs,
    ...liveLog,
  });

/** The number of creates of each name on a day, and the last one. */
export interface CreateCounts {
  counts: Readonly<Record<string, CreateCount>>;
  last: LastCreates;
  /** The turn in which a name was last counted. */
  turns: Readonly<Record<string, number>>;
  turn: number;
}

const noCounts: CreateCounts = { counts: {}, last: {}, turns: {}, turn: 0 };

/**
 * Counts the creates of names on a UTC day: one name at each refresh, until all counts are current. The log has no
 * other way to count: a call returns at most 250 rows, and a race has thousands.
 * @param wanted the names, most important first
 */
export const createCounts = (day: Day, wanted: readonly string[]) =>
  queryOptions({
    // The wanted names change with each answer; the counts stay.
    queryKey: ['eppLogs', 'createCounts', day],
    queryFn: ({ signal }) => countNext(day, wanted, signal),
    ...liveQueryOptions,
    // While there is something to count, it is read as often as in a window.
    refetchInterval: (query) =>
      query.state.status !== 'error' && nextName(day, wanted, query.state.data) !== undefined
        ? refreshPeriods.open
        : refreshPeriodNow(query),
    meta: { failure: 'Failed to count creates', failureIn: 'log' },
  });

function nextName(
  day: Day,
  names: readonly string[],
  { counts, turns } = noCounts,
): string | undefined {
  const creates = queryClient.getQueryData(dayCreates(day).queryKey);
  return nextToCount(names, counts, creates?.last ?? {}, turns);
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
    counts: { ...known.counts, [name]: countOfName(name, answer) },
    last: withCreates(known.last, answer.logs),
    turns: { ...known.turns, [name]: turn },
    turn,
  };
}
