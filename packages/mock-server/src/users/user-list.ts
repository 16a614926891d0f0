import type { Role, UserList } from '@dropcatch/sdk';
import { newestFirst } from '../call/newest-first.ts';
import { type PageParams, pageRows, pagination } from '../call/paging.ts';
import type { Store, StoredUser } from '../store.ts';
import { userView } from './user-view.ts';

/** What a list of users is asked for; filters add up. */
export interface UserQuery extends PageParams {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly manager_id?: number | undefined;
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function searched({ email, username, first_name, last_name, company }: StoredUser): string[] {
  const name = [first_name, last_name].filter((part) => part != null).join(' ');
  return [email, username, name, company ?? ''].map(folded);
}

/** One page of the users that pass the filters, out of those that the caller may see. */
export function userList(
  store: Store,
  query: UserQuery,
  mayList: (user: StoredUser) => boolean,
): UserList {
  const { role, manager_id } = query;
  const search = folded(query.search?.trim() ?? '');
  const rows = store.users
    .filter(
      (user) =>
        mayList(user) &&
        (role === undefined || user.role === role) &&
        (manager_id === undefined || user.manager_id === manager_id) &&
        searched(user).some((text) => text.includes(search)),
    )
    .toSorted(newestFirst);
  return {
    users: pageRows(query, rows).map((user) => userView(store, user)),
    pagination: pagination(query, rows.length),
  };
}
