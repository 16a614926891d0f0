import { createFileRoute } from '@tanstack/react-router';
import {
  dataSourceList,
  dataSourceStats,
  enrichmentJobs,
} from '../../../entities/sources/dataSources.ts';
import { queryClient } from '../../../core/api/queryClient.ts';
import { DataSourcesPage } from '../../../features/data-sources/DataSourcesPage.tsx';

export const Route = createFileRoute('/_app/data-sources')({
  loader: () => {
    void queryClient.prefetchQuery(dataSourceList);
    void queryClient.prefetchQuery(dataSourceStats);
    void queryClient.prefetchQuery(enrichmentJobs);
  },
  component: DataSourcesPage,
});
