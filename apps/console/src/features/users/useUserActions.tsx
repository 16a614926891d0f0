import type { User } from '@dropcatch/sdk';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { deleteUser } from '../../api/users.ts';
import type { Action } from '../../components/menu/ActionMenu.tsx';
import { DeleteDialog } from '../../components/dialog/ConfirmDialog.tsx';
import { useUser } from '../../session/session.ts';

/** What can be done with a user, and the dialog that asks before one is deleted. Nobody deletes themselves. */
export function useUserActions(): {
  actionsFor: (user: User) => Action[];
  dialog: ReactNode;
} {
  const me = useUser();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<User>();

  const actionsFor = useCallback(
    (user: User): Action[] => {
      const params = { userId: user.id };
      return [
        {
          label: 'View Details',
          icon: IconEye,
          onSelect: () => void navigate({ to: '/users/$userId', params, search: true }),
        },
        {
          label: 'Edit',
          icon: IconPencil,
          onSelect: () => void navigate({ to: '/users/$userId/edit', params, search: true }),
        },
        {
          label: 'Delete',
          icon: IconTrash,
          danger: true,
          disabledReason: user.id === me.id ? 'You cannot delete your own account' : undefined,
          onSelect: () => setDeleting(user),
        },
      ];
    },
    [me.id, navigate],
  );

  const dialog = deleting && (
    <DeleteDialog
      title="Delete user?"
      confirmLabel="Delete User"
      record={deleting}
      deletion={deleteUser(me.role)}
      onClose={() => setDeleting(undefined)}
    >
      <strong>
        <bdi>{deleting.username}</bdi>
      </strong>{' '}
      (<bdi>{deleting.email}</bdi>) will be deleted. This cannot be undone.
    </DeleteDialog>
  );
  return { actionsFor, dialog };
}
