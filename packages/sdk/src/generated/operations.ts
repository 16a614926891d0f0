// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type { Role } from './types.ts';

/** What the contract says about an operation, as data: see `operations`. */
export interface OperationInfo {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the base URL, with `{id}` for path values. */
  path: string;
  /** Who may call it. `anonymous` is a caller without a token. */
  roles: readonly (Role | 'anonymous')[];
  /** What a success is: a JSON value, a stream of events or a file. */
  answer: 'json' | 'stream' | 'file';
  /** The token it carries; the access token where nothing is said. */
  auth?: 'none' | 'refresh';
  /** A paged list: the key of its rows, and how its end is told. */
  pagination?: {
    items: string;
    /** The last page is `pagination.pages`, `pagination.has_next` is false, or a page has fewer rows than asked for. */
    until: 'pages' | 'has_next' | 'short_page';
  };
}

/** Every operation of the contract by its id. */
export const operations = {
  'auth/login': {
    method: 'POST',
    path: '/auth/login',
    roles: ['anonymous', 'admin', 'manager', 'user'],
    answer: 'json',
    auth: 'none',
  },
  'auth/register': {
    method: 'POST',
    path: '/auth/register',
    roles: ['anonymous', 'admin', 'manager', 'user'],
    answer: 'json',
    auth: 'none',
  },
  'auth/refresh': {
    method: 'POST',
    path: '/auth/refresh',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
    auth: 'refresh',
  },
  'auth/logout': {
    method: 'POST',
    path: '/auth/logout',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'auth/profile': {
    method: 'GET',
    path: '/auth/profile',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'auth/updateProfile': {
    method: 'PUT',
    path: '/auth/profile',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'auth/changePassword': {
    method: 'PUT',
    path: '/auth/password',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'notifications/list': {
    method: 'GET',
    path: '/notifications',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
    pagination: { items: 'notifications', until: 'has_next' },
  },
  'notifications/stats': {
    method: 'GET',
    path: '/notifications/stats',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'notifications/markAllRead': {
    method: 'PUT',
    path: '/notifications/mark-all-read',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'notifications/markRead': {
    method: 'PUT',
    path: '/notifications/{id}/read',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'dashboard/stats': {
    method: 'GET',
    path: '/dashboard/stats',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'dashboard/systemHealth': {
    method: 'GET',
    path: '/dashboard/system-health',
    roles: ['admin'],
    answer: 'json',
  },
  'domains/list': {
    method: 'GET',
    path: '/domains',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
    pagination: { items: 'domains', until: 'pages' },
  },
  'domains/stats': {
    method: 'GET',
    path: '/domains/stats',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'domains/tlds': {
    method: 'GET',
    path: '/domains/tlds',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'domains/export': {
    method: 'POST',
    path: '/domains/export',
    roles: ['admin', 'manager', 'user'],
    answer: 'file',
  },
  'domains/order': {
    method: 'POST',
    path: '/domains/order',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'domains/watch': {
    method: 'POST',
    path: '/domains/watchlist',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'domains/unwatch': {
    method: 'DELETE',
    path: '/domains/watchlist/{domain}',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'orders/list': {
    method: 'GET',
    path: '/orders',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
    pagination: { items: 'orders', until: 'pages' },
  },
  'orders/stats': {
    method: 'GET',
    path: '/orders/stats',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'orders/get': {
    method: 'GET',
    path: '/orders/{id}',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'orders/updateStatus': {
    method: 'PUT',
    path: '/orders/{id}/status',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'orders/updatePayment': {
    method: 'PUT',
    path: '/orders/{id}/payment',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'orders/restart': {
    method: 'PUT',
    path: '/orders/{id}/restart',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppCategories/list': {
    method: 'GET',
    path: '/epp/categories',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'eppCategories/create': {
    method: 'POST',
    path: '/epp/categories',
    roles: ['admin'],
    answer: 'json',
  },
  'eppCategories/update': {
    method: 'PUT',
    path: '/epp/categories/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'eppCategories/delete': {
    method: 'DELETE',
    path: '/epp/categories/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'eppCategories/settings': {
    method: 'GET',
    path: '/epp/settings/{categoryId}',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppCategories/updateSettings': {
    method: 'PUT',
    path: '/epp/settings/{categoryId}',
    roles: ['admin'],
    answer: 'json',
  },
  'eppAccounts/list': {
    method: 'GET',
    path: '/epp/accounts',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'eppAccounts/create': {
    method: 'POST',
    path: '/epp/accounts',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/update': {
    method: 'PUT',
    path: '/epp/accounts/{id}',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/delete': {
    method: 'DELETE',
    path: '/epp/accounts/{id}',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/test': {
    method: 'POST',
    path: '/epp/accounts/{id}/test',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/connect': {
    method: 'POST',
    path: '/epp/accounts/{id}/connect',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/disconnect': {
    method: 'POST',
    path: '/epp/accounts/{id}/disconnect',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/settings': {
    method: 'GET',
    path: '/epp/account-settings/{id}',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/updateSettings': {
    method: 'PUT',
    path: '/epp/account-settings/{id}',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/startTestCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/test-catch/start',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/startOrdersTestCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/test-catch/start-orders',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/testCatchStatus': {
    method: 'GET',
    path: '/epp/accounts/{id}/test-catch/status',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/stopTestCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/test-catch/stop',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/testCatchDates': {
    method: 'GET',
    path: '/epp/accounts/{id}/test-catch/available-dates',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/startRealCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/real-catch/start-manual',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/stopRealCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/real-catch/stop',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppAccounts/realCatchStatus': {
    method: 'GET',
    path: '/epp/accounts/{id}/real-catch/status',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppLogs/list': {
    method: 'GET',
    path: '/epp/logs',
    roles: ['admin', 'manager'],
    answer: 'json',
    pagination: { items: 'logs', until: 'pages' },
  },
  'eppLogs/stats': {
    method: 'GET',
    path: '/epp/logs/stats',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppLogs/get': {
    method: 'GET',
    path: '/epp/logs/{id}',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'eppTools/checkDomains': {
    method: 'POST',
    path: '/epp/tools/domain-check',
    roles: ['admin', 'manager'],
    answer: 'stream',
  },
  'managers/list': {
    method: 'GET',
    path: '/managers',
    roles: ['admin'],
    answer: 'json',
  },
  'managers/listForUsers': {
    method: 'GET',
    path: '/admin/managers',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/list': {
    method: 'GET',
    path: '/sources',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/create': {
    method: 'POST',
    path: '/sources',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/update': {
    method: 'PUT',
    path: '/sources/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/delete': {
    method: 'DELETE',
    path: '/sources/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/test': {
    method: 'POST',
    path: '/sources/{id}/test',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/import': {
    method: 'POST',
    path: '/sources/{id}/import',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/schedule': {
    method: 'POST',
    path: '/sources/{id}/schedule',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/history': {
    method: 'GET',
    path: '/sources/{id}/history',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/dataStats': {
    method: 'GET',
    path: '/sources/{id}/data-stats',
    roles: ['admin'],
    answer: 'json',
  },
  'sources/deleteData': {
    method: 'POST',
    path: '/sources/{id}/delete-data',
    roles: ['admin'],
    answer: 'json',
  },
  'users/list': {
    method: 'GET',
    path: '/users',
    roles: ['manager'],
    answer: 'json',
    pagination: { items: 'users', until: 'pages' },
  },
  'users/create': {
    method: 'POST',
    path: '/users',
    roles: ['manager'],
    answer: 'json',
  },
  'users/update': {
    method: 'PUT',
    path: '/users/{id}',
    roles: ['manager'],
    answer: 'json',
  },
  'users/delete': {
    method: 'DELETE',
    path: '/users/{id}',
    roles: ['manager'],
    answer: 'json',
  },
  'adminUsers/list': {
    method: 'GET',
    path: '/admin/users',
    roles: ['admin'],
    answer: 'json',
    pagination: { items: 'users', until: 'pages' },
  },
  'adminUsers/create': {
    method: 'POST',
    path: '/admin/users',
    roles: ['admin'],
    answer: 'json',
  },
  'adminUsers/update': {
    method: 'PUT',
    path: '/admin/users/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'adminUsers/delete': {
    method: 'DELETE',
    path: '/admin/users/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'auditLogs/list': {
    method: 'GET',
    path: '/audit-logs',
    roles: ['admin'],
    answer: 'json',
    pagination: { items: 'logs', until: 'pages' },
  },
  'auditLogs/stats': {
    method: 'GET',
    path: '/audit-logs/stats',
    roles: ['admin'],
    answer: 'json',
  },
  'news/list': {
    method: 'GET',
    path: '/news',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
    pagination: { items: 'news', until: 'pages' },
  },
  'news/create': {
    method: 'POST',
    path: '/news',
    roles: ['admin'],
    answer: 'json',
  },
  'news/update': {
    method: 'PUT',
    path: '/news/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'news/delete': {
    method: 'DELETE',
    path: '/news/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'news/publish': {
    method: 'PUT',
    path: '/news/{id}/publish',
    roles: ['admin'],
    answer: 'json',
  },
  'scheduler/health': {
    method: 'GET',
    path: '/scheduler/health',
    roles: ['admin'],
    answer: 'json',
  },
  'scheduler/jobs': {
    method: 'GET',
    path: '/scheduler/jobs',
    roles: ['admin'],
    answer: 'json',
  },
  'scheduler/reload': {
    method: 'POST',
    path: '/scheduler/reload',
    roles: ['admin'],
    answer: 'json',
  },
  'scheduler/reloadCategory': {
    method: 'POST',
    path: '/scheduler/reload/{category}',
    roles: ['admin'],
    answer: 'json',
  },
  'scheduler/runJob': {
    method: 'POST',
    path: '/scheduler/jobs/{id}/run',
    roles: ['admin'],
    answer: 'json',
  },
  'releasedDomains/list': {
    method: 'GET',
    path: '/released-domains/',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
    pagination: { items: 'domains', until: 'pages' },
  },
  'releasedDomains/stats': {
    method: 'GET',
    path: '/released-domains/stats',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'releasedDomains/eppAccounts': {
    method: 'GET',
    path: '/released-domains/epp-accounts',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'releasedDomains/quickCheck': {
    method: 'POST',
    path: '/released-domains/quick-check',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'releasedDomains/check': {
    method: 'POST',
    path: '/released-domains/check',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'releasedDomains/cancelCheck': {
    method: 'POST',
    path: '/released-domains/check/{sessionId}/cancel',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'releasedDomains/checkProgress': {
    method: 'GET',
    path: '/released-domains/check/{sessionId}/progress',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'releasedDomains/progress': {
    method: 'GET',
    path: '/released-domains/progress/{sessionId}',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'releasedDomains/populate': {
    method: 'POST',
    path: '/released-domains/populate',
    roles: ['admin', 'manager'],
    answer: 'json',
  },
  'dataSources/list': {
    method: 'GET',
    path: '/data-sources/',
    roles: ['admin', 'manager', 'user'],
    answer: 'json',
  },
  'dataSources/create': {
    method: 'POST',
    path: '/data-sources/',
    roles: ['admin'],
    answer: 'json',
  },
  'dataSources/update': {
    method: 'PUT',
    path: '/data-sources/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'dataSources/delete': {
    method: 'DELETE',
    path: '/data-sources/{id}',
    roles: ['admin'],
    answer: 'json',
  },
  'dataSources/stats': {
    method: 'GET',
    path: '/data-sources/stats',
    roles: ['admin'],
    answer: 'json',
  },
  'dataSources/progress': {
    method: 'GET',
    path: '/data-sources/progress',
    roles: ['admin'],
    answer: 'json',
  },
  'dataSources/browse': {
    method: 'GET',
    path: '/data-sources/{id}/browse',
    roles: ['admin'],
    answer: 'json',
    pagination: { items: 'data', until: 'short_page' },
  },
  'dataSources/createTable': {
    method: 'POST',
    path: '/data-sources/{id}/create-table',
    roles: ['admin'],
    answer: 'json',
  },
  'dataSources/test': {
    method: 'POST',
    path: '/data-sources/{id}/test',
    roles: ['admin'],
    answer: 'json',
  },
  'dataSources/analyze': {
    method: 'POST',
    path: '/data-sources/analyze',
    roles: ['admin'],
    answer: 'json',
  },
} as const satisfies Record<string, OperationInfo>;

/** The id of an operation, `tag/method`; the client's method is `client.tag.method`. */
export type OperationId = keyof typeof operations;
