// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type { CallOptions } from '../options.ts';
import type { ApiPromise, Download, EventStream, RowIterator, Verdict } from '../signatures.ts';
import type {
  AdminUsersListQuery,
  AnalyzeInput,
  AnalyzeResult,
  AuditLog,
  AuditLogList,
  AuditLogStatsAnswer,
  AuditLogsListQuery,
  BrowsedRecord,
  BrowsedRecordList,
  BulkCheckEvent,
  BulkCheckInput,
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
  DataSourcesBrowseQuery,
  Domain,
  DomainExportInput,
  DomainList,
  DomainName,
  DomainStats,
  DomainsListQuery,
  DomainsStatsQuery,
  EppAccount,
  EppAccountInput,
  EppAccountList,
  EppAccountSettingsAnswer,
  EppAccountSettingsUpdate,
  EppAccountUpdate,
  EppAccountsListQuery,
  EppCategory,
  EppCategoryInput,
  EppCategoryList,
  EppCategorySettings,
  EppCategorySettingsAnswer,
  EppLogAnswer,
  EppLogList,
  EppLogRow,
  EppLogStatsAnswer,
  EppLogsListQuery,
  ImportHistory,
  ImportInput,
  ImportResult,
  LoginInput,
  ManagerList,
  Message,
  NewsArticle,
  NewsInput,
  NewsList,
  NewsListQuery,
  NewsPublish,
  Notification,
  NotificationList,
  NotificationStats,
  NotificationsListQuery,
  Order,
  OrderInput,
  OrderList,
  OrderPaymentUpdate,
  OrderPlaced,
  OrderStats,
  OrderStatusUpdate,
  OrdersListQuery,
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
  ReleasedDomain,
  ReleasedDomainList,
  ReleasedDomainStatsAnswer,
  ReleasedDomainsListQuery,
  ScheduleInput,
  ScheduleResult,
  SchedulerCategory,
  SchedulerHealth,
  SchedulerJobList,
  SignedIn,
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
  UsersListQuery,
  WatchInput,
} from './types.ts';

/** Sign-in and sign-out, the session's tokens, and the current user's profile. */
export interface AuthClient {
  /**
   * Sign in.
   *
   * Exchanges an email address and password for a pair of tokens. The error text does not reveal
   * which of the two was wrong. Returns 401 if the credentials are wrong or the account is
   * inactive. Clients must not refresh tokens after this 401.
   *
   * `POST /auth/login`. Roles: anonymous, admin, manager, user. Not retried.
   * @throws {ApiError} 400, 401, 429
   */
  login: (body: LoginInput, options?: CallOptions) => ApiPromise<SignedIn>;

  /**
   * Create an account and sign in.
   *
   * Creates an account with the `user` role and signs it in. The console has no registration
   * screen; other tools may use this call.
   *
   * `POST /auth/register`. Roles: anonymous, admin, manager, user. Not retried.
   * @throws {ApiError} 400, 409, 429
   */
  register: (body: RegisterInput, options?: CallOptions) => ApiPromise<SignedIn>;

  /**
   * Get a new access token.
   *
   * Send the refresh token as the bearer token, without a body. Returns 401 if the session has
   * ended and the user has to sign in again.
   *
   * `POST /auth/refresh`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  refresh: (options?: CallOptions) => ApiPromise<Refreshed>;

  /**
   * Sign out.
   *
   * Ends the session on the server. Clients discard their tokens whether or not this call succeeds.
   *
   * `POST /auth/logout`. Roles: admin, manager, user. Not retried.
   * @throws {ApiError} 401
   */
  logout: (options?: CallOptions) => ApiPromise<Message>;

  /**
   * Get the current user's profile.
   *
   * Returns the signed-in user. The console makes this call once, when it starts.
   *
   * `GET /auth/profile`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  profile: (options?: CallOptions) => ApiPromise<User>;

  /**
   * Update the current user's profile.
   *
   * Updates the signed-in user's name, contact details and company. This call cannot change the
   * role, the manager or the credit balance. Returns 409 and names the field if another user has
   * the email or the username.
   *
   * `PUT /auth/profile`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 409
   */
  updateProfile: (body: ProfileInput, options?: CallOptions) => ApiPromise<User>;

  /**
   * Change the current user's password.
   *
   * Requires the current password. Returns 400 and names the field if that password is wrong. Open
   * sessions stay open.
   *
   * `PUT /auth/password`. Roles: admin, manager, user. Not retried.
   * @throws {ApiError} 400, 401
   */
  changePassword: (body: PasswordChange, options?: CallOptions) => ApiPromise<Message>;
}

/** News about the signed-in user's orders and payments, and about the service. */
export interface NotificationsClient {
  /**
   * List notifications.
   *
   * Returns the signed-in user's notifications, newest first, including read ones.
   *
   * `GET /notifications`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401
   */
  list: (query?: NotificationsListQuery, options?: CallOptions) => ApiPromise<NotificationList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<NotificationsListQuery, 'page'>, options?: CallOptions) => RowIterator<Notification, NotificationList>;

  /**
   * Count unread notifications.
   *
   * Returns the number of unread notifications, for a badge. The console makes this call every 30
   * seconds.
   *
   * `GET /notifications/stats`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  stats: (options?: CallOptions) => ApiPromise<NotificationStats>;

  /**
   * Mark all notifications as read.
   *
   * Sets `is_read` and `read_at` on all unread notifications of the signed-in user. Takes no body.
   *
   * `PUT /notifications/mark-all-read`. Roles: admin, manager, user. Retried after temporary
   * failures.
   * @throws {ApiError} 401
   */
  markAllRead: (options?: CallOptions) => ApiPromise<Message>;

  /**
   * Mark a notification as read.
   *
   * Sets `is_read` and `read_at`. Takes no body. Has no effect on a notification that is already
   * read.
   *
   * `PUT /notifications/{id}/read`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 404
   */
  markRead: (id: number, options?: CallOptions) => ApiPromise<Message>;
}

/** The figures on the start page. */
export interface DashboardClient {
  /**
   * Get the figures of the start page.
   *
   * Returns figures for what the caller may see. Users see their own orders, managers see their
   * users' orders, and admins see everything. Only admins get the `admin` part.
   *
   * `GET /dashboard/stats`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  stats: (options?: CallOptions) => ApiPromise<DashboardStats>;

  /**
   * Get the state of the service's parts.
   *
   * Returns the state of the database, the ClickHouse store and the work queue. For admins only.
   *
   * `GET /dashboard/system-health`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  systemHealth: (options?: CallOptions) => ApiPromise<SystemHealth>;
}

/** The catalogue of domains about to be released, ordering and the watchlist. */
export interface DomainsClient {
  /**
   * List domains about to be released.
   *
   * Returns the catalogue, one row per domain, filtered, sorted and paged. For a domain with
   * several drop dates, `selected_drop_date` is the chosen one and `date_price_variations` lists
   * all of them. The keys of enrichment values are `ds{sourceId}_main` and `ds{sourceId}_{field}`;
   * `enrichment_sources` describes them.
   *
   * `GET /domains`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401
   */
  list: (query?: DomainsListQuery, options?: CallOptions) => ApiPromise<DomainList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<DomainsListQuery, 'page'>, options?: CallOptions) => RowIterator<Domain, DomainList>;

  /**
   * Get figures of the catalogue.
   *
   * Returns figures for the catalogue rows that match the filters. "Today" is the current UTC day.
   *
   * `GET /domains/stats`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401
   */
  stats: (query?: DomainsStatsQuery, options?: CallOptions) => ApiPromise<DomainStats>;

  /**
   * List the TLDs of the catalogue.
   *
   * Returns every TLD in the catalogue, without a leading dot, most frequent first. co.uk counts as
   * one TLD. Clients may cache the response for an hour.
   *
   * `GET /domains/tlds`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  tlds: (options?: CallOptions) => ApiPromise<TldList>;

  /**
   * Export the catalogue as CSV.
   *
   * Returns a file with all rows that match the filters, not only one page. The console saves it as
   * domains_{date}.csv.
   *
   * `POST /domains/export`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401
   */
  export: (body: DomainExportInput, options?: CallOptions) => ApiPromise<Download>;

  /**
   * Order a domain.
   *
   * Places an order for one domain and one of its drop dates, through a registrar category. Callers
   * who may choose an account can also set one; if they do not, the order uses the category's
   * default account. The order appears in /orders with the state NEW. Returns 409 if the user
   * already has an open order for this domain and drop date. Returns 200 with `success: false` and
   * `error` if the domain has already dropped, does not drop on that day, or now has another price.
   *
   * `POST /domains/order`. Roles: admin, manager, user. Not retried.
   * @throws {ApiError} 400, 401, 404, 409
   */
  order: (body: OrderInput, options?: CallOptions) => ApiPromise<Verdict<OrderPlaced, 'order_id'>>;

  /**
   * Add a domain to the watchlist.
   *
   * Adds a domain to the signed-in user's watchlist. Has no effect if the domain is already on it.
   *
   * `POST /domains/watchlist`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 404
   */
  watch: (body: WatchInput, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Remove a domain from the watchlist.
   *
   * Removes a domain from the signed-in user's watchlist. Returns 404 if the domain is not on it.
   *
   * `DELETE /domains/watchlist/{domain}`. Roles: admin, manager, user. Not retried.
   * @throws {ApiError} 400, 401, 404
   */
  unwatch: (domain: DomainName, options?: CallOptions) => ApiPromise<Message>;
}

/** Orders, their states, payments and history. */
export interface OrdersClient {
  /**
   * List orders.
   *
   * Returns orders, newest first. Users see their own orders, managers see their users' orders, and
   * admins see all orders. The rows have no history. A service without orders may return 404;
   * clients treat it as an empty list.
   *
   * `GET /orders`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 404
   */
  list: (query?: OrdersListQuery, options?: CallOptions) => ApiPromise<OrderList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<OrdersListQuery, 'page'>, options?: CallOptions) => RowIterator<Order, OrderList>;

  /**
   * Count orders by state.
   *
   * Counts all orders that the caller may see in the list. The list's filters do not apply.
   *
   * `GET /orders/stats`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  stats: (options?: CallOptions) => ApiPromise<OrderStats>;

  /**
   * Get an order with its history.
   *
   * Returns 404 if the caller may not see the order.
   *
   * `GET /orders/{id}`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 404
   */
  get: (id: number, options?: CallOptions) => ApiPromise<Order>;

  /**
   * Update an order's state.
   *
   * Sets the order's state. Staff may set any state from any other. Adds an entry to the order's
   * history and notifies its user. `paid: true` also marks the order as paid.
   *
   * `PUT /orders/{id}/status`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  updateStatus: (id: number, body: OrderStatusUpdate, options?: CallOptions) => ApiPromise<Order>;

  /**
   * Record or withdraw an order's payment.
   *
   * `paid: true` sets `paid_at` (if it is not set yet), the method and the reference. `paid: false`
   * clears all three. Adds an entry to the order's history. Does not change the state.
   *
   * `PUT /orders/{id}/payment`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  updatePayment: (id: number, body: OrderPaymentUpdate, options?: CallOptions) => ApiPromise<Order>;

  /**
   * Restart an order.
   *
   * Resets the order to PAID_WAITING_CATCH if it is paid, otherwise to NEW. Adds an entry to its
   * history. Takes no body. Clients show the response's message to the user.
   *
   * `PUT /orders/{id}/restart`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  restart: (id: number, options?: CallOptions) => ApiPromise<Message>;
}

/** Registrar categories (one registry connection profile each) and their EPP settings. */
export interface EppCategoriesClient {
  /**
   * List EPP registrar categories.
   *
   * Returns all categories, including inactive ones, sorted by name. Every role may make this call,
   * since the order form offers the categories too. Forms offer only active categories. Not paged.
   *
   * `GET /epp/categories`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  list: (options?: CallOptions) => ApiPromise<EppCategoryList>;

  /**
   * Create an EPP registrar category.
   *
   * Adds a registry's EPP server with the default settings (see EppCategorySettings). Accounts,
   * orders and sources can then refer to the category. Name and server are required. Names are
   * unique, case-insensitive. Returns 409 if the name is taken.
   *
   * `POST /epp/categories`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 409
   */
  create: (body: EppCategoryInput, options?: CallOptions) => ApiPromise<EppCategory>;

  /**
   * Update an EPP registrar category.
   *
   * Updates the category's fields. The category's accounts use the new server, port and timeout
   * from their next connection on, unless they override them. Forms no longer offer an inactive
   * category. Returns 409 if another category has the name, case-insensitive.
   *
   * `PUT /epp/categories/{id}`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  update: (id: number, body: EppCategoryInput, options?: CallOptions) => ApiPromise<EppCategory>;

  /**
   * Delete an EPP registrar category.
   *
   * Permanently deletes the category and its settings. Returns 409 if EPP accounts, sources or
   * orders use the category; make it inactive instead.
   *
   * `DELETE /epp/categories/{id}`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  delete: (id: number, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Get the EPP settings of a category.
   *
   * Returns the defaults for all accounts of the category. Managers may read them because the
   * account settings dialog falls back to them when it cannot fetch the account's own settings.
   *
   * `GET /epp/settings/{categoryId}`. Roles: admin, manager. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  settings: (categoryId: number, options?: CallOptions) => ApiPromise<EppCategorySettingsAnswer>;

  /**
   * Replace the EPP settings of a category.
   *
   * Replaces all settings. The body is the settings object itself. Accounts that inherit a value
   * use the new one at once; accounts with their own value keep it. A template is required if its
   * command type, or the keepalive type, is `custom`.
   *
   * `PUT /epp/settings/{categoryId}`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  updateSettings: (categoryId: number, body: EppCategorySettings, options?: CallOptions) => ApiPromise<EppCategorySettingsAnswer>;
}

/** Registrar accounts, their connections and settings, test catch and real catch. */
export interface EppAccountsClient {
  /**
   * List EPP accounts.
   *
   * Returns all accounts to admins and their own accounts to managers. The `user` role may also
   * make this call, for the order form, and gets an empty list. Responses never contain passwords,
   * certificates or keys. Not paged.
   *
   * `GET /epp/accounts`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401
   */
  list: (query?: EppAccountsListQuery, options?: CallOptions) => ApiPromise<EppAccountList>;

  /**
   * Create an EPP account.
   *
   * Stores the credentials of one registrar login. Sends nothing to the registry yet. The
   * certificate and the private key are required if the category has requires_ssl_cert. Admins must
   * choose the manager. An account that a manager creates always belongs to that manager.
   *
   * `POST /epp/accounts`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403
   */
  create: (body: EppAccountInput, options?: CallOptions) => ApiPromise<EppAccount>;

  /**
   * Update an EPP account.
   *
   * Updates the account's fields. A password, certificate or key that is left out or empty stays
   * unchanged. Changes take effect on the next connection. Returns 404 if a manager requests
   * another manager's account; this applies to all calls on one account.
   *
   * `PUT /epp/accounts/{id}`. Roles: admin, manager. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  update: (id: number, body: EppAccountUpdate, options?: CallOptions) => ApiPromise<EppAccount>;

  /**
   * Delete an EPP account.
   *
   * Disconnects the account and permanently deletes it and its settings. Its log rows stay. Returns
   * 409 if a test catch or a real catch is running on the account.
   *
   * `DELETE /epp/accounts/{id}`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  delete: (id: number, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Test the connection of an EPP account.
   *
   * Opens a separate connection, logs in, logs out, and writes rows to the EPP log. Does not affect
   * the background connection. If the login is refused or times out, returns 200 with `success:
   * false` and the reason in `error`. Can take as long as the account's connection timeout, which
   * is up to 300 seconds.
   *
   * `POST /epp/accounts/{id}/test`. Roles: admin, manager. Not retried.
   *
   * Times out after 330 s, or the client's `timeout` if that is longer. A `timeout` of the call
   * overrides both.
   * @throws {ApiError} 400, 401, 403, 404
   */
  test: (id: number, options?: CallOptions) => ApiPromise<Verdict<Outcome>>;

  /**
   * Open the background connection of an account.
   *
   * Logs in to the registry and keeps the session open, with keepalives as set in the category.
   * `is_connected` becomes true. Has no effect on a connected account. Returns 409 if the account
   * is inactive, or if the registry cannot be reached or refuses the login; `error` gives the
   * reason. Can take as long as the account's connection timeout, which is up to 300 seconds.
   *
   * `POST /epp/accounts/{id}/connect`. Roles: admin, manager. Not retried.
   *
   * Times out after 330 s, or the client's `timeout` if that is longer. A `timeout` of the call
   * overrides both.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  connect: (id: number, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Close the background connection of an account.
   *
   * Logs out of the registry and stops the keepalives. `is_connected` becomes false. Has no effect
   * on an account that is not connected. Returns 409 if a real catch is running on the account.
   *
   * `POST /epp/accounts/{id}/disconnect`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  disconnect: (id: number, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Get the effective settings of an account.
   *
   * Returns the account's own values where they are set, otherwise those of its category. The
   * response does not show which is which. `id` is the account's ID.
   *
   * `GET /epp/account-settings/{id}`. Roles: admin, manager. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  settings: (id: number, options?: CallOptions) => ApiPromise<EppAccountSettingsAnswer>;

  /**
   * Update the settings of an account.
   *
   * Send only the changed keys. A key that is left out stays unchanged. Null removes the account's
   * own value, so that the account inherits the category's value again. Changes take effect on the
   * next connection, check or catch; a running catch keeps the settings it started with.
   *
   * `PUT /epp/account-settings/{id}`. Roles: admin, manager. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  updateSettings: (id: number, body: EppAccountSettingsUpdate, options?: CallOptions) => ApiPromise<EppAccountSettingsAnswer>;

  /**
   * Start a test catch with given domains.
   *
   * Rehearses a catch of the given domains with the account's settings. Changes no orders. Returns
   * at once; poll `eppAccounts/testCatchStatus` for the lines. Returns 409 if a test catch or a
   * real catch is running on the account, or if the account is inactive.
   *
   * `POST /epp/accounts/{id}/test-catch/start`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  startTestCatch: (id: number, body: TestCatchInput, options?: CallOptions) => ApiPromise<Verdict<Outcome>>;

  /**
   * Start a test catch with the orders of a day.
   *
   * Rehearses the catch of the pending orders that drop on `test_date`, one of the days from
   * `eppAccounts/testCatchDates`. Changes no orders. Returns 400 if the day has no pending orders.
   * Returns 409 if a test catch or a real catch is running on the account, or if the account is
   * inactive.
   *
   * `POST /epp/accounts/{id}/test-catch/start-orders`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  startOrdersTestCatch: (id: number, body: OrdersTestCatchInput, options?: CallOptions) => ApiPromise<Verdict<Outcome>>;

  /**
   * Get the lines of a test catch.
   *
   * Returns all lines of the account's running test catch, or of its last one, oldest first. Poll
   * every second until `is_running` is false.
   *
   * `GET /epp/accounts/{id}/test-catch/status`. Roles: admin, manager. Retried after temporary
   * failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  testCatchStatus: (id: number, options?: CallOptions) => ApiPromise<TestCatchStatus>;

  /**
   * Stop a test catch.
   *
   * Stops the account's test catch after the current command. The lines so far stay readable. Also
   * succeeds if no test catch is running.
   *
   * `POST /epp/accounts/{id}/test-catch/stop`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  stopTestCatch: (id: number, options?: CallOptions) => ApiPromise<Verdict<Outcome>>;

  /**
   * List the days with pending orders.
   *
   * Returns the drop days (UTC) that have pending orders for this account, each with its number of
   * orders, earliest first. Use them as test dates for `eppAccounts/startOrdersTestCatch`.
   *
   * `GET /epp/accounts/{id}/test-catch/available-dates`. Roles: admin, manager. Retried after
   * temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  testCatchDates: (id: number, options?: CallOptions) => ApiPromise<TestCatchDates>;

  /**
   * Start a real catch manually.
   *
   * Sends real create commands to the registry for the account's paid orders that drop on
   * `target_date`. Caught domains are registered and billed, and the orders change state. Connects
   * the account first if it is not connected, which can take as long as its connection timeout (up
   * to 300 seconds). Does not wait for the catch to finish. Returns 400 that names `target_date` if
   * no paid order is left for the account on that day: there is none, or other accounts race for
   * them. Returns 409 if a catch is running on the account, if the account is inactive, or if the
   * registry cannot be reached or refuses the login; `error` gives the reason.
   *
   * `POST /epp/accounts/{id}/real-catch/start-manual`. Roles: admin, manager. Not retried.
   *
   * Times out after 330 s, or the client's `timeout` if that is longer. A `timeout` of the call
   * overrides both.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  startRealCatch: (id: number, body: RealCatchInput, options?: CallOptions) => ApiPromise<Verdict<Outcome>>;

  /**
   * Stop a real catch.
   *
   * Sends no further commands for the account's real catch. Domains that are already caught stay
   * registered. Also succeeds if no real catch is running.
   *
   * `POST /epp/accounts/{id}/real-catch/stop`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  stopRealCatch: (id: number, options?: CallOptions) => ApiPromise<Verdict<Outcome>>;

  /**
   * Get the status of a real catch.
   *
   * Tells whether a real catch is running on the account, started manually or by its schedule. The
   * account's row shows a stop button while it is running.
   *
   * `GET /epp/accounts/{id}/real-catch/status`. Roles: admin, manager. Retried after temporary
   * failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  realCatchStatus: (id: number, options?: CallOptions) => ApiPromise<RealCatchStatus>;
}

/** Every EPP exchange with a registry, request and response. */
export interface EppLogsClient {
  /**
   * List EPP log rows.
   *
   * Returns one row for each exchange with a registry, newest first, without the XML. Admins see
   * all rows, with `account_id`. Managers see the rows of their own accounts, without `account_id`.
   * A row must match all filters.
   *
   * `GET /epp/logs`. Roles: admin, manager. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403
   */
  list: (query?: EppLogsListQuery, options?: CallOptions) => ApiPromise<EppLogList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<EppLogsListQuery, 'page'>, options?: CallOptions) => RowIterator<EppLogRow, EppLogList>;

  /**
   * Get the figures of the EPP log.
   *
   * Returns figures for all rows that the caller may see. Admins see all rows, managers see the
   * rows of their own accounts. The list's filters do not apply.
   *
   * `GET /epp/logs/stats`. Roles: admin, manager. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  stats: (options?: CallOptions) => ApiPromise<EppLogStatsAnswer>;

  /**
   * Get an EPP log row with its XML.
   *
   * Returns the row with the XML of its request and response. `id` is the row's `log_id`. Mask
   * passwords (`pw`, `newPW`, `authInfo`) before you show the XML, since the server may not have
   * masked them. Only admins get `account_id`.
   *
   * `GET /epp/logs/{id}`. Roles: admin, manager. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  get: (id: number, options?: CallOptions) => ApiPromise<EppLogAnswer>;
}

/** Tools that talk to a registry directly. */
export interface EppToolsClient {
  /**
   * Check the availability of many domains.
   *
   * Sends EPP check commands through the account and streams a result for each name as it arrives.
   * The EPP log records the commands. Takes 1–500 names without duplicates. Close the connection to
   * stop the check. Returns 400 if the account is unknown or, for a manager, belongs to someone
   * else. Returns 409 if the account is inactive, or if its registry cannot be reached or refuses
   * the login; `error` gives the reason. The first event can take as long as the account's
   * connection timeout, which is up to 300 seconds.
   *
   * `POST /epp/tools/domain-check`. Roles: admin, manager. Not retried.
   *
   * Times out after 330 s, or the client's `timeout` if that is longer. A `timeout` of the call
   * overrides both.
   * @throws {ApiError} 400, 401, 403, 409
   * @throws {StreamError} in the loop, when the stream breaks off or sends an invalid event
   */
  checkDomains: (body: BulkCheckInput, options?: CallOptions) => ApiPromise<EventStream<BulkCheckEvent>>;
}

/** The managers that forms offer. */
export interface ManagersClient {
  /**
   * List the managers for EPP accounts.
   *
   * Returns the managers that an EPP account can belong to, for the account form. The list is the
   * same as that of `managers/listForUsers`; the two screens call different paths. Not paged.
   *
   * `GET /managers`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  list: (options?: CallOptions) => ApiPromise<ManagerList>;

  /**
   * List the managers for user management.
   *
   * Returns the managers that a user can belong to, for the filter and the form of user management.
   * The list is the same as that of `managers/list`. Not paged.
   *
   * `GET /admin/managers`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  listForUsers: (options?: CallOptions) => ApiPromise<ManagerList>;
}

/** The files and APIs from which domains are imported, on demand or on a schedule. */
export interface SourcesClient {
  /**
   * List sources.
   *
   * Returns every source from which domains are imported, with its configuration, schedule and last
   * import, ordered by ID. Not paged. Secrets in `auth_config` are masked as `********`.
   *
   * `GET /sources`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  list: (options?: CallOptions) => ApiPromise<SourceList>;

  /**
   * Create a source.
   *
   * Stores a new source. Fetches nothing yet. Test it with sources/test, preview its first records
   * with sources/import and `preview: true`, then import or schedule it. Only the name is required.
   * The audit log records the creation.
   *
   * `POST /sources`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403
   */
  create: (body: SourceInput, options?: CallOptions) => ApiPromise<Source>;

  /**
   * Update a source.
   *
   * Send the whole form. A field that is left out keeps its value. A secret that is left out or
   * sent as the mask `********` stays unchanged. Domains that are already imported do not change;
   * the next import uses the new configuration. The audit log records the update.
   *
   * `PUT /sources/{id}`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  update: (id: number, body: SourceInput, options?: CallOptions) => ApiPromise<Source>;

  /**
   * Delete a source.
   *
   * Deletes the source and its schedule. This cannot be undone. To delete its imported domains as
   * well, call sources/deleteData first. The audit log records the deletion.
   *
   * `DELETE /sources/{id}`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  delete: (id: number, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Test the connection of a source.
   *
   * Connects to the source's URL with its credentials. Imports nothing. If the connection fails,
   * returns 200 with `success: false` and the reason in `error`. Takes no body. Can take as long as
   * the source's `fetch_config.timeout`.
   *
   * `POST /sources/{id}/test`. Roles: admin. Not retried.
   *
   * Times out after 600 s, or the client's `timeout` if that is longer. A `timeout` of the call
   * overrides both.
   * @throws {ApiError} 400, 401, 403, 404
   */
  test: (id: number, options?: CallOptions) => ApiPromise<Verdict<Outcome>>;

  /**
   * Import or preview the domains of a source.
   *
   * `preview: true` with `limit: 10` returns the first 10 records and stores nothing. A preview
   * always uses 10, even if you send another limit. Otherwise the call imports up to `limit`
   * records (0 means all) into the catalogue and adds a row to sources/history. If the import
   * fails, returns 200 with `success: false` and `error`. A long import may return 200 with
   * `background: true`, or 504. In both cases it continues in the background, and its result
   * appears in the history. Do not send it again. Can take as long as the source's
   * `fetch_config.timeout`.
   *
   * `POST /sources/{id}/import`. Roles: admin. Not retried.
   *
   * Times out after 600 s, or the client's `timeout` if that is longer. A `timeout` of the call
   * overrides both.
   * @throws {ApiError} 400, 401, 403, 404, 504
   */
  import: (id: number, body: ImportInput, options?: CallOptions) => ApiPromise<Verdict<ImportResult>>;

  /**
   * Schedule the imports of a source.
   *
   * Replaces the source's schedule and sets its `schedule_enabled`, `schedule_cron` and
   * `schedule_config`. The server derives the cron expression from `type`: daily `minute hour * *
   * *`; weekly `minute hour * * day`; interval `0 *\/hours * * *` if hours are above 0 (minutes are
   * then ignored), otherwise `*\/minutes * * * *`. An interval of 0 hours and 0 minutes is refused.
   * `enabled: false` removes the job. All times are UTC.
   *
   * `POST /sources/{id}/schedule`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  schedule: (id: number, body: ScheduleInput, options?: CallOptions) => ApiPromise<ScheduleResult>;

  /**
   * List the imports of a source.
   *
   * Returns one row for each import, newest first. Previews add no row. A row is an array, not an
   * object. Its values are batch ID, start time, end time, total, imported and failed. A batch
   * counts as Success if imported is above 0, otherwise as Failed if failed is above 0, otherwise
   * as Partial. The list is empty if the source was never imported.
   *
   * `GET /sources/{id}/history`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  history: (id: number, options?: CallOptions) => ApiPromise<ImportHistory>;

  /**
   * Count the imported domains of a source.
   *
   * Returns the number of stored domains of this source, their drop dates' range, and the number
   * for each drop date. Use it before sources/deleteData to see what would be deleted.
   *
   * `GET /sources/{id}/data-stats`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  dataStats: (id: number, options?: CallOptions) => ApiPromise<SourceDataStats>;

  /**
   * Delete the imported domains of a source.
   *
   * Deletes imported domains of this source. `delete_all: true` deletes all of them; otherwise the
   * call deletes the domains of one drop `date`. One of the two is required. The domains leave the
   * catalogue; the source itself stays. This cannot be undone, so `confirm: true` is required. The
   * audit log records the deletion.
   *
   * `POST /sources/{id}/delete-data`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  deleteData: (id: number, body: SourceDeleteDataInput, options?: CallOptions) => ApiPromise<Verdict<Outcome>>;
}

/** The users of the signed-in manager. */
export interface UsersClient {
  /**
   * List the users of the current manager.
   *
   * Returns the users assigned to the current manager, newest first, page by page. All of them have
   * the `user` role. Takes the parameters of GET /admin/users, but `role` and `manager_id` can only
   * narrow the list. They never show other managers' users.
   *
   * `GET /users`. Roles: manager. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403
   */
  list: (query?: UsersListQuery, options?: CallOptions) => ApiPromise<UserList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<UsersListQuery, 'page'>, options?: CallOptions) => RowIterator<User, UserList>;

  /**
   * Create a user of the current manager.
   *
   * Creates a user assigned to the current manager. The role is always user and the manager is
   * always the caller; `role` and `manager_id` in the body are ignored. Returns 409 and names the
   * field if the email or the username is in use. Adds `user.create` to the audit log.
   *
   * `POST /users`. Roles: manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 409
   */
  create: (body: UserCreate, options?: CallOptions) => ApiPromise<User>;

  /**
   * Update a user of the current manager.
   *
   * Updates a user assigned to the caller. Returns 404 for any other ID. Fields that are left out
   * stay unchanged; without `password` the user keeps the current one. `role` and `manager_id` are
   * ignored. Returns 409 and names the field if the email or the username belongs to another user.
   * Adds `user.update` to the audit log.
   *
   * `PUT /users/{id}`. Roles: manager. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  update: (id: number, body: UserUpdate, options?: CallOptions) => ApiPromise<User>;

  /**
   * Delete a user of the current manager.
   *
   * Permanently deletes a user assigned to the caller. This cannot be undone. Returns 404 for any
   * other ID, including the caller's own. Adds `user.delete` to the audit log.
   *
   * `DELETE /users/{id}`. Roles: manager. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  delete: (id: number, options?: CallOptions) => ApiPromise<Message>;
}

/** All users, for admins. */
export interface AdminUsersClient {
  /**
   * List all users.
   *
   * Returns the users of every role, newest first, page by page. For admins only; managers use GET
   * /users. A user must match all filters. Responses never contain passwords.
   *
   * `GET /admin/users`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403
   */
  list: (query?: AdminUsersListQuery, options?: CallOptions) => ApiPromise<UserList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<AdminUsersListQuery, 'page'>, options?: CallOptions) => RowIterator<User, UserList>;

  /**
   * Create a user.
   *
   * Creates a user of any role. The user can sign in at once unless `is_active` is false.
   * `manager_id` applies only to the `user` role. Returns 409 and names the field if the email or
   * the username is in use. Adds `user.create` to the audit log.
   *
   * `POST /admin/users`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 409
   */
  create: (body: UserCreate, options?: CallOptions) => ApiPromise<User>;

  /**
   * Update a user.
   *
   * Updates the user's data, role, manager or active flag. Fields that are left out stay unchanged;
   * without `password` the user keeps the current one. Returns 409 and names the field if the email
   * or the username belongs to another user, if admins try to change their own role or deactivate
   * themselves, or if the role of a manager who still has users or EPP accounts would change. Adds
   * `user.update` to the audit log.
   *
   * `PUT /admin/users/{id}`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  update: (id: number, body: UserUpdate, options?: CallOptions) => ApiPromise<User>;

  /**
   * Delete a user.
   *
   * Permanently deletes the user. This cannot be undone. Returns 409 if callers try to delete their
   * own account, or if the user is a manager who still has users or EPP accounts. Adds
   * `user.delete` to the audit log.
   *
   * `DELETE /admin/users/{id}`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  delete: (id: number, options?: CallOptions) => ApiPromise<Message>;
}

/** Who did what and when, and whether it succeeded. */
export interface AuditLogsClient {
  /**
   * List audit log entries.
   *
   * Returns what users did in the console, newest first, page by page. An entry must match all
   * filters. Only admins see the audit log. Clients show a 404 as an empty list, without an error.
   *
   * `GET /audit-logs`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  list: (query?: AuditLogsListQuery, options?: CallOptions) => ApiPromise<AuditLogList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<AuditLogsListQuery, 'page'>, options?: CallOptions) => RowIterator<AuditLog, AuditLogList>;

  /**
   * Count audit log entries.
   *
   * Returns the number of all audit log entries, of those that succeeded and of those that failed.
   * Takes no filters.
   *
   * `GET /audit-logs/stats`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  stats: (options?: CallOptions) => ApiPromise<AuditLogStatsAnswer>;
}

/** Articles shown to all users. */
export interface NewsClient {
  /**
   * List news articles.
   *
   * Returns news articles, newest first, page by page. Everyone gets published articles. Admins
   * also get drafts if they send `include_unpublished=true`; the parameter is ignored for other
   * roles.
   *
   * `GET /news`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401
   */
  list: (query?: NewsListQuery, options?: CallOptions) => ApiPromise<NewsList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<NewsListQuery, 'page'>, options?: CallOptions) => RowIterator<NewsArticle, NewsList>;

  /**
   * Create a news article.
   *
   * Creates an article written by the caller. The article is a draft unless `is_published` is true.
   * A published article notifies all users at once.
   *
   * `POST /news`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403
   */
  create: (body: NewsInput, options?: CallOptions) => ApiPromise<NewsArticle>;

  /**
   * Update a news article.
   *
   * Replaces the title, content and summary. Without `is_published` the article stays a draft or
   * stays published. Publishing a draft notifies all users at once; editing a published article
   * notifies nobody.
   *
   * `PUT /news/{id}`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  update: (id: number, body: NewsInput, options?: CallOptions) => ApiPromise<NewsArticle>;

  /**
   * Delete a news article.
   *
   * Permanently deletes the article. This cannot be undone. Notifications that were sent about it
   * stay.
   *
   * `DELETE /news/{id}`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  delete: (id: number, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Publish or withdraw a news article.
   *
   * Sets whether the article is published. Publishing a draft sets `published_at` and notifies all
   * users at once. Withdrawing an article clears `published_at` and notifies nobody. Has no effect
   * if the article already has this state.
   *
   * `PUT /news/{id}/publish`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  publish: (id: number, body: NewsPublish, options?: CallOptions) => ApiPromise<NewsArticle>;
}

/** The background jobs and their health. */
export interface SchedulerClient {
  /**
   * Get the health of the schedulers.
   *
   * Returns whether the scheduler is running, and the health of its categories and known jobs. The
   * console makes this call every 30 seconds. A job without an entry is new and has no health data
   * yet.
   *
   * `GET /scheduler/health`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  health: (options?: CallOptions) => ApiPromise<SchedulerHealth>;

  /**
   * List active scheduler jobs.
   *
   * Returns all scheduled jobs with the time of their next run, in UTC. Not paged. GET
   * /scheduler/health gives their health; match it by `job_id`.
   *
   * `GET /scheduler/jobs`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  jobs: (options?: CallOptions) => ApiPromise<SchedulerJobList>;

  /**
   * Reload all schedulers.
   *
   * Reads the schedules of every category again and replaces the active jobs with them. Use it when
   * a changed schedule has not taken effect. The jobs keep their health records.
   *
   * `POST /scheduler/reload`. Roles: admin. Not retried.
   * @throws {ApiError} 401, 403
   */
  reload: (options?: CallOptions) => ApiPromise<Message>;

  /**
   * Reload the schedulers of one category.
   *
   * Does the same as POST /scheduler/reload, for the jobs of one category. Returns 404 if the
   * server does not know the category.
   *
   * `POST /scheduler/reload/{category}`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  reloadCategory: (category: SchedulerCategory, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Run a scheduler job now.
   *
   * Starts the job at once, in addition to its schedule. Does not wait for it to finish. The next
   * scheduled run stays. GET /scheduler/health shows the result. Returns 409 if the job is already
   * running.
   *
   * `POST /scheduler/jobs/{id}/run`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404, 409
   */
  runJob: (id: string, options?: CallOptions) => ApiPromise<Message>;
}

/** Domains that have dropped, and checks of their availability. */
export interface ReleasedDomainsClient {
  /**
   * List released domains.
   *
   * Returns domains whose release date has passed, page by page, with the result of their last
   * availability check and the values of every active data source. `enrichment_sources` names the
   * columns of those values. Every role sees the same rows.
   *
   * `GET /released-domains/`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 400, 401
   */
  list: (query?: ReleasedDomainsListQuery, options?: CallOptions) => ApiPromise<ReleasedDomainList>;

  /**
   * All rows of `list`, page by page, with the largest page size unless `per_page` is set. Leaving
   * the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a page of
   * your choice.
   */
  listAll: (query?: Omit<ReleasedDomainsListQuery, 'page'>, options?: CallOptions) => RowIterator<ReleasedDomain, ReleasedDomainList>;

  /**
   * Count released domains.
   *
   * Returns the number of released domains, and how many of them were found available, were found
   * unavailable or were never checked. The list's filters do not apply.
   *
   * `GET /released-domains/stats`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  stats: (options?: CallOptions) => ApiPromise<ReleasedDomainStatsAnswer>;

  /**
   * List the EPP accounts for a check.
   *
   * Returns the accounts that a check can use, each with its registrar category and whether it is
   * connected. The list includes accounts that are not connected, so that a form can say so.
   *
   * `GET /released-domains/epp-accounts`. Roles: admin, manager. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  eppAccounts: (options?: CallOptions) => ApiPromise<EppAccountList>;

  /**
   * Check the domains released yesterday.
   *
   * Starts an availability check of all domains released yesterday (UTC). The server chooses the
   * EPP account. Takes no body. Poll releasedDomains/checkProgress about every 2 seconds to follow
   * the session.
   *
   * `POST /released-domains/quick-check`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 401, 403
   */
  quickCheck: (options?: CallOptions) => ApiPromise<CheckSession>;

  /**
   * Check the domains released on a date.
   *
   * Starts an availability check of all domains released on one date, through one EPP account. Both
   * are required. Returns at once; the check continues in the background and updates `last_checked`
   * and `is_available` of each domain. Follow it with releasedDomains/checkProgress. If the account
   * cannot be used, the session ends as failed, with `error_message`.
   *
   * `POST /released-domains/check`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403
   */
  check: (body: CheckInput, options?: CallOptions) => ApiPromise<CheckSession>;

  /**
   * Cancel a running check.
   *
   * Stops a running check. Keeps the results found so far. Has no effect on a session that has
   * ended. Takes no body.
   *
   * `POST /released-domains/check/{sessionId}/cancel`. Roles: admin, manager. Retried after
   * temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  cancelCheck: (sessionId: string, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Get the progress of a check.
   *
   * Returns the progress of a check. Poll about every 2 seconds until `status` is no longer
   * running. An ended session stays readable for about 5 minutes. After that, and for an unknown
   * session, the call returns 404.
   *
   * `GET /released-domains/check/{sessionId}/progress`. Roles: admin, manager. Retried after
   * temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  checkProgress: (sessionId: string, options?: CallOptions) => ApiPromise<CheckProgressAnswer>;

  /**
   * Get the progress of a check (older path).
   *
   * The path for older clients. Returns the same response as releasedDomains/checkProgress; use
   * that call instead.
   *
   * `GET /released-domains/progress/{sessionId}`. Roles: admin, manager. Retried after temporary
   * failures.
   * @throws {ApiError} 400, 401, 403, 404
   * @deprecated
   */
  progress: (sessionId: string, options?: CallOptions) => ApiPromise<CheckProgressAnswer>;

  /**
   * Add the domains that drop on a date.
   *
   * Copies the catalogue's domains that drop on the target date into the released domains, as not
   * checked. Skips domains that are already there and does not count them, so it is safe to repeat
   * the call.
   *
   * `POST /released-domains/populate`. Roles: admin, manager. Not retried.
   * @throws {ApiError} 400, 401, 403
   */
  populate: (body: PopulateInput, options?: CallOptions) => ApiPromise<PopulateResult>;
}

/** External APIs that enrich domains with metrics. */
export interface DataSourcesClient {
  /**
   * List data sources.
   *
   * Returns every external API that enriches domains, ordered by ID. Not paged. Every role may make
   * this call, because the catalogue and the released domains offer a checkbox for each source. For
   * roles other than admin the list leaves out `auth_credentials` and `request_headers`. For admins
   * the secrets in `auth_credentials` are masked as `********`.
   *
   * `GET /data-sources/`. Roles: admin, manager, user. Retried after temporary failures.
   * @throws {ApiError} 401
   */
  list: (options?: CallOptions) => ApiPromise<DataSourceList>;

  /**
   * Create a data source.
   *
   * Stores a new data source. Name and API URL are required. The form only marks them, so the
   * server checks them. Returns 400 and names the field if one is missing. A data source needs a
   * response mapping and a table (dataSources/createTable) before it can enrich domains.
   *
   * `POST /data-sources/`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403
   */
  create: (body: DataSourceInput, options?: CallOptions) => ApiPromise<DataSource>;

  /**
   * Update a data source.
   *
   * Send the whole form. A field that is left out keeps its value. A secret that is left out or
   * sent as the mask `********` stays unchanged. The name and the mapping's labels appear at once
   * as column headings in the catalogue. If you change the additional values, create the table
   * again.
   *
   * `PUT /data-sources/{id}`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  update: (id: number, body: DataSourceInput, options?: CallOptions) => ApiPromise<DataSource>;

  /**
   * Delete a data source.
   *
   * Deletes the data source. Its columns leave the catalogue and the released domains. This cannot
   * be undone.
   *
   * `DELETE /data-sources/{id}`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  delete: (id: number, options?: CallOptions) => ApiPromise<Message>;

  /**
   * Count the enriched domains of each data source.
   *
   * Returns the number of domains and, for each data source, the number of domains that have a
   * value. The console makes this call every 5 seconds while the screen is open.
   *
   * `GET /data-sources/stats`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  stats: (options?: CallOptions) => ApiPromise<DataSourceStats>;

  /**
   * List active enrichment jobs.
   *
   * Returns the enrichment jobs that are running, with their progress. The list is empty if there
   * are none. The console makes this call every 5 seconds while the screen is open.
   *
   * `GET /data-sources/progress`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 401, 403
   */
  progress: (options?: CallOptions) => ApiPromise<DataSourceProgress>;

  /**
   * List the stored values of a data source.
   *
   * Returns the values that the data source has stored for each domain, page by page. The response
   * has no page count. A page with fewer rows than `per_page` is the last one. In addition to the
   * fixed columns, a row has one column for each additional value of the mapping. The list is empty
   * until the first run.
   *
   * `GET /data-sources/{id}/browse`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403, 404
   */
  browse: (id: number, query?: DataSourcesBrowseQuery, options?: CallOptions) => ApiPromise<BrowsedRecordList>;

  /**
   * All rows of `browse`, page by page, with the largest page size unless `per_page` is set.
   * Leaving the loop stops requesting pages. `.pages()` iterates over whole pages instead, from a
   * page of your choice.
   */
  browseAll: (id: number, query?: Omit<DataSourcesBrowseQuery, 'page'>, options?: CallOptions) => RowIterator<BrowsedRecord, BrowsedRecordList>;

  /**
   * Create the ClickHouse table of a data source.
   *
   * Creates the table for the values of this data source, with a column for each additional value
   * of its mapping. Replaces an existing table, whose values are lost. If this fails, such as
   * without a mapping, returns 200 with `success: false`. Takes no body.
   *
   * `POST /data-sources/{id}/create-table`. Roles: admin. Not retried.
   * @throws {ApiError} 400, 401, 403, 404
   */
  createTable: (id: number, options?: CallOptions) => ApiPromise<CreateTableResult>;

  /**
   * Test a data source with sample domains.
   *
   * Calls the external API for the given domains and reads its response with the source's mapping.
   * If the call fails, returns 200 with `success: false` and the reason in `error`. The external
   * API has 60 seconds to respond and may charge for the call.
   *
   * `POST /data-sources/{id}/test`. Roles: admin. Not retried.
   *
   * Times out after 90 s, or the client's `timeout` if that is longer. A `timeout` of the call
   * overrides both.
   * @throws {ApiError} 400, 401, 403, 404
   */
  test: (id: number, body: DataSourceTestInput, options?: CallOptions) => ApiPromise<DataSourceTestResult>;

  /**
   * Find the fields of a sample response.
   *
   * Reads a sample response of an external API and lists the fields and arrays that a mapping can
   * use. Stores nothing and calls nothing. Returns 400 if the text cannot be read in the given
   * format.
   *
   * `POST /data-sources/analyze`. Roles: admin. Retried after temporary failures.
   * @throws {ApiError} 400, 401, 403
   */
  analyze: (body: AnalyzeInput, options?: CallOptions) => ApiPromise<AnalyzeResult>;
}

/** All calls of the service, one property for each area. */
export interface Areas {
  /** Sign-in and sign-out, the session's tokens, and the current user's profile. */
  auth: AuthClient;
  /** News about the signed-in user's orders and payments, and about the service. */
  notifications: NotificationsClient;
  /** The figures on the start page. */
  dashboard: DashboardClient;
  /** The catalogue of domains about to be released, ordering and the watchlist. */
  domains: DomainsClient;
  /** Orders, their states, payments and history. */
  orders: OrdersClient;
  /** Registrar categories (one registry connection profile each) and their EPP settings. */
  eppCategories: EppCategoriesClient;
  /** Registrar accounts, their connections and settings, test catch and real catch. */
  eppAccounts: EppAccountsClient;
  /** Every EPP exchange with a registry, request and response. */
  eppLogs: EppLogsClient;
  /** Tools that talk to a registry directly. */
  eppTools: EppToolsClient;
  /** The managers that forms offer. */
  managers: ManagersClient;
  /** The files and APIs from which domains are imported, on demand or on a schedule. */
  sources: SourcesClient;
  /** The users of the signed-in manager. */
  users: UsersClient;
  /** All users, for admins. */
  adminUsers: AdminUsersClient;
  /** Who did what and when, and whether it succeeded. */
  auditLogs: AuditLogsClient;
  /** Articles shown to all users. */
  news: NewsClient;
  /** The background jobs and their health. */
  scheduler: SchedulerClient;
  /** Domains that have dropped, and checks of their availability. */
  releasedDomains: ReleasedDomainsClient;
  /** External APIs that enrich domains with metrics. */
  dataSources: DataSourcesClient;
}
