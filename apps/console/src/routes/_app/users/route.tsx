import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { adminUsersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { listSearch } from '../../../core/address/listSearch.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { currentRole } from '../../../core/session/permissions.ts';
import { userList } from '../../../entities/users/users.ts';
import { UsersPage } from '../../../features/users/UsersPage.tsx';

export const Route = createFileRoute('/_app/users')({
  validateSearch: listSearch(limits, {}),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => preload(userList(currentRole(), deps)),
  component: UsersPage,
});
