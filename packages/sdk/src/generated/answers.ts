// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import type { AnswerShape } from '../answer/shape.ts';

const userPermissions: AnswerShape = {
  each: 'boolean',
};

/** A manager, in short. */
const managerCompany: AnswerShape = {
  fields: { company_name: 'text' },
};

/** A user account. */
export const user: AnswerShape = {
  fields: { id: 'number', email: 'text', username: 'text', role: 'text', permissions: userPermissions, is_active: 'boolean', created_at: 'instant' },
  nullable: { first_name: 'text', last_name: 'text', phone: 'text', company: 'text', manager_id: 'number', manager: managerCompany },
  optional: { email_verified: 'boolean', currency: 'text', credit_balance: 'number' },
  record: 'user',
};

/** A new session. */
export const signedIn: AnswerShape = {
  fields: { access_token: 'text', refresh_token: 'text', user: user },
  needs: 'access_token',
};

/** A renewed session. */
export const refreshed: AnswerShape = {
  fields: { access_token: 'text' },
  needs: 'access_token',
};

/** The confirmation of a successful call, with a text for the user. */
export const message: AnswerShape = {
  fields: { message: 'text' },
  isConfirmation: true,
};

/** A notification for a user. */
const notification: AnswerShape = {
  fields: { id: 'number', type: 'text', title: 'text', message: 'text', is_read: 'boolean', created_at: 'instant' },
  nullable: { read_at: 'instant' },
};

/** The position of a page in its list. */
const pagination: AnswerShape = {
  fields: { page: 'number', pages: 'number', per_page: 'number', total: 'number', has_prev: 'boolean', has_next: 'boolean' },
};

/** A page of notifications. */
export const notificationList: AnswerShape = {
  fields: { notifications: [notification], pagination: pagination },
  rows: 'notifications',
};

/** The counts of the user's notifications. */
export const notificationStats: AnswerShape = {
  fields: { unread_count: 'number' },
};

const dashboardStatsUserInfo: AnswerShape = {
  fields: { username: 'text' },
  nullable: { first_name: 'text' },
};

const dashboardStatsDomains: AnswerShape = {
  fields: { total_domains: 'number', releasing_today: 'number' },
};

/** The number for one day. */
const dateCount: AnswerShape = {
  fields: { date: 'day', count: 'number' },
};

/** The number of orders in each state. */
const ordersByState: AnswerShape = {
  each: 'number',
};

const dashboardStatsOrders: AnswerShape = {
  fields: { active_orders: 'number', success_rate: 'number', total_amount: 'number', trend_data: [dateCount], by_state: ordersByState },
};

/** An order as shown on the start page. */
const recentOrder: AnswerShape = {
  fields: { id: 'number', domain: 'text', state: 'text', price: 'number', drop_date: 'day' },
};

const dashboardStatsRecentActivity: AnswerShape = {
  fields: { recent_orders: [recentOrder] },
};

const dashboardStatsAdmin: AnswerShape = {
  fields: { total_users: 'number', active_users: 'number', total_managers: 'number' },
};

/** The figures of the start page. */
export const dashboardStats: AnswerShape = {
  fields: { user_info: dashboardStatsUserInfo, domains: dashboardStatsDomains, orders: dashboardStatsOrders, recent_activity: dashboardStatsRecentActivity },
  optional: { admin: dashboardStatsAdmin },
};

const systemHealthDatabase: AnswerShape = {
  fields: { status: 'text' },
};

const systemHealthClickhouse: AnswerShape = {
  fields: { status: 'text', total_records: 'number' },
};

const systemHealthQueue: AnswerShape = {
  fields: { size: 'number' },
};

/** The state of the service's parts. */
export const systemHealth: AnswerShape = {
  fields: { database: systemHealthDatabase, clickhouse: systemHealthClickhouse, queue: systemHealthQueue },
};

/** A drop date and its price. */
const datePrice: AnswerShape = {
  fields: { drop_date: 'day', price: 'number' },
};

/** Values of enrichment sources by column key, ds{sourceId}_main or ds{sourceId}_{field}. */
const enrichment: AnswerShape = {
  each: 'value',
};

/** A domain about to be released, as a row of the catalogue. */
const domain: AnswerShape = {
  fields: { domain: 'text', tld: 'text', chars_before_tld: 'number', selected_drop_date: 'day', selected_price: 'number', date_price_variations: [datePrice], variations_count: 'number' },
  optional: { in_watchlist: 'boolean', enrichment: enrichment },
};

/** An additional value of a data source. */
const additionalValue: AnswerShape = {
  fields: { field: 'text', label: 'text' },
};

/** A data source whose values the rows may contain. */
const enrichmentSource: AnswerShape = {
  fields: { id: 'number', name: 'text', main_value_label: 'text', additional_values: [additionalValue] },
};

/** A page of the catalogue. */
export const domainList: AnswerShape = {
  fields: { domains: [domain], pagination: pagination, enrichment_sources: [enrichmentSource] },
  rows: 'domains',
};

const domainStatsGeneral: AnswerShape = {
  fields: { releasing_today: 'number', expiring_week: 'number' },
  nullable: { avg_price: 'number' },
};

/** Figures for the catalogue rows that match the filters. */
export const domainStats: AnswerShape = {
  fields: { general: domainStatsGeneral },
};

/** The TLDs to filter by. */
export const tldList: AnswerShape = {
  fields: { tlds: ['text'] },
  rows: 'tlds',
};

/** The result of placing an order. */
export const orderPlaced: AnswerShape = {
  fields: { success: 'boolean' },
  optional: { order_id: 'number', error: 'text' },
  needs: 'success',
};

/** A user, in short. */
const actor: AnswerShape = {
  fields: { username: 'text' },
};

/** An entry in an order's history. */
const orderHistoryEntry: AnswerShape = {
  fields: { id: 'number', created_at: 'instant', action: 'text' },
  nullable: { from_state: 'text', to_state: 'text', actor: actor, note: 'text' },
};

/** An order for a domain. */
export const order: AnswerShape = {
  fields: { id: 'number', domain: 'text', tld: 'text', drop_date: 'day', state: 'text', price: 'number', created_at: 'instant', user: actor },
  nullable: { paid_at: 'instant', payment_method: 'text', payment_reference: 'text', notes: 'text' },
  optional: { history: [orderHistoryEntry] },
  record: 'order',
};

/** A page of orders. */
export const orderList: AnswerShape = {
  fields: { orders: [order], pagination: pagination },
  rows: 'orders',
};

/** The counts of orders by state and their total value. */
export const orderStats: AnswerShape = {
  fields: { by_state: ordersByState, total_amount: 'number' },
};

/** A registry's EPP server and the TLDs caught through it. */
export const eppCategory: AnswerShape = {
  fields: { id: 'number', name: 'text', epp_server_url: 'text', epp_port: 'number', supported_tlds: ['text'], default_timeout: 'number', requires_ssl_cert: 'boolean', is_active: 'boolean' },
  nullable: { description: 'text' },
};

/** The EPP registrar categories. */
export const eppCategoryList: AnswerShape = {
  fields: { categories: [eppCategory] },
  rows: 'categories',
};

/** The settings of a category, which are the defaults of its accounts. */
const eppCategorySettings: AnswerShape = {
  fields: { connection_schedule_enabled: 'boolean', connection_schedule_timezone: 'text', order_processing_schedule_enabled: 'boolean', order_processing_schedule_timezone: 'text', capture_strategy: 'text', command_delay_ms: 'number', create_mode: 'text', max_commands_per_second: 'number', max_concurrent_commands: 'number', domain_check_multicheck_enabled: 'boolean', domain_check_batch_size: 'number', check_command_type: 'text', check_batch_command_type: 'text', create_command_type: 'text', keepalive_enabled: 'boolean', keepalive_interval: 'number', keepalive_type: 'text' },
  nullable: { connection_schedule_time: 'text', order_processing_schedule_time: 'text', check_command_custom: 'text', check_batch_command_custom: 'text', create_command_custom: 'text', keepalive_domain: 'text', keepalive_command_custom: 'text' },
};

/** The settings of a category. */
export const eppCategorySettingsAnswer: AnswerShape = {
  fields: { settings: eppCategorySettings },
};

/** An account's category, in short. */
const eppAccountCategory: AnswerShape = {
  fields: { name: 'text', epp_server_url: 'text', requires_ssl_cert: 'boolean', is_active: 'boolean' },
};

/** How the account batches its checks. */
const eppBatchSettings: AnswerShape = {
  fields: { domain_check_multicheck_enabled: 'boolean', domain_check_batch_size: 'number' },
};

/** A login at a registry, used to check and catch names. */
export const eppAccount: AnswerShape = {
  fields: { id: 'number', name: 'text', registrar_category_id: 'number', registrar_category: eppAccountCategory, username: 'text', ssl_cert_configured: 'boolean', ssl_key_configured: 'boolean', connection_timeout: 'number', is_active: 'boolean', is_connected: 'boolean', released_domain_checking_enabled: 'boolean', released_domain_schedule_cron: 'text', released_domain_max_domains_per_day: 'number', batch_settings: eppBatchSettings },
  nullable: { host_override: 'text', port_override: 'number', manager_id: 'number', manager: managerCompany },
};

/** EPP accounts. */
export const eppAccountList: AnswerShape = {
  fields: { accounts: [eppAccount] },
  rows: 'accounts',
};

/** The result of an action that can fail without an error status, such as a connection test. */
export const outcome: AnswerShape = {
  fields: { success: 'boolean' },
  optional: { message: 'text', error: 'text' },
};

/** The effective settings of an account. */
const eppAccountSettings: AnswerShape = {
  fields: { connection_schedule_enabled: 'boolean', connection_schedule_timezone: 'text', order_processing_schedule_enabled: 'boolean', order_processing_schedule_timezone: 'text', capture_strategy: 'text', command_delay_ms: 'number', create_mode: 'text', max_commands_per_second: 'number', max_concurrent_commands: 'number', domain_check_multicheck_enabled: 'boolean', domain_check_batch_size: 'number', check_command_type: 'text', check_batch_command_type: 'text', create_command_type: 'text', whois_check_enabled: 'boolean' },
  nullable: { connection_schedule_time: 'text', order_processing_schedule_time: 'text', order_processing_end_time: 'text', whois_server: 'text', whois_valid_registrar: 'text' },
};

/** The effective settings of an account. */
export const eppAccountSettingsAnswer: AnswerShape = {
  fields: { effective_settings: eppAccountSettings },
};

/** A line of a test catch. */
const testCatchLine: AnswerShape = {
  fields: { timestamp: 'instant', message: 'text' },
  nullable: { domain: 'text' },
};

/** The lines and state of an account's test catch. */
export const testCatchStatus: AnswerShape = {
  fields: { success: 'boolean', results: [testCatchLine], is_running: 'boolean' },
};

/** The drop days that have pending orders. */
export const testCatchDates: AnswerShape = {
  fields: { dates: [dateCount] },
  rows: 'dates',
};

/** Whether a real catch is running on an account. */
export const realCatchStatus: AnswerShape = {
  fields: { success: 'boolean', is_running: 'boolean' },
};

/** An exchange with a registry, without the XML. */
const eppLogRow: AnswerShape = {
  fields: { log_id: 'number', timestamp: 'instant', registrar_name: 'text', connection_type: { words: ['connect', 'login', 'command', 'logout', 'error'] }, success: 'boolean', duration_ms: 'number' },
  nullable: { command: 'text', cltrid: 'text', svtrid: 'text', object_name: 'text', status_code: 'number', status_message: 'text' },
  optional: { account_id: 'number' },
};

/** A page of the EPP log. */
export const eppLogList: AnswerShape = {
  fields: { logs: [eppLogRow], pagination: pagination },
  rows: 'logs',
};

/** Figures for the EPP log. */
const eppLogStats: AnswerShape = {
  fields: { total_logs: 'number', success_rate: 'number', avg_duration_ms: 'number', unique_registrars: 'number' },
};

/** Figures for the EPP log. */
export const eppLogStatsAnswer: AnswerShape = {
  fields: { stats: eppLogStats },
};

/** An exchange with a registry, with the XML. */
const eppLog: AnswerShape = {
  fields: { log_id: 'number', timestamp: 'instant', registrar_name: 'text', connection_type: { words: ['connect', 'login', 'command', 'logout', 'error'] }, success: 'boolean', duration_ms: 'number' },
  nullable: { command: 'text', cltrid: 'text', svtrid: 'text', object_name: 'text', status_code: 'number', status_message: 'text', request: 'text', response: 'text' },
  optional: { account_id: 'number' },
};

/** A row of the EPP log. */
export const eppLogAnswer: AnswerShape = {
  fields: { log: eppLog },
};

/** An event of a bulk check. */
export const bulkCheckEvent: AnswerShape = {
  fields: { type: 'text' },
  optional: { total: 'number', index: 'number', domain: 'text', status: 'text', message: 'text', duration_ms: 'number' },
};

/** A manager that a form offers. */
const managerOption: AnswerShape = {
  fields: { id: 'number', company_name: 'text' },
};

/** The managers that a user or an EPP account can belong to. */
export const managerList: AnswerShape = {
  fields: { managers: [managerOption] },
  rows: 'managers',
};

/** The credentials of a source in responses. */
const sourceAuthConfig: AnswerShape = {
  optional: { username: 'text', password: 'text', token: 'text', header: 'text', key: 'text' },
};

/** How to fetch the data of a source. */
const sourceFetchConfig: AnswerShape = {
  optional: { timeout: 'number', csv_delimiter: 'text', max_pages: 'number' },
};

/** Which fields or columns of the source's data contain which values. */
const sourceFieldMapping: AnswerShape = {
  optional: { domain: 'text', expiration_date: 'text', registrar: 'text', price: 'text' },
};

/** What a record must meet to be imported. */
const sourceValidationRules: AnswerShape = {
  optional: { required_fields: ['text'], date_format: 'text' },
};

/** The schedule as last set with sources/schedule. */
const scheduleConfig: AnswerShape = {
  optional: { type: 'text', hours: 'number', minutes: 'number', time: 'text', cron: 'text', day_of_week: 'number', hour: 'number', minute: 'number' },
};

/** An EPP category that a source feeds, in short. */
const sourceCategory: AnswerShape = {
  fields: { id: 'number', name: 'text' },
  nullable: { registrar: 'text' },
};

/** A source of domains, with how to fetch, read and schedule it. */
export const source: AnswerShape = {
  fields: { id: 'number', name: 'text', type: 'text', url: 'text', data_format: 'text', archive_type: 'text', auth_config: sourceAuthConfig, fetch_config: sourceFetchConfig, field_mapping: sourceFieldMapping, validation_rules: sourceValidationRules, schedule_enabled: 'boolean', schedule_interval_minutes: 'number', is_active: 'boolean', epp_categories: [sourceCategory], total_domains_imported: 'number' },
  nullable: { description: 'text', auth_type: 'text', transform_script: 'text', schedule_cron: 'text', schedule_config: scheduleConfig, last_import_at: 'instant', last_import_success: 'boolean' },
};

/** All sources. */
export const sourceList: AnswerShape = {
  fields: { sources: [source] },
  rows: 'sources',
};

/** The figures of an import. */
const importStats: AnswerShape = {
  fields: { total: 'number', imported: 'number', failed: 'number', duplicates: 'number', errors: ['text'] },
  optional: { note: 'text' },
};

/** A record as it would be imported. */
const importPreviewRecord: AnswerShape = {
  fields: { domain: 'text' },
  nullable: { drop_date: 'day', expiration_date: 'day', price: 'number' },
};

/** The result of an import or a preview. */
export const importResult: AnswerShape = {
  fields: { success: 'boolean' },
  optional: { background: 'boolean', message: 'text', error: 'text', stats: importStats, preview: [importPreviewRecord] },
};

/** The job that imports a source on its schedule. */
const scheduledImport: AnswerShape = {
  nullable: { next_run_time: 'instant' },
};

/** The job of a schedule. */
export const scheduleResult: AnswerShape = {
  nullable: { job: scheduledImport },
};

/**
 * One import as an array of six values, in this order: batch ID (string), start time (date-time),
 * end time (date-time; null while the import is running), records read, records imported, records
 * failed (whole numbers from 0).
 */
const importHistoryRow: AnswerShape = {
  optional: { '0': 'text', '1': 'instant', '2': 'instant', '3': 'number', '4': 'number', '5': 'number' },
  each: 'any',
  isTuple: true,
};

/** The imports of a source. */
export const importHistory: AnswerShape = {
  fields: { history: [importHistoryRow] },
  rows: 'history',
};

/** The first and last drop date of a source's domains. */
const sourceDateRange: AnswerShape = {
  nullable: { min_date: 'day', max_date: 'day' },
};

/** The counts of a source's stored domains. */
export const sourceDataStats: AnswerShape = {
  fields: { total_records: 'number', date_range: sourceDateRange, date_distribution: [dateCount] },
};

/** A page of users. */
export const userList: AnswerShape = {
  fields: { users: [user], pagination: pagination },
  rows: 'users',
};

const auditLogDetails: AnswerShape = {
  each: 'any',
};

/** An audit log entry. */
const auditLog: AnswerShape = {
  fields: { id: 'number', created_at: 'instant', action: 'text', resource_type: 'text', success: 'boolean' },
  nullable: { actor: 'text', actor_id: 'number', resource_id: 'number', ip_address: 'text', error_message: 'text', details: auditLogDetails },
};

/** A page of audit log entries. */
export const auditLogList: AnswerShape = {
  fields: { logs: [auditLog], pagination: pagination },
  rows: 'logs',
};

/** The counts for the whole audit log. */
const auditLogStats: AnswerShape = {
  fields: { total_logs: 'number', success_count: 'number', failure_count: 'number' },
};

/** The counts of the audit log. */
export const auditLogStatsAnswer: AnswerShape = {
  fields: { stats: auditLogStats },
};

/** A news article for the users of the service. */
export const newsArticle: AnswerShape = {
  fields: { id: 'number', title: 'text', content: 'text', is_published: 'boolean', created_at: 'instant' },
  nullable: { summary: 'text', published_at: 'instant', created_by: 'text' },
};

/** A page of news articles. */
export const newsList: AnswerShape = {
  fields: { news: [newsArticle], pagination: pagination },
  rows: 'news',
};

/** The health of the jobs of one category. */
const schedulerCategoryHealth: AnswerShape = {
  fields: { total: 'number', healthy: 'number', failing: 'number' },
};

const schedulerHealthCategories: AnswerShape = {
  each: schedulerCategoryHealth,
};

/** The health record of one scheduler job. */
const schedulerJobHealth: AnswerShape = {
  fields: { job_id: 'text', category: 'text', total_executions: 'number', success_rate: 'number', consecutive_failures: 'number', last_log: ['text'] },
  nullable: { last_run: 'instant', last_error: 'text', last_execution_duration: 'number' },
};

/** The health of the scheduler, its categories and its jobs. */
export const schedulerHealth: AnswerShape = {
  fields: { scheduler_running: 'boolean', total_jobs: 'number', categories: schedulerHealthCategories, jobs: [schedulerJobHealth] },
};

/** A scheduled job. */
const schedulerJob: AnswerShape = {
  fields: { id: 'text', name: 'text' },
  nullable: { next_run: 'instant' },
};

/** The active scheduler jobs. */
export const schedulerJobList: AnswerShape = {
  fields: { jobs: [schedulerJob] },
  rows: 'jobs',
};

/** A domain whose release date has passed, with the result of its last check. */
const releasedDomain: AnswerShape = {
  fields: { domain: 'text', tld: 'text', release_date: 'day', enrichment: enrichment },
  nullable: { last_checked: 'instant', is_available: 'boolean' },
};

/** A page of released domains. */
export const releasedDomainList: AnswerShape = {
  fields: { domains: [releasedDomain], pagination: pagination, enrichment_sources: [enrichmentSource] },
  rows: 'domains',
};

/** The counts of released domains by the result of their last check. */
const releasedDomainStats: AnswerShape = {
  fields: { total_domains: 'number', available_domains: 'number', unavailable_domains: 'number', never_checked: 'number' },
};

/** The counts of the released domains. */
export const releasedDomainStatsAnswer: AnswerShape = {
  fields: { stats: releasedDomainStats },
};

/** A new check session. */
export const checkSession: AnswerShape = {
  fields: { session_id: 'text' },
  optional: { message: 'text' },
};

/** The progress of a check. */
const checkProgress: AnswerShape = {
  fields: { status: 'text', progress_percent: 'number', checked_domains: 'number', total_domains: 'number', available_domains: 'number', failed_domains: 'number', elapsed_time: 'number', domains_per_second: 'number' },
  nullable: { estimated_remaining: 'number', current_domain: 'text', error_message: 'text' },
};

/** The progress of a check session. */
export const checkProgressAnswer: AnswerShape = {
  fields: { progress: checkProgress },
};

/** The result of adding domains. */
export const populateResult: AnswerShape = {
  fields: { inserted: 'number' },
};

/** The credentials of a data source in responses. */
const dataSourceAuthCredentials: AnswerShape = {
  optional: { username: 'text', password: 'text', token: 'text', key: 'text', value: 'text' },
};

/** The headers sent with each request to the external API, by name. */
const dataSourceRequestHeaders: AnswerShape = {
  each: 'text',
};

const dataSourceResponseMappingExtraFields: AnswerShape = {
  each: 'text',
};

/** How to read the response of an external API. */
const dataSourceResponseMapping: AnswerShape = {
  fields: { domain_field: 'text', main_value_field: 'text' },
  optional: { array_path: 'text', main_value_label: 'text', extra_fields: dataSourceResponseMappingExtraFields, additional_values: [additionalValue], format: 'text' },
};

/** An external API that enriches domains. */
export const dataSource: AnswerShape = {
  fields: { id: 'number', name: 'text', api_url: 'text', auth_type: 'text', request_method: 'text', response_format: 'text', batch_size: 'number', parallel_workers: 'number', indexed_params_enabled: 'boolean', indexed_params_prefix: 'text', indexed_params_count_key: 'text', indexed_params_start_index: 'number', is_active: 'boolean' },
  nullable: { description: 'text', request_body_template: 'text', response_mapping: dataSourceResponseMapping },
  optional: { auth_credentials: dataSourceAuthCredentials, request_headers: dataSourceRequestHeaders },
};

/** All data sources. */
export const dataSourceList: AnswerShape = {
  fields: { sources: [dataSource] },
  rows: 'sources',
};

/** The number of domains for which a data source has a value. */
const dataSourceCoverage: AnswerShape = {
  fields: { id: 'number', name: 'text', enriched: 'number', percentage: 'number' },
};

/** The coverage of the data sources. */
export const dataSourceStats: AnswerShape = {
  fields: { total_domains: 'number', per_source: [dataSourceCoverage] },
};

/** A run of a data source over the domains. */
const enrichmentJob: AnswerShape = {
  fields: { source_name: 'text', processed: 'number', total_domains: 'number', progress: 'number', status: 'text', started_at: 'instant' },
};

/** The active enrichment jobs. */
export const dataSourceProgress: AnswerShape = {
  fields: { active_jobs: [enrichmentJob] },
  rows: 'active_jobs',
};

/** The stored values of a data source for one domain. */
const browsedRecord: AnswerShape = {
  fields: { domain: 'text', fetched_at: 'instant' },
  nullable: { main_value_numeric: 'number' },
  each: 'value',
};

/** A page of a data source's stored values. */
export const browsedRecordList: AnswerShape = {
  fields: { data: [browsedRecord], total: 'number' },
  rows: 'data',
};

/** The result of creating a table. */
export const createTableResult: AnswerShape = {
  fields: { success: 'boolean' },
  optional: { table_name: 'text' },
};

const dataSourceTestRowAdditionalData: AnswerShape = {
  each: 'value',
};

/** The external API's values for one domain. */
const dataSourceTestRow: AnswerShape = {
  fields: { domain: 'text', additional_data: dataSourceTestRowAdditionalData },
  nullable: { main_value: 'value' },
  optional: { raw: 'any' },
};

/** The result of testing a data source. */
export const dataSourceTestResult: AnswerShape = {
  fields: { success: 'boolean', results: [dataSourceTestRow] },
  nullable: { raw_response: 'text' },
  optional: { error: 'text' },
};

/** The fields and arrays of a sample response. */
export const analyzeResult: AnswerShape = {
  fields: { format: 'text', fields: ['text'], arrays: ['text'] },
  needs: 'format',
};
