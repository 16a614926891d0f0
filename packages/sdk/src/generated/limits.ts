// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

/** Limits of LoginInput. */
export const loginInputLimits = {
  email: { required: true, minLength: 1, maxLength: 254 },
  password: { required: true, minLength: 1, maxLength: 200 },
} as const;

/** Limits of RegisterInput. */
export const registerInputLimits = {
  username: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  email: { required: true, maxLength: 254 },
  password: { required: true, minLength: 8, maxLength: 200 },
  first_name: { maxLength: 200 },
  last_name: { maxLength: 200 },
  phone: { maxLength: 200 },
  company: { maxLength: 200 },
} as const;

/** Limits of ProfileInput. */
export const profileInputLimits = {
  first_name: { maxLength: 200 },
  last_name: { maxLength: 200 },
  email: { required: true, maxLength: 254 },
  username: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  phone: { maxLength: 200 },
  company: { maxLength: 200 },
} as const;

/** Limits of PasswordChange. */
export const passwordChangeLimits = {
  current_password: { required: true, minLength: 1, maxLength: 200 },
  new_password: { required: true, minLength: 8, maxLength: 200 },
} as const;

/** Limits of AdditionalValue. */
export const additionalValueLimits = {
  field: { required: true, minLength: 1, maxLength: 200 },
  label: { required: true, maxLength: 200 },
} as const;

/** Limits of DomainFilters. */
export const domainFiltersLimits = {
  domain: { maxLength: 253 },
  tld: { maxLength: 63 },
  min_price: { min: 0 },
  max_price: { min: 0 },
} as const;

/** Limits of DomainExportInput. */
export const domainExportInputLimits = {
  filters: { required: true },
  format: { required: true },
} as const;

/** Limits of OrderInput. */
export const orderInputLimits = {
  domain: { required: true, minLength: 1, maxLength: 253 },
  drop_date: { required: true },
  price: { required: true, min: 0 },
  epp_registrar_category_id: { required: true, min: 1 },
  epp_account_id: { min: 1 },
  notes: { maxLength: 2000 },
} as const;

/** Limits of WatchInput. */
export const watchInputLimits = {
  domain: { required: true, minLength: 1, maxLength: 253 },
} as const;

/** Limits of OrderStatusUpdate. */
export const orderStatusUpdateLimits = {
  state: { required: true },
  note: { maxLength: 2000 },
} as const;

/** Limits of OrderPaymentUpdate. */
export const orderPaymentUpdateLimits = {
  paid: { required: true },
  payment_reference: { maxLength: 200 },
  note: { maxLength: 2000 },
} as const;

/** Limits of EppCategoryInput. */
export const eppCategoryInputLimits = {
  name: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  epp_server_url: { required: true, maxLength: 253, pattern: '^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$' },
  epp_port: { min: 1, max: 65535, default: 700 },
  description: { maxLength: 10000 },
  supported_tlds: { maxItems: 1000, default: [] },
  default_timeout: { min: 5, max: 300, default: 30 },
  requires_ssl_cert: { default: false },
  is_active: { default: true },
} as const;

/** Limits of EppCommonSettings. */
export const eppCommonSettingsLimits = {
  connection_schedule_enabled: { required: true },
  connection_schedule_time: { required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
  connection_schedule_timezone: { required: true },
  order_processing_schedule_enabled: { required: true },
  order_processing_schedule_time: { required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
  order_processing_schedule_timezone: { required: true },
  capture_strategy: { required: true },
  command_delay_ms: { required: true, min: 0, max: 300000 },
  create_mode: { required: true },
  max_commands_per_second: { required: true, min: 1, max: 100, default: 10 },
  max_concurrent_commands: { required: true, min: 1, max: 50, default: 5 },
  domain_check_multicheck_enabled: { required: true },
  domain_check_batch_size: { required: true, min: 1, max: 100, default: 1 },
  check_command_type: { required: true },
  check_batch_command_type: { required: true },
  create_command_type: { required: true },
} as const;

/** Limits of EppCategorySettings. */
export const eppCategorySettingsLimits = {
  connection_schedule_enabled: { required: true },
  connection_schedule_time: { required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
  connection_schedule_timezone: { required: true },
  order_processing_schedule_enabled: { required: true },
  order_processing_schedule_time: { required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
  order_processing_schedule_timezone: { required: true },
  capture_strategy: { required: true },
  command_delay_ms: { required: true, min: 0, max: 300000 },
  create_mode: { required: true },
  max_commands_per_second: { required: true, min: 1, max: 100, default: 10 },
  max_concurrent_commands: { required: true, min: 1, max: 50, default: 5 },
  domain_check_multicheck_enabled: { required: true },
  domain_check_batch_size: { required: true, min: 1, max: 100, default: 1 },
  check_command_type: { required: true },
  check_batch_command_type: { required: true },
  create_command_type: { required: true },
  check_command_custom: { required: true, maxLength: 10000 },
  check_batch_command_custom: { required: true, maxLength: 10000 },
  create_command_custom: { required: true, maxLength: 10000 },
  keepalive_enabled: { required: true },
  keepalive_interval: { required: true, min: 60, max: 3600, default: 300 },
  keepalive_type: { required: true },
  keepalive_domain: { required: true, maxLength: 253, default: 'example.com' },
  keepalive_command_custom: { required: true, maxLength: 10000 },
} as const;

/** Limits of EppBatchSettings. */
export const eppBatchSettingsLimits = {
  domain_check_multicheck_enabled: { required: true },
  domain_check_batch_size: { required: true, min: 1, max: 100, default: 1 },
} as const;

/** Limits of EppAccountUpdate. */
export const eppAccountUpdateLimits = {
  name: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  registrar_category_id: { required: true, min: 1 },
  username: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  password: { maxLength: 200 },
  ssl_cert: { maxLength: 10000 },
  ssl_key: { maxLength: 10000 },
  host_override: { maxLength: 253 },
  port_override: { min: 1, max: 65535 },
  manager_id: { min: 1 },
  connection_timeout: { min: 5, max: 300 },
  released_domain_schedule_cron: { minLength: 9, maxLength: 200 },
  released_domain_max_domains_per_day: { min: 1, max: 100000 },
} as const;

/** Limits of EppAccountInput. */
export const eppAccountInputLimits = {
  name: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  registrar_category_id: { required: true, min: 1 },
  username: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  password: { required: true, minLength: 1, maxLength: 200 },
  ssl_cert: { maxLength: 10000 },
  ssl_key: { maxLength: 10000 },
  host_override: { maxLength: 253, default: null },
  port_override: { min: 1, max: 65535, default: null },
  manager_id: { min: 1 },
  connection_timeout: { min: 5, max: 300, default: 30 },
  is_active: { default: true },
  released_domain_checking_enabled: { default: false },
  released_domain_schedule_cron: { minLength: 9, maxLength: 200, default: '0 1 * * *' },
  released_domain_max_domains_per_day: { min: 1, max: 100000, default: 10000 },
} as const;

/** Limits of EppAccountSettingsUpdate. */
export const eppAccountSettingsUpdateLimits = {
  connection_schedule_time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
  order_processing_schedule_time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
  order_processing_end_time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' },
  whois_server: { maxLength: 253 },
  whois_valid_registrar: { maxLength: 200 },
  command_delay_ms: { min: 0, max: 300000 },
  max_commands_per_second: { min: 1, max: 100 },
  max_concurrent_commands: { min: 1, max: 50 },
  domain_check_batch_size: { min: 1, max: 100 },
} as const;

/** Limits of TestCatchInput. */
export const testCatchInputLimits = {
  domains: { required: true, minItems: 1 },
} as const;

/** Limits of OrdersTestCatchInput. */
export const ordersTestCatchInputLimits = {
  test_date: { required: true },
} as const;

/** Limits of RealCatchInput. */
export const realCatchInputLimits = {
  target_date: { required: true },
} as const;

/** Limits of BulkCheckInput. */
export const bulkCheckInputLimits = {
  account_id: { required: true, min: 1 },
  domains: { required: true, minItems: 1, maxItems: 500 },
} as const;

/** Limits of SourceAuthConfigInput. */
export const sourceAuthConfigInputLimits = {
  username: { maxLength: 200 },
  password: { maxLength: 10000 },
  token: { maxLength: 10000 },
  header: { maxLength: 200, default: 'X-API-Key' },
  key: { maxLength: 10000 },
} as const;

/** Limits of SourceFetchConfig. */
export const sourceFetchConfigLimits = {
  timeout: { min: 1, max: 570, default: 60 },
  max_pages: { min: 1, max: 10000, default: 10 },
} as const;

/** Limits of SourceFieldMapping. */
export const sourceFieldMappingLimits = {
  domain: { maxLength: 200 },
  expiration_date: { maxLength: 200 },
  registrar: { maxLength: 200 },
  price: { maxLength: 200 },
} as const;

/** Limits of SourceValidationRules. */
export const sourceValidationRulesLimits = {
  required_fields: { default: ['domain', 'expiration_date'] },
  date_format: { maxLength: 200, default: '%Y-%m-%d' },
} as const;

/** Limits of ScheduleFields. */
export const scheduleFieldsLimits = {
  hours: { min: 0, max: 23, default: 6 },
  minutes: { min: 0, max: 59, default: 0 },
  time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', default: '00:00' },
  cron: { maxLength: 200 },
  day_of_week: { min: 0, max: 6 },
  hour: { min: 0, max: 23 },
  minute: { min: 0, max: 59 },
} as const;

/** Limits of ScheduleConfig. */
export const scheduleConfigLimits = {
  hours: { min: 0, max: 23, default: 6 },
  minutes: { min: 0, max: 59, default: 0 },
  time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', default: '00:00' },
  cron: { maxLength: 200 },
  day_of_week: { min: 0, max: 6 },
  hour: { min: 0, max: 23 },
  minute: { min: 0, max: 59 },
} as const;

/** Limits of SourceInput. */
export const sourceInputLimits = {
  name: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { maxLength: 10000 },
  type: { required: true },
  url: { maxLength: 2048 },
  data_format: { required: true },
  transform_script: { maxLength: 10000 },
  schedule_enabled: { default: false },
  schedule_cron: { maxLength: 200 },
  schedule_interval_minutes: { min: 1, default: 60 },
  is_active: { default: true },
} as const;

/** Limits of ImportInput. */
export const importInputLimits = {
  preview: { default: false },
  limit: { min: 0, default: 100 },
} as const;

/** Limits of ScheduleInput. */
export const scheduleInputLimits = {
  enabled: { required: true },
  hours: { min: 0, max: 23, default: 6 },
  minutes: { min: 0, max: 59, default: 0 },
  time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', default: '00:00' },
  cron: { maxLength: 200 },
  day_of_week: { min: 0, max: 6 },
  hour: { min: 0, max: 23 },
  minute: { min: 0, max: 59 },
} as const;

/** Limits of SourceDeleteDataInput. */
export const sourceDeleteDataInputLimits = {
  confirm: { required: true },
  delete_all: { default: false },
} as const;

/** Limits of CheckInput. */
export const checkInputLimits = {
  release_date: { required: true },
  epp_account_id: { required: true, min: 1 },
} as const;

/** Limits of PopulateInput. */
export const populateInputLimits = {
  target_date: { required: true },
} as const;

/** Limits of DataSourceAuthCredentialsInput. */
export const dataSourceAuthCredentialsInputLimits = {
  username: { maxLength: 200 },
  password: { maxLength: 10000 },
  token: { maxLength: 10000 },
  key: { maxLength: 200, default: 'X-API-Key' },
  value: { maxLength: 10000 },
} as const;

/** Limits of DataSourceResponseMapping. */
export const dataSourceResponseMappingLimits = {
  array_path: { maxLength: 200 },
  domain_field: { required: true, minLength: 1, maxLength: 200 },
  main_value_field: { required: true, minLength: 1, maxLength: 200 },
  main_value_label: { maxLength: 200, default: 'Main Value' },
} as const;

/** Limits of DataSourceInput. */
export const dataSourceInputLimits = {
  name: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { maxLength: 10000 },
  api_url: { required: true, minLength: 1, maxLength: 2048 },
  auth_type: { default: 'none' },
  request_method: { default: 'POST' },
  request_body_template: { maxLength: 10000 },
  response_format: { default: 'json' },
  batch_size: { min: 1, max: 1000, default: 100 },
  parallel_workers: { min: 1, max: 10, default: 1 },
  indexed_params_enabled: { default: false },
  indexed_params_prefix: { maxLength: 200, default: 'item' },
  indexed_params_count_key: { maxLength: 200, default: 'items' },
  indexed_params_start_index: { min: 0, max: 1, default: 0 },
  is_active: { default: true },
} as const;

/** Limits of DataSourceTestInput. */
export const dataSourceTestInputLimits = {
  domains: { required: true, minItems: 1 },
} as const;

/** Limits of AnalyzeInput. */
export const analyzeInputLimits = {
  response_text: { required: true, minLength: 1, maxLength: 1000000 },
} as const;

/** Limits of UserCreate. */
export const userCreateLimits = {
  email: { required: true, minLength: 1, maxLength: 254 },
  username: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  password: { required: true, minLength: 8, maxLength: 200 },
  first_name: { maxLength: 200 },
  last_name: { maxLength: 200 },
  phone: { maxLength: 200 },
  company: { maxLength: 200 },
  role: { default: 'user' },
  manager_id: { min: 1 },
  is_active: { default: true },
} as const;

/** Limits of UserUpdate. */
export const userUpdateLimits = {
  email: { required: true, minLength: 1, maxLength: 254 },
  username: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  password: { minLength: 8, maxLength: 200 },
  first_name: { maxLength: 200 },
  last_name: { maxLength: 200 },
  phone: { maxLength: 200 },
  company: { maxLength: 200 },
  manager_id: { min: 1 },
} as const;

/** Limits of NewsInput. */
export const newsInputLimits = {
  title: { required: true, minLength: 1, maxLength: 200, pattern: '\\S' },
  content: { required: true, minLength: 1, maxLength: 10000 },
  summary: { maxLength: 10000 },
} as const;

/** Limits of NewsPublish. */
export const newsPublishLimits = {
  is_published: { required: true },
} as const;

/** Limits of the query of `notifications/list`. */
export const notificationsListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 10 },
} as const;

/** Limits of the query of `domains/list`. */
export const domainsListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 50 },
  sort_by: { maxLength: 210, pattern: '^(domain|chars_before_tld|drop_date|price|ds\\d+_[a-z0-9_]+)$', default: 'drop_date' },
  sort_order: { options: ['asc', 'desc'], default: 'asc' },
  search: { maxLength: 253 },
  tld: { maxLength: 63 },
  drop_date_from: { format: 'date' },
  drop_date_to: { format: 'date' },
  min_price: { type: 'number', min: 0 },
  max_price: { type: 'number', min: 0 },
  char_type: { options: ['alpha', 'alphanumeric'] },
  domain_length: { options: ['1', '2', '3', '4', '5', '6-8', '9-10', '10-15', '15+'] },
} as const;

/** Limits of the query of `domains/stats`. */
export const domainsStatsQueryLimits = {
  search: { maxLength: 253 },
  tld: { maxLength: 63 },
  drop_date_from: { format: 'date' },
  drop_date_to: { format: 'date' },
  min_price: { type: 'number', min: 0 },
  max_price: { type: 'number', min: 0 },
  char_type: { options: ['alpha', 'alphanumeric'] },
  domain_length: { options: ['1', '2', '3', '4', '5', '6-8', '9-10', '10-15', '15+'] },
} as const;

/** Limits of the query of `orders/list`. */
export const ordersListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 20 },
  state: { options: ['NEW', 'PAID_WAITING_EXDATE', 'PAID_WAITING_CATCH', 'CATCHED_PROCESSING', 'CATCHED_COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'] },
  domain: { maxLength: 253 },
} as const;

/** Limits of the query of `eppAccounts/list`. */
export const eppAccountsListQueryLimits = {
  category_id: { type: 'integer', min: 1 },
} as const;

/** Limits of the query of `eppLogs/list`. */
export const eppLogsListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 50 },
  registrar_name: { maxLength: 200 },
  command: { maxLength: 200 },
  success: { type: 'integer', options: [1, 0] },
  account_id: { type: 'integer', min: 1 },
  object_name: { maxLength: 253 },
  date_from: { format: 'date' },
  date_to: { format: 'date' },
} as const;

/** Limits of the query of `users/list`. */
export const usersListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 50 },
  search: { maxLength: 200 },
  role: { options: ['admin', 'manager', 'user'] },
  manager_id: { type: 'integer', min: 1 },
} as const;

/** Limits of the query of `adminUsers/list`. */
export const adminUsersListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 50 },
  search: { maxLength: 200 },
  role: { options: ['admin', 'manager', 'user'] },
  manager_id: { type: 'integer', min: 1 },
} as const;

/** Limits of the query of `auditLogs/list`. */
export const auditLogsListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 50 },
  scope: { options: ['all', 'own'], default: 'all' },
  action: { maxLength: 200 },
  resource_type: { options: ['User', 'Order', 'Source', 'EppAccount', 'EppCategory'] },
  success: { type: 'boolean' },
} as const;

/** Limits of the query of `news/list`. */
export const newsListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 20 },
  include_unpublished: { type: 'boolean', default: false },
} as const;

/** Limits of the query of `releasedDomains/list`. */
export const releasedDomainsListQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 50 },
  sort_by: { maxLength: 210, pattern: '^(domain|length|release_date|last_checked|is_available|ds\\d+_[a-z0-9_]+)$', default: 'release_date' },
  sort_order: { options: ['asc', 'desc'], default: 'asc' },
  domain: { maxLength: 253 },
  tld: { maxLength: 63 },
  release_date_from: { format: 'date' },
  release_date_to: { format: 'date' },
  char_type: { options: ['alpha', 'alphanumeric'] },
} as const;

/** Limits of the query of `dataSources/browse`. */
export const dataSourcesBrowseQueryLimits = {
  page: { type: 'integer', min: 1, default: 1 },
  per_page: { type: 'integer', min: 1, max: 250, default: 50 },
} as const;
