import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { refreshSources, sourceList } from '../../entities/sources/sources.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { sourceColumns } from './sourceColumns.tsx';
import { useSourceActions } from './useSourceActions.tsx';

const route = getRouteApi('/_app/sources');

/** Sources Management (spec, section 2): where domains are imported from. Dialogs are child routes. */
export function SourcesPage() {
  const navigate = route.useNavigate();
  const list = useQuery(sourceList);
  const { actionsFor, dialog } = useSourceActions();
  const columns = useMemo(() => sourceColumns(actionsFor), [actionsFor]);
  const add = () => void navigate({ to: '/sources/new' });
  return (
    <>
      <PageHeader
        title="Sources Management"
        subtitle="Files and APIs that domains are imported from. Schedules are in UTC."
      >
        <CsvButton file="sources" columns={columns} rows={list.data?.sources} />
        <RefreshButton load={refreshSources} />
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          Add Source
        </Button>
      </PageHeader>
      <DataList
        label="Sources"
        query={list}
        rows={list.data?.sources}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <Empty action={{ label: 'Add Source', onClick: add }}>
            No sources yet. Add one to import domains.
          </Empty>
        }
      />
      {dialog}
      <Outlet />
    </>
  );
}
