import type { User } from '@dropcatch/sdk';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { perform } from '../../core/api/apiQuery.ts';
import { deleteUser } from '../../entities/users/users.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';

/** What can be done with a user. Nobody deletes themselves (spec, section 6). */
export function userActions(user: User, me: User): Action[] {
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
