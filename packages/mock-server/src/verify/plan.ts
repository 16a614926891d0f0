import type { ContractOperation } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';

/** Where the path parameter of a read comes from: the first row of a list that was read before. */
export interface IdSource {
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
export function mayBeMissing({ path, answers }: ContractOperation): boolean {
  return !path.includes('{') && '404' in answers;
}

/** Whether an operation only reads: every GET, and the export, which takes its filters as a body. */
export function isRead({ id, method }: ContractOperation): boolean {
  return method === 'GET' || id === 'domains/export';
}

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
