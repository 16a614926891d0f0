import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { preload } from '../../../core/api/queryClient.ts';
import { userList, userManagers } from '../../../entities/users/users.ts';
import { UsersPage } from '../../../features/users/UsersPage.tsx';
import { UsersSearch, usersQuery } from '../../../features/users/usersSearch.ts';
import { mayCall, roleNow } from '../../../core/session/permissions.ts';

export const Route = createFileRoute('/_app/users')({
  validateSearch: UsersSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    const role = roleNow();
    preload(userList(role, usersQuery(deps, role)));
    if (mayCall('managers/listForUsers')) preload(userManagers);
  },
  component: UsersPage,
});
