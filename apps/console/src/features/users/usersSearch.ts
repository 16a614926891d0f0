import * as v from 'valibot';
import { roles, type AdminUsersListQuery, type Role } from '@dropcatch/sdk';
import { adminUsersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { choiceParam, idParam, pageParam, textParam } from '../../core/address/searchSchema.ts';
import { roleMay } from '../../core/session/roles.ts';

/** What the address of /users holds: filters and page. */
export const UsersSearch = v.object({
  page: pageParam,
  search: textParam(limits.search.maxLength),
  role: choiceParam(roles),
  manager_id: idParam,
});

export type UsersSearch = v.InferOutput<typeof UsersSearch>;

const pageSize = 50;

/** The call that the address stands for; 50 rows a page. The role and manager filters are an admin's (spec, section 6). */
export function usersQuery(
  { page, search, role, manager_id }: UsersSearch,
  caller: Role,
): AdminUsersListQuery {
  return {
    page,
    per_page: pageSize,
    search,
    ...(roleMay(caller, 'adminUsers/list') && { role, manager_id }),
  };
}
