import type {
  EppAccountSettings,
  EppAccountSettingsUpdate,
  EppCategorySettings,
} from '@dropcatch/sdk';
import type { Store, StoredEppAccount } from '../store.ts';
import { categoryOf } from './category.ts';

/** The settings in force for an account: its own values, else its category's. */
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

/** How many names an account puts into one check command at most. */
export function namesACheck(settings: EppAccountSettings): number {
  return settings.domain_check_multicheck_enabled ? settings.domain_check_batch_size : 1;
}

/** An account's own values after a change: null gives one up. */
export function changedSettings(
  own: Partial<EppAccountSettings>,
  update: EppAccountSettingsUpdate,
): Partial<EppAccountSettings> {
  const merged = Object.entries({ ...own, ...update });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** Each choice that needs a template of the category when it is `custom`. */
const TEMPLATES = [
  ['check_command_type', 'check_command_custom'],
  ['check_batch_command_type', 'check_batch_command_custom'],
  ['create_command_type', 'create_command_custom'],
  ['keepalive_type', 'keepalive_command_custom'],
] as const;

/** The choices that need a template which the category does not have. */
export function missingTemplates(
  choices: { readonly [Choice in (typeof TEMPLATES)[number][0]]?: string | null | undefined },
  category: EppCategorySettings,
): (typeof TEMPLATES)[number][] {
  return TEMPLATES.filter(
    ([choice, template]) => choices[choice] === 'custom' && !category[template]?.trim(),
  );
}

/** The custom command that an account's check of the given number of names, or its create, is sent as; null for the RFC's. */
export function templateFor(
  store: Store,
  account: StoredEppAccount,
  command: 'check' | 'create',
  names: number,
): string | null {
  const settings = effectiveSettings(store, account);
  const kind = command === 'create' ? 'create' : names > 1 ? 'check_batch' : 'check';
  if (settings[`${kind}_command_type`] !== 'custom') return null;
  return categoryOf(store, account).settings[`${kind}_command_custom`];
}
