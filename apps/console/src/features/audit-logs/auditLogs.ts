import { queryOptions } from '@tanstack/react-query';
import type { AuditLogsListQuery } from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { emptyIfMissing } from '../../core/api/emptyPage.ts';

/** Every action adds to the log, so each visit of the screen reloads it. */
const staleTime = 1000;

/** The search parameters of /audit-logs: filters and page. */
export interface AuditSearch extends Omit<AuditLogsListQuery, 'success'> {
  success?: 'true' | 'false' | undefined;
}

/** One page of the audit log. A 404 is an empty list. */
export function auditLogList({ success, ...search }: AuditSearch) {
  const query = { per_page: 50, ...search, success: success && success === 'true' };
  return queryOptions({
    queryKey: ['auditLogs', 'list', query],
    queryFn: ({ signal }) => emptyIfMissing(client.auditLogs.list(query, { signal }), { logs: [] }),
    staleTime,
    meta: { failure: 'Failed to load audit logs' },
  });
}

/** Counts over the whole audit log. */
export const auditLogStats = queryOptions({
  ...apiQuery('auditLogs', 'stats'),
  staleTime,
  meta: { failure: 'Failed to load audit log statistics', failureIn: 'log' },
});
