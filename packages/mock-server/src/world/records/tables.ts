import type { AuditLog, Notification } from '@dropcatch/sdk';
import type * as v from 'valibot';
import { ordinal } from '../input.ts';
import { dataSources } from './data-sources.ts';
import { eppAccounts, eppCategories, eppLogs } from './epp.ts';
import { jobs } from './jobs.ts';
import { news } from './news.ts';
import { orders } from './orders.ts';
import { recordOf } from './record.ts';
import { releasedDomains } from './released-domains.ts';
import { schedulerJobs } from './scheduler.ts';
import { sources } from './sources.ts';
import { users } from './users.ts';

const notifications = recordOf<Notification>('Notification')({ own: { user_id: ordinal } });
const auditLogs = recordOf<AuditLog>('AuditLog')({ own: {} });

export type StoredNotification = v.InferOutput<typeof notifications>;

interface TableRules {
  readonly schema: v.GenericSchema;
  /** Groups of fields whose values no two records share, ignoring case. */
  readonly unique?: readonly (readonly string[])[];
  /** Fields with ids of another table, by path. With a question mark, the other record may be deleted by now. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** Every table: what a record must be, and how records must fit each other. */
export const TABLES = {
  users: { schema: users, unique: [['email'], ['username']], ids: { manager_id: 'users' } },
  orders: {
    schema: orders,
    ids: {
      user_id: 'users?',
      epp_registrar_category_id: 'eppCategories',
      epp_account_id: 'eppAccounts',
    },
  },
  notifications: { schema: notifications, ids: { user_id: 'users?' } },
  eppCategories: { schema: eppCategories, unique: [['name']] },
  eppAccounts: {
    schema: eppAccounts,
    ids: { registrar_category_id: 'eppCategories', manager_id: 'users' },
  },
  eppLogs: { schema: eppLogs, ids: { account_id: 'eppAccounts?', manager_id: 'users?' } },
  schedulerJobs: { schema: schedulerJobs, unique: [['job_id']] },
  news: { schema: news, ids: { author_id: 'users?' } },
  auditLogs: { schema: auditLogs, ids: { actor_id: 'users?' } },
  sources: { schema: sources, ids: { epp_category_ids: 'eppCategories' } },
  releasedDomains: {
    schema: releasedDomains,
    unique: [['domain', 'release_date']],
    ids: { checked_through: 'eppAccounts?' },
  },
  dataSources: { schema: dataSources },
  jobs: {
    schema: jobs,
    ids: {
      'plan.account_id': 'eppAccounts?',
      'plan.user_id': 'users?',
      'plan.actor_id': 'users?',
      'plan.order_id': 'orders?',
      'plan.order_ids': 'orders?',
    },
  },
} satisfies Readonly<Record<string, TableRules>>;

export type TableName = keyof typeof TABLES;

/** The records of each table. */
export type Records = {
  readonly [Name in TableName]: v.InferOutput<(typeof TABLES)[Name]['schema']>;
};

export const rulesOf = (name: TableName): TableRules => TABLES[name];

/** The error for the name of a table that does not exist. */
export const noTable = (name: string): string =>
  `There is no table ${name}. Tables: ${Object.keys(TABLES).join(', ')}`;

export const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);
