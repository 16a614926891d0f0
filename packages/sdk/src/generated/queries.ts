// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type { QueryOptions } from '../signatures.ts';
import type {
  AdminUsersListQuery,
  AuditLogList,
  AuditLogStatsAnswer,
  AuditLogsListQuery,
  BrowsedRecordList,
  CheckProgressAnswer,
  DashboardStats,
  DataSourceList,
  DataSourceProgress,
  DataSourceStats,
  DataSourcesBrowseQuery,
  DomainList,
  DomainStats,
  DomainsListQuery,
  DomainsStatsQuery,
  EppAccountList,
  EppAccountSettingsAnswer,
  EppAccountsListQuery,
  EppCategoryList,
  EppCategorySettingsAnswer,
  EppLogAnswer,
  EppLogList,
  EppLogStatsAnswer,
  EppLogsListQuery,
  ImportHistory,
  ManagerList,
  NewsList,
  NewsListQuery,
  NotificationList,
  NotificationStats,
  NotificationsListQuery,
  Order,
  OrderList,
  OrderStats,
  OrdersListQuery,
  RealCatchStatus,
  ReleasedDomainList,
  ReleasedDomainStatsAnswer,
  ReleasedDomainsListQuery,
  SchedulerHealth,
  SchedulerJobList,
  SourceDataStats,
  SourceList,
  SystemHealth,
  TestCatchDates,
  TestCatchStatus,
  TldList,
  User,
  UserList,
  UsersListQuery,
} from './types.ts';

/** The reads of all areas as options of TanStack Query. */
export interface Queries {
  auth: {
    /** Get the current user's profile. */
    profile: () => QueryOptions<User>;
  };
  notifications: {
    /** List notifications. */
    list: (query?: NotificationsListQuery) => QueryOptions<NotificationList>;
    /** Count unread notifications. */
    stats: () => QueryOptions<NotificationStats>;
  };
  dashboard: {
    /** Get the figures of the start page. */
    stats: () => QueryOptions<DashboardStats>;
    /** Get the state of the service's parts. */
    systemHealth: () => QueryOptions<SystemHealth>;
  };
  domains: {
    /** List domains about to be released. */
    list: (query?: DomainsListQuery) => QueryOptions<DomainList>;
    /** Get figures of the catalogue. */
    stats: (query?: DomainsStatsQuery) => QueryOptions<DomainStats>;
    /** List the TLDs of the catalogue. */
    tlds: () => QueryOptions<TldList>;
  };
  orders: {
    /** List orders. */
    list: (query?: OrdersListQuery) => QueryOptions<OrderList>;
    /** Count orders by state. */
    stats: () => QueryOptions<OrderStats>;
    /** Get an order with its history. */
    get: (id: number) => QueryOptions<Order>;
  };
  eppCategories: {
    /** List EPP registrar categories. */
    list: () => QueryOptions<EppCategoryList>;
    /** Get the EPP settings of a category. */
    settings: (categoryId: number) => QueryOptions<EppCategorySettingsAnswer>;
  };
  eppAccounts: {
    /** List EPP accounts. */
    list: (query?: EppAccountsListQuery) => QueryOptions<EppAccountList>;
    /** Get the effective settings of an account. */
    settings: (id: number) => QueryOptions<EppAccountSettingsAnswer>;
    /** Get the lines of a test catch. */
    testCatchStatus: (id: number) => QueryOptions<TestCatchStatus>;
    /** List the days with pending orders. */
    testCatchDates: (id: number) => QueryOptions<TestCatchDates>;
    /** Get the status of a real catch. */
    realCatchStatus: (id: number) => QueryOptions<RealCatchStatus>;
  };
  eppLogs: {
    /** List EPP log rows. */
    list: (query?: EppLogsListQuery) => QueryOptions<EppLogList>;
    /** Get the figures of the EPP log. */
    stats: () => QueryOptions<EppLogStatsAnswer>;
    /** Get an EPP log row with its XML. */
    get: (id: number) => QueryOptions<EppLogAnswer>;
  };
  managers: {
    /** List the managers for EPP accounts. */
    list: () => QueryOptions<ManagerList>;
    /** List the managers for user management. */
    listForUsers: () => QueryOptions<ManagerList>;
  };
  sources: {
    /** List sources. */
    list: () => QueryOptions<SourceList>;
    /** List the imports of a source. */
    history: (id: number) => QueryOptions<ImportHistory>;
    /** Count the imported domains of a source. */
    dataStats: (id: number) => QueryOptions<SourceDataStats>;
  };
  users: {
    /** List the users of the current manager. */
    list: (query?: UsersListQuery) => QueryOptions<UserList>;
  };
  adminUsers: {
    /** List all users. */
    list: (query?: AdminUsersListQuery) => QueryOptions<UserList>;
  };
  auditLogs: {
    /** List audit log entries. */
    list: (query?: AuditLogsListQuery) => QueryOptions<AuditLogList>;
    /** Count audit log entries. */
    stats: () => QueryOptions<AuditLogStatsAnswer>;
  };
  news: {
    /** List news articles. */
    list: (query?: NewsListQuery) => QueryOptions<NewsList>;
  };
  scheduler: {
    /** Get the health of the schedulers. */
    health: () => QueryOptions<SchedulerHealth>;
    /** List active scheduler jobs. */
    jobs: () => QueryOptions<SchedulerJobList>;
  };
  releasedDomains: {
    /** List released domains. */
    list: (query?: ReleasedDomainsListQuery) => QueryOptions<ReleasedDomainList>;
    /** Count released domains. */
    stats: () => QueryOptions<ReleasedDomainStatsAnswer>;
    /** List the EPP accounts for a check. */
    eppAccounts: () => QueryOptions<EppAccountList>;
    /** Get the progress of a check. */
    checkProgress: (sessionId: string) => QueryOptions<CheckProgressAnswer>;
    /** Get the progress of a check (older path). */
    progress: (sessionId: string) => QueryOptions<CheckProgressAnswer>;
  };
  dataSources: {
    /** List data sources. */
    list: () => QueryOptions<DataSourceList>;
    /** Count the enriched domains of each data source. */
    stats: () => QueryOptions<DataSourceStats>;
    /** List active enrichment jobs. */
    progress: () => QueryOptions<DataSourceProgress>;
    /** List the stored values of a data source. */
    browse: (id: number, query?: DataSourcesBrowseQuery) => QueryOptions<BrowsedRecordList>;
  };
}
