import type { Handler } from '../call/handler.ts';
import type { OperationId } from '../generated/operations.ts';
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
import { managers } from './managers.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { releasedDomains } from './released-domains.ts';
import { scheduler } from './scheduler.ts';
import { sources } from './sources.ts';
import { users } from './users.ts';

/** Every handler by its operation. An operation without one does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  ...auth,
  ...notifications,
  ...dashboard,
  ...domains,
  ...releasedDomains,
  ...sources,
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
