import { type Area, ok } from '../../engine/call.ts';
import { newestFirst } from '../../engine/paging.ts';
import { deny } from '../../engine/refused.ts';
import { paged } from '../lookups.ts';

export const auditLogs = {
  'auditLogs/list': ({ store, user, params }) => {
    if (store.auditLogs.size === 0) deny(404, 'There are no audit log entries yet');
    const { scope, action, resource_type, success } = params;
    const rows = store.auditLogs.filter(
      (entry) =>
        (scope === 'all' || entry.actor_id === user.id) &&
        (action === undefined || entry.action === action) &&
        (resource_type === undefined || entry.resource_type === resource_type) &&
        (success === undefined || entry.success === success),
    );
    return paged('logs', params, rows.toSorted(newestFirst), (entry) => entry);
  },

  'auditLogs/stats': ({ store }) => {
    const total = store.auditLogs.size;
    const failed = store.auditLogs.filter(({ success }) => !success).length;
    return ok({
      stats: { total_logs: total, success_count: total - failed, failure_count: failed },
    });
  },
} satisfies Area<'auditLogs'>;
