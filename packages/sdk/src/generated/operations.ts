// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type { Role } from './types.ts';

/** An operation of the contract as data. The client is built from it, and apps can read who may call what. */
export interface OperationInfo {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The argument of the method after the path values, if any. */
  input?: 'query' | 'body';
  /** The path below the base URL, with `{id}` for path values. */
  path: string;
  /** The successful answer, if it is not a JSON value: a stream of events or a file. */
  answer?: 'stream' | 'file';
  /** The token it sends. Default: the access token. */
  auth?: 'none' | 'refresh';
  /** Whether the call may be repeated. A GET always may. */
  idempotent?: boolean;
  /** Minimum timeout in seconds, for a call that may take long. */
  timeout?: number;
  /** A paged list. */
  pagination?: {
    /** Key of the rows. */
    items: string;
    /** The last page: the one with the number `pages`, the one without `has_next`, or one with too few rows. */
    until: 'pages' | 'has_next' | 'short_page';
    /** Largest number of rows per page. */
    largestPage: number;
  };
  /** Who may call it. `anonymous` is a caller without a token. */
  roles: readonly (Role | 'anonymous')[];
}

/** The operation that renews a session. Every client needs it. */
export const refreshOperation = {
  id: 'auth/refresh',
  method: 'POST',
  path: '/auth/refresh',
  auth: 'refresh',
  idempotent: true,
  roles: ['admin', 'manager', 'user'],
} as const satisfies OperationInfo & { id: string };

/** The operations of `client.auth` by their ids. */
export const authOperations = {
  'auth/login': {
    method: 'POST',
    input: 'body',
    path: '/auth/login',
    auth: 'none',
    roles: ['anonymous', 'admin', 'manager', 'user'],
  },
  'auth/register': {
    method: 'POST',
    input: 'body',
    path: '/auth/register',
    auth: 'none',
    roles: ['anonymous', 'admin', 'manager', 'user'],
  },
  'auth/refresh': {
    method: 'POST',
    path: '/auth/refresh',
    auth: 'refresh',
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'auth/logout': {
    method: 'POST',
    path: '/auth/logout',
    roles: ['admin', 'manager', 'user'],
  },
  'auth/profile': {
    method: 'GET',
    path: '/auth/profile',
    roles: ['admin', 'manager', 'user'],
  },
  'auth/updateProfile': {
    method: 'PUT',
    input: 'body',
    path: '/auth/profile',
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'auth/changePassword': {
    method: 'PUT',
    input: 'body',
    path: '/auth/password',
    roles: ['admin', 'manager', 'user'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.notifications` by their ids. */
export const notificationsOperations = {
  'notifications/list': {
    method: 'GET',
    input: 'query',
    path: '/notifications',
    pagination: { items: 'notifications', until: 'has_next', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'notifications/stats': {
    method: 'GET',
    path: '/notifications/stats',
    roles: ['admin', 'manager', 'user'],
  },
  'notifications/markAllRead': {
    method: 'PUT',
    path: '/notifications/mark-all-read',
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'notifications/markRead': {
    method: 'PUT',
    path: '/notifications/{id}/read',
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.dashboard` by their ids. */
export const dashboardOperations = {
  'dashboard/stats': {
    method: 'GET',
    path: '/dashboard/stats',
    roles: ['admin', 'manager', 'user'],
  },
  'dashboard/systemHealth': {
    method: 'GET',
    path: '/dashboard/system-health',
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.domains` by their ids. */
export const domainsOperations = {
  'domains/list': {
    method: 'GET',
    input: 'query',
    path: '/domains',
    pagination: { items: 'domains', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'domains/stats': {
    method: 'GET',
    input: 'query',
    path: '/domains/stats',
    roles: ['admin', 'manager', 'user'],
  },
  'domains/tlds': {
    method: 'GET',
    path: '/domains/tlds',
    roles: ['admin', 'manager', 'user'],
  },
  'domains/export': {
    method: 'POST',
    input: 'body',
    path: '/domains/export',
    answer: 'file',
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'domains/order': {
    method: 'POST',
    input: 'body',
    path: '/domains/order',
    roles: ['admin', 'manager', 'user'],
  },
  'domains/watch': {
    method: 'POST',
    input: 'body',
    path: '/domains/watchlist',
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'domains/unwatch': {
    method: 'DELETE',
    path: '/domains/watchlist/{domain}',
    roles: ['admin', 'manager', 'user'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.orders` by their ids. */
export const ordersOperations = {
  'orders/list': {
    method: 'GET',
    input: 'query',
    path: '/orders',
    pagination: { items: 'orders', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'orders/stats': {
    method: 'GET',
    path: '/orders/stats',
    roles: ['admin', 'manager', 'user'],
  },
  'orders/get': {
    method: 'GET',
    path: '/orders/{id}',
    roles: ['admin', 'manager', 'user'],
  },
  'orders/updateStatus': {
    method: 'PUT',
    input: 'body',
    path: '/orders/{id}/status',
    roles: ['admin', 'manager'],
  },
  'orders/updatePayment': {
    method: 'PUT',
    input: 'body',
    path: '/orders/{id}/payment',
    roles: ['admin', 'manager'],
  },
  'orders/restart': {
    method: 'PUT',
    path: '/orders/{id}/restart',
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.eppCategories` by their ids. */
export const eppCategoriesOperations = {
  'eppCategories/list': {
    method: 'GET',
    path: '/epp/categories',
    roles: ['admin', 'manager', 'user'],
  },
  'eppCategories/create': {
    method: 'POST',
    input: 'body',
    path: '/epp/categories',
    roles: ['admin'],
  },
  'eppCategories/update': {
    method: 'PUT',
    input: 'body',
    path: '/epp/categories/{id}',
    idempotent: true,
    roles: ['admin'],
  },
  'eppCategories/delete': {
    method: 'DELETE',
    path: '/epp/categories/{id}',
    roles: ['admin'],
  },
  'eppCategories/settings': {
    method: 'GET',
    path: '/epp/settings/{categoryId}',
    roles: ['admin', 'manager'],
  },
  'eppCategories/updateSettings': {
    method: 'PUT',
    input: 'body',
    path: '/epp/settings/{categoryId}',
    idempotent: true,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.eppAccounts` by their ids. */
export const eppAccountsOperations = {
  'eppAccounts/list': {
    method: 'GET',
    input: 'query',
    path: '/epp/accounts',
    roles: ['admin', 'manager', 'user'],
  },
  'eppAccounts/create': {
    method: 'POST',
    input: 'body',
    path: '/epp/accounts',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/update': {
    method: 'PUT',
    input: 'body',
    path: '/epp/accounts/{id}',
    idempotent: true,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/delete': {
    method: 'DELETE',
    path: '/epp/accounts/{id}',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/test': {
    method: 'POST',
    path: '/epp/accounts/{id}/test',
    timeout: 330,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/connect': {
    method: 'POST',
    path: '/epp/accounts/{id}/connect',
    timeout: 330,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/disconnect': {
    method: 'POST',
    path: '/epp/accounts/{id}/disconnect',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/settings': {
    method: 'GET',
    path: '/epp/account-settings/{id}',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/updateSettings': {
    method: 'PUT',
    input: 'body',
    path: '/epp/account-settings/{id}',
    idempotent: true,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/startTestCatch': {
    method: 'POST',
    input: 'body',
    path: '/epp/accounts/{id}/test-catch/start',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/startOrdersTestCatch': {
    method: 'POST',
    input: 'body',
    path: '/epp/accounts/{id}/test-catch/start-orders',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/testCatchStatus': {
    method: 'GET',
    path: '/epp/accounts/{id}/test-catch/status',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/stopTestCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/test-catch/stop',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/testCatchDates': {
    method: 'GET',
    path: '/epp/accounts/{id}/test-catch/available-dates',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/startRealCatch': {
    method: 'POST',
    input: 'body',
    path: '/epp/accounts/{id}/real-catch/start-manual',
    timeout: 330,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/stopRealCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/real-catch/stop',
    roles: ['admin', 'manager'],
  },
  'eppAccounts/realCatchStatus': {
    method: 'GET',
    path: '/epp/accounts/{id}/real-catch/status',
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.eppLogs` by their ids. */
export const eppLogsOperations = {
  'eppLogs/list': {
    method: 'GET',
    input: 'query',
    path: '/epp/logs',
    pagination: { items: 'logs', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager'],
  },
  'eppLogs/stats': {
    method: 'GET',
    path: '/epp/logs/stats',
    roles: ['admin', 'manager'],
  },
  'eppLogs/get': {
    method: 'GET',
    path: '/epp/logs/{id}',
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.eppTools` by their ids. */
export const eppToolsOperations = {
  'eppTools/checkDomains': {
    method: 'POST',
    input: 'body',
    path: '/epp/tools/domain-check',
    answer: 'stream',
    timeout: 330,
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.managers` by their ids. */
export const managersOperations = {
  'managers/list': {
    method: 'GET',
    path: '/managers',
    roles: ['admin'],
  },
  'managers/listForUsers': {
    method: 'GET',
    path: '/admin/managers',
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.sources` by their ids. */
export const sourcesOperations = {
  'sources/list': {
    method: 'GET',
    path: '/sources',
    roles: ['admin'],
  },
  'sources/create': {
    method: 'POST',
    input: 'body',
    path: '/sources',
    roles: ['admin'],
  },
  'sources/update': {
    method: 'PUT',
    input: 'body',
    path: '/sources/{id}',
    idempotent: true,
    roles: ['admin'],
  },
  'sources/delete': {
    method: 'DELETE',
    path: '/sources/{id}',
    roles: ['admin'],
  },
  'sources/test': {
    method: 'POST',
    path: '/sources/{id}/test',
    timeout: 600,
    roles: ['admin'],
  },
  'sources/import': {
    method: 'POST',
    input: 'body',
    path: '/sources/{id}/import',
    timeout: 600,
    roles: ['admin'],
  },
  'sources/schedule': {
    method: 'POST',
    input: 'body',
    path: '/sources/{id}/schedule',
    idempotent: true,
    roles: ['admin'],
  },
  'sources/history': {
    method: 'GET',
    path: '/sources/{id}/history',
    roles: ['admin'],
  },
  'sources/dataStats': {
    method: 'GET',
    path: '/sources/{id}/data-stats',
    roles: ['admin'],
  },
  'sources/deleteData': {
    method: 'POST',
    input: 'body',
    path: '/sources/{id}/delete-data',
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.users` by their ids. */
export const usersOperations = {
  'users/list': {
    method: 'GET',
    input: 'query',
    path: '/users',
    pagination: { items: 'users', until: 'pages', largestPage: 250 },
    roles: ['manager'],
  },
  'users/create': {
    method: 'POST',
    input: 'body',
    path: '/users',
    roles: ['manager'],
  },
  'users/update': {
    method: 'PUT',
    input: 'body',
    path: '/users/{id}',
    idempotent: true,
    roles: ['manager'],
  },
  'users/delete': {
    method: 'DELETE',
    path: '/users/{id}',
    roles: ['manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.adminUsers` by their ids. */
export const adminUsersOperations = {
  'adminUsers/list': {
    method: 'GET',
    input: 'query',
    path: '/admin/users',
    pagination: { items: 'users', until: 'pages', largestPage: 250 },
    roles: ['admin'],
  },
  'adminUsers/create': {
    method: 'POST',
    input: 'body',
    path: '/admin/users',
    roles: ['admin'],
  },
  'adminUsers/update': {
    method: 'PUT',
    input: 'body',
    path: '/admin/users/{id}',
    idempotent: true,
    roles: ['admin'],
  },
  'adminUsers/delete': {
    method: 'DELETE',
    path: '/admin/users/{id}',
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.auditLogs` by their ids. */
export const auditLogsOperations = {
  'auditLogs/list': {
    method: 'GET',
    input: 'query',
    path: '/audit-logs',
    pagination: { items: 'logs', until: 'pages', largestPage: 250 },
    roles: ['admin'],
  },
  'auditLogs/stats': {
    method: 'GET',
    path: '/audit-logs/stats',
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.news` by their ids. */
export const newsOperations = {
  'news/list': {
    method: 'GET',
    input: 'query',
    path: '/news',
    pagination: { items: 'news', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'news/create': {
    method: 'POST',
    input: 'body',
    path: '/news',
    roles: ['admin'],
  },
  'news/update': {
    method: 'PUT',
    input: 'body',
    path: '/news/{id}',
    idempotent: true,
    roles: ['admin'],
  },
  'news/delete': {
    method: 'DELETE',
    path: '/news/{id}',
    roles: ['admin'],
  },
  'news/publish': {
    method: 'PUT',
    input: 'body',
    path: '/news/{id}/publish',
    idempotent: true,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.scheduler` by their ids. */
export const schedulerOperations = {
  'scheduler/health': {
    method: 'GET',
    path: '/scheduler/health',
    roles: ['admin'],
  },
  'scheduler/jobs': {
    method: 'GET',
    path: '/scheduler/jobs',
    roles: ['admin'],
  },
  'scheduler/reload': {
    method: 'POST',
    path: '/scheduler/reload',
    roles: ['admin'],
  },
  'scheduler/reloadCategory': {
    method: 'POST',
    path: '/scheduler/reload/{category}',
    roles: ['admin'],
  },
  'scheduler/runJob': {
    method: 'POST',
    path: '/scheduler/jobs/{id}/run',
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.releasedDomains` by their ids. */
export const releasedDomainsOperations = {
  'releasedDomains/list': {
    method: 'GET',
    input: 'query',
    path: '/released-domains/',
    pagination: { items: 'domains', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'releasedDomains/stats': {
    method: 'GET',
    path: '/released-domains/stats',
    roles: ['admin', 'manager', 'user'],
  },
  'releasedDomains/eppAccounts': {
    method: 'GET',
    path: '/released-domains/epp-accounts',
    roles: ['admin', 'manager'],
  },
  'releasedDomains/quickCheck': {
    method: 'POST',
    path: '/released-domains/quick-check',
    roles: ['admin', 'manager'],
  },
  'releasedDomains/check': {
    method: 'POST',
    input: 'body',
    path: '/released-domains/check',
    roles: ['admin', 'manager'],
  },
  'releasedDomains/cancelCheck': {
    method: 'POST',
    path: '/released-domains/check/{sessionId}/cancel',
    idempotent: true,
    roles: ['admin', 'manager'],
  },
  'releasedDomains/checkProgress': {
    method: 'GET',
    path: '/released-domains/check/{sessionId}/progress',
    roles: ['admin', 'manager'],
  },
  'releasedDomains/progress': {
    method: 'GET',
    path: '/released-domains/progress/{sessionId}',
    roles: ['admin', 'manager'],
  },
  'releasedDomains/populate': {
    method: 'POST',
    input: 'body',
    path: '/released-domains/populate',
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.dataSources` by their ids. */
export const dataSourcesOperations = {
  'dataSources/list': {
    method: 'GET',
    path: '/data-sources/',
    roles: ['admin', 'manager', 'user'],
  },
  'dataSources/create': {
    method: 'POST',
    input: 'body',
    path: '/data-sources/',
    roles: ['admin'],
  },
  'dataSources/update': {
    method: 'PUT',
    input: 'body',
    path: '/data-sources/{id}',
    idempotent: true,
    roles: ['admin'],
  },
  'dataSources/delete': {
    method: 'DELETE',
    path: '/data-sources/{id}',
    roles: ['admin'],
  },
  'dataSources/stats': {
    method: 'GET',
    path: '/data-sources/stats',
    roles: ['admin'],
  },
  'dataSources/progress': {
    method: 'GET',
    path: '/data-sources/progress',
    roles: ['admin'],
  },
  'dataSources/browse': {
    method: 'GET',
    input: 'query',
    path: '/data-sources/{id}/browse',
    pagination: { items: 'data', until: 'short_page', largestPage: 250 },
    roles: ['admin'],
  },
  'dataSources/createTable': {
    method: 'POST',
    path: '/data-sources/{id}/create-table',
    roles: ['admin'],
  },
  'dataSources/test': {
    method: 'POST',
    input: 'body',
    path: '/data-sources/{id}/test',
    timeout: 90,
    roles: ['admin'],
  },
  'dataSources/analyze': {
    method: 'POST',
    input: 'body',
    path: '/data-sources/analyze',
    idempotent: true,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** Every operation of the contract by its id. */
export const operations: AllOperations = /* @__PURE__ */ Object.assign({}, authOperations, notificationsOperations, dashboardOperations, domainsOperations, ordersOperations, eppCategoriesOperations, eppAccountsOperations, eppLogsOperations, eppToolsOperations, managersOperations, sourcesOperations, usersOperations, adminUsersOperations, auditLogsOperations, newsOperations, schedulerOperations, releasedDomainsOperations, dataSourcesOperations);

type AllOperations = typeof authOperations &
  typeof notificationsOperations &
  typeof dashboardOperations &
  typeof domainsOperations &
  typeof ordersOperations &
  typeof eppCategoriesOperations &
  typeof eppAccountsOperations &
  typeof eppLogsOperations &
  typeof eppToolsOperations &
  typeof managersOperations &
  typeof sourcesOperations &
  typeof usersOperations &
  typeof adminUsersOperations &
  typeof auditLogsOperations &
  typeof newsOperations &
  typeof schedulerOperations &
  typeof releasedDomainsOperations &
  typeof dataSourcesOperations;

/** Id of an operation, `tag/method`. Its method is `client.tag.method`. */
export type OperationId = keyof typeof operations;
