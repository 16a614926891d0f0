import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { dataSourceList, refreshDataSources } from '../../entities/sources/dataSources.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import { ActiveJobs } from './ActiveJobs.tsx';
import { CoverageCards } from './CoverageCards.tsx';
import { dataSourceColumns } from './dataSourceColumns.tsx';
import { useDataSourceActions } from './useDataSourceActions.tsx';

const route = getRouteApi('/_app/data-sources');

/** Data Sources (spec, section 2): external APIs that enrich domains. Dialogs are child routes. */
export function DataSourcesPage() {
  const navigate = route.useNavigate();
  const list = useQuery(dataSourceList);
  const sources = list.data?.sources;
  const { actionsFor, dialog } = useDataSourceActions();
  const columns = useMemo(() => dataSourceColumns(actionsFor), [actionsFor]);
  const add = () => void navigate({ to: '/data-sources/new' });
  return (
    <>
      <PageHeader
        title="Data Sources - External API sources for domain enrichment"
        tabTitle="Data Sources"
        subtitle="Coverage and jobs refresh themselves every 5 seconds."
      >
        <CsvButton file="data_sources" columns={columns} rows={sources} />
        <RefreshButton load={refreshDataSources} />
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          New Data Source
        </Button>
      </PageHeader>
      <CoverageCards sources={sources} />
      <ActiveJobs />
      <Title order={2} size="h5" mb={6}>
        {sources ? `Data Sources (${formatCount(sources.length)})` : 'Data Sources'}
      </Title>
      <DataList
        label="Data Sources"
        query={list}
        rows={sources}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <Empty action={{ label: 'New Data Source', onClick: add }}>
            No data sources configured. Create one to get started.
          </Empty>
        }
      />
      {dialog}
      <Outlet />
    </>
  );
}
