import type { EppAccountUpdate } from '@dropcatch/sdk';
import { defined } from '../call/defined.ts';
import { wrongField } from '../call/handler.ts';
import type { Store, StoredEppAccount, StoredUser } from '../store.ts';
import { cronTrouble } from '../time/cron.ts';

/** What an account is checked with: who enters it, what, and the account that it changes. */
export interface AccountEntry {
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
function categoryTrouble({ store, body, account }: AccountEntry) {
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

const RULES = [categoryTrouble, managerTrouble, certificateTrouble, scheduleTrouble];

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
