import type { ContractOperation } from '../../generated/contract.ts';
import type { OperationId, OperationTypes } from '../../generated/operations.ts';

type CrudArea = 'news' | 'eppCategories' | 'sources' | 'dataSources' | 'users' | 'adminUsers';

type Body<Id extends OperationId> = OperationTypes[Id]['body'];

/** The list of an area, whose rows have ids. */
interface AreaList {
  readonly rows: string;
  /** The key of a row that holds the id. Default: `id`. */
  readonly id?: string;
}

/** A list of things that can be made, read back, changed and removed without a trace: what `--writes` tries. */
interface Lifecycle<Area extends CrudArea> extends AreaList {
  /** What brings the thing to the first page of the list. */
  readonly query?: string;
  /** What it is made from, and changed to with another tag; the tag keeps it apart from all others. */
  readonly body: (tag: string) => Body<`${Area}/create`> & Body<`${Area}/update`>;
}

/** Nobody can sign in with it: the account is inactive, and soon gone. */
const user: Lifecycle<'users'> & Lifecycle<'adminUsers'> = {
  rows: 'users',
  query: '?per_page=250&search=contract-check',
  body: (tag) => ({
    email: `${tag}@example.com`,
    username: tag,
    password: `${tag}-${tag}`,
    company: 'Contract check',
    is_active: false,
  }),
};

/** What can be made and removed again, by area; the token's role decides which of them are. */
export const LIFECYCLES: { readonly [Area in CrudArea]: Lifecycle<Area> } = {
  news: {
    rows: 'news',
    query: '?include_unpublished=true&per_page=250',
    body: (title) => ({
      title,
      content: 'Written by a contract check, which removes it again.',
      is_published: false,
    }),
  },
  eppCategories: {
    rows: 'categories',
    body: (name) => ({ name, epp_server_url: 'epp.invalid', is_active: false }),
  },
  sources: {
    rows: 'sources',
    body: (name) => ({ name, type: 'HTTP', data_format: 'CSV', is_active: false }),
  },
  dataSources: {
    rows: 'sources',
    body: (name) => ({
      name,
      api_url: 'https://contract-check.invalid/{DOMAIN}',
      is_active: false,
    }),
  },
  users: user,
  adminUsers: user,
};

/** Whether the things of an area can be made and removed again. */
export const isLifecycle = (area: string): area is CrudArea => Object.hasOwn(LIFECYCLES, area);

/** The lists that give the ids of an area's other reads. Sessions of a check are in no list. */
export const LISTS: Readonly<Record<string, AreaList>> = {
  ...LIFECYCLES,
  orders: { rows: 'orders' },
  eppAccounts: { rows: 'accounts' },
  eppLogs: { rows: 'logs', id: 'log_id' },
};

/** The area of an operation: the part of its name before the slash. */
export const areaOf = (id: string): string => id.split('/')[0] ?? id;

/** Lists that may say that they are empty by a 404 (the contract documents it). */
export const mayBeMissing = ({ path, answers }: ContractOperation): boolean =>
  !path.includes('{') && '404' in answers;

/** Whether an operation only reads: every GET, and the export, which takes its filters as a body. */
export const isRead = ({ id, method }: ContractOperation): boolean =>
  method === 'GET' || id === 'domains/export';

/** Operations that are never tried, with or without `--writes`, by the reason. */
const NEVER_TRIED: Readonly<Record<string, string>> = {
  'is about a session or a password': 'auth/login auth/refresh auth/logout auth/changePassword',
  'cannot be undone':
    'auth/register auth/updateProfile notifications/markAllRead notifications/markRead domains/order ' +
    'orders/updateStatus orders/updatePayment orders/restart sources/deleteData',
  'talks to a registry':
    'eppCategories/updateSettings eppAccounts/create eppAccounts/update eppAccounts/delete eppAccounts/test ' +
    'eppAccounts/connect eppAccounts/disconnect eppAccounts/updateSettings eppAccounts/startTestCatch ' +
    'eppAccounts/startOrdersTestCatch eppAccounts/stopTestCatch eppAccounts/startRealCatch ' +
    'eppAccounts/stopRealCatch eppTools/checkDomains releasedDomains/quickCheck releasedDomains/check ' +
    'releasedDomains/cancelCheck',
  'sets work going':
    'sources/test sources/import sources/schedule scheduler/reload scheduler/reloadCategory scheduler/runJob ' +
    'releasedDomains/populate dataSources/createTable dataSources/test dataSources/analyze',
  'notifies everybody': 'news/publish',
};

/** Why an operation is never tried, by its name. */
export const NEVER: ReadonlyMap<string, string> = new Map(
  Object.entries(NEVER_TRIED).flatMap(([reason, ids]) =>
    ids.split(' ').map((id) => [id, reason] as const),
  ),
);
