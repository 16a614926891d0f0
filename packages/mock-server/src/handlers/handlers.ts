import { adminUsers } from './admin-users.ts';
import { auth } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { domains } from './domains.ts';
import { eppAccounts } from './epp-accounts.ts';
import { eppCategories } from './epp-categories.ts';
import type { BuiltId, Handler } from './handler.ts';
import { managers } from './managers.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Every handler by its operation. An operation without one does not compile, unless it is not built yet. */
export const handlers: { readonly [Id in BuiltId]: Handler<Id> } = {
  ...auth,
  ...notifications,
  ...dashboard,
  ...domains,
  ...orders,
  ...eppCategories,
  ...eppAccounts,
  ...managers,
  ...users,
  ...adminUsers,
};
