// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

/** The type of a value. `instant` and `day` are texts, `value` is a text, number or boolean, `any` is any JSON. */
export type ValueKind = 'number' | 'boolean' | 'instant' | 'day' | 'text' | 'value' | 'any';

/** The type of a field: an object, a single value, or a list with the type of its items. */
export type FieldType = AnswerShape | ValueKind | readonly [item: AnswerShape | ValueKind];

/**
 * An object in an answer. Its single values have the type that `valueFields` has for their names. Fields that neither
 * has may have any value.
 */
export interface AnswerShape {
  /** Its lists and objects, and single values whose type differs from that in `valueFields`. */
  readonly fields?: Readonly<Record<string, FieldType>>;
  /** The lists and objects that may be missing. */
  readonly optional?: readonly string[];
  /** The objects that may be null. */
  readonly nullable?: readonly string[];
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
    'account_id',
    'active_orders',
    'active_users',
    'actor_id',
    'available_domains',
    'avg_duration_ms',
    'avg_price',
    'batch_size',
    'chars_before_tld',
    'checked_domains',
    'command_delay_ms',
    'connection_timeout',
    'consecutive_failures',
    'count',
    'credit_balance',
    'day_of_week',
    'default_timeout',
    'domain_check_batch_size',
    'domains_per_second',
    'duplicates',
    'duration_ms',
    'elapsed_time',
    'enriched',
    'epp_port',
    'estimated_remaining',
    'expiring_week',
    'failed',
    'failed_domains',
    'failing',
    'failure_count',
    'healthy',
    'hour',
    'hours',
    'id',
    'imported',
    'index',
    'indexed_params_start_index',
    'inserted',
    'keepalive_interval',
    'last_execution_duration',
    'log_id',
    'manager_id',
    'max_commands_per_second',
    'max_concurrent_commands',
    'max_pages',
    'minute',
    'minutes',
    'never_checked',
    'order_id',
    'page',
    'pages',
    'parallel_workers',
    'per_page',
    'percentage',
    'port_override',
    'price',
    'processed',
    'progress',
    'progress_percent',
    'registrar_category_id',
    'released_domain_max_domains_per_day',
    'releasing_today',
    'resource_id',
    'schedule_interval_minutes',
    'selected_price',
    'size',
    'status_code',
    'success_count',
    'success_rate',
    'timeout',
    'total',
    'total_amount',
    'total_domains',
    'total_domains_imported',
    'total_executions',
    'total_jobs',
    'total_logs',
    'total_managers',
    'total_records',
    'total_users',
    'unavailable_domains',
    'unique_registrars',
    'unread_count',
    'variations_count',
  ],
  boolean: [
    'background',
    'connection_schedule_enabled',
    'domain_check_multicheck_enabled',
    'email_verified',
    'has_next',
    'has_prev',
    'in_watchlist',
    'indexed_params_enabled',
    'is_active',
    'is_available',
    'is_connected',
    'is_published',
    'is_read',
    'is_running',
    'keepalive_enabled',
    'last_import_success',
    'order_processing_schedule_enabled',
    'released_domain_checking_enabled',
    'requires_ssl_cert',
    'schedule_enabled',
    'scheduler_running',
    'ssl_cert_configured',
    'ssl_key_configured',
    'success',
    'whois_check_enabled',
  ],
  instant: [
    'created_at',
    'last_checked',
    'last_import_at',
    'last_run',
    'next_run',
    'next_run_time',
    'paid_at',
    'published_at',
    'read_at',
    'started_at',
    'timestamp',
  ],
  day: ['date', 'drop_date', 'max_date', 'min_date', 'release_date', 'selected_drop_date'],
  text: [
    'access_token',
    'action',
    'actor',
    'api_url',
    'archive_type',
    'array_path',
    'auth_type',
    'capture_strategy',
    'category',
    'check_batch_command_custom',
    'check_batch_command_type',
    'check_command_custom',
    'check_command_type',
    'cltrid',
    'command',
    'company',
    'company_name',
    'connection_schedule_time',
    'connection_schedule_timezone',
    'content',
    'create_command_custom',
    'create_command_type',
    'create_mode',
    'created_by',
    'cron',
    'csv_delimiter',
    'currency',
    'current_domain',
    'data_format',
    'date_format',
    'description',
    'domain',
    'domain_field',
    'email',
    'epp_server_url',
    'error',
    'error_message',
    'expiration_date',
    'field',
    'first_name',
    'format',
    'from_state',
    'header',
    'host_override',
    'indexed_params_count_key',
    'indexed_params_prefix',
    'ip_address',
    'job_id',
    'keepalive_command_custom',
    'keepalive_domain',
    'keepalive_type',
    'key',
    'label',
    'last_error',
    'last_name',
    'main_value_field',
    'main_value_label',
    'message',
    'name',
    'note',
    'notes',
    'object_name',
    'order_processing_end_time',
    'order_processing_schedule_time',
    'order_processing_schedule_timezone',
    'password',
    'payment_method',
    'payment_reference',
    'phone',
    'raw_response',
    'refresh_token',
    'registrar',
    'registrar_name',
    'released_domain_schedule_cron',
    'request',
    'request_body_template',
    'request_method',
    'resource_type',
    'response',
    'response_format',
    'role',
    'schedule_cron',
    'session_id',
    'source_name',
    'state',
    'status',
    'status_message',
    'summary',
    'svtrid',
    'table_name',
    'time',
    'title',
    'tld',
    'to_state',
    'token',
    'transform_script',
    'type',
    'url',
    'username',
    'value',
    'whois_server',
    'whois_valid_registrar',
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
  fields: { permissions: userPermissions, manager: plain },
  optional: ['manager'],
  nullable: ['manager'],
  record: 'user',
};

/** A new session. */
export const signedIn: AnswerShape = { fields: { user: user } };

/** A renewed session. */
export const refreshed: AnswerShape = plain;

/** The confirmation of a successful call, with a text for the user. */
export const message: AnswerShape = { isConfirmation: true };

/** A page of notifications. */
export const notificationList: AnswerShape = {
  fields: { notifications: [plain], pagination: plain },
  rows: 'notifications',
};

/** The counts of the user's notifications. */
export const notificationStats: AnswerShape = plain;

/** The number of orders in each state. */
const ordersByState: AnswerShape = { each: 'number' };

const dashboardStatsOrders: AnswerShape = {
  fields: { trend_data: [plain], by_state: ordersByState },
};

const dashboardStatsRecentActivity: AnswerShape = { fields: { recent_orders: [plain] } };

/** The figures of the start page. */
export const dashboardStats: AnswerShape = {
  fields: { user_info: plain, domains: plain, orders: dashboardStatsOrders, recent_activity: dashboardStatsRecentActivity, admin: plain },
  optional: ['admin'],
};

/** The state of the service's parts. */
export const systemHealth: AnswerShape = {
  fields: { database: plain, clickhouse: plain, queue: plain },
};

/** Values of enrichment sources by column key, ds{sourceId}_main or ds{sourceId}_{field}. */
const enrichment: AnswerShape = { each: 'value' };

/** A domain about to be released, as a row of the catalogue. */
const domain: AnswerShape = {
  fields: { date_price_variations: [plain], enrichment: enrichment },
  optional: ['enrichment'],
};

/** A data source whose values the rows may contain. */
const enrichmentSource: AnswerShape = { fields: { additional_values: [plain] } };

/** A page of the catalogue. */
export const domainList: AnswerShape = {
  fields: { domains: [domain], pagination: plain, enrichment_sources: [enrichmentSource] },
  rows: 'domains',
};

/** Figures for the catalogue rows that match the filters. */
export const domainStats: AnswerShape = { fields: { general: plain } };

/** The TLDs to filter by. */
export const tldList: AnswerShape = { fields: { tlds: ['text'] }, rows: 'tlds' };

/** The result of placing an order. */
export const orderPlaced: AnswerShape = plain;

/** An entry in an order's history. */
const orderHistoryEntry: AnswerShape = { fields: { actor: plain }, nullable: ['actor'] };

/** An order for a domain. */
export const order: AnswerShape = {
  fields: { user: plain, history: [orderHistoryEntry] },
  optional: ['history'],
  record: 'order',
};

/** A page of orders. */
export const orderList: AnswerShape = {
  fields: { orders: [order], pagination: plain },
  rows: 'orders',
};

/** The counts of orders by state and their total value. */
export const orderStats: AnswerShape = { fields: { by_state: ordersByState } };

/** A registry's EPP server and the TLDs caught through it. */
export const eppCategory: AnswerShape = { fields: { supported_tlds: ['text'] } };

/** The EPP registrar categories. */
export const eppCategoryList: AnswerShape = {
  fields: { categories: [eppCategory] },
  rows: 'categories',
};

/** The settings of a category. */
export const eppCategorySettingsAnswer: AnswerShape = { fields: { settings: plain } };

/** A login at a registry, used to check and catch names. */
export const eppAccount: AnswerShape = {
  fields: { registrar_category: plain, manager: plain, batch_settings: plain },
  nullable: ['manager'],
};

/** EPP accounts. */
export const eppAccountList: AnswerShape = { fields: { accounts: [eppAccount] }, rows: 'accounts' };

/** The result of an action that can fail without an error status, such as a connection test. */
export const outcome: AnswerShape = plain;

/** The effective settings of an account. */
export const eppAccountSettingsAnswer: AnswerShape = { fields: { effective_settings: plain } };

/** The lines and state of an account's test catch. */
export const testCatchStatus: AnswerShape = { fields: { results: [plain] } };

/** The drop days that have pending orders. */
export const testCatchDates: AnswerShape = { fields: { dates: [plain] }, rows: 'dates' };

/** Whether a real catch is running on an account. */
export const realCatchStatus: AnswerShape = plain;

/** A page of the EPP log. */
export const eppLogList: AnswerShape = {
  fields: { logs: [plain], pagination: plain },
  rows: 'logs',
};

/** Figures for the EPP log. */
export const eppLogStatsAnswer: AnswerShape = { fields: { stats: plain } };

/** A row of the EPP log. */
export const eppLogAnswer: AnswerShape = { fields: { log: plain } };

/** An event of a bulk check. */
export const bulkCheckEvent: AnswerShape = plain;

/** The managers that a user or an EPP account can belong to. */
export const managerList: AnswerShape = { fields: { managers: [plain] }, rows: 'managers' };

/** Which fields or columns of the source's data contain which values. */
const sourceFieldMapping: AnswerShape = { fields: { price: 'text' } };

/** What a record must meet to be imported. */
const sourceValidationRules: AnswerShape = {
  fields: { required_fields: ['text'] },
  optional: ['required_fields'],
};

/** A source of domains, with how to fetch, read and schedule it. */
export const source: AnswerShape = {
  fields: { auth_config: plain, fetch_config: plain, field_mapping: sourceFieldMapping, validation_rules: sourceValidationRules, schedule_config: plain, epp_categories: [plain] },
  nullable: ['schedule_config'],
};

/** All sources. */
export const sourceList: AnswerShape = { fields: { sources: [source] }, rows: 'sources' };

/** The figures of an import. */
const importStats: AnswerShape = { fields: { errors: ['text'] } };

/** A record as it would be imported. */
const importPreviewRecord: AnswerShape = { fields: { expiration_date: 'day' } };

/** The result of an import or a preview. */
export const importResult: AnswerShape = {
  fields: { stats: importStats, preview: [importPreviewRecord] },
  optional: ['stats', 'preview'],
};

/** The job of a schedule. */
export const scheduleResult: AnswerShape = { fields: { job: plain }, nullable: ['job'] };

/**
 * One import as an array of six values, in this order: batch ID (string), start time (date-time),
 * end time (date-time; null while the import is running), records read, records imported, records
 * failed (whole numbers from 0).
 */
const importHistoryRow: AnswerShape = {
  fields: { '0': 'text', '1': 'instant', '2': 'instant', '3': 'number', '4': 'number', '5': 'number' },
  isTuple: true,
  each: 'any',
};

/** The imports of a source. */
export const importHistory: AnswerShape = {
  fields: { history: [importHistoryRow] },
  rows: 'history',
};

/** The counts of a source's stored domains. */
export const sourceDataStats: AnswerShape = {
  fields: { date_range: plain, date_distribution: [plain] },
};

/** A page of users. */
export const userList: AnswerShape = {
  fields: { users: [user], pagination: plain },
  rows: 'users',
};

const auditLogDetails: AnswerShape = { each: 'any' };

/** An audit log entry. */
const auditLog: AnswerShape = {
  fields: { details: auditLogDetails },
  nullable: ['details'],
};

/** A page of audit log entries. */
export const auditLogList: AnswerShape = {
  fields: { logs: [auditLog], pagination: plain },
  rows: 'logs',
};

/** The counts of the audit log. */
export const auditLogStatsAnswer: AnswerShape = { fields: { stats: plain } };

/** A news article for the users of the service. */
export const newsArticle: AnswerShape = plain;

/** A page of news articles. */
export const newsList: AnswerShape = {
  fields: { news: [plain], pagination: plain },
  rows: 'news',
};

const schedulerHealthCategories: AnswerShape = { each: plain };

/** The health record of one scheduler job. */
const schedulerJobHealth: AnswerShape = { fields: { last_log: ['text'] } };

/** The health of the scheduler, its categories and its jobs. */
export const schedulerHealth: AnswerShape = {
  fields: { categories: schedulerHealthCategories, jobs: [schedulerJobHealth] },
};

/** A scheduled job. */
const schedulerJob: AnswerShape = { fields: { id: 'text' } };

/** The active scheduler jobs. */
export const schedulerJobList: AnswerShape = { fields: { jobs: [schedulerJob] }, rows: 'jobs' };

/** A domain whose release date has passed, with the result of its last check. */
const releasedDomain: AnswerShape = { fields: { enrichment: enrichment } };

/** A page of released domains. */
export const releasedDomainList: AnswerShape = {
  fields: { domains: [releasedDomain], pagination: plain, enrichment_sources: [enrichmentSource] },
  rows: 'domains',
};

/** The counts of the released domains. */
export const releasedDomainStatsAnswer: AnswerShape = { fields: { stats: plain } };

/** A new check session. */
export const checkSession: AnswerShape = plain;

/** The progress of a check session. */
export const checkProgressAnswer: AnswerShape = { fields: { progress: plain } };

/** The result of adding domains. */
export const populateResult: AnswerShape = plain;

/** The headers sent with each request to the external API, by name. */
const dataSourceRequestHeaders: AnswerShape = { each: 'text' };

const dataSourceResponseMappingExtraFields: AnswerShape = { each: 'text' };

/** How to read the response of an external API. */
const dataSourceResponseMapping: AnswerShape = {
  fields: { extra_fields: dataSourceResponseMappingExtraFields, additional_values: [plain] },
  optional: ['extra_fields', 'additional_values'],
};

/** An external API that enriches domains. */
export const dataSource: AnswerShape = {
  fields: { auth_credentials: plain, request_headers: dataSourceRequestHeaders, response_mapping: dataSourceResponseMapping },
  optional: ['auth_credentials', 'request_headers'],
  nullable: ['response_mapping'],
};

/** All data sources. */
export const dataSourceList: AnswerShape = { fields: { sources: [dataSource] }, rows: 'sources' };

/** The coverage of the data sources. */
export const dataSourceStats: AnswerShape = { fields: { per_source: [plain] } };

/** The active enrichment jobs. */
export const dataSourceProgress: AnswerShape = { fields: { active_jobs: [plain] }, rows: 'active_jobs' };

/** The stored values of a data source for one domain. */
const browsedRecord: AnswerShape = {
  fields: { domain: 'text', main_value_numeric: 'number', fetched_at: 'instant' },
  each: 'value',
};

/** A page of a data source's stored values. */
export const browsedRecordList: AnswerShape = { fields: { data: [browsedRecord] }, rows: 'data' };

/** The result of creating a table. */
export const createTableResult: AnswerShape = plain;

const dataSourceTestRowAdditionalData: AnswerShape = { each: 'value' };

/** The external API's values for one domain. */
const dataSourceTestRow: AnswerShape = {
  fields: { additional_data: dataSourceTestRowAdditionalData },
};

/** The result of testing a data source. */
export const dataSourceTestResult: AnswerShape = { fields: { results: [dataSourceTestRow] } };

/** The fields and arrays of a sample response. */
export const analyzeResult: AnswerShape = { fields: { fields: ['text'], arrays: ['text'] } };
