import { Button } from '@mantine/core';
import type { ManagerOption } from '@dropcatch/sdk';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { refreshUsers, userList, userManagers } from '../../api/users.ts';
import { CsvButton } from '../../components/list/CsvButton.tsx';
import { DataList } from '../../components/list/DataList.tsx';
import { EmptyList } from '../../components/list/EmptyList.tsx';
import { FilterPanel, type FilterField } from '../../components/list/FilterPanel.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Pager } from '../../components/list/Pager.tsx';
import { RefreshButton } from '../../components/RefreshButton.tsx';
import { optionsOf } from '../../lib/text/looks.ts';
import { managerOptions } from '../../lib/form/managerOptions.ts';
import { roleLabels } from '../../lib/text/roleLabels.ts';
import { useListSearch } from '../../lib/address/useListSearch.ts';
import { useCan } from '../../session/permissions.ts';
import { useUser } from '../../session/session.ts';
import { userColumns } from './userColumns.tsx';
import { usersQuery, type UsersSearch } from './usersSearch.ts';
import { useUserActions } from './useUserActions.tsx';

const route = getRouteApi('/_app/users');

const searchField = {
  name: 'search',
  label: 'Search',
  kind: 'text',
  placeholder: 'Name, email or company',
} as const;

const roleField = {
  name: 'role',
  label: 'Role',
  kind: 'select',
  options: [{ value: '', label: 'All Roles' }, ...optionsOf(roleLabels)],
} as const;

function managerField(managers: readonly ManagerOption[] | undefined) {
  return {
    name: 'manager_id',
    label: 'Manager',
    kind: 'select',
    labelOf: (id: string) => `Manager #${id}`,
    options: managerOptions('All Managers', managers),
  } as const;
}

/** User Management (spec, sections 2 and 6): an admin sees everybody, a manager their own users. */
export function UsersPage() {
  const { role } = useUser();
  const can = useCan();
  const seesAll = can('adminUsers/list');
  const navigate = route.useNavigate();
  const { search, isFiltered, changeFilter, clearFilters, toPage } = useListSearch(
    route.useSearch(),
    navigate,
  );
  const list = useQuery(userList(role, usersQuery(search, role)));
  const { data: managers } = useQuery({ ...userManagers, enabled: can('managers/listForUsers') });
  const { actionsFor, dialog } = useUserActions();
  const columns = useMemo(() => userColumns(actionsFor, seesAll), [actionsFor, seesAll]);
  const fields = useMemo(
    (): FilterField<keyof UsersSearch>[] =>
      seesAll ? [searchField, roleField, managerField(managers?.managers)] : [searchField],
    [seesAll, managers],
  );
  const add = () => void navigate({ to: '/users/new', search: true });

  return (
    <>
      <PageHeader
        title="User Management"
        subtitle={seesAll ? 'Manage all users and their roles' : 'Manage your users'}
      >
        <CsvButton file="users" columns={columns} rows={list.data?.users} />
        <RefreshButton load={refreshUsers} />
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          Add User
        </Button>
      </PageHeader>
      <FilterPanel fields={fields} values={search} onChange={changeFilter} onClear={clearFilters} />
      <DataList
        label="Users"
        query={list}
        rows={list.data?.users}
        pagination={list.data?.pagination}
        columns={columns}
        rowKey={({ id }) => id}
        failure="Failed to load users"
        empty={
          <EmptyList
            page={search.page}
            onPage={toPage}
            filtered={isFiltered(fields) && 'No users match these filters'}
            text="No users yet"
            action={{ label: 'Add User', onClick: add }}
          />
        }
      />
      <Pager pagination={list.data?.pagination} page={search.page} onPage={toPage} />
      {dialog}
      <Outlet />
    </>
  );
}
