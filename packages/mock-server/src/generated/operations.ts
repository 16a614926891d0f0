// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type {
  AnalyzeInput,
  AnalyzeResult,
  AuditLogList,
  AuditLogStatsAnswer,
  AuditResourceType,
  AuditScope,
  BrowsedRecordList,
  BulkCheckEvent,
  BulkCheckInput,
  CharType,
  CheckInput,
  CheckProgressAnswer,
  CheckSession,
  CreateTableResult,
  DashboardStats,
  DataSource,
  DataSourceInput,
  DataSourceList,
  DataSourceProgress,
  DataSourceStats,
  DataSourceTestInput,
  DataSourceTestResult,
  DomainExportInput,
  DomainLength,
  DomainList,
  DomainName,
  DomainStats,
  EppAccount,
  EppAccountInput,
  EppAccountList,
  EppAccountSettingsAnswer,
  EppAccountSettingsUpdate,
  EppAccountUpdate,
  EppCategory,
  EppCategoryInput,
  EppCategoryList,
  EppCategorySettings,
  EppCategorySettingsAnswer,
  EppLogAnswer,
  EppLogList,
  EppLogStatsAnswer,
  EppLogSuccessFilter,
  ImportHistory,
  ImportInput,
  ImportResult,
  LoginInput,
  ManagerList,
  Message,
  NewsArticle,
  NewsInput,
  NewsList,
  NewsPublish,
  NotificationList,
  NotificationStats,
  Order,
  OrderInput,
  OrderList,
  OrderPaymentUpdate,
  OrderPlaced,
  OrderState,
  OrderStats,
  OrderStatusUpdate,
  OrdersTestCatchInput,
  Outcome,
  PasswordChange,
  PopulateInput,
  PopulateResult,
  ProfileInput,
  RealCatchInput,
  RealCatchStatus,
  Refreshed,
  RegisterInput,
  ReleasedDomainList,
  ReleasedDomainStatsAnswer,
  Role,
  ScheduleInput,
  ScheduleResult,
  SchedulerCategory,
  SchedulerHealth,
  SchedulerJobList,
  SignedIn,
  SortOrder,
  Source,
  SourceDataStats,
  SourceDeleteDataInput,
  SourceInput,
  SourceList,
  SystemHealth,
  TestCatchDates,
  TestCatchInput,
  TestCatchStatus,
  TldList,
  User,
  UserCreate,
  UserList,
  UserUpdate,
  WatchInput,
} from '@dropcatch/sdk';
import type { Events, FileBody } from '../types/operation.ts';

export type OperationId = keyof OperationTypes;

/** Each operation: its parameters, its body, its success and the statuses of its errors. */
export interface OperationTypes {
  /** Sign in. */
  'auth/login': {
    params: Record<never, never>;
    body: LoginInput;
    success: { status: 200; body: SignedIn };
    errors: 400 | 401 | 429;
  };
  /** Create an account and sign in. */
  'auth/register': {
    params: Record<never, never>;
    body: RegisterInput;
    success: { status: 201; body: SignedIn };
    errors: 400 | 409 | 429;
  };
  /** Get a new access token. */
  'auth/refresh': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: Refreshed };
    errors: 401;
  };
  /** Sign out. */
  'auth/logout': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: Message };
    errors: 401;
  };
  /** Get the current user's profile. */
  'auth/profile': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: User };
    errors: 401;
  };
  /** Update the current user's profile. */
  'auth/updateProfile': {
    params: Record<never, never>;
    body: ProfileInput;
    success: { status: 200; body: User };
    errors: 400 | 401 | 409;
  };
  /** Change the current user's password. */
  'auth/changePassword': {
    params: Record<never, never>;
    body: PasswordChange;
    success: { status: 200; body: Message };
    errors: 400 | 401;
  };
  /** List notifications. */
  'notifications/list': {
    params: {
      page: number;
      per_page: number;
    };
    body: undefined;
    success: { status: 200; body: NotificationList };
    errors: 400 | 401;
  };
  /** Count unread notifications. */
  'notifications/stats': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: NotificationStats };
    errors: 401;
  };
  /** Mark all notifications as read. */
  'notifications/markAllRead': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: Message };
    errors: 401;
  };
  /** Mark a notification as read. */
  'notifications/markRead': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 404;
  };
  /** Get the figures of the start page. */
  'dashboard/stats': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: DashboardStats };
    errors: 401;
  };
  /** Get the state of the service's parts. */
  'dashboard/systemHealth': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: SystemHealth };
    errors: 401 | 403;
  };
  /** List domains about to be released. */
  'domains/list': {
    params: {
      page: number;
      per_page: number;
      sort_by: string;
      sort_order: SortOrder;
      search?: string | undefined;
      tld?: string | undefined;
      drop_date_from?: string | undefined;
      drop_date_to?: string | undefined;
      min_price?: number | undefined;
      max_price?: number | undefined;
      char_type?: CharType | undefined;
      domain_length?: DomainLength | undefined;
    };
    body: undefined;
    success: { status: 200; body: DomainList };
    errors: 400 | 401;
  };
  /** Get figures of the catalogue. */
  'domains/stats': {
    params: {
      search?: string | undefined;
      tld?: string | undefined;
      drop_date_from?: string | undefined;
      drop_date_to?: string | undefined;
      min_price?: number | undefined;
      max_price?: number | undefined;
      char_type?: CharType | undefined;
      domain_length?: DomainLength | undefined;
    };
    body: undefined;
    success: { status: 200; body: DomainStats };
    errors: 400 | 401;
  };
  /** List the TLDs of the catalogue. */
  'domains/tlds': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: TldList };
    errors: 401;
  };
  /** Export the catalogue as CSV. */
  'domains/export': {
    params: Record<never, never>;
    body: DomainExportInput;
    success: { status: 200; body: FileBody };
    errors: 400 | 401;
  };
  /** Order a domain. */
  'domains/order': {
    params: Record<never, never>;
    body: OrderInput;
    success: { status: 200; body: OrderPlaced };
    errors: 400 | 401 | 404 | 409;
  };
  /** Add a domain to the watchlist. */
  'domains/watch': {
    params: Record<never, never>;
    body: WatchInput;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 404;
  };
  /** Remove a domain from the watchlist. */
  'domains/unwatch': {
    params: {
      domain: DomainName;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 404;
  };
  /** List orders. */
  'orders/list': {
    params: {
      page: number;
      per_page: number;
      state?: OrderState | undefined;
      domain?: string | undefined;
    };
    body: undefined;
    success: { status: 200; body: OrderList };
    errors: 400 | 401 | 404;
  };
  /** Count orders by state. */
  'orders/stats': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: OrderStats };
    errors: 401;
  };
  /** Get an order with its history. */
  'orders/get': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Order };
    errors: 400 | 401 | 404;
  };
  /** Update an order's state. */
  'orders/updateStatus': {
    params: {
      id: number;
    };
    body: OrderStatusUpdate;
    success: { status: 200; body: Order };
    errors: 400 | 401 | 403 | 404;
  };
  /** Record or withdraw an order's payment. */
  'orders/updatePayment': {
    params: {
      id: number;
    };
    body: OrderPaymentUpdate;
    success: { status: 200; body: Order };
    errors: 400 | 401 | 403 | 404;
  };
  /** Restart an order. */
  'orders/restart': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404;
  };
  /** List EPP registrar categories. */
  'eppCategories/list': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: EppCategoryList };
    errors: 401;
  };
  /** Create an EPP registrar category. */
  'eppCategories/create': {
    params: Record<never, never>;
    body: EppCategoryInput;
    success: { status: 201; body: EppCategory };
    errors: 400 | 401 | 403 | 409;
  };
  /** Update an EPP registrar category. */
  'eppCategories/update': {
    params: {
      id: number;
    };
    body: EppCategoryInput;
    success: { status: 200; body: EppCategory };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Delete an EPP registrar category. */
  'eppCategories/delete': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Get the EPP settings of a category. */
  'eppCategories/settings': {
    params: {
      categoryId: number;
    };
    body: undefined;
    success: { status: 200; body: EppCategorySettingsAnswer };
    errors: 400 | 401 | 403 | 404;
  };
  /** Replace the EPP settings of a category. */
  'eppCategories/updateSettings': {
    params: {
      categoryId: number;
    };
    body: EppCategorySettings;
    success: { status: 200; body: EppCategorySettingsAnswer };
    errors: 400 | 401 | 403 | 404;
  };
  /** List EPP accounts. */
  'eppAccounts/list': {
    params: {
      category_id?: number | undefined;
    };
    body: undefined;
    success: { status: 200; body: EppAccountList };
    errors: 400 | 401;
  };
  /** Create an EPP account. */
  'eppAccounts/create': {
    params: Record<never, never>;
    body: EppAccountInput;
    success: { status: 201; body: EppAccount };
    errors: 400 | 401 | 403;
  };
  /** Update an EPP account. */
  'eppAccounts/update': {
    params: {
      id: number;
    };
    body: EppAccountUpdate;
    success: { status: 200; body: EppAccount };
    errors: 400 | 401 | 403 | 404;
  };
  /** Delete an EPP account. */
  'eppAccounts/delete': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Test the connection of an EPP account. */
  'eppAccounts/test': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Outcome };
    errors: 400 | 401 | 403 | 404;
  };
  /** Open the background connection of an account. */
  'eppAccounts/connect': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Close the background connection of an account. */
  'eppAccounts/disconnect': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Get the effective settings of an account. */
  'eppAccounts/settings': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: EppAccountSettingsAnswer };
    errors: 400 | 401 | 403 | 404;
  };
  /** Update the settings of an account. */
  'eppAccounts/updateSettings': {
    params: {
      id: number;
    };
    body: EppAccountSettingsUpdate;
    success: { status: 200; body: EppAccountSettingsAnswer };
    errors: 400 | 401 | 403 | 404;
  };
  /** Start a test catch with given domains. */
  'eppAccounts/startTestCatch': {
    params: {
      id: number;
    };
    body: TestCatchInput;
    success: { status: 200; body: Outcome };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Start a test catch with the orders of a day. */
  'eppAccounts/startOrdersTestCatch': {
    params: {
      id: number;
    };
    body: OrdersTestCatchInput;
    success: { status: 200; body: Outcome };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Get the lines of a test catch. */
  'eppAccounts/testCatchStatus': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: TestCatchStatus };
    errors: 400 | 401 | 403 | 404;
  };
  /** Stop a test catch. */
  'eppAccounts/stopTestCatch': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Outcome };
    errors: 400 | 401 | 403 | 404;
  };
  /** List the days with pending orders. */
  'eppAccounts/testCatchDates': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: TestCatchDates };
    errors: 400 | 401 | 403 | 404;
  };
  /** Start a real catch manually. */
  'eppAccounts/startRealCatch': {
    params: {
      id: number;
    };
    body: RealCatchInput;
    success: { status: 200; body: Outcome };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Stop a real catch. */
  'eppAccounts/stopRealCatch': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Outcome };
    errors: 400 | 401 | 403 | 404;
  };
  /** Get the status of a real catch. */
  'eppAccounts/realCatchStatus': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: RealCatchStatus };
    errors: 400 | 401 | 403 | 404;
  };
  /** List EPP log rows. */
  'eppLogs/list': {
    params: {
      page: number;
      per_page: number;
      registrar_name?: string | undefined;
      command?: string | undefined;
      success?: EppLogSuccessFilter | undefined;
      account_id?: number | undefined;
      object_name?: string | undefined;
      date_from?: string | undefined;
      date_to?: string | undefined;
    };
    body: undefined;
    success: { status: 200; body: EppLogList };
    errors: 400 | 401 | 403;
  };
  /** Get the figures of the EPP log. */
  'eppLogs/stats': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: EppLogStatsAnswer };
    errors: 401 | 403;
  };
  /** Get an EPP log row with its XML. */
  'eppLogs/get': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: EppLogAnswer };
    errors: 400 | 401 | 403 | 404;
  };
  /** Check the availability of many domains. */
  'eppTools/checkDomains': {
    params: Record<never, never>;
    body: BulkCheckInput;
    success: { status: 200; body: Events<BulkCheckEvent> };
    errors: 400 | 401 | 403 | 409;
  };
  /** List the managers for EPP accounts. */
  'managers/list': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: ManagerList };
    errors: 401 | 403;
  };
  /** List the managers for user management. */
  'managers/listForUsers': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: ManagerList };
    errors: 401 | 403;
  };
  /** List sources. */
  'sources/list': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: SourceList };
    errors: 401 | 403;
  };
  /** Create a source. */
  'sources/create': {
    params: Record<never, never>;
    body: SourceInput;
    success: { status: 201; body: Source };
    errors: 400 | 401 | 403;
  };
  /** Update a source. */
  'sources/update': {
    params: {
      id: number;
    };
    body: SourceInput;
    success: { status: 200; body: Source };
    errors: 400 | 401 | 403 | 404;
  };
  /** Delete a source. */
  'sources/delete': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404;
  };
  /** Test the connection of a source. */
  'sources/test': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Outcome };
    errors: 400 | 401 | 403 | 404;
  };
  /** Import or preview the domains of a source. */
  'sources/import': {
    params: {
      id: number;
    };
    body: ImportInput;
    success: { status: 200; body: ImportResult };
    errors: 400 | 401 | 403 | 404 | 504;
  };
  /** Schedule the imports of a source. */
  'sources/schedule': {
    params: {
      id: number;
    };
    body: ScheduleInput;
    success: { status: 200; body: ScheduleResult };
    errors: 400 | 401 | 403 | 404;
  };
  /** List the imports of a source. */
  'sources/history': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: ImportHistory };
    errors: 400 | 401 | 403 | 404;
  };
  /** Count the imported domains of a source. */
  'sources/dataStats': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: SourceDataStats };
    errors: 400 | 401 | 403 | 404;
  };
  /** Delete the imported domains of a source. */
  'sources/deleteData': {
    params: {
      id: number;
    };
    body: SourceDeleteDataInput;
    success: { status: 200; body: Outcome };
    errors: 400 | 401 | 403 | 404;
  };
  /** List the users of the current manager. */
  'users/list': {
    params: {
      page: number;
      per_page: number;
      search?: string | undefined;
      role?: Role | undefined;
      manager_id?: number | undefined;
    };
    body: undefined;
    success: { status: 200; body: UserList };
    errors: 400 | 401 | 403;
  };
  /** Create a user of the current manager. */
  'users/create': {
    params: Record<never, never>;
    body: UserCreate;
    success: { status: 201; body: User };
    errors: 400 | 401 | 403 | 409;
  };
  /** Update a user of the current manager. */
  'users/update': {
    params: {
      id: number;
    };
    body: UserUpdate;
    success: { status: 200; body: User };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Delete a user of the current manager. */
  'users/delete': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404;
  };
  /** List all users. */
  'adminUsers/list': {
    params: {
      page: number;
      per_page: number;
      search?: string | undefined;
      role?: Role | undefined;
      manager_id?: number | undefined;
    };
    body: undefined;
    success: { status: 200; body: UserList };
    errors: 400 | 401 | 403;
  };
  /** Create a user. */
  'adminUsers/create': {
    params: Record<never, never>;
    body: UserCreate;
    success: { status: 201; body: User };
    errors: 400 | 401 | 403 | 409;
  };
  /** Update a user. */
  'adminUsers/update': {
    params: {
      id: number;
    };
    body: UserUpdate;
    success: { status: 200; body: User };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** Delete a user. */
  'adminUsers/delete': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** List audit log entries. */
  'auditLogs/list': {
    params: {
      page: number;
      per_page: number;
      scope: AuditScope;
      action?: string | undefined;
      resource_type?: AuditResourceType | undefined;
      success?: boolean | undefined;
    };
    body: undefined;
    success: { status: 200; body: AuditLogList };
    errors: 400 | 401 | 403 | 404;
  };
  /** Count audit log entries. */
  'auditLogs/stats': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: AuditLogStatsAnswer };
    errors: 401 | 403;
  };
  /** List news articles. */
  'news/list': {
    params: {
      page: number;
      per_page: number;
      include_unpublished: boolean;
    };
    body: undefined;
    success: { status: 200; body: NewsList };
    errors: 400 | 401;
  };
  /** Create a news article. */
  'news/create': {
    params: Record<never, never>;
    body: NewsInput;
    success: { status: 201; body: NewsArticle };
    errors: 400 | 401 | 403;
  };
  /** Update a news article. */
  'news/update': {
    params: {
      id: number;
    };
    body: NewsInput;
    success: { status: 200; body: NewsArticle };
    errors: 400 | 401 | 403 | 404;
  };
  /** Delete a news article. */
  'news/delete': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404;
  };
  /** Publish or withdraw a news article. */
  'news/publish': {
    params: {
      id: number;
    };
    body: NewsPublish;
    success: { status: 200; body: NewsArticle };
    errors: 400 | 401 | 403 | 404;
  };
  /** Get the health of the schedulers. */
  'scheduler/health': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: SchedulerHealth };
    errors: 401 | 403;
  };
  /** List active scheduler jobs. */
  'scheduler/jobs': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: SchedulerJobList };
    errors: 401 | 403;
  };
  /** Reload all schedulers. */
  'scheduler/reload': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: Message };
    errors: 401 | 403;
  };
  /** Reload the schedulers of one category. */
  'scheduler/reloadCategory': {
    params: {
      category: SchedulerCategory;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404;
  };
  /** Run a scheduler job now. */
  'scheduler/runJob': {
    params: {
      id: string;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404 | 409;
  };
  /** List released domains. */
  'releasedDomains/list': {
    params: {
      page: number;
      per_page: number;
      sort_by: string;
      sort_order: SortOrder;
      domain?: string | undefined;
      tld?: string | undefined;
      release_date_from?: string | undefined;
      release_date_to?: string | undefined;
      char_type?: CharType | undefined;
    };
    body: undefined;
    success: { status: 200; body: ReleasedDomainList };
    errors: 400 | 401;
  };
  /** Count released domains. */
  'releasedDomains/stats': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: ReleasedDomainStatsAnswer };
    errors: 401;
  };
  /** List the EPP accounts for a check. */
  'releasedDomains/eppAccounts': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: EppAccountList };
    errors: 401 | 403;
  };
  /** Check the domains released yesterday. */
  'releasedDomains/quickCheck': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: CheckSession };
    errors: 401 | 403;
  };
  /** Check the domains released on a date. */
  'releasedDomains/check': {
    params: Record<never, never>;
    body: CheckInput;
    success: { status: 200; body: CheckSession };
    errors: 400 | 401 | 403;
  };
  /** Cancel a running check. */
  'releasedDomains/cancelCheck': {
    params: {
      sessionId: string;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404;
  };
  /** Get the progress of a check. */
  'releasedDomains/checkProgress': {
    params: {
      sessionId: string;
    };
    body: undefined;
    success: { status: 200; body: CheckProgressAnswer };
    errors: 400 | 401 | 403 | 404;
  };
  /** Get the progress of a check (older path). */
  'releasedDomains/progress': {
    params: {
      sessionId: string;
    };
    body: undefined;
    success: { status: 200; body: CheckProgressAnswer };
    errors: 400 | 401 | 403 | 404;
  };
  /** Add the domains that drop on a date. */
  'releasedDomains/populate': {
    params: Record<never, never>;
    body: PopulateInput;
    success: { status: 200; body: PopulateResult };
    errors: 400 | 401 | 403;
  };
  /** List data sources. */
  'dataSources/list': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: DataSourceList };
    errors: 401;
  };
  /** Create a data source. */
  'dataSources/create': {
    params: Record<never, never>;
    body: DataSourceInput;
    success: { status: 201; body: DataSource };
    errors: 400 | 401 | 403;
  };
  /** Update a data source. */
  'dataSources/update': {
    params: {
      id: number;
    };
    body: DataSourceInput;
    success: { status: 200; body: DataSource };
    errors: 400 | 401 | 403 | 404;
  };
  /** Delete a data source. */
  'dataSources/delete': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: Message };
    errors: 400 | 401 | 403 | 404;
  };
  /** Count the enriched domains of each data source. */
  'dataSources/stats': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: DataSourceStats };
    errors: 401 | 403;
  };
  /** List active enrichment jobs. */
  'dataSources/progress': {
    params: Record<never, never>;
    body: undefined;
    success: { status: 200; body: DataSourceProgress };
    errors: 401 | 403;
  };
  /** List the stored values of a data source. */
  'dataSources/browse': {
    params: {
      id: number;
      page: number;
      per_page: number;
    };
    body: undefined;
    success: { status: 200; body: BrowsedRecordList };
    errors: 400 | 401 | 403 | 404;
  };
  /** Create the ClickHouse table of a data source. */
  'dataSources/createTable': {
    params: {
      id: number;
    };
    body: undefined;
    success: { status: 200; body: CreateTableResult };
    errors: 400 | 401 | 403 | 404;
  };
  /** Test a data source with sample domains. */
  'dataSources/test': {
    params: {
      id: number;
    };
    body: DataSourceTestInput;
    success: { status: 200; body: DataSourceTestResult };
    errors: 400 | 401 | 403 | 404;
  };
  /** Find the fields of a sample response. */
  'dataSources/analyze': {
    params: Record<never, never>;
    body: AnalyzeInput;
    success: { status: 200; body: AnalyzeResult };
    errors: 400 | 401 | 403;
  };
}
