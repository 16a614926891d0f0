import type { User } from '@dropcatch/sdk';
import type { Store, StoredUser } from '../store.ts';

/** The company of a manager as answers show it; null where there is none. */
export function companyOf(
  store: Store,
  managerId: number | null | undefined,
): { company_name: string } | null {
  const manager = managerId == null ? undefined : store.users.get(managerId);
  return manager === undefined ? null : { company_name: manager.company ?? manager.username };
}

/** A user as answers show it: with the manager's company, without the password. */
export function userView(store: Store, { password: _, ...user }: StoredUser): User {
  return { ...user, manager: companyOf(store, user.manager_id) };
}
