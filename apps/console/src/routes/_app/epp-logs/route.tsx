import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { accountList } from '../../../entities/epp/eppAccounts.ts';
import { eppLogList, eppLogStats } from '../../../entities/epp/eppLogs.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { EppLogsPage } from '../../../features/epp-logs/EppLogsPage.tsx';
import { EppLogsSearch, eppLogsQuery } from '../../../features/epp-logs/eppLogsSearch.ts';

export const Route = createFileRoute('/_app/epp-logs')({
  validateSearch: EppLogsSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => eppLogsQuery(search),
  loader: ({ deps }) => {
    preload(eppLogList(deps));
    preload(eppLogStats);
    preload(accountList);
  },
  component: EppLogsPage,
});
