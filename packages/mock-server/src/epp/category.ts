import type { EppCategorySettings } from '@dropcatch/sdk';
import type { Store, StoredEppAccount, StoredEppCategory } from '../store.ts';

/** The settings that a new category has (spec, section 9). */
export const DEFAULT_SETTINGS: EppCategorySettings = {
  check_command_type: 'rfc',
  check_command_custom: null,
  check_batch_command_type: 'rfc',
  check_batch_command_custom: null,
  create_command_type: 'rfc',
  create_command_custom: null,
  keepalive_enabled: true,
  keepalive_interval: 300,
  keepalive_type: 'hello',
  keepalive_domain: 'example.com',
  keepalive_command_custom: null,
  connection_schedule_enabled: false,
  connection_schedule_time: null,
  connection_schedule_timezone: 'UTC',
  order_processing_schedule_enabled: false,
  order_processing_schedule_time: null,
  order_processing_schedule_timezone: 'UTC',
  capture_strategy: 'check_then_create',
  command_delay_ms: 0,
  create_mode: 'wait_response',
  max_commands_per_second: 10,
  max_concurrent_commands: 5,
  domain_check_multicheck_enabled: false,
  domain_check_batch_size: 1,
};

/** What stands for a category that is gone. */
const GONE: Omit<StoredEppCategory, 'id'> = {
  name: 'deleted category',
  epp_server_url: 'epp.example.com',
  epp_port: 700,
  description: null,
  supported_tlds: [],
  default_timeout: 30,
  requires_ssl_cert: false,
  is_active: false,
  settings: DEFAULT_SETTINGS,
};

/** The category of an account; where it is gone, or the account is, what stands for it. */
export function categoryOf(
  store: Store,
  account: StoredEppAccount | undefined,
): Omit<StoredEppCategory, 'id'> {
  return (account && store.eppCategories.get(account.registrar_category_id)) ?? GONE;
}
