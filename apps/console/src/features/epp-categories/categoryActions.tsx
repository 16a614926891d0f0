import type { EppCategory } from '@dropcatch/sdk';
import { IconPencil, IconSettings, IconTrash } from '@tabler/icons-react';
import { perform } from '../../core/api/apiQuery.ts';
import { deleteCategory } from '../../entities/epp/eppCategories.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';

/** What can be done with a category. */
export function categoryActions(category: EppCategory): Action[] {
  const params = { categoryId: category.id };
  return [
    { label: 'Edit', icon: IconPencil, go: { to: '/epp-categories/$categoryId/edit', params } },
    {
      label: 'EPP Settings',
      icon: IconSettings,
      go: { to: '/epp-categories/$categoryId/settings', params },
    },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      onSelect: () =>
        void confirm({
          title: 'Delete EPP category?',
          confirmLabel: 'Delete',
          danger: true,
          body: (
            <>
              <strong>
                <bdi>{category.name}</bdi>
              </strong>{' '}
              ({category.epp_server_url}) and its EPP settings will be deleted. This cannot be
              undone.
            </>
          ),
          action: () => perform(deleteCategory, category),
        }),
    },
  ];
}
