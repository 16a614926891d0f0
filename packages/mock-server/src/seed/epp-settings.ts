import type { EppAccountSettings, EppCategorySettings } from '@dropcatch/sdk';

/** One check for many names, which most registries allow. */
const MANY = { domain_check_multicheck_enabled: true, domain_check_batch_size: 20 } as const;

/** Where a category differs from the defaults, by its name. */
export const CATEGORY_SETTINGS: Readonly<Record<string, Partial<EppCategorySettings>>> = {
  'Verisign COM/NET': {
    ...MANY,
    connection_schedule_enabled: true,
    connection_schedule_time: '17:50:00',
    order_processing_schedule_enabled: true,
    order_processing_schedule_time: '18:00:00',
    capture_strategy: 'direct_create',
    max_commands_per_second: 20,
    max_concurrent_commands: 10,
  },
  'PIR ORG': {
    ...MANY,
    order_processing_schedule_enabled: true,
    order_processing_schedule_time: '14:30:00',
  },
  'CZ.NIC FRED': {
    ...MANY,
    keepalive_type: 'domain_check',
    connection_schedule_timezone: 'Europe/Prague',
    order_processing_schedule_timezone: 'Europe/Prague',
  },
  DENIC: { ...MANY, keepalive_interval: 120, order_processing_schedule_timezone: 'Europe/Prague' },
  'Nominet UK': {
    ...MANY,
    command_delay_ms: 50,
    order_processing_schedule_timezone: 'Europe/London',
  },
  EURid: {
    ...MANY,
    keepalive_enabled: false,
    check_command_type: 'custom',
    check_command_custom:
      '<domain:check xmlns:domain="{XMLNS_DOMAIN}"><domain:name>{DOMAIN}</domain:name></domain:check>',
  },
  'Identity Digital': { ...MANY, domain_check_batch_size: 30 },
};

/** What accounts have of their own, by their name. */
export const ACCOUNT_SETTINGS: Readonly<Record<string, Partial<EppAccountSettings>>> = {
  'VRSN-02': { capture_strategy: 'check_then_create', domain_check_batch_size: 50 },
  'CZ-02': {
    max_commands_per_second: 5,
    order_processing_end_time: '00:15:00',
    whois_check_enabled: true,
    whois_server: 'whois.nic.cz.example',
    whois_valid_registrar: 'REG-NORTHWIND',
  },
};
