// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

/** The type of a value. `instant` and `day` are texts, `value` is a text, number or boolean, `any` is any JSON. */
export type ValueKind = 'number' | 'boolean' | 'instant' | 'day' | 'text' | 'value' | 'any';

/**
 * The lists and objects of an object in an answer. Its single values have the type that `valueFields` has for their
 * names. Other fields may have any value.
 */
export interface AnswerShape {
  /** Its lists, with their items. */
  readonly lists?: Readonly<Record<string, AnswerShape | ValueKind>>;
  /** Its objects. */
  readonly objects?: Readonly<Record<string, AnswerShape>>;
  /** The lists and objects that may be missing. */
  readonly optional?: readonly string[];
  /** The objects that may be null. */
  readonly nullable?: readonly string[];
  /** Single values whose type differs from that in `valueFields`. */
  readonly values?: Readonly<Record<string, ValueKind>>;
  /** The values of a map, whose keys are no names of fields. */
  readonly each?: AnswerShape | ValueKind;
  /** Whether it is an array of single values, with its positions as fields. */
  readonly isTuple?: boolean;
  /** The list that it is about. Without it, it is no such answer. */
  readonly rows?: string;
  /** The field in which a service may send it, in place of an answer of its own. */
  readonly record?: string;
  /** Whether it only confirms that a call was carried out, so that an empty body says the same. */
  readonly isConfirmation?: boolean;
}

/** Fields with single values, by type. */
export const valueFields: Readonly<Partial<Record<ValueKind, readonly string[]>>> = {
  number: [
    'id',
    'manager_id',
    'credit_balance',
    'page',
    'pages',
    'per_page',
    'total',
    'unread_count',
    'total_domains',
    'releasing_today',
    'count',
    'active_orders',
    'success_rate',
    'total_amount',
    'price',
    'total_users',
    'active_users',
    'total_managers',
    'total_records',
    'size',
    'chars_before_tld',
    'selected_price',
    'variations_count',
    'avg_price',
    'expiring_week',
    'order_id',
    'epp_port',
    'default_timeout',
    'command_delay_ms',
    'max_commands_per_second',
    'max_concurrent_commands',
    'domain_check_batch_size',
    'keepalive_interval',
    'registrar_category_id',
    'port_override',
    'connection_timeout',
    'released_domain_max_domains_per_day',
    'log_id',
    'account_id',
    'status_code',
    'duration_ms',
    'total_logs',
    'avg_duration_ms',
    'unique_registrars',
    'index',
    'timeout',
    'max_pages',
    'hours',
    'minutes',
    'day_of_week',
    'hour',
    'minute',
    'schedule_interval_minutes',
    'total_domains_imported',
    'imported',
    'failed',
    'duplicates',
    'actor_id',
    'resource_id',
    'success_count',
    'failure_count',
    'healthy',
    'failing',
    'total_executions',
    'consecutive_failures',
    'last_execution_duration',
    'total_jobs',
    'available_domains',
    'unavailable_domains',
    'never_checked',
    'progress_percent',
    'checked_domains',
    'failed_domains',
    'elapsed_time',
    'domains_per_second',
    'estimated_remaining',
    'inserted',
    'batch_size',
    'parallel_workers',
    'indexed_params_start_index',
    'enriched',
    'percentage',
    'processed',
    'progress',
  ],
  boolean: [
    'is_active',
    'email_verified',
    'is_read',
    'has_prev',
    'has_next',
    'in_watchlist',
    'success',
    'requires_ssl_cert',
    'connection_schedule_enabled',
    'order_processing_schedule_enabled',
    'domain_check_multicheck_enabled',
    'keepalive_enabled',
    'ssl_cert_configured',
    'ssl_key_configured',
    'is_connected',
    'released_domain_checking_enabled',
    'whois_check_enabled',
    'is_running',
    'schedule_enabled',
    'last_import_success',
    'background',
    'is_published',
    'scheduler_running',
    'is_available',
    'indexed_params_enabled',
  ],
  instant: [
    'created_at',
    'read_at',
    'paid_at',
    'timestamp',
    'last_import_at',
    'next_run_time',
    'published_at',
    'last_run',
    'next_run',
    'last_checked',
    'started_at',
  ],
  day: ['date', 'drop_date', 'selected_drop_date', 'min_date', 'max_date', 'release_date'],
  text: [
    'company_name',
    'email',
    'username',
    'first_name',
    'last_name',
    'phone',
    'company',
    'role',
    'currency',
    'access_token',
    'refresh_token',
    'message',
    'type',
    'title',
    'domain',
    'state',
    'status',
    'tld',
    'field',
    'label',
    'name',
    'main_value_label',
    'error',
    'action',
    'from_state',
    'to_state',
    'note',
    'payment_method',
    'payment_reference',
    'notes',
    'epp_server_url',
    'description',
    'connection_schedule_time',
    'connection_schedule_timezone',
    'order_processing_schedule_time',
    'order_processing_schedule_timezone',
    'capture_strategy',
    'create_mode',
    'check_command_type',
    'check_batch_command_type',
    'create_command_type',
    'check_command_custom',
    'check_batch_command_custom',
    'create_command_custom',
    'keepalive_type',
    'keepalive_domain',
    'keepalive_command_custom',
    'host_override',
    'released_domain_schedule_cron',
    'order_processing_end_time',
    'whois_server',
    'whois_valid_registrar',
    'registrar_name',
    'command',
    'cltrid',
    'svtrid',
    'object_name',
    'status_message',
    'request',
    'response',
    'password',
    'token',
    'header',
    'key',
    'csv_delimiter',
    'expiration_date',
    'registrar',
    'date_format',
    'time',
    'cron',
    'url',
    'data_format',
    'archive_type',
    'auth_type',
    'transform_script',
    'schedule_cron',
    'actor',
    'resource_type',
    'ip_address',
    'error_message',
    'content',
    'summary',
    'created_by',
    'job_id',
    'category',
    'last_error',
    'session_id',
    'current_domain',
    'value',
    'array_path',
    'domain_field',
    'main_value_field',
    'format',
    'api_url',
    'request_method',
    'request_body_template',
    'response_format',
    'indexed_params_prefix',
    'indexed_params_count_key',
    'source_name',
    'table_name',
    'raw_response',
  ],
  value: ['main_value'],
  any: ['raw'],
};

/** Fields with words. A service may send a word's position, from 1, in place of the word. */
export const wordFields: Readonly<Record<string, readonly string[]>> = { connection_type: ['connect', 'login', 'command', 'logout', 'error'] };

/** An object with single values only. */
const plain: AnswerShape = {};

const userPermissions: AnswerShape = { each: 'boolean' };

/** A user account. */
export const user: AnswerShape = {
  objects: { permissions: userPermissions, manager: plain },
  optional: ['manager'],
  nullable: ['manager'],
  record: 'user',
};

/** A new session. */
export const signedIn: AnswerShape = { objects: { user: user } };

/** A renewed session. */
export const refreshed: AnswerShape = plain;

/** The confirmation of a successful call, with a text for the user. */
export const message: AnswerShape = { isConfirmation: true };

/** A page of notifications. */
export const notificationList: AnswerShape = {
  lists: { notifications: plain },
  objects: { pagination: plain },
  rows: 'notifications',
};

/** The counts of the user's notifications. */
export const notificationStats: AnswerShape = plain;

/** The number of orders in each state. */
const ordersByState: AnswerShape = { each: 'number' };

const dashboardStatsOrders: AnswerShape = {
  lists: { trend_data: plain },
  objects: { by_state: ordersByState },
};

const dashboardStatsRecentActivity: AnswerShape = { lists: { recent_orders: plain } };

/** The figures of the start page. */
export const dashboardStats: AnswerShape = {
  objects: { user_info: plain, domains: plain, orders: dashboardStatsOrders, recent_activity: dashboardStatsRecentActivity, admin: plain },
  optional: ['admin'],
};

/** The state of the service's parts. */
export const systemHealth: AnswerShape = {
  objects: { database: plain, clickhouse: plain, queue: plain },
};

/** Values of enrichment sources by column key, ds{sourceId}_main or ds{sourceId}_{field}. */
const enrichment: AnswerShape = { each: 'value' };

/** A domain about to be released, as a row of the catalogue. */
const domain: AnswerShape = {
  lists: { date_price_variations: plain },
  objects: { enrichment: enrichment },
  optional: ['enrichment'],
};

/** A data source whose values the rows may contain. */
const enrichmentSource: AnswerShape = { lists: { additional_values: plain } };

/** A page of the catalogue. */
export const domainList: AnswerShape = {
  lists: { domains: domain, enrichment_sources: enrichmentSource },
  objects: { pagination: plain },
  rows: 'domains',
};

/** Figures for the catalogue rows that match the filters. */
export const domainStats: AnswerShape = { objects: { general: plain } };

/** The TLDs to filter by. */
export const tldList: AnswerShape = { lists: { tlds: 'text' }, rows: 'tlds' };

/** The result of placing an order. */
export const orderPlaced: AnswerShape = plain;

/** An entry in an order's history. */
const orderHistoryEntry: AnswerShape = { objects: { actor: plain }, nullable: ['actor'] };

/** An order for a domain. */
export const order: AnswerShape = {
  lists: { history: orderHistoryEntry },
  objects: { user: plain },
  optional: ['history'],
  record: 'order',
};

/** A page of orders. */
export const orderList: AnswerShape = {
  lists: { orders: order },
  objects: { pagination: plain },
  rows: 'orders',
};

/** The counts of orders by state and their total value. */
export const orderStats: AnswerShape = { objects: { by_state: ordersByState } };

/** A registry's EPP server and the TLDs caught through it. */
export const eppCategory: AnswerShape = { lists: { supported_tlds: 'text' } };

/** The EPP registrar categories. */
export const eppCategoryList: AnswerShape = { lists: { categories: eppCategory }, rows: 'categories' };

/** The settings of a category. */
export const eppCategorySettingsAnswer: AnswerShape = { objects: { settings: plain } };

/** A login at a registry, used to check and catch names. */
export const eppAccount: AnswerShape = {
  objects: { registrar_category: plain, manager: plain, batch_settings: plain },
  nullable: ['manager'],
};

/** EPP accounts. */
export const eppAccountList: AnswerShape = { lists: { accounts: eppAccount }, rows: 'accounts' };

/** The result of an action that can fail without an error status, such as a connection test. */
export const outcome: AnswerShape = plain;

/** The effective settings of an account. */
export const eppAccountSettingsAnswer: AnswerShape = { objects: { effective_settings: plain } };

/** The lines and state of an account's test catch. */
export const testCatchStatus: AnswerShape = { lists: { results: plain } };

/** The drop days that have pending orders. */
export const testCatchDates: AnswerShape = { lists: { dates: plain }, rows: 'dates' };

/** Whether a real catch is running on an account. */
export const realCatchStatus: AnswerShape = plain;

/** A page of the EPP log. */
export const eppLogList: AnswerShape = {
  lists: { logs: plain },
  objects: { pagination: plain },
  rows: 'logs',
};

/** Figures for the EPP log. */
export const eppLogStatsAnswer: AnswerShape = { objects: { stats: plain } };

/** A row of the EPP log. */
export const eppLogAnswer: AnswerShape = { objects: { log: plain } };

/** An event of a bulk check. */
export const bulkCheckEvent: AnswerShape = plain;

/** The managers that a user or an EPP account can belong to. */
export const managerList: AnswerShape = { lists: { managers: plain }, rows: 'managers' };

/** Which fields or columns of the source's data contain which values. */
const sourceFieldMapping: AnswerShape = { values: { price: 'text' } };

/** What a record must meet to be imported. */
const sourceValidationRules: AnswerShape = {
  lists: { required_fields: 'text' },
  optional: ['required_fields'],
};

/** A source of domains, with how to fetch, read and schedule it. */
export const source: AnswerShape = {
  lists: { epp_categories: plain },
  objects: { auth_config: plain, fetch_config: plain, field_mapping: sourceFieldMapping, validation_rules: sourceValidationRules, schedule_config: plain },
  nullable: ['schedule_config'],
};

/** All sources. */
export const sourceList: AnswerShape = { lists: { sources: source }, rows: 'sources' };

/** The figures of an import. */
const importStats: AnswerShape = { lists: { errors: 'text' } };

/** A record as it would be imported. */
const importPreviewRecord: AnswerShape = { values: { expiration_date: 'day' } };

/** The result of an import or a preview. */
export const importResult: AnswerShape = {
  lists: { preview: importPreviewRecord },
  objects: { stats: importStats },
  optional: ['stats', 'preview'],
};

/** The job of a schedule. */
export const scheduleResult: AnswerShape = { objects: { job: plain }, nullable: ['job'] };

/**
 * One import as an array of six values, in this order: batch ID (string), start time (date-time),
 * end time (date-time; null while the import is running), records read, records imported, records
 * failed (whole numbers from 0).
 */
const importHistoryRow: AnswerShape = {
  isTuple: true,
  values: { '0': 'text', '1': 'instant', '2': 'instant', '3': 'number', '4': 'number', '5': 'number' },
  each: 'any',
};

/** The imports of a source. */
export const importHistory: AnswerShape = { lists: { history: importHistoryRow }, rows: 'history' };

/** The counts of a source's stored domains. */
export const sourceDataStats: AnswerShape = {
  lists: { date_distribution: plain },
  objects: { date_range: plain },
};

/** A page of users. */
export const userList: AnswerShape = {
  lists: { users: user },
  objects: { pagination: plain },
  rows: 'users',
};

const auditLogDetails: AnswerShape = { each: 'any' };

/** An audit log entry. */
const auditLog: AnswerShape = {
  objects: { details: auditLogDetails },
  nullable: ['details'],
};

/** A page of audit log entries. */
export const auditLogList: AnswerShape = {
  lists: { logs: auditLog },
  objects: { pagination: plain },
  rows: 'logs',
};

/** The counts of the audit log. */
export const auditLogStatsAnswer: AnswerShape = { objects: { stats: plain } };

/** A news article for the users of the service. */
export const newsArticle: AnswerShape = plain;

/** A page of news articles. */
export const newsList: AnswerShape = {
  lists: { news: plain },
  objects: { pagination: plain },
  rows: 'news',
};

const schedulerHealthCategories: AnswerShape = { each: plain };

/** The health record of one scheduler job. */
const schedulerJobHealth: AnswerShape = { lists: { last_log: 'text' } };

/** The health of the scheduler, its categories and its jobs. */
export const schedulerHealth: AnswerShape = {
  lists: { jobs: schedulerJobHealth },
  objects: { categories: schedulerHealthCategories },
};

/** A scheduled job. */
const schedulerJob: AnswerShape = { values: { id: 'text' } };

/** The active scheduler jobs. */
export const schedulerJobList: AnswerShape = { lists: { jobs: schedulerJob }, rows: 'jobs' };

/** A domain whose release date has passed, with the result of its last check. */
const releasedDomain: AnswerShape = { objects: { enrichment: enrichment } };

/** A page of released domains. */
export const releasedDomainList: AnswerShape = {
  lists: { domains: releasedDomain, enrichment_sources: enrichmentSource },
  objects: { pagination: plain },
  rows: 'domains',
};

/** The counts of the released domains. */
export const releasedDomainStatsAnswer: AnswerShape = { objects: { stats: plain } };

/** A new check session. */
export const checkSession: AnswerShape = plain;

/** The progress of a check session. */
export const checkProgressAnswer: AnswerShape = { objects: { progress: plain } };

/** The result of adding domains. */
export const populateResult: AnswerShape = plain;

/** The headers sent with each request to the external API, by name. */
const dataSourceRequestHeaders: AnswerShape = { each: 'text' };

const dataSourceResponseMappingExtraFields: AnswerShape = { each: 'text' };

/** How to read the response of an external API. */
const dataSourceResponseMapping: AnswerShape = {
  lists: { additional_values: plain },
  objects: { extra_fields: dataSourceResponseMappingExtraFields },
  optional: ['extra_fields', 'additional_values'],
};

/** An external API that enriches domains. */
export const dataSource: AnswerShape = {
  objects: { auth_credentials: plain, request_headers: dataSourceRequestHeaders, response_mapping: dataSourceResponseMapping },
  optional: ['auth_credentials', 'request_headers'],
  nullable: ['response_mapping'],
};

/** All data sources. */
export const dataSourceList: AnswerShape = { lists: { sources: dataSource }, rows: 'sources' };

/** The coverage of the data sources. */
export const dataSourceStats: AnswerShape = { lists: { per_source: plain } };

/** The active enrichment jobs. */
export const dataSourceProgress: AnswerShape = { lists: { active_jobs: plain }, rows: 'active_jobs' };

/** The stored values of a data source for one domain. */
const browsedRecord: AnswerShape = {
  values: { domain: 'text', main_value_numeric: 'number', fetched_at: 'instant' },
  each: 'value',
};

/** A page of a data source's stored values. */
export const browsedRecordList: AnswerShape = { lists: { data: browsedRecord }, rows: 'data' };

/** The result of creating a table. */
export const createTableResult: AnswerShape = plain;

const dataSourceTestRowAdditionalData: AnswerShape = { each: 'value' };

/** The external API's values for one domain. */
const dataSourceTestRow: AnswerShape = {
  objects: { additional_data: dataSourceTestRowAdditionalData },
};

/** The result of testing a data source. */
export const dataSourceTestResult: AnswerShape = { lists: { results: dataSourceTestRow } };

/** The fields and arrays of a sample response. */
export const analyzeResult: AnswerShape = { lists: { fields: 'text', arrays: 'text' } };
