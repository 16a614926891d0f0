// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type {
  ArchiveType,
  AuditResourceType,
  AuditScope,
  BulkCheckStatus,
  CaptureStrategy,
  CharType,
  CheckStatus,
  CommandType,
  CreateMode,
  CsvDelimiter,
  DataFormat,
  DataSourceAuthType,
  DataSourceRequestMethod,
  DataSourceResponseFormat,
  DomainLength,
  EnrichmentJobStatus,
  EppConnectionType,
  EppLogSuccessFilter,
  ExportFormat,
  HealthStatus,
  KeepaliveType,
  NotificationType,
  OrderState,
  PaymentMethod,
  Role,
  ScheduleType,
  SchedulerCategory,
  SettableOrderState,
  SortOrder,
  SourceAuthType,
  SourceType,
  TimeZone,
} from './types.ts';

/** asc sorts from the smallest, the earliest or A. desc sorts the other way. */
export const sortOrders = [
  'asc',
  'desc',
] as const satisfies readonly SortOrder[];

/** alpha means a to z only. alphanumeric means a to z and 0 to 9. Neither includes hyphens. */
export const charTypes = [
  'alpha',
  'alphanumeric',
] as const satisfies readonly CharType[];

/**
 * A number of characters before the TLD, or a range that includes both ends. Ranges overlap. 15+
 * means 15 or more.
 */
export const domainLengths = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6-8',
  '9-10',
  '10-15',
  '15+',
] as const satisfies readonly DomainLength[];

/**
 * admin sees and does everything. manager manages users and EPP accounts, and uses logs and tools.
 * user browses and orders.
 */
export const roles = [
  'admin',
  'manager',
  'user',
] as const satisfies readonly Role[];

/**
 * What a notification is about. Clients show an unknown type with a default icon.
 *
 * The server may add values: show unknown ones as they are.
 */
export const notificationTypes = [
  'news',
  'order_status_change',
  'system',
  'payment',
] as const satisfies readonly NotificationType[];

/**
 * healthy means that the part works, degraded that it works slowly or with errors, unhealthy that
 * it does not work.
 *
 * The server may add values: show unknown ones as they are.
 */
export const healthStatuses = [
  'healthy',
  'degraded',
  'unhealthy',
] as const satisfies readonly HealthStatus[];

/** The file format. */
export const exportFormats = [
  'csv',
] as const satisfies readonly ExportFormat[];

/**
 * NEW: New. PAID_WAITING_EXDATE: Paid - Waiting Expiry. PAID_WAITING_CATCH: Paid - Waiting Catch.
 * CATCHED_PROCESSING: Caught - Processing. CATCHED_COMPLETED: Caught - Completed. FAILED,
 * CANCELLED, REFUNDED. A service may return further states (READY_FOR_CATCH, PROCESSING). Clients
 * show those with a warning badge.
 *
 * The server may add values: show unknown ones as they are.
 */
export const orderStates = [
  'NEW',
  'PAID_WAITING_EXDATE',
  'PAID_WAITING_CATCH',
  'CATCHED_PROCESSING',
  'CATCHED_COMPLETED',
  'FAILED',
  'CANCELLED',
  'REFUNDED',
] as const satisfies readonly OrderState[];

/** A state that staff may set. The same eight states as in OrderState, without further ones. */
export const settableOrderStates = [
  'NEW',
  'PAID_WAITING_EXDATE',
  'PAID_WAITING_CATCH',
  'CATCHED_PROCESSING',
  'CATCHED_COMPLETED',
  'FAILED',
  'CANCELLED',
  'REFUNDED',
] as const satisfies readonly SettableOrderState[];

/** How an order was paid. The quick approve action sets quick_approval. */
export const paymentMethods = [
  'bank_transfer',
  'credit_card',
  'paypal',
  'crypto',
  'other',
  'quick_approval',
] as const satisfies readonly PaymentMethod[];

/**
 * How to catch a name. check_then_create checks until the name is free, then creates it.
 * direct_create sends creates at once, without a check.
 */
export const captureStrategies = [
  'check_then_create',
  'direct_create',
] as const satisfies readonly CaptureStrategy[];

/**
 * How creates follow each other. wait_response waits for each response before the next command.
 * fire_and_forget sends the next command without waiting.
 */
export const createModes = [
  'wait_response',
  'fire_and_forget',
] as const satisfies readonly CreateMode[];

/**
 * The XML form of a command. rfc is the form of the EPP RFCs (RFC 5730, 5731). custom is the
 * category's own template.
 */
export const commandTypes = [
  'rfc',
  'custom',
] as const satisfies readonly CommandType[];

/**
 * What to send to keep an idle session open. hello is an EPP hello (RFC 5730, 2.3), domain_check a
 * check of the keepalive domain, custom the category's own template.
 */
export const keepaliveTypes = [
  'hello',
  'domain_check',
  'custom',
] as const satisfies readonly KeepaliveType[];

/** The time zone of a schedule's time of day, as an IANA name. */
export const timeZones = [
  'UTC',
  'Europe/Prague',
  'America/New_York',
  'Europe/London',
  'Asia/Tokyo',
] as const satisfies readonly TimeZone[];

/**
 * What an EPP log row is about. connect is the TCP and TLS connection and the greeting, login the
 * login command, command any other command, logout the logout command, error a broken session.
 *
 * The server may add values: show unknown ones as they are.
 */
export const eppConnectionTypes = [
  'connect',
  'login',
  'command',
  'logout',
  'error',
] as const satisfies readonly EppConnectionType[];

/** A boolean as a number. 1 means success, 0 means failure. */
export const eppLogSuccessFilters = [
  1,
  0,
] as const satisfies readonly EppLogSuccessFilter[];

/**
 * The result for a name. available means that it can be registered, taken that it is registered or
 * reserved, error that it could not be checked (see the message).
 *
 * The server may add values: show unknown ones as they are.
 */
export const bulkCheckStatuses = [
  'available',
  'taken',
  'error',
] as const satisfies readonly BulkCheckStatus[];

/**
 * How to fetch a source: HTTP (web address), FTP, FTPS (FTP over TLS), S3 (object store), API
 * (paged web API), FILE (file on the server).
 */
export const sourceTypes = [
  'HTTP',
  'FTP',
  'FTPS',
  'S3',
  'API',
  'FILE',
] as const satisfies readonly SourceType[];

/** The format of a source's data after unpacking. JSON, CSV, TSV (tab-separated) or XML. */
export const dataFormats = [
  'JSON',
  'CSV',
  'TSV',
  'XML',
] as const satisfies readonly DataFormat[];

/** The compression of a source's data. NONE (plain), GZIP, ZIP or TAR. */
export const archiveTypes = [
  'NONE',
  'GZIP',
  'ZIP',
  'TAR',
] as const satisfies readonly ArchiveType[];

/**
 * How to sign in to a source: basic (username and password), bearer (token), api_key (header and
 * key), oauth (token).
 */
export const sourceAuthTypes = [
  'basic',
  'bearer',
  'api_key',
  'oauth',
] as const satisfies readonly SourceAuthType[];

/** The character between the columns of a CSV file. Comma, semicolon, pipe, tab or space. */
export const csvDelimiters = [
  ',',
  ';',
  '|',
  '\t',
  ' ',
] as const satisfies readonly CsvDelimiter[];

/**
 * How a schedule repeats: interval (every few hours or minutes), daily (at a time), weekly (on a
 * day at a time), cron (a cron expression).
 */
export const scheduleTypes = [
  'interval',
  'daily',
  'weekly',
  'cron',
] as const satisfies readonly ScheduleType[];

/**
 * The state of a check session: running, completed, failed. The server may add others; an unknown
 * state means that the session has ended.
 *
 * The server may add values: show unknown ones as they are.
 */
export const checkStatuses = [
  'running',
  'completed',
  'failed',
] as const satisfies readonly CheckStatus[];

/**
 * How to sign in to a data source: none, basic (username and password), bearer (token), api_key (a
 * custom header).
 */
export const dataSourceAuthTypes = [
  'none',
  'basic',
  'bearer',
  'api_key',
] as const satisfies readonly DataSourceAuthType[];

/** The HTTP method of the calls to a data source. GET, POST or PUT. */
export const dataSourceRequestMethods = [
  'GET',
  'POST',
  'PUT',
] as const satisfies readonly DataSourceRequestMethod[];

/** The format of an external API's response. json, xml, csv or text. */
export const dataSourceResponseFormats = [
  'json',
  'xml',
  'csv',
  'text',
] as const satisfies readonly DataSourceResponseFormat[];

/**
 * The state of an enrichment job: running, completed, failed. The server may add others; show them
 * unchanged.
 *
 * The server may add values: show unknown ones as they are.
 */
export const enrichmentJobStatuses = [
  'running',
  'completed',
  'failed',
] as const satisfies readonly EnrichmentJobStatus[];

/** Whose actions the audit log returns. all returns everyone's, own the caller's own. */
export const auditScopes = [
  'all',
  'own',
] as const satisfies readonly AuditScope[];

/**
 * The kind of record that an audit log entry is about. User is a user, also for sign-ins. Order is
 * an order, Source an imported domain source, EppAccount a registrar account, EppCategory a
 * registrar category.
 *
 * The server may add values: show unknown ones as they are.
 */
export const auditResourceTypes = [
  'User',
  'Order',
  'Source',
  'EppAccount',
  'EppCategory',
] as const satisfies readonly AuditResourceType[];

/**
 * The group of a scheduler job. epp_registry covers connections and keepalives of registrar
 * accounts, domain_catching catches and their WHOIS verification, sources imports of domain
 * sources, released_domains checks of released domains, system_maintenance pruning and statistics.
 *
 * The server may add values: show unknown ones as they are.
 */
export const schedulerCategories = [
  'epp_registry',
  'domain_catching',
  'sources',
  'released_domains',
  'system_maintenance',
] as const satisfies readonly SchedulerCategory[];
