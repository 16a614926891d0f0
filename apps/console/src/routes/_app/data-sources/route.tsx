import { createFileRoute } from '@tanstack/react-router';
import {
  dataSourceList,
  dataSourceStats,
  enrichmentJobs,
} from '../../../features/data-sources/dataSources.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { DataSourcesPage } from '../../../features/data-sources/DataSourcesPage.tsx';

export const Route = createFileRoute('/_app/data-sources')({
  loader: () => {
    preload(dataSourceList);
    preload(dataSourceStats);
    preload(enrichmentJobs);
  },
  component: DataSourcesPage,
});
