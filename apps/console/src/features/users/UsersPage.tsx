import type { ManagerOption, User } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { roleLabels } from '../../core/session/roleLabels.ts';
import { useUser } from '../../core/session/session.ts';
import { useCan } from '../../core/session/permissions.ts';
import { optionsOf } from '../../core/text/looks.ts';
import { managerOptions } from '../../entities/users/managerOptions.ts';
import { userList, userManagers } from '../../entities/users/users.ts';
import type { FilterField } from '../../ui/list/FilterPanel.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { userActions } from './userActions.tsx';
import { userColumns } from './userColumns.tsx';
import { usersQuery, type UsersSearch } from './usersSearch.ts';

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
