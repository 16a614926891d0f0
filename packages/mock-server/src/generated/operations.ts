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
  ErrorBody,
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

/** The events of a stream, in order. */
export type Events<Event> = Iterable<Event> | AsyncIterable<Event>;

/** A file to download. */
export interface FileBody {
  filename: string;
  content: string;
}

/** The input of an operation. */
export interface OperationRequest<Id extends OperationId> {
  /** Path and query parameters, checked, converted and with the contract's defaults. */
  params: OperationTypes[Id]['params'];
  /** The checked body. */
  body: OperationTypes[Id]['body'];
}

/** An answer of an operation: a documented status with its body. */
export type OperationAnswer<Id extends OperationId> = {
  [Status in keyof OperationTypes[Id]['answers']]: {
    status: Status;
    body: OperationTypes[Id]['answers'][Status];
  };
}[keyof OperationTypes[Id]['answers']];

export type OperationId = keyof OperationTypes;

/** Parameters and body of each operation, and the body of each documented answer by status. */
export interface OperationTypes {
  /** Sign in. */
  'auth/login': {
    params: Record<never, never>;
    body: LoginInput;
    answers: {
      200: SignedIn;
      400: ErrorBody;
      401: ErrorBody;
      429: ErrorBody;
    };
  };
  /** Create an account and sign in. */
  'auth/register': {
    params: Record<never, never>;
    body: RegisterInput;
    answers: {
      201: SignedIn;
      400: ErrorBody;
      409: ErrorBody;
      429: ErrorBody;
    };
  };
  /** Get a new access token. */
  'auth/refresh': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: Refreshed;
      401: ErrorBody;
    };
  };
  /** Sign out. */
  'auth/logout': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: Message;
      401: ErrorBody;
    };
  };
  /** Get the current user's profile. */
  'auth/profile': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: User;
      401: ErrorBody;
    };
  };
  /** Update the current user's profile. */
  'auth/updateProfile': {
    params: Record<never, never>;
    body: ProfileInput;
    answers: {
      200: User;
      400: ErrorBody;
      401: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Change the current user's password. */
  'auth/changePassword': {
    params: Record<never, never>;
    body: PasswordChange;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
    };
  };
  /** List notifications. */
  'notifications/list': {
    params: {
      page: number;
      per_page: number;
    };
    body: undefined;
    answers: {
      200: NotificationList;
      400: ErrorBody;
      401: ErrorBody;
    };
  };
  /** Count unread notifications. */
  'notifications/stats': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: NotificationStats;
      401: ErrorBody;
    };
  };
  /** Mark all notifications as read. */
  'notifications/markAllRead': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: Message;
      401: ErrorBody;
    };
  };
  /** Mark a notification as read. */
  'notifications/markRead': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Get the figures of the start page. */
  'dashboard/stats': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: DashboardStats;
      401: ErrorBody;
    };
  };
  /** Get the state of the service's parts. */
  'dashboard/systemHealth': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: SystemHealth;
      401: ErrorBody;
      403: ErrorBody;
    };
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
    answers: {
      200: DomainList;
      400: ErrorBody;
      401: ErrorBody;
    };
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
    answers: {
      200: DomainStats;
      400: ErrorBody;
      401: ErrorBody;
    };
  };
  /** List the TLDs of the catalogue. */
  'domains/tlds': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: TldList;
      401: ErrorBody;
    };
  };
  /** Export the catalogue as CSV. */
  'domains/export': {
    params: Record<never, never>;
    body: DomainExportInput;
    answers: {
      200: FileBody;
      400: ErrorBody;
      401: ErrorBody;
    };
  };
  /** Order a domain. */
  'domains/order': {
    params: Record<never, never>;
    body: OrderInput;
    answers: {
      200: OrderPlaced;
      400: ErrorBody;
      401: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Add a domain to the watchlist. */
  'domains/watch': {
    params: Record<never, never>;
    body: WatchInput;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Remove a domain from the watchlist. */
  'domains/unwatch': {
    params: {
      domain: DomainName;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      404: ErrorBody;
    };
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
    answers: {
      200: OrderList;
      400: ErrorBody;
      401: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Count orders by state. */
  'orders/stats': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: OrderStats;
      401: ErrorBody;
    };
  };
  /** Get an order with its history. */
  'orders/get': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Order;
      400: ErrorBody;
      401: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Update an order's state. */
  'orders/updateStatus': {
    params: {
      id: number;
    };
    body: OrderStatusUpdate;
    answers: {
      200: Order;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Record or withdraw an order's payment. */
  'orders/updatePayment': {
    params: {
      id: number;
    };
    body: OrderPaymentUpdate;
    answers: {
      200: Order;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Restart an order. */
  'orders/restart': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** List EPP registrar categories. */
  'eppCategories/list': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: EppCategoryList;
      401: ErrorBody;
    };
  };
  /** Create an EPP registrar category. */
  'eppCategories/create': {
    params: Record<never, never>;
    body: EppCategoryInput;
    answers: {
      201: EppCategory;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Update an EPP registrar category. */
  'eppCategories/update': {
    params: {
      id: number;
    };
    body: EppCategoryInput;
    answers: {
      200: EppCategory;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Delete an EPP registrar category. */
  'eppCategories/delete': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Get the EPP settings of a category. */
  'eppCategories/settings': {
    params: {
      categoryId: number;
    };
    body: undefined;
    answers: {
      200: EppCategorySettingsAnswer;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Replace the EPP settings of a category. */
  'eppCategories/updateSettings': {
    params: {
      categoryId: number;
    };
    body: EppCategorySettings;
    answers: {
      200: EppCategorySettingsAnswer;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** List EPP accounts. */
  'eppAccounts/list': {
    params: {
      category_id?: number | undefined;
    };
    body: undefined;
    answers: {
      200: EppAccountList;
      400: ErrorBody;
      401: ErrorBody;
    };
  };
  /** Create an EPP account. */
  'eppAccounts/create': {
    params: Record<never, never>;
    body: EppAccountInput;
    answers: {
      201: EppAccount;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Update an EPP account. */
  'eppAccounts/update': {
    params: {
      id: number;
    };
    body: EppAccountUpdate;
    answers: {
      200: EppAccount;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Delete an EPP account. */
  'eppAccounts/delete': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Test the connection of an EPP account. */
  'eppAccounts/test': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Outcome;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Open the background connection of an account. */
  'eppAccounts/connect': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Close the background connection of an account. */
  'eppAccounts/disconnect': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Get the effective settings of an account. */
  'eppAccounts/settings': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: EppAccountSettingsAnswer;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Update the settings of an account. */
  'eppAccounts/updateSettings': {
    params: {
      id: number;
    };
    body: EppAccountSettingsUpdate;
    answers: {
      200: EppAccountSettingsAnswer;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Start a test catch with given domains. */
  'eppAccounts/startTestCatch': {
    params: {
      id: number;
    };
    body: TestCatchInput;
    answers: {
      200: Outcome;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Start a test catch with the orders of a day. */
  'eppAccounts/startOrdersTestCatch': {
    params: {
      id: number;
    };
    body: OrdersTestCatchInput;
    answers: {
      200: Outcome;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Get the lines of a test catch. */
  'eppAccounts/testCatchStatus': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: TestCatchStatus;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Stop a test catch. */
  'eppAccounts/stopTestCatch': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Outcome;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** List the days with pending orders. */
  'eppAccounts/testCatchDates': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: TestCatchDates;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Start a real catch manually. */
  'eppAccounts/startRealCatch': {
    params: {
      id: number;
    };
    body: RealCatchInput;
    answers: {
      200: Outcome;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Stop a real catch. */
  'eppAccounts/stopRealCatch': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Outcome;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Get the status of a real catch. */
  'eppAccounts/realCatchStatus': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: RealCatchStatus;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
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
    answers: {
      200: EppLogList;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Get the figures of the EPP log. */
  'eppLogs/stats': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: EppLogStatsAnswer;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Get an EPP log row with its XML. */
  'eppLogs/get': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: EppLogAnswer;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Check the availability of many domains. */
  'eppTools/checkDomains': {
    params: Record<never, never>;
    body: BulkCheckInput;
    answers: {
      200: Events<BulkCheckEvent>;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      409: ErrorBody;
    };
  };
  /** List the managers for EPP accounts. */
  'managers/list': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: ManagerList;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** List the managers for user management. */
  'managers/listForUsers': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: ManagerList;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** List sources. */
  'sources/list': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: SourceList;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Create a source. */
  'sources/create': {
    params: Record<never, never>;
    body: SourceInput;
    answers: {
      201: Source;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Update a source. */
  'sources/update': {
    params: {
      id: number;
    };
    body: SourceInput;
    answers: {
      200: Source;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Delete a source. */
  'sources/delete': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Test the connection of a source. */
  'sources/test': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Outcome;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Import or preview the domains of a source. */
  'sources/import': {
    params: {
      id: number;
    };
    body: ImportInput;
    answers: {
      200: ImportResult;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      504: ErrorBody;
    };
  };
  /** Schedule the imports of a source. */
  'sources/schedule': {
    params: {
      id: number;
    };
    body: ScheduleInput;
    answers: {
      200: ScheduleResult;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** List the imports of a source. */
  'sources/history': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: ImportHistory;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Count the imported domains of a source. */
  'sources/dataStats': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: SourceDataStats;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Delete the imported domains of a source. */
  'sources/deleteData': {
    params: {
      id: number;
    };
    body: SourceDeleteDataInput;
    answers: {
      200: Outcome;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
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
    answers: {
      200: UserList;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Create a user of the current manager. */
  'users/create': {
    params: Record<never, never>;
    body: UserCreate;
    answers: {
      201: User;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Update a user of the current manager. */
  'users/update': {
    params: {
      id: number;
    };
    body: UserUpdate;
    answers: {
      200: User;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Delete a user of the current manager. */
  'users/delete': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
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
    answers: {
      200: UserList;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Create a user. */
  'adminUsers/create': {
    params: Record<never, never>;
    body: UserCreate;
    answers: {
      201: User;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Update a user. */
  'adminUsers/update': {
    params: {
      id: number;
    };
    body: UserUpdate;
    answers: {
      200: User;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
  };
  /** Delete a user. */
  'adminUsers/delete': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
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
    answers: {
      200: AuditLogList;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Count audit log entries. */
  'auditLogs/stats': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: AuditLogStatsAnswer;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** List news articles. */
  'news/list': {
    params: {
      page: number;
      per_page: number;
      include_unpublished: boolean;
    };
    body: undefined;
    answers: {
      200: NewsList;
      400: ErrorBody;
      401: ErrorBody;
    };
  };
  /** Create a news article. */
  'news/create': {
    params: Record<never, never>;
    body: NewsInput;
    answers: {
      201: NewsArticle;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Update a news article. */
  'news/update': {
    params: {
      id: number;
    };
    body: NewsInput;
    answers: {
      200: NewsArticle;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Delete a news article. */
  'news/delete': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Publish or withdraw a news article. */
  'news/publish': {
    params: {
      id: number;
    };
    body: NewsPublish;
    answers: {
      200: NewsArticle;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Get the health of the schedulers. */
  'scheduler/health': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: SchedulerHealth;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** List active scheduler jobs. */
  'scheduler/jobs': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: SchedulerJobList;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Reload all schedulers. */
  'scheduler/reload': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: Message;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Reload the schedulers of one category. */
  'scheduler/reloadCategory': {
    params: {
      category: SchedulerCategory;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Run a scheduler job now. */
  'scheduler/runJob': {
    params: {
      id: string;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
      409: ErrorBody;
    };
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
    answers: {
      200: ReleasedDomainList;
      400: ErrorBody;
      401: ErrorBody;
    };
  };
  /** Count released domains. */
  'releasedDomains/stats': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: ReleasedDomainStatsAnswer;
      401: ErrorBody;
    };
  };
  /** List the EPP accounts for a check. */
  'releasedDomains/eppAccounts': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: EppAccountList;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Check the domains released yesterday. */
  'releasedDomains/quickCheck': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: CheckSession;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Check the domains released on a date. */
  'releasedDomains/check': {
    params: Record<never, never>;
    body: CheckInput;
    answers: {
      200: CheckSession;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Cancel a running check. */
  'releasedDomains/cancelCheck': {
    params: {
      sessionId: string;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Get the progress of a check. */
  'releasedDomains/checkProgress': {
    params: {
      sessionId: string;
    };
    body: undefined;
    answers: {
      200: CheckProgressAnswer;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Get the progress of a check (older path). */
  'releasedDomains/progress': {
    params: {
      sessionId: string;
    };
    body: undefined;
    answers: {
      200: CheckProgressAnswer;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Add the domains that drop on a date. */
  'releasedDomains/populate': {
    params: Record<never, never>;
    body: PopulateInput;
    answers: {
      200: PopulateResult;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** List data sources. */
  'dataSources/list': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: DataSourceList;
      401: ErrorBody;
    };
  };
  /** Create a data source. */
  'dataSources/create': {
    params: Record<never, never>;
    body: DataSourceInput;
    answers: {
      201: DataSource;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** Update a data source. */
  'dataSources/update': {
    params: {
      id: number;
    };
    body: DataSourceInput;
    answers: {
      200: DataSource;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Delete a data source. */
  'dataSources/delete': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: Message;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Count the enriched domains of each data source. */
  'dataSources/stats': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: DataSourceStats;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** List active enrichment jobs. */
  'dataSources/progress': {
    params: Record<never, never>;
    body: undefined;
    answers: {
      200: DataSourceProgress;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
  /** List the stored values of a data source. */
  'dataSources/browse': {
    params: {
      id: number;
      page: number;
      per_page: number;
    };
    body: undefined;
    answers: {
      200: BrowsedRecordList;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Create the ClickHouse table of a data source. */
  'dataSources/createTable': {
    params: {
      id: number;
    };
    body: undefined;
    answers: {
      200: CreateTableResult;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Test a data source with sample domains. */
  'dataSources/test': {
    params: {
      id: number;
    };
    body: DataSourceTestInput;
    answers: {
      200: DataSourceTestResult;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
      404: ErrorBody;
    };
  };
  /** Find the fields of a sample response. */
  'dataSources/analyze': {
    params: Record<never, never>;
    body: AnalyzeInput;
    answers: {
      200: AnalyzeResult;
      400: ErrorBody;
      401: ErrorBody;
      403: ErrorBody;
    };
  };
}
