import type { EppAccountSettings, EppCategorySettings } from '@dropcatch/sdk';
import type { World } from '../../world/world.ts';
import { readTable } from '../../text/table.ts';
import { PASSWORD } from '../users/people.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import { NEW_ACCOUNT } from './rules.ts';
import { DEFAULT_SETTINGS, NEW_CATEGORY } from '../epp-categories/settings.ts';

/** Checks of several names at once, which most registries allow. */
const MANY = { domain_check_multicheck_enabled: true, domain_check_batch_size: 20 } as const;

/** Settings of categories that differ from the defaults, by name. */
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

/** Ids follow the order. Name | server | TLDs | differences from the defaults | description. */
const CATEGORIES = `
Verisign COM/NET | epp.verisign-grs.example | com net | certificate | Drops 18:00–20:15 UTC, 250 connections at most
PIR ORG | epp.publicinterestregistry.example | org | | Drops 14:30–15:30 UTC
CZ.NIC FRED | epp.nic.cz.example | cz | certificate | Registry auction since May 2024; unsold names are released the next day
DENIC | rri.denic.example | de | timeout 45 | Drops at night, 02:00–04:00 local time
Nominet UK | epp.nominet.example | uk co.uk org.uk | | Second-exact times, published by the registry
EURid | epp.eurid.example | eu | timeout 60 | 40 days of quarantine, then batch release
Identity Digital | epp.identitydigital.example | info io app dev shop xyz online me | | Drops 10:00–10:30 UTC for .info
Partner registrars | epp.partner.example | | port 3121, timeout 120 | Any other TLD, through partners
NIC.SE (retired) | epp.iis.example | se nu | inactive |
`;

/**
 * Ids follow the order. Name | category | EPP client | manager | connected, checks released domains
 * | host. The last one belongs to an inactive category. Manager 57 has no customers, only accounts.
 */
const ACCOUNTS = `
VRSN-01 | 1 | dropcatch-a | 57 | connected
VRSN-02 | 1 | dropcatch-b | 2 | connected, checks | epp2.verisign-grs.example
VRSN-03 backup | 1 | dropcatch-c | 57
PIR-01 | 2 | dc-pir | 57 | connected, checks
CZ-01 | 3 | REG-DROPCATCH | 57 | connected
CZ-02 | 3 | REG-NORTHWIND | 2 | checks
DENIC-01 | 4 | DENIC-1000241 | 4
Nominet-01 | 5 | DROPCATCH | 57
EURid-01 | 6 | a000123 | 57
ID-01 | 7 | dc-identity | 2 | connected, checks
SE-01 | 9 | dropcatch-se | 57
`;

const MORE: Readonly<Record<string, Partial<StoredEppAccount>>> = {
  'CZ-02': {
    released_domain_schedule_cron: '30 1 * * *',
    released_domain_max_domains_per_day: 5000,
  },
  'Nominet-01': { port_override: 1700 },
  // The registry has changed the password, so the login fails.
  'EURid-01': { password: 'wrong', is_active: false },
};

/** Seeds registrar categories and accounts: connected, idle and inactive ones, each with its manager. */
export function seedEpp({ store }: World): void {
  for (const [name = '', server = '', tlds = '', more = '', text] of readTable(CATEGORIES)) {
    const numberOf = (what: string, usual: number): number =>
      Number(new RegExp(`${what} (\\d+)`).exec(more)?.[1] ?? usual);
    store.eppCategories.add({
      epp_port: numberOf('port', NEW_CATEGORY.epp_port),
      default_timeout: numberOf('timeout', NEW_CATEGORY.default_timeout),
      requires_ssl_cert: more.includes('certificate'),
      is_active: !more.includes('inactive'),
      name,
      epp_server_url: server,
      supported_tlds: tlds === '' ? [] : tlds.split(' '),
      description: text || null,
      settings: { ...DEFAULT_SETTINGS, ...CATEGORY_SETTINGS[name] },
    });
  }
  for (const [name = '', category, username = '', manager, more = '', host] of readTable(
    ACCOUNTS,
  )) {
    const registrar_category_id = Number(category);
    const needed = store.eppCategories.get(registrar_category_id)?.requires_ssl_cert ?? false;
    store.eppAccounts.add({
      ...NEW_ACCOUNT,
      ssl_cert_configured: needed,
      ssl_key_configured: needed,
      password: PASSWORD,
      settings: { ...ACCOUNT_SETTINGS[name] },
      name,
      registrar_category_id,
      username,
      is_connected: more.includes('connected'),
      manager_id: Number(manager),
      host_override: host || null,
      released_domain_checking_enabled: more.includes('checks'),
      ...MORE[name],
    });
  }
}
