import type { ManagerOption, User } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { roleLabels } from '../../core/session/roles.ts';
import { useUser } from '../../core/session/session.ts';
import { useCan } from '../../core/session/permissions.ts';
import { optionsOf, activeLook, labelOf } from '../../core/text/looks.ts';
import { managerOptions, userList, userManagers, deleteUser } from '../../entities/users/users.ts';
import type { FilterField } from '../../ui/list/FilterPanel.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { usersQuery, type UsersSearch } from './usersSearch.ts';
import { state, text, time, type Column } from '../../ui/list/column.tsx';
import { TwoLines, UserText } from '../../ui/value/UserText.tsx';
import { perform } from '../../core/api/apiQuery.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';

const route = getRouteApi('/_app/users');

const names = {
  keyOf: ({ id }: User) => id,
  nameOf: ({ username }: User) => username,
};

/** The filters; role and manager are an admin's (spec, section 6). */
function filters(
  seesAll: boolean,
  managers: readonly ManagerOption[] | undefined,
): FilterField<keyof UsersSearch>[] {
  const search: FilterField<keyof UsersSearch> = {
    name: 'search',
    label: 'Search',
    kind: 'text',
    placeholder: 'Name, email or company',
  };
  if (!seesAll) return [search];
  return [
    search,
    {
      name: 'role',
      label: 'Role',
      kind: 'select',
      options: [{ value: '', label: 'All Roles' }, ...optionsOf(roleLabels)],
    },
    {
      name: 'manager_id',
      label: 'Manager',
      kind: 'select',
      labelOf: (id) => `Manager #${id}`,
      options: managerOptions('All Managers', managers),
    },
  ];
}

/** User Management (spec, sections 2 and 6): an admin sees everybody, a manager their own users. */
export function UsersPage() {
  const me = useUser();
  const can = useCan();
  const seesAll = can('adminUsers/list');
  const address = useListAddress(route.useSearch(), route.useNavigate());
  const { data } = useQuery({ ...userManagers, enabled: can('managers/listForUsers') });
  return (
    <ListScreen
      title="User Management"
      subtitle={seesAll ? 'Manage all users and their roles' : 'Manage your users'}
      name="users"
      label="Users"
      address={address}
      query={(search) => userList(me.role, usersQuery(search, me.role))}
      rowsOf={({ users }) => users}
      columns={useMemo(() => userColumns(seesAll), [seesAll])}
      names={names}
      actionsFor={useCallback((user: User) => userActions(user, me), [me])}
      filters={useMemo(() => filters(seesAll, data?.managers), [seesAll, data])}
      create={{ label: 'Add User', to: '/users/new' }}
      empty={{ none: 'No users yet', filtered: 'No users match these filters' }}
      refreshes={[['users']]}
    />
  );
}

/** First and last name, as far as they are known. */
function fullName({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** The columns of /users (spec, section 2); the manager's is for admins only. */
function userColumns(withManager: boolean): Column<User>[] {
  return [
    {
      id: 'user',
      header: 'User',
      width: 200,
      sticky: 'left',
      value: ({ username }) => username,
      cell: (user) => (
        <TwoLines second={fullName(user)}>
          <Link to="/users/$userId" params={{ userId: user.id }} search className="plain-link">
            <UserText>{user.username}</UserText>
          </Link>
        </TwoLines>
      ),
    },
    {
      id: 'role',
      header: 'Role',
      width: 80,
      phone: 'line',
      value: ({ role }) => labelOf(roleLabels, role),
    },
    {
      id: 'contact',
      header: 'Contact',
      width: 240,
      phone: 'line',
      value: ({ email }) => email,
      cell: ({ email, phone }) => (
        <TwoLines second={phone}>
          <UserText>{email}</UserText>
        </TwoLines>
      ),
    },
    ...(withManager
      ? [
          {
            id: 'manager',
            header: 'Manager',
            phone: 'hidden' as const,
            width: 160,
            ...text(({ manager }: User) => manager?.company_name),
          },
        ]
      : []),
    {
      id: 'status',
      header: 'Status',
      width: 90,
      ...state(({ is_active }: User) => activeLook(is_active)),
    },
    {
      id: 'created_at',
      header: 'Created',
      phone: 'hidden',
      width: 100,
      ...time(({ created_at }: User) => created_at, { relative: true }),
    },
  ];
}

/** What can be done with a user. Nobody deletes themselves (spec, section 6). */
function userActions(user: User, me: User): Action[] {
  const params = { userId: user.id };
  return [
    { label: 'View Details', icon: IconEye, go: { to: '/users/$userId', params } },
    { label: 'Edit', icon: IconPencil, go: { to: '/users/$userId/edit', params } },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      disabledReason: user.id === me.id ? 'You cannot delete your own account' : undefined,
      onSelect: () =>
        void confirm({
          title: 'Delete user?',
          confirmLabel: 'Delete User',
          danger: true,
          body: (
            <>
              <strong>
                <bdi>{user.username}</bdi>
              </strong>{' '}
              (<bdi>{user.email}</bdi>) will be deleted. This cannot be undone.
            </>
          ),
          action: () => perform(deleteUser(me.role), user),
        }),
    },
  ];
}
