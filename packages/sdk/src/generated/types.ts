// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type { Query } from '../call.ts';
import type { components, operations } from './schema.ts';

/** The body of every error response. */
export type ErrorBody = components['schemas']['ErrorBody'];

/** The confirmation of a successful call, with a text for the user. */
export type Message = components['schemas']['Message'];

/** The result of an action that can fail without an error status, such as a connection test. */
export type Outcome = components['schemas']['Outcome'];

/** The position of a page in its list. */
export type Pagination = components['schemas']['Pagination'];

/** asc sorts from the smallest, the earliest or A. desc sorts the other way. */
export type SortOrder = components['schemas']['SortOrder'];

/** alpha means a to z only. alphanumeric means a to z and 0 to 9. Neither includes hyphens. */
export type CharType = components['schemas']['CharType'];

/**
 * A number of characters before the TLD, or a range that includes both ends. Ranges overlap. 15+
 * means 15 or more.
 */
export type DomainLength = components['schemas']['DomainLength'];

/** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
export type DomainName = components['schemas']['DomainName'];

/** A display name. It cannot consist only of spaces. */
export type Name = components['schemas']['Name'];

/** The number for one day. */
export type DateCount = components['schemas']['DateCount'];

/**
 * admin sees and does everything. manager manages users and EPP accounts, and uses logs and tools.
 * user browses and orders.
 */
export type Role = components['schemas']['Role'];

/** A user account. */
export type User = components['schemas']['User'];

/** A manager, in short. */
export type ManagerCompany = components['schemas']['ManagerCompany'];

/** A manager that a form offers. */
export type ManagerOption = components['schemas']['ManagerOption'];

/** The credentials. */
export type LoginInput = components['schemas']['LoginInput'];

/** A new account. */
export type RegisterInput = components['schemas']['RegisterInput'];

/** A new session. */
export type SignedIn = components['schemas']['SignedIn'];

/** A renewed session. */
export type Refreshed = components['schemas']['Refreshed'];

/** What users can change in their own profile. */
export type ProfileInput = components['schemas']['ProfileInput'];

/** A change of password. */
export type PasswordChange = components['schemas']['PasswordChange'];

/** What a notification is about. Clients show an unknown type with a default icon. */
export type NotificationType = components['schemas']['NotificationType'];

/** A notification for a user. */
export type Notification = components['schemas']['Notification'];

/** A page of notifications. */
export type NotificationList = components['schemas']['NotificationList'];

/** The counts of the user's notifications. */
export type NotificationStats = components['schemas']['NotificationStats'];

/** The figures of the start page. */
export type DashboardStats = components['schemas']['DashboardStats'];

/** An order as shown on the start page. */
export type RecentOrder = components['schemas']['RecentOrder'];

/** The state of the service's parts. */
export type SystemHealth = components['schemas']['SystemHealth'];

/**
 * healthy means that the part works, degraded that it works slowly or with errors, unhealthy that
 * it does not work.
 */
export type HealthStatus = components['schemas']['HealthStatus'];

/** A domain about to be released, as a row of the catalogue. */
export type Domain = components['schemas']['Domain'];

/** A drop date and its price. */
export type DatePrice = components['schemas']['DatePrice'];

/**
 * Values of enrichment sources by column key, ds{sourceId}_main or ds{sourceId}_{field}. Null if a
 * source has no value.
 */
export type Enrichment = components['schemas']['Enrichment'];

/** A data source whose values the rows may contain. */
export type EnrichmentSource = components['schemas']['EnrichmentSource'];

/**
 * An additional value of a data source. Its column key is the field in lower case, with every
 * character other than a to z and 0 to 9 replaced by an underscore.
 */
export type AdditionalValue = components['schemas']['AdditionalValue'];

/** A page of the catalogue. */
export type DomainList = components['schemas']['DomainList'];

/** Figures for the catalogue rows that match the filters. */
export type DomainStats = components['schemas']['DomainStats'];

/** The TLDs to filter by. */
export type TldList = components['schemas']['TldList'];

/**
 * The rows of the catalogue to export. The fields have the same meanings as the list's parameters.
 */
export type DomainFilters = components['schemas']['DomainFilters'];

/** The file format. */
export type ExportFormat = components['schemas']['ExportFormat'];

/** What to export. */
export type DomainExportInput = components['schemas']['DomainExportInput'];

/** An order for one domain. */
export type OrderInput = components['schemas']['OrderInput'];

/** The result of placing an order. */
export type OrderPlaced = components['schemas']['OrderPlaced'];

/** The domain to watch. */
export type WatchInput = components['schemas']['WatchInput'];

/**
 * NEW: New. PAID_WAITING_EXDATE: Paid - Waiting Expiry. PAID_WAITING_CATCH: Paid - Waiting Catch.
 * CATCHED_PROCESSING: Caught - Processing. CATCHED_COMPLETED: Caught - Completed. FAILED,
 * CANCELLED, REFUNDED. A service may return further states (READY_FOR_CATCH, PROCESSING). Clients
 * show those with a warning badge.
 */
export type OrderState = components['schemas']['OrderState'];

/** A state that staff may set. The same eight states as in OrderState, without further ones. */
export type SettableOrderState = components['schemas']['SettableOrderState'];

/** The number of orders in each state. States without orders may be absent. */
export type OrdersByState = components['schemas']['OrdersByState'];

/** How an order was paid. The quick approve action sets quick_approval. */
export type PaymentMethod = components['schemas']['PaymentMethod'];

/** An order for a domain. */
export type Order = components['schemas']['Order'];

/** A user, in short. */
export type Actor = components['schemas']['Actor'];

/** An entry in an order's history. */
export type OrderHistoryEntry = components['schemas']['OrderHistoryEntry'];

/** A page of orders. */
export type OrderList = components['schemas']['OrderList'];

/** The counts of orders by state and their total value. */
export type OrderStats = components['schemas']['OrderStats'];

/** A change of state. */
export type OrderStatusUpdate = components['schemas']['OrderStatusUpdate'];

/** The details of a payment. */
export type OrderPaymentUpdate = components['schemas']['OrderPaymentUpdate'];

/**
 * How to catch a name. check_then_create checks until the name is free, then creates it.
 * direct_create sends creates at once, without a check.
 */
export type CaptureStrategy = components['schemas']['CaptureStrategy'];

/**
 * How creates follow each other. wait_response waits for each response before the next command.
 * fire_and_forget sends the next command without waiting.
 */
export type CreateMode = components['schemas']['CreateMode'];

/**
 * The XML form of a command. rfc is the form of the EPP RFCs (RFC 5730, 5731). custom is the
 * category's own template.
 */
export type CommandType = components['schemas']['CommandType'];

/**
 * What to send to keep an idle session open. hello is an EPP hello (RFC 5730, 2.3), domain_check a
 * check of the keepalive domain, custom the category's own template.
 */
export type KeepaliveType = components['schemas']['KeepaliveType'];

/** The time zone of a schedule's time of day, as an IANA name. */
export type TimeZone = components['schemas']['TimeZone'];

/** A time of day as HH:MM:SS, from 00:00:00 to 23:59:59, in the schedule's time zone. */
export type TimeOfDay = components['schemas']['TimeOfDay'];

/**
 * The XML of a custom command. The server replaces {XMLNS_DOMAIN}, {DOMAIN} and {CLTRID} with the
 * registry's domain namespace, the name and the client transaction ID. In a batch template it also
 * replaces {DOMAINS_XML} and {DOMAINS_LIST} with all names, as XML elements and as a list.
 */
export type CommandTemplate = components['schemas']['CommandTemplate'];

/** The pause between two commands, in milliseconds. 0 for none. */
export type CommandDelay = components['schemas']['CommandDelay'];

/** The maximum number of commands per second. */
export type CommandsPerSecond = components['schemas']['CommandsPerSecond'];

/** The maximum number of commands that wait for a response at the same time. */
export type ConcurrentCommands = components['schemas']['ConcurrentCommands'];

/**
 * The maximum number of names in one check command. Registries set their own limits, such as 30 or
 * 50.
 */
export type CheckBatchSize = components['schemas']['CheckBatchSize'];

/** A host name with at least one dot, without scheme, port or path. */
export type HostName = components['schemas']['HostName'];

/** A host name, or an IPv4 or IPv6 address without brackets. */
export type HostAddress = components['schemas']['HostAddress'];

/**
 * A registry's EPP server and the TLDs caught through it. Every EPP account belongs to a category.
 */
export type EppCategory = components['schemas']['EppCategory'];

/** The EPP registrar categories. */
export type EppCategoryList = components['schemas']['EppCategoryList'];

/**
 * The fields for creating or updating an EPP registrar category. On an update, fields that are left
 * out stay unchanged. The defaults apply to new categories.
 */
export type EppCategoryInput = components['schemas']['EppCategoryInput'];

/**
 * The settings that a category sets as defaults and an account may override. They cover schedules,
 * catching, pace, checks and command types.
 */
export type EppCommonSettings = components['schemas']['EppCommonSettings'];

/**
 * The settings of a category, which are the defaults of its accounts. They are read and written as
 * a whole. Only categories have the templates and the keepalive.
 */
export type EppCategorySettings = components['schemas']['EppCategorySettings'];

/** The settings of a category. */
export type EppCategorySettingsAnswer = components['schemas']['EppCategorySettingsAnswer'];

/** An account's category, in short. */
export type EppAccountCategory = components['schemas']['EppAccountCategory'];

/** How the account batches its checks. Set in the account settings. */
export type EppBatchSettings = components['schemas']['EppBatchSettings'];

/**
 * A login at a registry, used to check and catch names. Shown as Inactive if is_active is false,
 * otherwise as Connected if is_connected is true, otherwise as Active.
 */
export type EppAccount = components['schemas']['EppAccount'];

/** EPP accounts. */
export type EppAccountList = components['schemas']['EppAccountList'];

/** The fields for updating an EPP account. Fields that are left out stay unchanged. */
export type EppAccountUpdate = components['schemas']['EppAccountUpdate'];

/**
 * The fields for creating an EPP account. The same as for an update, but the password is required.
 * ssl_cert and ssl_key are also required if the category has requires_ssl_cert, and manager_id is
 * required from admins.
 */
export type EppAccountInput = components['schemas']['EppAccountInput'];

/**
 * The effective settings of an account. The account's own values, otherwise its category's. Only
 * accounts have the WHOIS check and the end of order processing.
 */
export type EppAccountSettings = components['schemas']['EppAccountSettings'];

/** The effective settings of an account. */
export type EppAccountSettingsAnswer = components['schemas']['EppAccountSettingsAnswer'];

/**
 * The changed keys of an account's settings. A key that is left out stays unchanged. Null removes
 * the account's own value, and the category's value applies again.
 */
export type EppAccountSettingsUpdate = components['schemas']['EppAccountSettingsUpdate'];

/** The names for a manual test catch. */
export type TestCatchInput = components['schemas']['TestCatchInput'];

/** The day for a test catch with orders. */
export type OrdersTestCatchInput = components['schemas']['OrdersTestCatchInput'];

/** A line of a test catch. */
export type TestCatchLine = components['schemas']['TestCatchLine'];

/** The lines and state of an account's test catch. */
export type TestCatchStatus = components['schemas']['TestCatchStatus'];

/** The drop days that have pending orders. */
export type TestCatchDates = components['schemas']['TestCatchDates'];

/** The day for a real catch that is started manually. */
export type RealCatchInput = components['schemas']['RealCatchInput'];

/** Whether a real catch is running on an account. */
export type RealCatchStatus = components['schemas']['RealCatchStatus'];

/** The managers that a user or an EPP account can belong to. */
export type ManagerList = components['schemas']['ManagerList'];

/**
 * What an EPP log row is about. connect is the TCP and TLS connection and the greeting, login the
 * login command, command any other command, logout the logout command, error a broken session.
 */
export type EppConnectionType = components['schemas']['EppConnectionType'];

/** An EppConnectionType as its number. 1 is connect, 2 login, 3 command, 4 logout, 5 error. */
export type EppConnectionCode = components['schemas']['EppConnectionCode'];

/** A boolean as a number. 1 means success, 0 means failure. */
export type EppLogSuccessFilter = components['schemas']['EppLogSuccessFilter'];

/** An exchange with a registry, without the XML. */
export type EppLogRow = components['schemas']['EppLogRow'];

/** An exchange with a registry, with the XML. */
export type EppLog = components['schemas']['EppLog'];

/** A page of the EPP log. */
export type EppLogList = components['schemas']['EppLogList'];

/** A row of the EPP log. */
export type EppLogAnswer = components['schemas']['EppLogAnswer'];

/** Figures for the EPP log. */
export type EppLogStats = components['schemas']['EppLogStats'];

/** Figures for the EPP log. */
export type EppLogStatsAnswer = components['schemas']['EppLogStatsAnswer'];

/** The names to check and the account to check them with. */
export type BulkCheckInput = components['schemas']['BulkCheckInput'];

/**
 * The result for a name. available means that it can be registered, taken that it is registered or
 * reserved, error that it could not be checked (see the message).
 */
export type BulkCheckStatus = components['schemas']['BulkCheckStatus'];

/** An event of a bulk check. `type` gives its kind. Skip events of an unknown type. */
export type BulkCheckEvent = components['schemas']['BulkCheckEvent'];

/** The first event of a bulk check. */
export type BulkCheckStarted = components['schemas']['BulkCheckStarted'];

/** The result for one name. Each name has one. */
export type BulkCheckResult = components['schemas']['BulkCheckResult'];

/** The last event of a bulk check. A stream without it was cut off. */
export type BulkCheckCompleted = components['schemas']['BulkCheckCompleted'];

/**
 * How to fetch a source: HTTP (web address), FTP, FTPS (FTP over TLS), S3 (object store), API
 * (paged web API), FILE (file on the server).
 */
export type SourceType = components['schemas']['SourceType'];

/** The format of a source's data after unpacking. JSON, CSV, TSV (tab-separated) or XML. */
export type DataFormat = components['schemas']['DataFormat'];

/** The compression of a source's data. NONE (plain), GZIP, ZIP or TAR. */
export type ArchiveType = components['schemas']['ArchiveType'];

/**
 * How to sign in to a source: basic (username and password), bearer (token), api_key (header and
 * key), oauth (token).
 */
export type SourceAuthType = components['schemas']['SourceAuthType'];

/** The character between the columns of a CSV file. Comma, semicolon, pipe, tab or space. */
export type CsvDelimiter = components['schemas']['CsvDelimiter'];

/**
 * How a schedule repeats: interval (every few hours or minutes), daily (at a time), weekly (on a
 * day at a time), cron (a cron expression).
 */
export type ScheduleType = components['schemas']['ScheduleType'];

/**
 * The credentials of a source in responses. The fields depend on `auth_type`. Secrets are masked as
 * `********`.
 */
export type SourceAuthConfig = components['schemas']['SourceAuthConfig'];

/**
 * The credentials of a source in requests. The fields that apply depend on `auth_type`. A secret
 * that is left out or is the mask `********` stays unchanged.
 */
export type SourceAuthConfigInput = components['schemas']['SourceAuthConfigInput'];

/** How to fetch the data of a source. */
export type SourceFetchConfig = components['schemas']['SourceFetchConfig'];

/** Which fields or columns of the source's data contain which values. */
export type SourceFieldMapping = components['schemas']['SourceFieldMapping'];

/** What a record must meet to be imported. */
export type SourceValidationRules = components['schemas']['SourceValidationRules'];

/** An EPP category that a source feeds, in short. */
export type SourceCategory = components['schemas']['SourceCategory'];

/** A type of schedule, and the fields for each type. All times are UTC. */
export type ScheduleFields = components['schemas']['ScheduleFields'];

/** The schedule as last set with sources/schedule. All times are UTC. */
export type ScheduleConfig = components['schemas']['ScheduleConfig'];

/** A source of domains, with how to fetch, read and schedule it. */
export type Source = components['schemas']['Source'];

/** All sources. */
export type SourceList = components['schemas']['SourceList'];

/** The fields for creating or updating a source. `epp_categories` is a list of IDs here. */
export type SourceInput = components['schemas']['SourceInput'];

/** How to import a source. */
export type ImportInput = components['schemas']['ImportInput'];

/** The figures of an import. */
export type ImportStats = components['schemas']['ImportStats'];

/** A record as it would be imported. */
export type ImportPreviewRecord = components['schemas']['ImportPreviewRecord'];

/** The result of an import or a preview. */
export type ImportResult = components['schemas']['ImportResult'];

/**
 * The schedule to set. `enabled: true` requires a type and the fields for that type. The other
 * fields are ignored. All times are UTC.
 */
export type ScheduleInput = components['schemas']['ScheduleInput'];

/** The job that imports a source on its schedule. */
export type ScheduledImport = components['schemas']['ScheduledImport'];

/** The job of a schedule. */
export type ScheduleResult = components['schemas']['ScheduleResult'];

/**
 * One import as an array of six values, in this order: batch ID (string), start time (date-time),
 * end time (date-time; null while the import is running), records read, records imported, records
 * failed (whole numbers from 0).
 */
export type ImportHistoryRow = components['schemas']['ImportHistoryRow'];

/** The imports of a source. */
export type ImportHistory = components['schemas']['ImportHistory'];

/** The first and last drop date of a source's domains. */
export type SourceDateRange = components['schemas']['SourceDateRange'];

/** The counts of a source's stored domains. */
export type SourceDataStats = components['schemas']['SourceDataStats'];

/** The domains of a source to delete. Requires either `delete_all: true` or a `date`. */
export type SourceDeleteDataInput = components['schemas']['SourceDeleteDataInput'];

/** A domain whose release date has passed, with the result of its last check. */
export type ReleasedDomain = components['schemas']['ReleasedDomain'];

/** A page of released domains. */
export type ReleasedDomainList = components['schemas']['ReleasedDomainList'];

/** The counts of released domains by the result of their last check. */
export type ReleasedDomainStats = components['schemas']['ReleasedDomainStats'];

/** The counts of the released domains. */
export type ReleasedDomainStatsAnswer = components['schemas']['ReleasedDomainStatsAnswer'];

/** The released domains to check, and the account to use. */
export type CheckInput = components['schemas']['CheckInput'];

/** A new check session. */
export type CheckSession = components['schemas']['CheckSession'];

/**
 * The state of a check session: running, completed, failed. The server may add others; an unknown
 * state means that the session has ended.
 */
export type CheckStatus = components['schemas']['CheckStatus'];

/** The progress of a check. */
export type CheckProgress = components['schemas']['CheckProgress'];

/** The progress of a check session. */
export type CheckProgressAnswer = components['schemas']['CheckProgressAnswer'];

/** The day whose domains to add to the released domains. */
export type PopulateInput = components['schemas']['PopulateInput'];

/** The result of adding domains. */
export type PopulateResult = components['schemas']['PopulateResult'];

/**
 * How to sign in to a data source: none, basic (username and password), bearer (token), api_key (a
 * custom header).
 */
export type DataSourceAuthType = components['schemas']['DataSourceAuthType'];

/** The HTTP method of the calls to a data source. GET, POST or PUT. */
export type DataSourceRequestMethod = components['schemas']['DataSourceRequestMethod'];

/** The format of an external API's response. json, xml, csv or text. */
export type DataSourceResponseFormat = components['schemas']['DataSourceResponseFormat'];

/**
 * The credentials of a data source in responses. The fields depend on `auth_type`. Secrets are
 * masked as `********`.
 */
export type DataSourceAuthCredentials = components['schemas']['DataSourceAuthCredentials'];

/**
 * The credentials of a data source in requests. The fields that apply depend on `auth_type`. A
 * secret that is left out or is the mask `********` stays unchanged.
 */
export type DataSourceAuthCredentialsInput = components['schemas']['DataSourceAuthCredentialsInput'];

/** The headers sent with each request to the external API, by name. */
export type DataSourceRequestHeaders = components['schemas']['DataSourceRequestHeaders'];

/**
 * How to read the response of an external API. Defines where the records are, and which of their
 * fields contain which values.
 */
export type DataSourceResponseMapping = components['schemas']['DataSourceResponseMapping'];

/**
 * An external API that enriches domains. Only admins get `auth_credentials` and `request_headers`.
 */
export type DataSource = components['schemas']['DataSource'];

/** All data sources. */
export type DataSourceList = components['schemas']['DataSourceList'];

/** The fields for creating or updating a data source. The full form. */
export type DataSourceInput = components['schemas']['DataSourceInput'];

/** The number of domains for which a data source has a value. */
export type DataSourceCoverage = components['schemas']['DataSourceCoverage'];

/** The coverage of the data sources. */
export type DataSourceStats = components['schemas']['DataSourceStats'];

/**
 * The state of an enrichment job: running, completed, failed. The server may add others; show them
 * unchanged.
 */
export type EnrichmentJobStatus = components['schemas']['EnrichmentJobStatus'];

/** A run of a data source over the domains. */
export type EnrichmentJob = components['schemas']['EnrichmentJob'];

/** The active enrichment jobs. */
export type DataSourceProgress = components['schemas']['DataSourceProgress'];

/**
 * The stored values of a data source for one domain. In addition to the fixed fields there is one
 * for each additional value. Its key is the field's name in lower case, with every character other
 * than letters and digits replaced by an underscore.
 */
export type BrowsedRecord = components['schemas']['BrowsedRecord'];

/** A page of a data source's stored values. */
export type BrowsedRecordList = components['schemas']['BrowsedRecordList'];

/** The result of creating a table. */
export type CreateTableResult = components['schemas']['CreateTableResult'];

/** The domains to test a data source with. */
export type DataSourceTestInput = components['schemas']['DataSourceTestInput'];

/** The external API's values for one domain. */
export type DataSourceTestRow = components['schemas']['DataSourceTestRow'];

/** The result of testing a data source. */
export type DataSourceTestResult = components['schemas']['DataSourceTestResult'];

/** A sample response to search for fields. */
export type AnalyzeInput = components['schemas']['AnalyzeInput'];

/** The fields and arrays of a sample response. */
export type AnalyzeResult = components['schemas']['AnalyzeResult'];

/**
 * The fields for creating a user. The same as for an update, but the password is required. On
 * /users, `role` and `manager_id` are ignored (managers create users assigned to themselves).
 */
export type UserCreate = components['schemas']['UserCreate'];

/**
 * The fields for updating a user. Fields that are left out stay unchanged. On /users, `role` and
 * `manager_id` are ignored.
 */
export type UserUpdate = components['schemas']['UserUpdate'];

/** A page of users. */
export type UserList = components['schemas']['UserList'];

/** Whose actions the audit log returns. all returns everyone's, own the caller's own. */
export type AuditScope = components['schemas']['AuditScope'];

/**
 * The kind of record that an audit log entry is about. User is a user, also for sign-ins. Order is
 * an order, Source an imported domain source, EppAccount a registrar account, EppCategory a
 * registrar category.
 */
export type AuditResourceType = components['schemas']['AuditResourceType'];

/** An audit log entry. It says who did what to which record, and whether it succeeded. */
export type AuditLog = components['schemas']['AuditLog'];

/** A page of audit log entries. */
export type AuditLogList = components['schemas']['AuditLogList'];

/** The counts for the whole audit log. */
export type AuditLogStats = components['schemas']['AuditLogStats'];

/** The counts of the audit log. */
export type AuditLogStatsAnswer = components['schemas']['AuditLogStatsAnswer'];

/** A news article for the users of the service. Title, summary and content are plain text. */
export type NewsArticle = components['schemas']['NewsArticle'];

/** The fields for creating or updating a news article. */
export type NewsInput = components['schemas']['NewsInput'];

/** Whether to publish a news article. */
export type NewsPublish = components['schemas']['NewsPublish'];

/** A page of news articles. */
export type NewsList = components['schemas']['NewsList'];

/**
 * The group of a scheduler job. epp_registry covers connections and keepalives of registrar
 * accounts, domain_catching catches and their WHOIS verification, sources imports of domain
 * sources, released_domains checks of released domains, system_maintenance pruning and statistics.
 */
export type SchedulerCategory = components['schemas']['SchedulerCategory'];

/**
 * The health of the jobs of one category. Jobs that never ran or that failed once or twice in a row
 * count only in `total`.
 */
export type SchedulerCategoryHealth = components['schemas']['SchedulerCategoryHealth'];

/**
 * The health record of one scheduler job. The job is failing at 3 or more consecutive failures, in
 * warning at 1 or 2, and healthy if it has run and has none.
 */
export type SchedulerJobHealth = components['schemas']['SchedulerJobHealth'];

/** The health of the scheduler, its categories and its jobs. */
export type SchedulerHealth = components['schemas']['SchedulerHealth'];

/** A scheduled job. */
export type SchedulerJob = components['schemas']['SchedulerJob'];

/** The active scheduler jobs. */
export type SchedulerJobList = components['schemas']['SchedulerJobList'];

/** Query of `notifications/list`: List notifications. */
export type NotificationsListQuery = Query<operations['notifications/list']['parameters']['query']>;

/** Query of `domains/list`: List domains about to be released. */
export type DomainsListQuery = Query<operations['domains/list']['parameters']['query']>;

/** Query of `domains/stats`: Get figures of the catalogue. */
export type DomainsStatsQuery = Query<operations['domains/stats']['parameters']['query']>;

/** Query of `orders/list`: List orders. */
export type OrdersListQuery = Query<operations['orders/list']['parameters']['query']>;

/** Query of `eppAccounts/list`: List EPP accounts. */
export type EppAccountsListQuery = Query<operations['eppAccounts/list']['parameters']['query']>;

/** Query of `eppLogs/list`: List EPP log rows. */
export type EppLogsListQuery = Query<operations['eppLogs/list']['parameters']['query']>;

/** Query of `users/list`: List the users of the current manager. */
export type UsersListQuery = Query<operations['users/list']['parameters']['query']>;

/** Query of `adminUsers/list`: List all users. */
export type AdminUsersListQuery = Query<operations['adminUsers/list']['parameters']['query']>;

/** Query of `auditLogs/list`: List audit log entries. */
export type AuditLogsListQuery = Query<operations['auditLogs/list']['parameters']['query']>;

/** Query of `news/list`: List news articles. */
export type NewsListQuery = Query<operations['news/list']['parameters']['query']>;

/** Query of `releasedDomains/list`: List released domains. */
export type ReleasedDomainsListQuery = Query<operations['releasedDomains/list']['parameters']['query']>;

/** Query of `dataSources/browse`: List the stored values of a data source. */
export type DataSourcesBrowseQuery = Query<operations['dataSources/browse']['parameters']['query']>;
