import type { EppAccountUpdate } from '@dropcatch/sdk';
import { defaultsOf } from '../../contract/defaults.ts';
import { defined } from '../../engine/call.ts';
import { cronError } from '../../world/cron.ts';
import type { Store } from '../../world/store.ts';
import { denyField } from '../../engine/refused.ts';
import type { StoredUser } from '../../world/records/users.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';

/** The input for the check of an account: the user, the body, and the existing account if any. */
interface AccountEntry {
  readonly store: Store;
  readonly user: StoredUser;
  readonly body: EppAccountUpdate;
  readonly account?: StoredEppAccount;
}

type AccountValues = Omit<StoredEppAccount, 'id'>;

type NeededOfAccount = 'name' | 'registrar_category_id' | 'username' | 'password' | 'manager_id';

/** A new account. What is not given has the defaults of the contract. */
export const newAccount = (
  given: Pick<AccountValues, NeededOfAccount> & Partial<AccountValues>,
): AccountValues => ({
  ...defaultsOf<Omit<AccountValues, NeededOfAccount>>('EppAccountInput'),
  ssl_cert_configured: false,
  ssl_key_configured: false,
  is_connected: false,
  settings: {},
  ...given,
});

/** An admin must choose a manager for a new account. A manager's choice is ignored. */
function checkManager({ store, user, body: { manager_id }, account }: AccountEntry): void {
  if (user.role !== 'admin' || (manager_id === undefined && account !== undefined)) return;
  if (manager_id === undefined) return denyField('manager_id', 'is required');
  const isManager = store.users.get(manager_id)?.role === 'manager';
  if (!isManager) denyField('manager_id', 'is not a manager');
}

export function checkAccount(entry: AccountEntry): void {
  const { store, body, account } = entry;
  const field = 'registrar_category_id';
  const category = store.eppCategories.get(body[field]) ?? denyField(field, 'is not a category');
  // An account may stay in an inactive category.
  const isOwn = account?.registrar_category_id === category.id;
  if (!category.is_active && !isOwn) denyField(field, `${category.name} is not active`);
  checkManager(entry);
  // A new account needs certificate and key if its category requires them (spec, section 5).
  const needed =
    account === undefined && category.requires_ssl_cert ? (['ssl_cert', 'ssl_key'] as const) : [];
  const missing = needed.find((name) => !body[name]?.trim());
  if (missing !== undefined) denyField(missing, `is required by ${category.name}`);
  const error = cronError(body.released_domain_schedule_cron ?? '* * * * *');
  if (error !== undefined) denyField('released_domain_schedule_cron', error);
}

/**
 * The given fields of the body. Empty secrets keep their values. Of certificate and key, only their presence is stored.
 */
export function accountFields({ user, body }: Pick<AccountEntry, 'user' | 'body'>) {
  const { password, ssl_cert, ssl_key, manager_id, batch_settings: _batch, ...given } = body;
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
