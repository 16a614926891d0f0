import { refuse } from '../call/handler.ts';
import type { Store, StoredEppAccount, StoredUser } from '../store.ts';

/** Admins see all accounts, managers their own, users none (contract, eppAccounts/list). */
export function maySeeAccount(user: StoredUser, account: StoredEppAccount): boolean {
  return user.role === 'admin' || (user.role === 'manager' && account.manager_id === user.id);
}

/** The accounts that a user may see, by name. */
export function visibleAccounts(store: Store, user: StoredUser): StoredEppAccount[] {
  return store.eppAccounts
    .filter((account) => maySeeAccount(user, account))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The account with this id, if the user may see it. */
export function visibleAccount(
  store: Store,
  user: StoredUser,
  id: number,
): StoredEppAccount | undefined {
  const account = store.eppAccounts.get(id);
  return account && maySeeAccount(user, account) ? account : undefined;
}

/** What an account that is not there, or is somebody else's, is answered with. */
export const NO_ACCOUNT = refuse(404, 'EPP account not found');
