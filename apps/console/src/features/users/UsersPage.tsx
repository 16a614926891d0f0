import type { User } from '@dropcatch/sdk';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { roleLabels } from '../../core/session/roles.ts';
import { useUser } from '../../core/session/session.ts';
import { filterOptions } from '../../core/text/labels.ts';
import { managerOptions, useManagers } from '../../entities/users/managers.ts';
import { userList } from '../../entities/users/users.ts';
import { activeState, ago, enumLabel, link, text, type Column } from '../../ui/list/column.tsx';
import type { FilterField } from '../../ui/list/filterFields.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { userActions } from './userActions.tsx';

const route = getRouteApi('/_app/users');
const roles = filterOptions('All Roles', roleLabels);

/** User Management (spec, sections 2 and 6): an admin sees all users, a manager their own users. */
export function UsersPage() {
  const me = useUser();
  const seesAll = useCan()('adminUsers/list');
  const address = useListAddress(route.useSearch(), route.useNavigate());
  const managers = managerOptions('All Managers', useManagers(), address.search);
  const filters: FilterField<keyof typeof address.search>[] = [
    { name: 'search', label: 'Search', kind: 'text', placeholder: 'Name, email or company' },
    { name: 'role', label: 'Role', kind: 'select', options: roles },
    { name: 'manager_id', label: 'Manager', kind: 'select', options: managers },
  ];
  return (
    <ListScreen
      title="User Management"
      subtitle={seesAll ? 'Manage all users and their roles' : 'Manage your users'}
      name="users"
      label="Users"
      address={address}
      query={(search) => userList(me.role, search)}
      rowsOf={({ users }) => users}
      columns={seesAll ? columns : managerColumns}
      names={names}
      actionsFor={useCallback((user: User) => userActions(user, me), [me])}
      filters={{ fields: seesAll ? filters : filters.slice(0, 1) }}
      create={{ label: 'Add User', to: '/users/new' }}
      empty={{ none: 'No users yet', filtered: 'No users match these filters' }}
    />
  );
}

const names = { keyOf: ({ id }: User) => id, nameOf: ({ username }: User) => username };
const managerOf = ({ manager }: User) => manager?.company_name;

const columns: readonly Column<User>[] = [
  {
    id: 'user',
    header: 'User',
    width: 205,
    ...link(
      ({ username }) => username,
      ({ id }) => ({ to: '/users/$userId', params: { userId: id } }),
      {
        secondLine: ({ first_name, last_name }) =>
          [first_name, last_name].filter(Boolean).join(' '),
      },
    ),
  },
  {
    id: 'role',
    header: 'Role',
    width: 70,
    ...enumLabel(roleLabels, ({ role }) => role),
    phone: 'aside',
  },
  {
    id: 'contact',
    header: 'Contact',
    width: 275,
    phone: 'line',
    ...text(({ email }) => email, { secondLine: ({ phone }) => phone }),
  },
  { id: 'manager', header: 'Manager', width: 151, phone: 'hidden', ...text(managerOf) },
  { id: 'status', header: 'Status', width: 78, ...activeState },
  { id: 'created_at', header: 'Created', width: 90, ...ago(({ created_at }) => created_at) },
];

/** The columns for managers. Only admins have the manager column (spec, sections 2 and 6). */
const managerColumns = columns.filter(({ id }) => id !== 'manager');
