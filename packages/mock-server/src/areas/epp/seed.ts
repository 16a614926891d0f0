import type { EppAccountSettings, EppCategory, EppCategorySettings } from '@dropcatch/sdk';
import type { World } from '../../world/world.ts';
import { MANAGER_ID, PASSWORD } from '../users/people.ts';
import type { StoredEppAccount } from './records.ts';
import { NEW_ACCOUNT } from './rules.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** One check for many names, which most registries allow. */
const MANY = { domain_check_multicheck_enabled: true, domain_check_batch_size: 20 } as const;

/** Where a category differs from the defaults, by its name. */
const CATEGORY_SETTINGS: Readonly<Record<string, Partial<EppCategorySettings>>> = {
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
const ACCOUNT_SETTINGS: Readonly<Record<string, Partial<EppAccountSettings>>> = {
  'VRSN-02': { capture_strategy: 'check_then_create', domain_check_batch_size: 50 },
  'CZ-02': {
    max_commands_per_second: 5,
    order_processing_end_time: '00:15:00',
    whois_check_enabled: true,
    whois_server: 'whois.nic.cz.example',
    whois_valid_registrar: 'REG-NORTHWIND',
  },
};

type Category = Pick<EppCategory, 'name' | 'epp_server_url' | 'supported_tlds' | 'description'> &
  Partial<EppCategory>;

/** Ids follow the order of the list. */
const CATEGORIES: readonly Category[] = [
  {
    name: 'Verisign COM/NET',
    epp_server_url: 'epp.verisign-grs.example',
    supported_tlds: ['com', 'net'],
    description: 'Drops 18:00–20:15 UTC, 250 connections at most',
    requires_ssl_cert: true,
  },
  {
    name: 'PIR ORG',
    epp_server_url: 'epp.publicinterestregistry.example',
    supported_tlds: ['org'],
    description: 'Drops 14:30–15:30 UTC',
  },
  {
    name: 'CZ.NIC FRED',
    epp_server_url: 'epp.nic.cz.example',
    supported_tlds: ['cz'],
    description: 'Registry auction since May 2024; unsold names are released the next day',
    requires_ssl_cert: true,
  },
  {
    name: 'DENIC',
    epp_server_url: 'rri.denic.example',
    supported_tlds: ['de'],
    description: 'Drops at night, 02:00–04:00 local time',
    default_timeout: 45,
  },
  {
    name: 'Nominet UK',
    epp_server_url: 'epp.nominet.example',
    supported_tlds: ['uk', 'co.uk', 'org.uk'],
    description: 'Second-exact times, published by the registry',
  },
  {
    name: 'EURid',
    epp_server_url: 'epp.eurid.example',
    supported_tlds: ['eu'],
    description: '40 days of quarantine, then batch release',
    epp_port: 700,
    default_timeout: 60,
  },
  {
    name: 'Identity Digital',
    epp_server_url: 'epp.identitydigital.example',
    supported_tlds: ['info', 'io', 'app', 'dev', 'shop', 'xyz', 'online', 'me'],
    description: 'Drops 10:00–10:30 UTC for .info',
  },
  {
    name: 'Partner registrars',
    epp_server_url: 'epp.partner.example',
    supported_tlds: [],
    description: 'Any other TLD, through partners',
    epp_port: 3121,
    default_timeout: 120,
  },
  {
    name: 'NIC.SE (retired)',
    epp_server_url: 'epp.iis.example',
    supported_tlds: ['se', 'nu'],
    description: null,
    is_active: false,
  },
];

type Account = Pick<StoredEppAccount, 'name' | 'registrar_category_id' | 'username'> &
  Partial<StoredEppAccount>;

/** The last one belongs to a category that is not active, which happens. */
const ACCOUNTS: readonly Account[] = [
  { name: 'VRSN-01', registrar_category_id: 1, username: 'dropcatch-a', is_connected: true },
  {
    name: 'VRSN-02',
    registrar_category_id: 1,
    username: 'dropcatch-b',
    is_connected: true,
    manager_id: MANAGER_ID,
    host_override: 'epp2.verisign-grs.example',
    released_domain_checking_enabled: true,
  },
  { name: 'VRSN-03 backup', registrar_category_id: 1, username: 'dropcatch-c' },
  {
    name: 'PIR-01',
    registrar_category_id: 2,
    username: 'dc-pir',
    is_connected: true,
    released_domain_checking_enabled: true,
  },
  { name: 'CZ-01', registrar_category_id: 3, username: 'REG-DROPCATCH', is_connected: true },
  {
    name: 'CZ-02',
    registrar_category_id: 3,
    username: 'REG-NORTHWIND',
    manager_id: MANAGER_ID,
    released_domain_checking_enabled: true,
    released_domain_schedule_cron: '30 1 * * *',
    released_domain_max_domains_per_day: 5000,
  },
  { name: 'DENIC-01', registrar_category_id: 4, username: 'DENIC-1000241', manager_id: 4 },
  { name: 'Nominet-01', registrar_category_id: 5, username: 'DROPCATCH', port_override: 1700 },
  // Its login is refused: the registry has changed the password.
  {
    name: 'EURid-01',
    registrar_category_id: 6,
    username: 'a000123',
    password: 'wrong',
    is_active: false,
  },
  {
    name: 'ID-01',
    registrar_category_id: 7,
    username: 'dc-identity',
    is_connected: true,
    manager_id: MANAGER_ID,
    released_domain_checking_enabled: true,
  },
  { name: 'SE-01', registrar_category_id: 9, username: 'dropcatch-se' },
];

/** Registrar categories and accounts: connected, idle and inactive ones, some of a manager. */
export function seedEpp({ store }: World): void {
  for (const category of structuredClone(CATEGORIES)) {
    store.eppCategories.add({
      epp_port: 700,
      default_timeout: 30,
      requires_ssl_cert: false,
      is_active: true,
      ...category,
      settings: { ...DEFAULT_SETTINGS, ...CATEGORY_SETTINGS[category.name] },
    });
  }
  for (const account of ACCOUNTS) {
    const needsCertificate =
      store.eppCategories.get(account.registrar_category_id)?.requires_ssl_cert ?? false;
    store.eppAccounts.add({
      ...NEW_ACCOUNT,
      ssl_cert_configured: needsCertificate,
      ssl_key_configured: needsCertificate,
      password: PASSWORD,
      settings: { ...ACCOUNT_SETTINGS[account.name] },
      ...account,
    });
  }
}
