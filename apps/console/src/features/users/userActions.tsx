import type { User } from '@dropcatch/sdk';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { runMutation } from '../../core/api/apiQuery.ts';
import { deleteUser } from '../../entities/users/users.ts';
import { deleteAction } from '../../ui/dialog/askingAction.tsx';
import type { Action } from '../../ui/menu/action.ts';

/** The actions of a user. Users cannot delete themselves (spec, section 6). */
export function userActions(user: User, me: User): Action[] {
  const params = { userId: user.id };
  return [
    { label: 'View Details', icon: IconEye, go: { to: '/users/$userId', params } },
    { label: 'Edit', icon: IconPencil, go: { to: '/users/$userId/edit', params } },
    deleteAction('user', {
      name: user.username,
      detail: user.email,
      disabledReason: user.id === me.id ? 'You cannot delete your own account' : undefined,
      run: () => runMutation(deleteUser(me.role), user),
    }),
  ];
}
