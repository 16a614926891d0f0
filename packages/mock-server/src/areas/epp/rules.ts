import type { EppAccountUpdate, EppCategoryInput, EppCategorySettings } from '@dropcatch/sdk';
import { countsInWords, defined, refuse, wrongField } from '../../engine/call.ts';
import { toAscii } from '../../world/catalogue/names.ts';
import { cronTrouble } from '../../world/cron.ts';
import type { Store } from '../../world/store.ts';
import type { StoredUser } from '../users/records.ts';
import type { StoredEppAccount } from './records.ts';
import { missingTemplates } from './settings.ts';

/** What an account is checked with: who enters it, what, and the account that it changes. */
interface AccountEntry {
  readonly store: Store;
  readonly user: StoredUser;
  readonly body: EppAccountUpdate;
  /** Undefined for a new account. */
  readonly account?: StoredEppAccount;
}

/** What a new account has where the form says nothing (contract, EppAccountInput). */
export const NEW_ACCOUNT = {
  ssl_cert_configured: false,
  ssl_key_configured: false,
  host_override: null,
  port_override: null,
  manager_id: null,
  connection_timeout: 30,
  is_active: true,
  is_connected: false,
  released_domain_checking_enabled: false,
  released_domain_schedule_cron: '0 1 * * *',
  released_domain_max_domains_per_day: 10_000,
} as const satisfies Partial<StoredEppAccount>;

function scheduleTrouble({ body: { released_domain_schedule_cron: cron } }: AccountEntry) {
  const trouble = cron === undefined ? undefined : cronTrouble(cron);
  return trouble === undefined ? undefined : wrongField('released_domain_schedule_cron', trouble);
}

/** The category must be there and, unless the account has it already, be active. */
function accountCategoryTrouble({ store, body, account }: AccountEntry) {
  const category = store.eppCategories.get(body.registrar_category_id);
  if (category === undefined) return wrongField('registrar_category_id', 'is not a category');
  if (category.is_active || account?.registrar_category_id === category.id) return undefined;
  return wrongField('registrar_category_id', `${category.name} is not active`);
}

/** Admins choose a manager, and must for a new account; what a manager says of it does not count. */
function managerTrouble({ store, user, body: { manager_id }, account }: AccountEntry) {
  if (user.role !== 'admin') return undefined;
  if (manager_id === undefined) {
    return account === undefined ? wrongField('manager_id', 'is required') : undefined;
  }
  const isManager = store.users.get(manager_id)?.role === 'manager';
  return isManager ? undefined : wrongField('manager_id', 'is not a manager');
}

/** A new account of a category that asks for a certificate needs one, and its key (spec, section 5). */
function certificateTrouble({ store, body, account }: AccountEntry) {
  const category = store.eppCategories.get(body.registrar_category_id);
  if (account !== undefined || category?.requires_ssl_cert !== true) return undefined;
  const missing = (['ssl_cert', 'ssl_key'] as const).find((field) => !body[field]?.trim());
  return missing === undefined ? undefined : wrongField(missing, `is required by ${category.name}`);
}

const RULES = [accountCategoryTrouble, managerTrouble, certificateTrouble, scheduleTrouble];

/** Why an account cannot have these values; undefined when it can. */
export function accountTrouble(entry: AccountEntry) {
  for (const rule of RULES) {
    const trouble = rule(entry);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

/**
 * The fields of an account after an entry: those that the body leaves out are not there, and secrets that are left out
 * or empty stay as they are. Certificate and key are not kept, only that there are some.
 */
export function accountFields({ user, body }: AccountEntry) {
  const { password, ssl_cert, ssl_key, manager_id, ...given } = body;
  return {
    ...defined(given),
    ...(password && { password }),
    ...(ssl_cert?.trim() && { ssl_cert_configured: true }),
    ...(ssl_key?.trim() && { ssl_key_configured: true }),
    ...(user.role === 'admin'
      ? manager_id !== undefined && { manager_id }
      : { manager_id: user.id }),
  };
}

/** A TLD as names have it: without a leading dot, in lower case, other letters in their xn-- form. */
function tidyTld(tld: string): string {
  const text = tld.trim().toLowerCase().replace(/^\.+/, '');
  try {
    return /^[\P{ASCII}a-z0-9.-]+$/u.test(text) ? toAscii(text) : text;
  } catch {
    return text;
  }
}

/** The TLDs as they are compared, each once. */
export const tidyTlds = (tlds: readonly string[]): string[] =>
  [...new Set(tlds.map(tidyTld))].filter((tld) => tld !== '');

const TLD = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Why a category cannot have these values; undefined when it can. `exceptId` is the category itself. */
export function categoryTrouble(
  store: Store,
  { name, supported_tlds = [] }: EppCategoryInput,
  exceptId?: number,
) {
  const strange = tidyTlds(supported_tlds).find((tld) => !TLD.test(tld));
  if (strange !== undefined) return wrongField('supported_tlds', `${strange} is not a TLD`);
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return wrongField('name', 'must not be empty');
  const taken = store.eppCategories.find(
    (category) => category.id !== exceptId && category.name.toLowerCase() === wanted,
  );
  if (taken === undefined) return undefined;
  const text = `There is a category ${taken.name} already`;
  return refuse(409, text, { name: text });
}

/** Why settings cannot be kept: a custom command without its template; undefined when they can. */
export function settingsTrouble(settings: EppCategorySettings) {
  const [missing] = missingTemplates(settings, settings);
  return missing && wrongField(missing[1], `is required while ${missing[0]} is custom`);
}

/** What needs a category, in words; undefined when nothing does. */
export function usesOf(store: Store, id: number): string | undefined {
  const accounts = store.eppAccounts.filter((account) => account.registrar_category_id === id);
  // Ended ones too: staff may take up any order again.
  const orders = store.orders.filter((order) => order.epp_registrar_category_id === id);
  const sources = store.sources.filter(({ epp_category_ids }) => epp_category_ids.includes(id));
  return countsInWords({
    'EPP account': accounts.length,
    source: sources.length,
    order: orders.length,
  });
}
