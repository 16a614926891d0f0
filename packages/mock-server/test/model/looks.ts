import { lookAtCatalogue, lookAtReleased } from './looks/catalogue.ts';
import { lookAtOrders, lookAtHistories } from './looks/orders.ts';
import { lookAtAccounts, lookAtNotifications, lookAtUsers } from './looks/people.ts';
import {
  lookAtAuditLog,
  lookAtEppLog,
  lookAtNews,
  lookAtScheduler,
  lookAtSources,
} from './looks/staff.ts';
import type { Look } from './looks/read.ts';

/** Checks of data that the service shows in more than one place. */
export const looks: Readonly<Record<string, Look>> = {
  orders: lookAtOrders,
  histories: lookAtHistories,
  notifications: lookAtNotifications,
  users: lookAtUsers,
  'EPP accounts': lookAtAccounts,
  'EPP log': lookAtEppLog,
  news: lookAtNews,
  'audit log': lookAtAuditLog,
  catalogue: lookAtCatalogue,
  'released domains': lookAtReleased,
  sources: lookAtSources,
  scheduler: lookAtScheduler,
};
