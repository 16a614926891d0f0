import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { categoryList } from '../../entities/orders/orderChoices.ts';
import { refreshEppCategories } from '../../entities/epp/eppCategories.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { categoryColumns } from './categoryColumns.tsx';
import { useCategoryActions } from './useCategoryActions.tsx';

const route = getRouteApi('/_app/epp-categories');

/** EPP Registrar Categories, for admins (spec, section 2). Dialogs are child routes. */
export function CategoriesPage() {
  const navigate = route.useNavigate();
  const list = useQuery(categoryList);
  const add = () => void navigate({ to: '/epp-categories/new' });

  const { actionsFor, dialog } = useCategoryActions();
  const columns = useMemo(() => categoryColumns(actionsFor), [actionsFor]);

  return (
    <>
      <PageHeader
        title="EPP Registrar Categories"
        subtitle="The registries' EPP servers and what is sent to them"
      >
        <CsvButton file="epp_categories" columns={columns} rows={list.data?.categories} />
        <RefreshButton load={refreshEppCategories} />
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
        empty={
          <Empty action={{ label: 'Add Category', onClick: add }}>No EPP categories yet</Empty>
        }
      />
      {dialog}
      <Outlet />
    </>
  );
}
