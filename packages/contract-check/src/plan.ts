import type { Operation } from '@dropcatch/sdk-codegen/contract';

/** The list of an area. Its rows have ids. */
interface AreaList {
  readonly rows: string;
  /** Key of the id in a row. Default: `id`. */
  readonly id?: string;
}

/** A list whose rows `--writes` can create, read, change and remove without a trace. */
export interface Lifecycle extends AreaList {
  /** Query that puts the row on the first page of the list. */
  readonly query?: string;
  /** The body for create, and with another tag for update. The tag identifies the row. */
  readonly body: (tag: string) => object;
}

/** Nobody can sign in as this user: it is inactive and soon removed. */
const user: Lifecycle = {
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

/** The areas that `--writes` uses, if the token's role allows it. Each has the operations create, update and delete. */
export const LIFECYCLES: Readonly<Record<string, Lifecycle>> = {
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

/** The lists that provide the ids for the other reads of an area. Check sessions are in no list. */
export const LISTS: Readonly<Record<string, AreaList>> = {
  ...LIFECYCLES,
  orders: { rows: 'orders' },
  eppAccounts: { rows: 'accounts' },
  eppLogs: { rows: 'logs', id: 'log_id' },
};

/** Whether a list may answer 404 when it is empty, as the contract documents. */
export const mayBeMissing = ({ path, answers }: Operation): boolean =>
  !path.includes('{') && answers.some(({ status }) => status === '404');

/** Whether an operation only reads: every GET, and the export, which has its filters in the body. */
export const isRead = ({ id, method }: Operation): boolean =>
  method === 'GET' || id === 'domains/export';

/** Writes that are never tried, even with `--writes`, by reason. An area stands for all of its writes. */
const NEVER_TRIED: Readonly<Record<string, readonly string[]>> = {
  'is about a session or a password': [
    'auth/login',
    'auth/refresh',
    'auth/logout',
    'auth/changePassword',
  ],
  'cannot be undone': [
    'auth/register',
    'auth/updateProfile',
    'domains/order',
    'notifications',
    'orders',
    'sources/deleteData',
  ],
  'talks to a registry': [
    'eppAccounts',
    'eppCategories/updateSettings',
    'eppTools',
    'releasedDomains/cancelCheck',
    'releasedDomains/check',
    'releasedDomains/quickCheck',
  ],
  'starts work': [
    'dataSources/analyze',
    'dataSources/createTable',
    'dataSources/test',
    'releasedDomains/populate',
    'scheduler',
    'sources/import',
    'sources/schedule',
    'sources/test',
  ],
  'notifies everybody': ['news/publish'],
};

/** Why an operation is never tried. Undefined for reads and for writes that are tried. */
export function whyNever(operation: Operation): string | undefined {
  if (isRead(operation)) return undefined;
  const { id, tag } = operation;
  const found = Object.entries(NEVER_TRIED).find(([, names]) =>
    names.some((name) => name === id || name === tag),
  );
  return found?.[0];
}
