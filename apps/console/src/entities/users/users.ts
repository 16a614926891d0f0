import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  AdminUsersListQuery,
  Role,
  User,
  UsersClient,
  UserUpdate,
  ManagerOption,
} from '@dropcatch/sdk';
import { adminUsersListQueryLimits } from '@dropcatch/sdk/limits';
import { roleMay } from '../../core/session/roles.ts';
import { getSession, rereadSessionUser } from '../../core/session/session.ts';
import { client } from '../../core/api/client.ts';
import { readAnew, putInLists, rowInLists } from '../../core/api/queryClient.ts';

/** An admin administers everybody, a manager their own users: the same calls under two paths (spec, section 6). */
function userApi(
  role: Role,
): Pick<UsersClient, 'list' | 'listAll' | 'create' | 'update' | 'delete'> {
  return roleMay(role, 'adminUsers/list') ? client.adminUsers : client.users;
}

const touched = [['users'], ['managers'], ['dashboard']] as const;

const listKey = (role: Role) => ['users', 'list', role] as const;

/** One page of the users that a role administers. */
export const userList = (role: Role, query: AdminUsersListQuery) =>
  queryOptions({
    queryKey: [...listKey(role), query],
    queryFn: ({ signal }) => userApi(role).list(query, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load users' },
  });

/**
 * One user by id; null where the role administers no such user. The service has no call for one user: those of a list
 * are looked for by their email address, others page by page.
 */
export function userById(role: Role, id: number) {
  const known = rowInLists(listKey(role), 'users', (user: User) => user.id === id);
  return queryOptions({
    queryKey: ['users', 'details', role, id],
    queryFn: async ({ signal }) => {
      const find = async (filter: Pick<AdminUsersListQuery, 'search'>) => {
        const query = { ...filter, per_page: adminUsersListQueryLimits.per_page.max };
        for await (const user of userApi(role).listAll(query, { signal })) {
          if (user.id === id) return user;
        }
        return null;
      };
      const listed = known.initialData();
      return (listed && (await find({ search: listed.email }))) ?? find({});
    },
    meta: { failure: 'Failed to load users' },
    // Not kept: the next dialog starts from the list as it is then.
    gcTime: 0,
    ...known,
  });
}

/** A user as the server has them now; null where the role administers no such user any more. */
export const readUser = (role: Role, id: number) => readAnew(userById(role, id));

/** The managers that a user can belong to. Without them the filter and the form do without names of others. */
export const userManagers = queryOptions({
  queryKey: ['managers', 'forUsers'],
  queryFn: ({ signal }) => client.managers.listForUsers({ signal }),
  meta: { failure: 'Failed to load managers', failureIn: 'log' },
});

/** Creates a user, or changes the one with the id. Without a password an existing user keeps the current one. */
export const saveUser = (role: Role, id?: number) =>
  mutationOptions({
    mutationFn: ({ password = '', ...body }: UserUpdate) =>
      id === undefined
        ? userApi(role).create({ ...body, password })
        : userApi(role).update(id, { ...body, ...(password && { password }) }),
    onSuccess: (_answer: unknown, { password: _secret, ...sent }: UserUpdate) => {
      putInLists(listKey(role), 'users', { ...sent, id });
      const session = getSession();
      if (session.status === 'signedIn' && session.user.id === id) {
        const { email, username } = sent;
        void rereadSessionUser({ email, username });
      }
    },
    meta: {
      invalidates: touched,
      success: `User ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save user',
      failureIn: 'form',
    },
  });

/** Deletes a user for good. */
export const deleteUser = (role: Role) =>
  mutationOptions({
    mutationFn: ({ id }: Pick<User, 'id'>) => userApi(role).delete(id),
    meta: {
      invalidates: touched,
      success: 'User deleted successfully',
      failure: 'Failed to delete user',
    },
  });

/**
 * The managers as a select offers them, and first the one that a record has already, also while or when the list cannot
 * be had.
 * @param none what stands for no manager
 */
export function managerOptions(
  none: string,
  managers: readonly ManagerOption[] = [],
  { manager_id, manager }: Partial<Pick<User, 'manager_id' | 'manager'>> = {},
) {
  const missing = manager_id != null && managers.every(({ id }) => id !== manager_id);
  const company_name = manager?.company_name ?? `Manager #${manager_id}`;
  const known = missing ? [{ id: manager_id, company_name }, ...managers] : managers;
  return [
    { value: '', label: none },
    ...known.map(({ id, company_name: label }) => ({ value: String(id), label })),
  ];
}
