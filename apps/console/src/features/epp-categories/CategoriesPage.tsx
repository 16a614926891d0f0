import { Button } from '@mantine/core';
import type { EppCategory } from '@dropcatch/sdk';
import { IconPencil, IconPlus, IconSettings, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { categoryList } from '../../api/epp.ts';
import { deleteCategory } from '../../api/eppCategories.ts';
import { DeleteDialog } from '../../components/dialog/ConfirmDialog.tsx';
import { DataList } from '../../components/list/DataList.tsx';
import { Empty } from '../../components/Empty.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RefreshButton } from '../../components/RefreshButton.tsx';
import type { Action } from '../../components/menu/ActionMenu.tsx';
import { categoryColumns } from './categoryColumns.tsx';

const route = getRouteApi('/_app/epp-categories');

/** EPP Registrar Categories, for admins (spec, section 2). Dialogs are child routes. */
export function CategoriesPage() {
  const navigate = route.useNavigate();
  const list = useQuery(categoryList);
  const [doomed, setDoomed] = useState<EppCategory>();
  const add = () => void navigate({ to: '/epp-categories/new' });

  const columns = useMemo(
    () =>
      categoryColumns((category): Action[] => {
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
            onSelect: () => setDoomed(category),
          },
        ];
      }),
    [navigate],
  );

  return (
    <>
      <PageHeader
        title="EPP Registrar Categories"
        subtitle="The registries' EPP servers and what is sent to them"
      >
        <RefreshButton load={() => list.refetch()} />
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          Add Category
        </Button>
      </PageHeader>
      <DataList
        label="EPP Registrar Categories"
        query={list}
        rows={list.data?.categories}
        columns={columns}
        rowKey={({ id }) => id}
        failure="Failed to load EPP categories: {error}"
        empty={
          <Empty action={{ label: 'Add Category', onClick: add }}>No EPP categories yet</Empty>
        }
      />
      {doomed && (
        <DeleteDialog
          title="Delete EPP category?"
          confirmLabel="Delete"
          record={doomed}
          deletion={deleteCategory}
          onClose={() => setDoomed(undefined)}
        >
          <strong>
            <bdi>{doomed.name}</bdi>
          </strong>{' '}
          ({doomed.epp_server_url}) and its EPP settings will be deleted. This cannot be undone.
        </DeleteDialog>
      )}
      <Outlet />
    </>
  );
}
