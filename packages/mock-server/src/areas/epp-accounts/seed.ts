import type { EppAccountSettings } from '@dropcatch/sdk';
import { readTable } from '../../text/table.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import type { World } from '../../world/world.ts';
import { PASSWORD } from '../users/people.ts';
import { newAccount } from './rules.ts';

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

/** Seeds accounts: connected, idle and inactive ones, each with its manager. */
export function seedAccounts({ store }: World): void {
  for (const [name = '', category, username = '', manager, more = '', host] of readTable(
    ACCOUNTS,
  )) {
    const registrar_category_id = Number(category);
    const needed = store.eppCategories.get(registrar_category_id)?.requires_ssl_cert ?? false;
    store.eppAccounts.add(
      newAccount({
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
      }),
    );
  }
}
