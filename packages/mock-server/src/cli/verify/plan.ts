import type { ContractOperation } from '../../generated/contract.ts';
import type { OperationId, OperationTypes } from '../../generated/operations.ts';

/** A thing that can be made, read back, changed and removed without a trace: what `--writes` tries. */
export interface Lifecycle {
  readonly create: OperationId;
  readonly update: OperationId;
  readonly delete: OperationId;
  /** The list that shows it, with all its rows on one page where it has pages. */
  readonly list: OperationId;
  readonly rows: string;
  /** A query that brings the thing to the first page of its list. */
  readonly query?: string;
  /** What it is made from; `tag` keeps it apart from all others. */
  readonly made: (tag: string) => unknown;
  /** What it is changed to. */
  readonly changed: (tag: string) => unknown;
}

type Body<Id extends OperationId> = OperationTypes[Id]['body'];

const article = (title: string): Body<'news/create'> => ({
  title,
  content: 'Written by a contract check, which removes it again.',
  is_published: false,
});

const category = (name: string): Body<'eppCategories/create'> => ({
  name,
  epp_server_url: 'epp.invalid',
  is_active: false,
});

const source = (name: string): Body<'sources/create'> => ({
  name,
  type: 'HTTP',
  data_format: 'CSV',
  is_active: false,
});

const dataSource = (name: string): Body<'dataSources/create'> => ({
  name,
  api_url: 'https://contract-check.invalid/{DOMAIN}',
  is_active: false,
});

const user = (tag: string, company: string): Body<'users/update'> => ({
  email: `${tag}@example.com`,
  username: tag,
  company,
  is_active: false,
});

/** Nobody can sign in with it: the account is inactive, and soon gone. */
const newUser = (tag: string): Body<'users/create'> => ({
  ...user(tag, 'Contract check'),
  password: `${tag}-${tag}`,
});

const userLifecycle = {
  rows: 'users',
  made: newUser,
  changed: (tag: string) => user(tag, 'Contract check, changed'),
};

/** Everything that `--writes` tries; the token's role decides which of them. */
export const LIFECYCLES: readonly Lifecycle[] = [
  {
    create: 'news/create',
    update: 'news/update',
    delete: 'news/delete',
    list: 'news/list',
    rows: 'news',
    query: 'include_unpublished=true&per_page=250',
    made: article,
    changed: (tag) => article(`${tag} changed`),
  },
  {
    create: 'eppCategories/create',
    update: 'eppCategories/update',
    delete: 'eppCategories/delete',
    list: 'eppCategories/list',
    rows: 'categories',
    made: category,
    changed: (tag) => category(`${tag} changed`),
  },
  {
    create: 'sources/create',
    update: 'sources/update',
    delete: 'sources/delete',
    list: 'sources/list',
    rows: 'sources',
    made: source,
    changed: (tag) => source(`${tag} changed`),
  },
  {
    create: 'dataSources/create',
    update: 'dataSources/update',
    delete: 'dataSources/delete',
    list: 'dataSources/list',
    rows: 'sources',
    made: dataSource,
    changed: (tag) => dataSource(`${tag} changed`),
  },
  {
    create: 'users/create',
    update: 'users/update',
    delete: 'users/delete',
    list: 'users/list',
    query: 'per_page=250&search=contract-check',
    ...userLifecycle,
  },
  {
    create: 'adminUsers/create',
    update: 'adminUsers/update',
    delete: 'adminUsers/delete',
    list: 'adminUsers/list',
    query: 'per_page=250&search=contract-check',
    ...userLifecycle,
  },
];

/** Where the path parameter of a read comes from: the first row of a list that was read before. */
interface IdSource {
  readonly list: OperationId;
  readonly rows: string;
  /** The key of a row that holds the id. Default: `id`. */
  readonly key?: string;
}

/** The lists that give the ids of the other reads. Sessions of a check are in no list. */
export const ID_SOURCES: Partial<Record<OperationId, IdSource>> = {
  'orders/get': { list: 'orders/list', rows: 'orders' },
  'eppCategories/settings': { list: 'eppCategories/list', rows: 'categories' },
  'eppAccounts/settings': { list: 'eppAccounts/list', rows: 'accounts' },
  'eppAccounts/testCatchStatus': { list: 'eppAccounts/list', rows: 'accounts' },
  'eppAccounts/testCatchDates': { list: 'eppAccounts/list', rows: 'accounts' },
  'eppAccounts/realCatchStatus': { list: 'eppAccounts/list', rows: 'accounts' },
  'eppLogs/get': { list: 'eppLogs/list', rows: 'logs', key: 'log_id' },
  'sources/history': { list: 'sources/list', rows: 'sources' },
  'sources/dataStats': { list: 'sources/list', rows: 'sources' },
  'dataSources/browse': { list: 'dataSources/list', rows: 'sources' },
};

/** Lists that may say that they are empty by a 404 (the contract documents it). */
export const mayBeMissing = ({ path, answers }: ContractOperation): boolean =>
  !path.includes('{') && '404' in answers;

/** Whether an operation only reads: every GET, and the export, which takes its filters as a body. */
export const isRead = ({ id, method }: ContractOperation): boolean =>
  method === 'GET' || id === 'domains/export';

const REGISTRY = 'talks to a registry';
const LASTING = 'cannot be undone';
const WORK = 'sets work going';
const SESSION = 'is about a session or a password';

/** Why an operation is never tried, with or without `--writes`. */
export const NEVER: Partial<Record<OperationId, string>> = {
  'auth/login': SESSION,
  'auth/register': LASTING,
  'auth/refresh': SESSION,
  'auth/logout': SESSION,
  'auth/changePassword': SESSION,
  'auth/updateProfile': LASTING,
  'notifications/markAllRead': LASTING,
  'notifications/markRead': LASTING,
  'domains/order': LASTING,
  'orders/updateStatus': LASTING,
  'orders/updatePayment': LASTING,
  'orders/restart': LASTING,
  'eppCategories/updateSettings': REGISTRY,
  'eppAccounts/create': REGISTRY,
  'eppAccounts/update': REGISTRY,
  'eppAccounts/delete': REGISTRY,
  'eppAccounts/test': REGISTRY,
  'eppAccounts/connect': REGISTRY,
  'eppAccounts/disconnect': REGISTRY,
  'eppAccounts/updateSettings': REGISTRY,
  'eppAccounts/startTestCatch': REGISTRY,
  'eppAccounts/startOrdersTestCatch': REGISTRY,
  'eppAccounts/stopTestCatch': REGISTRY,
  'eppAccounts/startRealCatch': REGISTRY,
  'eppAccounts/stopRealCatch': REGISTRY,
  'eppTools/checkDomains': REGISTRY,
  'sources/test': WORK,
  'sources/import': WORK,
  'sources/schedule': WORK,
  'sources/deleteData': LASTING,
  'news/publish': 'notifies everybody',
  'scheduler/reload': WORK,
  'scheduler/reloadCategory': WORK,
  'scheduler/runJob': WORK,
  'releasedDomains/quickCheck': REGISTRY,
  'releasedDomains/check': REGISTRY,
  'releasedDomains/cancelCheck': REGISTRY,
  'releasedDomains/populate': WORK,
  'dataSources/createTable': WORK,
  'dataSources/test': WORK,
  'dataSources/analyze': WORK,
};
