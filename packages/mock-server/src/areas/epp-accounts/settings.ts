import type {
  EppAccountSettings,
  EppAccountSettingsUpdate,
  EppAccountUpdate,
} from '@dropcatch/sdk';
import type { Store } from '../../world/store.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import { categoryOf } from '../epp-categories/settings.ts';

/** Host and port of an account. An IPv6 address is in brackets. */
export function serverOf(store: Store, account: StoredEppAccount | undefined): string {
  const { epp_server_url, epp_port } = categoryOf(store, account);
  const host = account?.host_override ?? epp_server_url;
  return `${host.includes(':') ? `[${host}]` : host}:${account?.port_override ?? epp_port}`;
}

/** The effective settings of an account: its own values, else its category's. */
export function effectiveSettings(store: Store, account: StoredEppAccount): EppAccountSettings {
  const {
    check_command_custom: _check,
    check_batch_command_custom: _batch,
    create_command_custom: _create,
    keepalive_enabled: _enabled,
    keepalive_interval: _interval,
    keepalive_type: _type,
    keepalive_domain: _domain,
    keepalive_command_custom: _keepalive,
    ...common
  } = categoryOf(store, account).settings;
  return {
    ...common,
    order_processing_end_time: null,
    whois_check_enabled: false,
    whois_server: null,
    whois_valid_registrar: null,
    ...account.settings,
  };
}

/** Largest number of names in one check command of an account. */
export const namesACheck = (settings: EppAccountSettings): number =>
  settings.domain_check_multicheck_enabled ? settings.domain_check_batch_size : 1;

/** Applies a change to an account's own values. Null removes one. */
export function changedSettings(
  own: Partial<EppAccountSettings>,
  update: EppAccountSettingsUpdate,
) {
  const merged = Object.entries({ ...own, ...update });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/**
 * Makes the batch settings of a body the account's own. A value that is in force already stays inherited (contract,
 * EppAccountUpdate).
 */
export function applyBatchSettings(
  store: Store,
  account: StoredEppAccount,
  { batch_settings }: Pick<EppAccountUpdate, 'batch_settings'>,
): void {
  const inForce: Readonly<Record<string, unknown>> = { ...effectiveSettings(store, account) };
  const changed = Object.entries(batch_settings ?? {}).filter(
    ([name, value]) => inForce[name] !== value,
  );
  account.settings = { ...account.settings, ...Object.fromEntries(changed) };
}

/** The custom command for an account's create or for its check of `names` names. Null for the standard command. */
export function templateFor(
  store: Store,
  account: StoredEppAccount,
  command: 'check' | 'create',
  names: number,
): string | null {
  const { settings } = categoryOf(store, account);
  const kind = command === 'create' ? 'create' : names > 1 ? 'check_batch' : 'check';
  const choice = `${kind}_command_type` as const;
  if ((account.settings[choice] ?? settings[choice]) !== 'custom') return null;
  return settings[`${kind}_command_custom`];
}
