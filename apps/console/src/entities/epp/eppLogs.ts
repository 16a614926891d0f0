import { queryOptions } from '@tanstack/react-query';
import type { EppLogsListQuery } from '@dropcatch/sdk';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { liveRefetchInterval } from '../drops/liveRefresh.ts';

/** Every connection, check and catch adds to the log, so each visit of the screen reloads it. */
const staleTime = 1000;

/** The query meta of all reads of the log. */
export const eppLogsMeta = { failure: 'Failed to load EPP logs: {error}' };

export const eppLogList = (query: EppLogsListQuery) =>
  queryOptions({
    ...apiQuery('eppLogs', 'list', query),
    refetchInterval: liveRefetchInterval,
    staleTime,
    meta: eppLogsMeta,
  });

export const eppLogStats = queryOptions({
  ...apiQuery('eppLogs', 'stats'),
  staleTime,
  meta: { failure: 'Failed to load EPP log statistics', failureIn: 'log' },
});

/** An entry with its XML. */
export const eppLogDetails = (id: number) =>
  queryOptions({
    ...apiQuery('eppLogs', 'get', id),
    meta: { failure: 'Failed to load log detail: {error}' },
  });

/** The create that caught a name; null if the log has none. */
export const winningCreate = (name: string) => {
  const query = { object_name: name, command: 'create', success: 1, per_page: 1 } as const;
  return queryOptions({
    ...apiQuery('eppLogs', 'list', query),
    select: ({ logs }) => logs[0] ?? null,
    meta: { ...eppLogsMeta, failureIn: 'log' },
  });
};
