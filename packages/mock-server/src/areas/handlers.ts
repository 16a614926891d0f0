import type { CheckedCall, Handler } from '../engine/call.ts';
import type { AnyAnswer } from '../engine/reply.ts';
import type { OperationId } from '../generated/operations.ts';
import { auditLogs } from './audit-logs/handlers.ts';
import { dashboard } from './dashboard/handlers.ts';
import { dataSources } from './data-sources/handlers.ts';
import { domains } from './domains/handlers.ts';
import { eppAccounts } from './epp-accounts/handlers.ts';
import { eppCategories } from './epp-categories/handlers.ts';
import { eppTools } from './epp-tools/handlers.ts';
import { eppLogs } from './epp-logs/handlers.ts';
import { news } from './news/handlers.ts';
import { notifications } from './notifications/handlers.ts';
import { orders } from './orders/handlers.ts';
import { releasedDomains } from './released-domains/handlers.ts';
import { scheduler } from './scheduler/handlers.ts';
import { sources } from './sources/handlers.ts';
import { adminUsers, auth, managers, users } from './users/handlers.ts';

/** All handlers by operation. A missing one does not compile. */
const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
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

type AnyHandler = (call: CheckedCall) => AnyAnswer | Promise<AnyAnswer>;

// The only cast of requests: the contract check guarantees that a checked request has its
// operation's types, which TypeScript cannot know.
const table = handlers as unknown as Readonly<Record<OperationId, AnyHandler>>;

/** Calls the handler of an operation. Rejects with Refused when it refuses. */
export const answerOf = async (operation: OperationId, call: CheckedCall): Promise<AnyAnswer> =>
  table[operation](call);
