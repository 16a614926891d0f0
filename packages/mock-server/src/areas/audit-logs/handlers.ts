import { type Area, ok } from '../../engine/call.ts';
import { equal, listRows, newestFirst, paged } from '../answers.ts';
import { deny } from '../../engine/refused.ts';

export const auditLogs = {
  'auditLogs/list': ({ store, user, params }) => {
    if (store.auditLogs.size === 0) deny(404, 'There are no audit log entries yet');
    const rows = listRows(store.auditLogs.all(), params, {
      where: {
        scope: (scope) => (entry) => scope === 'all' || entry.actor_id === user.id,
        action: equal('action'),
        resource_type: equal('resource_type'),
        success: equal('success'),
      },
      order: newestFirst,
    });
    return paged('logs', params, rows, (entry) => entry);
  },

  'auditLogs/stats': ({ store }) => {
    const total = store.auditLogs.size;
    const failed = store.auditLogs.filter(({ success }) => !success).length;
    return ok({
      stats: { total_logs: total, success_count: total - failed, failure_count: failed },
    });
  },
} satisfies Area<'auditLogs'>;
