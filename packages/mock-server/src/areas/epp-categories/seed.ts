import type { EppCategorySettings } from '@dropcatch/sdk';
import { readTable } from '../../text/table.ts';
import type { World } from '../../world/world.ts';
import { newCategory, newSettings } from './settings.ts';

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

/** Seeds registrar categories, one of them inactive. */
export function seedCategories({ store }: World): void {
  for (const [name = '', server = '', tlds = '', more = '', text] of readTable(CATEGORIES)) {
    const [, port] = /port (\d+)/.exec(more) ?? [];
    const [, timeout] = /timeout (\d+)/.exec(more) ?? [];
    store.eppCategories.add(
      newCategory({
        ...(port && { epp_port: Number(port) }),
        ...(timeout && { default_timeout: Number(timeout) }),
        requires_ssl_cert: more.includes('certificate'),
        is_active: !more.includes('inactive'),
        name,
        epp_server_url: server,
        supported_tlds: tlds === '' ? [] : tlds.split(' '),
        description: text || null,
        settings: newSettings(CATEGORY_SETTINGS[name]),
      }),
    );
  }
}
