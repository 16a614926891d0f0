import { checkProperties, errorLine, schemaFields } from '../engine/contract.ts';
import type { Store, Table } from './store.ts';

type TableName = {
  [Name in keyof Store]: Store[Name] extends Table<infer _> ? Name : never;
}[keyof Store];

interface RecordFields {
  /** Name of the record's schema in the contract. */
  readonly schema?: string;
  /** Fields of the schema that are not stored: answers look them up. */
  readonly lookedUp?: string;
  /** Fields that only the mock has. A question mark marks an optional one. */
  readonly own?: string;
}

const RECORDS: Readonly<Record<TableName, RecordFields>> = {
  users: { schema: 'User', lookedUp: 'manager', own: 'password' },
  orders: {
    schema: 'Order',
    lookedUp: 'user',
    own: 'user_id epp_registrar_category_id epp_account_id history',
  },
  notifications: { schema: 'Notification', own: 'user_id' },
  eppCategories: { schema: 'EppCategory', own: 'settings' },
  eppAccounts: {
    schema: 'EppAccount',
    lookedUp: 'registrar_category manager batch_settings',
    own: 'password settings',
  },
  eppLogs: {
    own:
      'id account_id manager_id registrar client dialect kind names free duration_ms template coded at command code ' +
      'trouble',
  },
  schedulerJobs: {
    own: 'id job_id topic target name schedule is_active temper next_at record?',
  },
  news: { schema: 'NewsArticle', lookedUp: 'created_by', own: 'author_id' },
  auditLogs: { schema: 'AuditLog' },
  sources: {
    schema: 'Source',
    lookedUp: 'epp_categories',
    own: 'auth_config epp_category_ids records history',
  },
  releasedDomains: { schema: 'ReleasedDomain', lookedUp: 'enrichment', own: 'id checked_through?' },
  dataSources: { schema: 'DataSource', own: 'auth_credentials request_headers coverage table' },
  jobs: { own: 'id kind plan started_at duration status failure? ended_at?' },
};

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** The required fields of a table's records, all fields, and the fields that the contract checks. */
function fieldsOf({ schema, lookedUp, own }: RecordFields) {
  const ours = words(own);
  const names = ours.map((name) => name.replace('?', ''));
  const contract = schema === undefined ? { required: [], all: [] } : schemaFields(schema);
  const isTheirs = (name: string): boolean =>
    !names.includes(name) && !words(lookedUp).includes(name);
  const checked = contract.all.filter(isTheirs);
  return {
    required: [
      ...contract.required.filter(isTheirs),
      ...ours.filter((name) => !name.endsWith('?')),
    ],
    all: [...checked, ...names],
    checked,
  };
}

/** Required fields of the records, by table name. */
export const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(RECORDS).map(([table, fields]) => [table, fieldsOf(fields).required]),
);

const isTable = (name: string): name is TableName => Object.hasOwn(RECORDS, name);

/**
 * Errors of a record in one line: unknown fields, missing fields, and values that the contract does not allow.
 * Undefined when there is none.
 */
export function recordError(
  table: string,
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!isTable(table))
    return `There is no table ${table}. Tables: ${Object.keys(RECORDS).join(', ')}`;
  const { required, all, checked } = fieldsOf(RECORDS[table]);
  const unknown = Object.keys(record).find((name) => !all.includes(name));
  if (unknown !== undefined) return `${unknown} is unknown. Known: ${all.join(', ')}`;
  const missing = required.filter((name) => record[name] === undefined);
  if (missing.length > 0) return `${missing.join(', ')}: required in ${table}`;
  const { schema } = RECORDS[table];
  const errors = schema === undefined ? undefined : checkProperties(schema, checked, record);
  return errors && errorLine(errors);
}
