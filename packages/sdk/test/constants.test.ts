import { describe, expect, test } from 'vitest';
import * as values from '../src/generated/enums.ts';
import * as limits from '../src/generated/limits.ts';

describe('page sizes (spec, section 9)', () => {
  test.for([
    ['notifications [§9.api.page-size.notifications]', limits.notificationsListQueryLimits, 10],
    ['the catalogue [§9.api.page-size.catalog]', limits.domainsListQueryLimits, 50],
    ['orders [§9.api.page-size.orders]', limits.ordersListQueryLimits, 20],
    ['users [§9.api.page-size.users]', limits.usersListQueryLimits, 50],
    ['users of an admin [§9.api.page-size.users]', limits.adminUsersListQueryLimits, 50],
    ['EPP logs [§9.api.page-size.epp-logs]', limits.eppLogsListQueryLimits, 50],
    ['audit logs [§9.api.page-size.audit-logs]', limits.auditLogsListQueryLimits, 50],
    ['news [§9.api.page-size.news]', limits.newsListQueryLimits, 20],
    ['released domains [§9.api.page-size.released]', limits.releasedDomainsListQueryLimits, 50],
    ['data source browse [§9.api.page-size.browse]', limits.dataSourcesBrowseQueryLimits, 50],
  ] as const)('%s', ([, { per_page }, size]) => {
    expect(per_page.default).toBe(size);
  });

  test('the catalogue is sorted by drop_date, ascending [§9.api.catalog-sort]', () => {
    const { sort_by, sort_order } = limits.domainsListQueryLimits;
    expect([sort_by.default, sort_order.default]).toEqual(['drop_date', 'asc']);
  });
});

describe('limits and defaults (spec, sections 5 and 9)', () => {
  const category = limits.eppCategoryInputLimits;
  const settings = limits.eppCategorySettingsLimits;
  const account = limits.eppAccountInputLimits;
  const override = limits.eppAccountSettingsUpdateLimits;
  const fetching = limits.sourceFetchConfigLimits;
  const schedule = limits.scheduleInputLimits;
  const source = limits.dataSourceInputLimits;
  test.for([
    ['EPP port [§9.api.epp-port]', category.epp_port, { min: 1, max: 65535, default: 700 }],
    [
      'category timeout [§9.api.category-timeout]',
      category.default_timeout,
      { min: 5, max: 300, default: 30 },
    ],
    [
      'keepalive [§9.api.keepalive]',
      settings.keepalive_interval,
      { min: 60, max: 3600, default: 300 },
    ],
    [
      'default test domain [§9.api.test-domain]',
      settings.keepalive_domain,
      { default: 'example.com' },
    ],
    ['command delay [§9.api.command-delay]', settings.command_delay_ms, { min: 0, max: 300_000 }],
    [
      'commands per second [§9.api.commands-per-second]',
      settings.max_commands_per_second,
      { min: 1, max: 100, default: 10 },
    ],
    [
      'concurrent commands [§9.api.concurrent-commands]',
      settings.max_concurrent_commands,
      { min: 1, max: 50, default: 5 },
    ],
    [
      'batch size [§9.api.check-batch-size]',
      settings.domain_check_batch_size,
      { min: 1, max: 100, default: 1 },
    ],
    ['command delay of an account', override.command_delay_ms, { min: 0, max: 300_000 }],
    ['commands per second of an account', override.max_commands_per_second, { min: 1, max: 100 }],
    ['concurrent of an account', override.max_concurrent_commands, { min: 1, max: 50 }],
    ['batch size of an account', override.domain_check_batch_size, { min: 1, max: 100 }],
    [
      'account connection timeout [§9.api.connection-timeout]',
      account.connection_timeout,
      { min: 5, max: 300, default: 30 },
    ],
    ['port override', account.port_override, { min: 1, max: 65535, default: null }],
    [
      'released-domain cron [§9.api.released-cron]',
      account.released_domain_schedule_cron,
      { default: '0 1 * * *' },
    ],
    [
      'released domains per day [§9.api.released-per-day]',
      account.released_domain_max_domains_per_day,
      { min: 1, max: 100_000, default: 10_000 },
    ],
    [
      'import record limit [§9.api.import-limit]',
      limits.importInputLimits.limit,
      { min: 0, default: 100 },
    ],
    ['fetch timeout [§9.api.fetch-timeout]', fetching.timeout, { min: 1, max: 570, default: 60 }],
    ['max pages [§9.api.max-pages]', fetching.max_pages, { min: 1, max: 10_000, default: 10 }],
    [
      'schedule interval [§9.api.schedule-interval]',
      limits.sourceInputLimits.schedule_interval_minutes,
      { default: 60 },
    ],
    ['schedule hours [§9.api.schedule-hours]', schedule.hours, { min: 0, max: 23, default: 6 }],
    ['schedule minutes', schedule.minutes, { min: 0, max: 59 }],
    ['schedule time [§9.api.schedule-time]', schedule.time, { default: '00:00' }],
    ['weekly day', schedule.day_of_week, { min: 0, max: 6 }],
    ['weekly hour', schedule.hour, { min: 0, max: 23 }],
    ['weekly minute', schedule.minute, { min: 0, max: 59 }],
    ['password of a new user', limits.userCreateLimits.password, { minLength: 8 }],
    [
      'new password [§9.api.password-minimum]',
      limits.passwordChangeLimits.new_password,
      { minLength: 8 },
    ],
    [
      'bulk check [§9.api.bulk-check-maximum]',
      limits.bulkCheckInputLimits.domains,
      { maxItems: 500 },
    ],
    ['request method [§9.api.data-source-method]', source.request_method, { default: 'POST' }],
    ['response format [§9.api.data-source-format]', source.response_format, { default: 'json' }],
    ['auth type [§9.api.data-source-auth]', source.auth_type, { default: 'none' }],
    [
      'data source batch size [§9.api.data-source-batch-size]',
      source.batch_size,
      { min: 1, max: 1000, default: 100 },
    ],
    ['parallel workers [§9.api.workers]', source.parallel_workers, { min: 1, max: 10, default: 1 }],
    ['indexed prefix [§9.api.indexed-prefix]', source.indexed_params_prefix, { default: 'item' }],
    [
      'indexed count key [§9.api.indexed-count-key]',
      source.indexed_params_count_key,
      { default: 'items' },
    ],
    [
      'indexed start [§9.api.indexed-start]',
      source.indexed_params_start_index,
      { min: 0, max: 1, default: 0 },
    ],
    [
      'API-key header [§9.api.api-key-header]',
      limits.dataSourceAuthCredentialsInputLimits.key,
      { default: 'X-API-Key' },
    ],
    [
      'API-key header of a source [§9.api.api-key-header]',
      limits.sourceAuthConfigInputLimits.header,
      { default: 'X-API-Key' },
    ],
    [
      'main value label',
      limits.dataSourceResponseMappingLimits.main_value_label,
      { default: 'Main Value' },
    ],
    [
      'validation rules',
      limits.sourceValidationRulesLimits.required_fields,
      { default: ['domain', 'expiration_date'] },
    ],
    ['date format', limits.sourceValidationRulesLimits.date_format, { default: '%Y-%m-%d' }],
  ] as const)('%s', ([, actual, wanted]) => {
    expect(actual).toMatchObject(wanted);
  });
});

test('whatever an admin enters about a person is valid in that person’s own profile', () => {
  const { registerInputLimits, profileInputLimits, userCreateLimits, userUpdateLimits } = limits;
  for (const name of [
    'email',
    'username',
    'first_name',
    'last_name',
    'phone',
    'company',
  ] as const) {
    const lengths = [
      registerInputLimits,
      profileInputLimits,
      userCreateLimits,
      userUpdateLimits,
    ].map((form) => form[name].maxLength);
    expect([name, new Set(lengths).size]).toEqual([name, 1]);
  }
});

describe('option values (spec, sections 2 to 5 and 9)', () => {
  test.for([
    ['length filter [§9.api.length-filter]', values.domainLengths, '1 2 3 4 5 6-8 9-10 10-15 15+'],
    ['character types [§9.api.character-types]', values.charTypes, 'alpha alphanumeric'],
    ['roles', values.roles, 'admin manager user'],
    [
      'order states to choose',
      values.settableOrderStates,
      'NEW PAID_WAITING_EXDATE PAID_WAITING_CATCH CATCHED_PROCESSING CATCHED_COMPLETED FAILED CANCELLED REFUNDED',
    ],
    [
      'payment methods, and that of the quick approval',
      values.paymentMethods,
      'bank_transfer credit_card paypal crypto other quick_approval',
    ],
    [
      'capture strategies [§9.api.capture-strategies]',
      values.captureStrategies,
      'check_then_create direct_create',
    ],
    ['create modes [§9.api.create-modes]', values.createModes, 'wait_response fire_and_forget'],
    ['command types [§9.api.command-types]', values.commandTypes, 'rfc custom'],
    ['keepalive types', values.keepaliveTypes, 'hello domain_check custom'],
    [
      'time zones [§9.api.time-zones]',
      values.timeZones,
      'UTC Europe/Prague America/New_York Europe/London Asia/Tokyo',
    ],
    ['bulk check statuses', values.bulkCheckStatuses, 'available taken error'],
    ['source types', values.sourceTypes, 'HTTP FTP FTPS S3 API FILE'],
    ['data formats', values.dataFormats, 'JSON CSV TSV XML'],
    ['archive types', values.archiveTypes, 'NONE GZIP ZIP TAR'],
    ['auth types of a source', values.sourceAuthTypes, 'basic bearer api_key oauth'],
    ['schedule types', values.scheduleTypes, 'interval daily weekly cron'],
    ['auth types of a data source', values.dataSourceAuthTypes, 'none basic bearer api_key'],
    ['request methods', values.dataSourceRequestMethods, 'GET POST PUT'],
    ['response formats', values.dataSourceResponseFormats, 'json xml csv text'],
    ['audited resources', values.auditResourceTypes, 'User Order Source EppAccount EppCategory'],
    [
      'scheduler categories',
      values.schedulerCategories,
      'epp_registry domain_catching sources released_domains system_maintenance',
    ],
  ] as const)('%s', ([, actual, wanted]) => {
    expect(actual.join(' ')).toBe(wanted);
  });

  test('every state that staff may set is an order state', () => {
    expect(values.orderStates).toEqual(expect.arrayContaining([...values.settableOrderStates]));
  });

  test('delimiters are comma, semicolon, pipe, tab and space', () => {
    expect(values.csvDelimiters).toEqual([',', ';', '|', '\t', ' ']);
  });
});
