import type { AuditLog, Notification } from '@dropcatch/sdk';
import type * as v from 'valibot';
import { ordinal } from '../../input/input.ts';
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

/** A table whose record may be deleted by now. */
interface Maybe<Name extends string> {
  readonly maybe: Name;
}

const maybe = <Name extends string>(name: Name): Maybe<Name> => ({ maybe: name });

export interface TableRules<Linked extends string = string> {
  readonly schema: v.GenericSchema;
  /** Groups of fields whose values no two records share, ignoring case. */
  readonly unique?: readonly (readonly string[])[];
  /** Fields with ids of another table, by path. */
  readonly ids?: Readonly<Record<string, Linked | Maybe<Linked>>>;
  /** Id of the first record. A high one looks like a service in use. Default: 1. */
  readonly firstId?: number;
}

/** Every table: what a record must be, and how records must fit each other. */
export const TABLES = {
  users: { schema: users, unique: [['email'], ['username']], ids: { manager_id: 'users' } },
  orders: {
    schema: orders,
    firstId: 1700,
    ids: {
      user_id: maybe('users'),
      epp_registrar_category_id: 'eppCategories',
      epp_account_id: 'eppAccounts',
    },
  },
  notifications: { schema: notifications, ids: { user_id: maybe('users') } },
  eppCategories: { schema: eppCategories, unique: [['name']] },
  eppAccounts: {
    schema: eppAccounts,
    ids: { registrar_category_id: 'eppCategories', manager_id: 'users' },
  },
  eppLogs: {
    schema: eppLogs,
    firstId: 48_000,
    ids: { account_id: maybe('eppAccounts'), manager_id: maybe('users') },
  },
  schedulerJobs: { schema: schedulerJobs, unique: [['job_id']] },
  news: { schema: news, ids: { author_id: maybe('users') } },
  auditLogs: { schema: auditLogs, firstId: 90_000, ids: { actor_id: maybe('users') } },
  sources: { schema: sources, ids: { epp_category_ids: 'eppCategories' } },
  releasedDomains: {
    schema: releasedDomains,
    unique: [['domain', 'release_date']],
    ids: { checked_through: maybe('eppAccounts') },
  },
  dataSources: { schema: dataSources },
  jobs: {
    schema: jobs,
    ids: {
      'plan.account_id': maybe('eppAccounts'),
      'plan.user_id': maybe('users'),
      'plan.actor_id': maybe('users'),
      'plan.order_id': maybe('orders'),
      'plan.order_ids': maybe('orders'),
    },
  },
} as const satisfies Readonly<Record<string, TableRules>>;

export type TableName = keyof typeof TABLES;

/** The records of each table. */
export type Records = {
  readonly [Name in TableName]: v.InferOutput<(typeof TABLES)[Name]['schema']>;
};

/** The rules of a table. A link to a table that does not exist does not compile here. */
export const rulesOf = (name: TableName): TableRules<TableName> => TABLES[name];

/** The error for the name of a table that does not exist. */
export const noTable = (name: string): string =>
  `There is no table ${name}. Tables: ${Object.keys(TABLES).join(', ')}`;

export const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);
