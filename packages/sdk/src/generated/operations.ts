// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import {
  signedIn,
  refreshed,
  message,
  user,
  notificationList,
  notificationStats,
  dashboardStats,
  systemHealth,
  domainList,
  domainStats,
  tldList,
  orderPlaced,
  orderList,
  orderStats,
  order,
  eppCategoryList,
  eppCategory,
  eppCategorySettingsAnswer,
  eppAccountList,
  eppAccount,
  outcome,
  eppAccountSettingsAnswer,
  testCatchStatus,
  testCatchDates,
  realCatchStatus,
  eppLogList,
  eppLogStatsAnswer,
  eppLogAnswer,
  bulkCheckEvent,
  managerList,
  sourceList,
  source,
  importResult,
  scheduleResult,
  importHistory,
  sourceDataStats,
  userList,
  auditLogList,
  auditLogStatsAnswer,
  newsList,
  newsArticle,
  schedulerHealth,
  schedulerJobList,
  releasedDomainList,
  releasedDomainStatsAnswer,
  checkSession,
  checkProgressAnswer,
  populateResult,
  dataSourceList,
  dataSource,
  dataSourceStats,
  dataSourceProgress,
  browsedRecordList,
  createTableResult,
  dataSourceTestResult,
  analyzeResult,
} from './answers.ts';
import type { OperationInfo } from '../operation.ts';

export type { OperationInfo };

/** The operation that renews a session. Every client needs it. */
export const refreshOperation = {
  id: 'auth/refresh',
  method: 'POST',
  path: '/auth/refresh',
  shape: refreshed,
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
    shape: signedIn,
    auth: 'none',
    roles: ['anonymous', 'admin', 'manager', 'user'],
  },
  'auth/register': {
    method: 'POST',
    input: 'body',
    path: '/auth/register',
    shape: signedIn,
    auth: 'none',
    roles: ['anonymous', 'admin', 'manager', 'user'],
  },
  'auth/refresh': {
    method: 'POST',
    path: '/auth/refresh',
    shape: refreshed,
    auth: 'refresh',
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'auth/logout': {
    method: 'POST',
    path: '/auth/logout',
    shape: message,
    roles: ['admin', 'manager', 'user'],
  },
  'auth/profile': {
    method: 'GET',
    path: '/auth/profile',
    shape: user,
    roles: ['admin', 'manager', 'user'],
  },
  'auth/updateProfile': {
    method: 'PUT',
    input: 'body',
    path: '/auth/profile',
    shape: user,
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'auth/changePassword': {
    method: 'PUT',
    input: 'body',
    path: '/auth/password',
    shape: message,
    roles: ['admin', 'manager', 'user'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.notifications` by their ids. */
export const notificationsOperations = {
  'notifications/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page'],
    path: '/notifications',
    shape: notificationList,
    pagination: { items: 'notifications', until: 'has_next', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'notifications/stats': {
    method: 'GET',
    path: '/notifications/stats',
    shape: notificationStats,
    roles: ['admin', 'manager', 'user'],
  },
  'notifications/markAllRead': {
    method: 'PUT',
    path: '/notifications/mark-all-read',
    shape: message,
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'notifications/markRead': {
    method: 'PUT',
    path: '/notifications/{id}/read',
    shape: message,
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.dashboard` by their ids. */
export const dashboardOperations = {
  'dashboard/stats': {
    method: 'GET',
    path: '/dashboard/stats',
    shape: dashboardStats,
    roles: ['admin', 'manager', 'user'],
  },
  'dashboard/systemHealth': {
    method: 'GET',
    path: '/dashboard/system-health',
    shape: systemHealth,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.domains` by their ids. */
export const domainsOperations = {
  'domains/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'sort_by', 'sort_order', 'search', 'tld', 'drop_date_from', 'drop_date_to', 'min_price', 'max_price', 'char_type', 'domain_length'],
    path: '/domains',
    shape: domainList,
    pagination: { items: 'domains', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'domains/stats': {
    method: 'GET',
    input: 'query',
    query: ['search', 'tld', 'drop_date_from', 'drop_date_to', 'min_price', 'max_price', 'char_type', 'domain_length'],
    path: '/domains/stats',
    shape: domainStats,
    roles: ['admin', 'manager', 'user'],
  },
  'domains/tlds': {
    method: 'GET',
    path: '/domains/tlds',
    shape: tldList,
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
    shape: orderPlaced,
    roles: ['admin', 'manager', 'user'],
  },
  'domains/watch': {
    method: 'POST',
    input: 'body',
    path: '/domains/watchlist',
    shape: message,
    idempotent: true,
    roles: ['admin', 'manager', 'user'],
  },
  'domains/unwatch': {
    method: 'DELETE',
    path: '/domains/watchlist/{domain}',
    shape: message,
    roles: ['admin', 'manager', 'user'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.orders` by their ids. */
export const ordersOperations = {
  'orders/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'state', 'domain'],
    path: '/orders',
    shape: orderList,
    pagination: { items: 'orders', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'orders/stats': {
    method: 'GET',
    path: '/orders/stats',
    shape: orderStats,
    roles: ['admin', 'manager', 'user'],
  },
  'orders/get': {
    method: 'GET',
    path: '/orders/{id}',
    shape: order,
    roles: ['admin', 'manager', 'user'],
  },
  'orders/updateStatus': {
    method: 'PUT',
    input: 'body',
    path: '/orders/{id}/status',
    shape: order,
    roles: ['admin', 'manager'],
  },
  'orders/updatePayment': {
    method: 'PUT',
    input: 'body',
    path: '/orders/{id}/payment',
    shape: order,
    roles: ['admin', 'manager'],
  },
  'orders/restart': {
    method: 'PUT',
    path: '/orders/{id}/restart',
    shape: message,
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.eppCategories` by their ids. */
export const eppCategoriesOperations = {
  'eppCategories/list': {
    method: 'GET',
    path: '/epp/categories',
    shape: eppCategoryList,
    roles: ['admin', 'manager', 'user'],
  },
  'eppCategories/create': {
    method: 'POST',
    input: 'body',
    path: '/epp/categories',
    shape: eppCategory,
    roles: ['admin'],
  },
  'eppCategories/update': {
    method: 'PUT',
    input: 'body',
    path: '/epp/categories/{id}',
    shape: eppCategory,
    idempotent: true,
    roles: ['admin'],
  },
  'eppCategories/delete': {
    method: 'DELETE',
    path: '/epp/categories/{id}',
    shape: message,
    roles: ['admin'],
  },
  'eppCategories/settings': {
    method: 'GET',
    path: '/epp/settings/{categoryId}',
    shape: eppCategorySettingsAnswer,
    roles: ['admin', 'manager'],
  },
  'eppCategories/updateSettings': {
    method: 'PUT',
    input: 'body',
    path: '/epp/settings/{categoryId}',
    shape: eppCategorySettingsAnswer,
    idempotent: true,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.eppAccounts` by their ids. */
export const eppAccountsOperations = {
  'eppAccounts/list': {
    method: 'GET',
    input: 'query',
    query: ['category_id'],
    path: '/epp/accounts',
    shape: eppAccountList,
    roles: ['admin', 'manager', 'user'],
  },
  'eppAccounts/create': {
    method: 'POST',
    input: 'body',
    path: '/epp/accounts',
    shape: eppAccount,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/update': {
    method: 'PUT',
    input: 'body',
    path: '/epp/accounts/{id}',
    shape: eppAccount,
    idempotent: true,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/delete': {
    method: 'DELETE',
    path: '/epp/accounts/{id}',
    shape: message,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/test': {
    method: 'POST',
    path: '/epp/accounts/{id}/test',
    shape: outcome,
    timeout: 330,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/connect': {
    method: 'POST',
    path: '/epp/accounts/{id}/connect',
    shape: message,
    timeout: 330,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/disconnect': {
    method: 'POST',
    path: '/epp/accounts/{id}/disconnect',
    shape: message,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/settings': {
    method: 'GET',
    path: '/epp/account-settings/{id}',
    shape: eppAccountSettingsAnswer,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/updateSettings': {
    method: 'PUT',
    input: 'body',
    path: '/epp/account-settings/{id}',
    shape: eppAccountSettingsAnswer,
    idempotent: true,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/startTestCatch': {
    method: 'POST',
    input: 'body',
    path: '/epp/accounts/{id}/test-catch/start',
    shape: outcome,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/startOrdersTestCatch': {
    method: 'POST',
    input: 'body',
    path: '/epp/accounts/{id}/test-catch/start-orders',
    shape: outcome,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/testCatchStatus': {
    method: 'GET',
    path: '/epp/accounts/{id}/test-catch/status',
    shape: testCatchStatus,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/stopTestCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/test-catch/stop',
    shape: outcome,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/testCatchDates': {
    method: 'GET',
    path: '/epp/accounts/{id}/test-catch/available-dates',
    shape: testCatchDates,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/startRealCatch': {
    method: 'POST',
    input: 'body',
    path: '/epp/accounts/{id}/real-catch/start-manual',
    shape: outcome,
    timeout: 330,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/stopRealCatch': {
    method: 'POST',
    path: '/epp/accounts/{id}/real-catch/stop',
    shape: outcome,
    roles: ['admin', 'manager'],
  },
  'eppAccounts/realCatchStatus': {
    method: 'GET',
    path: '/epp/accounts/{id}/real-catch/status',
    shape: realCatchStatus,
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.eppLogs` by their ids. */
export const eppLogsOperations = {
  'eppLogs/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'registrar_name', 'command', 'success', 'account_id', 'object_name', 'date_from', 'date_to'],
    path: '/epp/logs',
    shape: eppLogList,
    pagination: { items: 'logs', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager'],
  },
  'eppLogs/stats': {
    method: 'GET',
    path: '/epp/logs/stats',
    shape: eppLogStatsAnswer,
    roles: ['admin', 'manager'],
  },
  'eppLogs/get': {
    method: 'GET',
    path: '/epp/logs/{id}',
    shape: eppLogAnswer,
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
    shape: bulkCheckEvent,
    timeout: 330,
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.managers` by their ids. */
export const managersOperations = {
  'managers/list': {
    method: 'GET',
    path: '/managers',
    shape: managerList,
    roles: ['admin'],
  },
  'managers/listForUsers': {
    method: 'GET',
    path: '/admin/managers',
    shape: managerList,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.sources` by their ids. */
export const sourcesOperations = {
  'sources/list': {
    method: 'GET',
    path: '/sources',
    shape: sourceList,
    roles: ['admin'],
  },
  'sources/create': {
    method: 'POST',
    input: 'body',
    path: '/sources',
    shape: source,
    roles: ['admin'],
  },
  'sources/update': {
    method: 'PUT',
    input: 'body',
    path: '/sources/{id}',
    shape: source,
    idempotent: true,
    roles: ['admin'],
  },
  'sources/delete': {
    method: 'DELETE',
    path: '/sources/{id}',
    shape: message,
    roles: ['admin'],
  },
  'sources/test': {
    method: 'POST',
    path: '/sources/{id}/test',
    shape: outcome,
    timeout: 600,
    roles: ['admin'],
  },
  'sources/import': {
    method: 'POST',
    input: 'body',
    path: '/sources/{id}/import',
    shape: importResult,
    timeout: 600,
    roles: ['admin'],
  },
  'sources/schedule': {
    method: 'POST',
    input: 'body',
    path: '/sources/{id}/schedule',
    shape: scheduleResult,
    idempotent: true,
    roles: ['admin'],
  },
  'sources/history': {
    method: 'GET',
    path: '/sources/{id}/history',
    shape: importHistory,
    roles: ['admin'],
  },
  'sources/dataStats': {
    method: 'GET',
    path: '/sources/{id}/data-stats',
    shape: sourceDataStats,
    roles: ['admin'],
  },
  'sources/deleteData': {
    method: 'POST',
    input: 'body',
    path: '/sources/{id}/delete-data',
    shape: outcome,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.users` by their ids. */
export const usersOperations = {
  'users/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'search', 'role', 'manager_id'],
    path: '/users',
    shape: userList,
    pagination: { items: 'users', until: 'pages', largestPage: 250 },
    roles: ['manager'],
  },
  'users/create': {
    method: 'POST',
    input: 'body',
    path: '/users',
    shape: user,
    roles: ['manager'],
  },
  'users/update': {
    method: 'PUT',
    input: 'body',
    path: '/users/{id}',
    shape: user,
    idempotent: true,
    roles: ['manager'],
  },
  'users/delete': {
    method: 'DELETE',
    path: '/users/{id}',
    shape: message,
    roles: ['manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.adminUsers` by their ids. */
export const adminUsersOperations = {
  'adminUsers/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'search', 'role', 'manager_id'],
    path: '/admin/users',
    shape: userList,
    pagination: { items: 'users', until: 'pages', largestPage: 250 },
    roles: ['admin'],
  },
  'adminUsers/create': {
    method: 'POST',
    input: 'body',
    path: '/admin/users',
    shape: user,
    roles: ['admin'],
  },
  'adminUsers/update': {
    method: 'PUT',
    input: 'body',
    path: '/admin/users/{id}',
    shape: user,
    idempotent: true,
    roles: ['admin'],
  },
  'adminUsers/delete': {
    method: 'DELETE',
    path: '/admin/users/{id}',
    shape: message,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.auditLogs` by their ids. */
export const auditLogsOperations = {
  'auditLogs/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'scope', 'action', 'resource_type', 'success'],
    path: '/audit-logs',
    shape: auditLogList,
    pagination: { items: 'logs', until: 'pages', largestPage: 250 },
    roles: ['admin'],
  },
  'auditLogs/stats': {
    method: 'GET',
    path: '/audit-logs/stats',
    shape: auditLogStatsAnswer,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.news` by their ids. */
export const newsOperations = {
  'news/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'include_unpublished'],
    path: '/news',
    shape: newsList,
    pagination: { items: 'news', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'news/create': {
    method: 'POST',
    input: 'body',
    path: '/news',
    shape: newsArticle,
    roles: ['admin'],
  },
  'news/update': {
    method: 'PUT',
    input: 'body',
    path: '/news/{id}',
    shape: newsArticle,
    idempotent: true,
    roles: ['admin'],
  },
  'news/delete': {
    method: 'DELETE',
    path: '/news/{id}',
    shape: message,
    roles: ['admin'],
  },
  'news/publish': {
    method: 'PUT',
    input: 'body',
    path: '/news/{id}/publish',
    shape: newsArticle,
    idempotent: true,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.scheduler` by their ids. */
export const schedulerOperations = {
  'scheduler/health': {
    method: 'GET',
    path: '/scheduler/health',
    shape: schedulerHealth,
    roles: ['admin'],
  },
  'scheduler/jobs': {
    method: 'GET',
    path: '/scheduler/jobs',
    shape: schedulerJobList,
    roles: ['admin'],
  },
  'scheduler/reload': {
    method: 'POST',
    path: '/scheduler/reload',
    shape: message,
    roles: ['admin'],
  },
  'scheduler/reloadCategory': {
    method: 'POST',
    path: '/scheduler/reload/{category}',
    shape: message,
    roles: ['admin'],
  },
  'scheduler/runJob': {
    method: 'POST',
    path: '/scheduler/jobs/{id}/run',
    shape: message,
    roles: ['admin'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.releasedDomains` by their ids. */
export const releasedDomainsOperations = {
  'releasedDomains/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'sort_by', 'sort_order', 'domain', 'tld', 'release_date_from', 'release_date_to', 'char_type'],
    path: '/released-domains/',
    shape: releasedDomainList,
    pagination: { items: 'domains', until: 'pages', largestPage: 250 },
    roles: ['admin', 'manager', 'user'],
  },
  'releasedDomains/stats': {
    method: 'GET',
    path: '/released-domains/stats',
    shape: releasedDomainStatsAnswer,
    roles: ['admin', 'manager', 'user'],
  },
  'releasedDomains/eppAccounts': {
    method: 'GET',
    path: '/released-domains/epp-accounts',
    shape: eppAccountList,
    roles: ['admin', 'manager'],
  },
  'releasedDomains/quickCheck': {
    method: 'POST',
    path: '/released-domains/quick-check',
    shape: checkSession,
    roles: ['admin', 'manager'],
  },
  'releasedDomains/check': {
    method: 'POST',
    input: 'body',
    path: '/released-domains/check',
    shape: checkSession,
    roles: ['admin', 'manager'],
  },
  'releasedDomains/cancelCheck': {
    method: 'POST',
    path: '/released-domains/check/{sessionId}/cancel',
    shape: message,
    idempotent: true,
    roles: ['admin', 'manager'],
  },
  'releasedDomains/checkProgress': {
    method: 'GET',
    path: '/released-domains/check/{sessionId}/progress',
    shape: checkProgressAnswer,
    roles: ['admin', 'manager'],
  },
  'releasedDomains/progress': {
    method: 'GET',
    path: '/released-domains/progress/{sessionId}',
    shape: checkProgressAnswer,
    roles: ['admin', 'manager'],
  },
  'releasedDomains/populate': {
    method: 'POST',
    input: 'body',
    path: '/released-domains/populate',
    shape: populateResult,
    roles: ['admin', 'manager'],
  },
} as const satisfies Record<string, OperationInfo>;

/** The operations of `client.dataSources` by their ids. */
export const dataSourcesOperations = {
  'dataSources/list': {
    method: 'GET',
    path: '/data-sources/',
    shape: dataSourceList,
    roles: ['admin', 'manager', 'user'],
  },
  'dataSources/create': {
    method: 'POST',
    input: 'body',
    path: '/data-sources/',
    shape: dataSource,
    roles: ['admin'],
  },
  'dataSources/update': {
    method: 'PUT',
    input: 'body',
    path: '/data-sources/{id}',
    shape: dataSource,
    idempotent: true,
    roles: ['admin'],
  },
  'dataSources/delete': {
    method: 'DELETE',
    path: '/data-sources/{id}',
    shape: message,
    roles: ['admin'],
  },
  'dataSources/stats': {
    method: 'GET',
    path: '/data-sources/stats',
    shape: dataSourceStats,
    roles: ['admin'],
  },
  'dataSources/progress': {
    method: 'GET',
    path: '/data-sources/progress',
    shape: dataSourceProgress,
    roles: ['admin'],
  },
  'dataSources/browse': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page'],
    path: '/data-sources/{id}/browse',
    shape: browsedRecordList,
    pagination: { items: 'data', until: 'short_page', largestPage: 250 },
    roles: ['admin'],
  },
  'dataSources/createTable': {
    method: 'POST',
    path: '/data-sources/{id}/create-table',
    shape: createTableResult,
    roles: ['admin'],
  },
  'dataSources/test': {
    method: 'POST',
    input: 'body',
    path: '/data-sources/{id}/test',
    shape: dataSourceTestResult,
    timeout: 90,
    roles: ['admin'],
  },
  'dataSources/analyze': {
    method: 'POST',
    input: 'body',
    path: '/data-sources/analyze',
    shape: analyzeResult,
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
