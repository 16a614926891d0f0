import type { ContractOperation } from '../generated/contract.ts';
import type { OperationId, OperationTypes } from '../generated/operations.ts';

type CrudArea = 'news' | 'eppCategories' | 'sources' | 'dataSources' | 'users' | 'adminUsers';

type Body<Id extends OperationId> = OperationTypes[Id]['body'];

/** The list of an area. Its rows have ids. */
interface AreaList {
  readonly rows: string;
  /** Key of the id in a row. Default: `id`. */
  readonly id?: string;
}

/** A list whose rows `--writes` can create, read, change and remove without a trace. */
interface Lifecycle<Area extends CrudArea> extends AreaList {
  /** Query that puts the row on the first page of the list. */
  readonly query?: string;
  /** The body for create, and with another tag for update. The tag identifies the row. */
  readonly body: (tag: string) => Body<`${Area}/create`> & Body<`${Area}/update`>;
}

/** Nobody can sign in as this user: it is inactive and soon removed. */
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

/** The lists that `--writes` uses, by area, if the token's role allows it. */
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

/** Whether `--writes` uses an area. */
export const isLifecycle = (area: string): area is CrudArea => Object.hasOwn(LIFECYCLES, area);

/** The lists that provide the ids for the other reads of an area. Check sessions are in no list. */
export const LISTS: Readonly<Record<string, AreaList>> = {
  ...LIFECYCLES,
  orders: { rows: 'orders' },
  eppAccounts: { rows: 'accounts' },
  eppLogs: { rows: 'logs', id: 'log_id' },
};

/** Whether a list may answer 404 when it is empty, as the contract documents. */
export const mayBeMissing = ({ path, answers }: ContractOperation): boolean =>
  !path.includes('{') && '404' in answers;

/** Whether an operation only reads: every GET, and the export, which has its filters in the body. */
export const isRead = ({ id, method }: ContractOperation): boolean =>
  method === 'GET' || id === 'domains/export';

/** Operations that are never tried, even with `--writes`, by reason. */
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
  'starts work':
    'sources/test sources/import sources/schedule scheduler/reload scheduler/reloadCategory scheduler/runJob ' +
    'releasedDomains/populate dataSources/createTable dataSources/test dataSources/analyze',
  'notifies everybody': 'news/publish',
};

export const NEVER: ReadonlyMap<string, string> = new Map(
  Object.entries(NEVER_TRIED).flatMap(([reason, ids]) =>
    ids.split(' ').map((id) => [id, reason] as const),
  ),
);
