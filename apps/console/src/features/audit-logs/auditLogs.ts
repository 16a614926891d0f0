import { queryOptions } from '@tanstack/react-query';
import { isApiError, type AuditLogList, type AuditLogsListQuery } from '@dropcatch/sdk';
import { client } from '../../core/api/client.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';

const emptyList: AuditLogList = {
  logs: [],
  pagination: { page: 1, pages: 0, per_page: 50, total: 0, has_prev: false, has_next: false },
};

/** Every action adds to the log, so each visit of the screen reloads it. */
const staleTime = 1000;

/** The search parameters of /audit-logs: filters and page. */
export interface AuditSearch extends Omit<AuditLogsListQuery, 'success'> {
  success?: 'true' | 'false' | undefined;
}

/** One page of the audit log. A 404 is an empty list (spec, sections 8 and 9). */
export function auditLogList({ success, ...search }: AuditSearch) {
  const query = { per_page: 50, ...search, success: success && success === 'true' };
  return queryOptions({
    queryKey: ['auditLogs', 'list', query],
    queryFn: async ({ signal }) => {
      try {
        return await client.auditLogs.list(query, { signal });
      } catch (error) {
        if (isApiError(error, 404)) return emptyList;
        throw error;
      }
    },
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
