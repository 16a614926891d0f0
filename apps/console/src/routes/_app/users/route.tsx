import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { roles } from '@dropcatch/sdk';
import { adminUsersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import {
  choiceParam,
  idParam,
  pageParam,
  searchParams,
  textParam,
} from '../../../core/address/searchSchema.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { currentRole } from '../../../core/session/permissions.ts';
import { userList } from '../../../entities/users/users.ts';
import { UsersPage } from '../../../features/users/UsersPage.tsx';

export const Route = createFileRoute('/_app/users')({
  validateSearch: searchParams({
    page: pageParam,
    search: textParam(limits.search.maxLength),
    role: choiceParam(roles),
    manager_id: idParam,
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => preload(userList(currentRole(), deps)),
  component: UsersPage,
});
