import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { eppLogList, eppLogStats } from '../../../api/eppLogs.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { EppLogsPage } from '../../../features/epp-logs/EppLogsPage.tsx';
import { EppLogsSearch, eppLogsQuery } from '../../../features/epp-logs/eppLogsSearch.ts';

export const Route = createFileRoute('/_app/epp-logs')({
  validateSearch: EppLogsSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => eppLogsQuery(search),
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(eppLogList(deps));
    void queryClient.prefetchQuery(eppLogStats);
  },
  component: EppLogsPage,
});
