import type { EppCategory } from '@dropcatch/sdk';
import { IconPencil, IconSettings, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { deleteCategory } from '../../entities/epp/eppCategories.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { DeleteDialog } from '../../ui/dialog/ConfirmDialog.tsx';

/** What can be done with a category, and the dialog that asks before one is deleted. */
export function useCategoryActions(): {
  actionsFor: (category: EppCategory) => Action[];
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<EppCategory>();

  const actionsFor = useCallback(
    (category: EppCategory): Action[] => {
      const params = { categoryId: category.id };
      return [
        {
          label: 'Edit',
          icon: IconPencil,
          onSelect: () => void navigate({ to: '/epp-categories/$categoryId/edit', params }),
        },
        {
          label: 'EPP Settings',
          icon: IconSettings,
          onSelect: () => void navigate({ to: '/epp-categories/$categoryId/settings', params }),
        },
        {
          label: 'Delete',
          icon: IconTrash,
          danger: true,
          onSelect: () => setDeleting(category),
        },
      ];
    },
    [navigate],
  );

  const dialog = deleting && (
    <DeleteDialog
      title="Delete EPP category?"
      confirmLabel="Delete"
      record={deleting}
      deletion={deleteCategory}
      onClose={() => setDeleting(undefined)}
    >
      <strong>
        <bdi>{deleting.name}</bdi>
      </strong>{' '}
      ({deleting.epp_server_url}) and its EPP settings will be deleted. This cannot be undone.
    </DeleteDialog>
  );
  return { actionsFor, dialog };
}
