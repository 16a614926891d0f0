import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AdminUsersListQuery, Role, User, UserUpdate } from '@dropcatch/sdk';
import { adminUsersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { client } from '../../core/api/client.ts';
import { updateInLists, initialDataFromLists } from '../../core/api/queryClient.ts';
import { findById } from '../../core/lists.ts';
import { roleCan } from '../../core/session/roles.ts';
import { expectedUser, refreshSessionUser } from '../../core/session/session.ts';

/** The calls of a role: an admin manages all users, a manager their own users (spec, section 6). */
const userApi = (role: Role): (typeof client)['users'] =>
  roleCan(role, 'adminUsers/list') ? client.adminUsers : client.users;

const listKey = (role: Role) => ['users', 'list', role] as const;
/** The meta of all changes of users. */
const changeMeta = {
  invalidates: [['users'], ['managers'], ['dashboard']],
  named: 'username',
} as const;
const failure = 'Failed to load users';

/** One page of the users that a role manages. Only admins can filter by role and manager (spec, section 6). */
export function userList(role: Role, { role: ofRole, manager_id, ...query }: AdminUsersListQuery) {
  const filters = roleCan(role, 'adminUsers/list') && { role: ofRole, manager_id };
  const page = { per_page: 50, ...query, ...filters };
  return queryOptions({
    queryKey: [...listKey(role), page],
    queryFn: ({ signal }) => userApi(role).list(page, { signal }),
    meta: { failure },
  });
}

/**
 * One user by id; null if the role manages no such user. There is no call for one user: a user of a loaded list is
 * searched by email address, others page by page.
 */
export function userById(role: Role, id: number) {
  const listed = initialDataFromLists(listKey(role), 'users', (user: User) => user.id === id);
  return queryOptions({
    queryKey: ['users', 'details', role, id],
    queryFn: async ({ signal }) => {
      const findUser = (search?: string) =>
        findById(userApi(role).listAll({ search, per_page: limits.per_page.max }, { signal }), id);
      const email = listed.initialData()?.email;
      return (email && (await findUser(email))) || findUser();
    },
    meta: { failure },
    ...listed,
  });
}

/** Creates a user, or updates the one with the id. Without a password, the current one stays. */
export const saveUser = (role: Role, id?: number) =>
  mutationOptions({
    mutationFn: (body: UserUpdate) =>
      id === undefined
        ? userApi(role).create({ password: '', ...body })
        : userApi(role).update(id, body),
    onSuccess: (_answer: unknown, { password: _secret, ...sent }: UserUpdate) => {
      updateInLists(listKey(role), 'users', { ...sent, id });
      if (expectedUser()?.id === id) void refreshSessionUser(sent);
    },
    meta: {
      ...changeMeta,
      success: `User ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save user',
      failureIn: 'form',
    },
  });

/** Deletes a user permanently. */
export const deleteUser = (role: Role) =>
  mutationOptions({
    mutationFn: ({ id }: User) => userApi(role).delete(id),
    meta: {
      ...changeMeta,
      success: 'User deleted successfully',
      failure: 'Failed to delete user',
    },
  });
