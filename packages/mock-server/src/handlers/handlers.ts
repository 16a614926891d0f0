import { adminUsers } from './admin-users.ts';
import { auditLogs } from './audit-logs.ts';
import { auth } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { dataSources } from './data-sources.ts';
import { domains } from './domains.ts';
import { eppAccounts } from './epp-accounts.ts';
import { eppCategories } from './epp-categories.ts';
import { eppLogs } from './epp-logs.ts';
import { eppTools } from './epp-tools.ts';
import type { BuiltId, Handler } from './handler.ts';
import { managers } from './managers.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { scheduler } from './scheduler.ts';
import { users } from './users.ts';

/** Every handler by its operation. An operation without one does not compile, unless it is not built yet. */
export const handlers: { readonly [Id in BuiltId]: Handler<Id> } = {
  ...auth,
  ...notifications,
  ...dashboard,
  ...domains,
  ...dataSources,
  ...orders,
  ...eppCategories,
  ...eppAccounts,
  ...eppLogs,
  ...eppTools,
  ...managers,
  ...users,
  ...adminUsers,
  ...auditLogs,
  ...news,
  ...scheduler,
};
