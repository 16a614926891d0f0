import type { StoredEppAccount, StoredUser } from '../store.ts';
import { type Area, ok } from './handler.ts';
import { eppAccountView } from './views.ts';

/** Admins see all accounts, managers their own, users none (contract, eppAccounts/list). */
function maySeeAccount(user: StoredUser, account: StoredEppAccount): boolean {
  return user.role === 'admin' || (user.role === 'manager' && account.manager_id === user.id);
}

/** Registrar accounts, through which names are checked and caught. */
export const eppAccounts = {
  'eppAccounts/list': ({ store, user, params }) => {
    const accounts = store.eppAccounts
      .filter(
        (account) =>
          maySeeAccount(user, account) &&
          (params.category_id === undefined ||
            account.registrar_category_id === params.category_id),
      )
      .toSorted((a, b) => a.name.localeCompare(b.name));
    return ok({ accounts: accounts.map((account) => eppAccountView(store, account)) });
  },
} satisfies Area<'eppAccounts'>;
