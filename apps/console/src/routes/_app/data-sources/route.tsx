import { createFileRoute } from '@tanstack/react-router';
import { dataSourceList, dataSourceStats, enrichmentJobs } from '../../../api/dataSources.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { DataSourcesPage } from '../../../features/data-sources/DataSourcesPage.tsx';

export const Route = createFileRoute('/_app/data-sources')({
  loader: () => {
    void queryClient.prefetchQuery(dataSourceList);
    void queryClient.prefetchQuery(dataSourceStats);
    void queryClient.prefetchQuery(enrichmentJobs);
  },
  component: DataSourcesPage,
});
