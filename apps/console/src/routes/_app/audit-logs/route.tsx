import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { auditLogsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { listSearch } from '../../../core/address/listSearch.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { auditLogList, auditLogStats } from '../../../features/audit-logs/auditLogs.ts';
import { AuditLogsPage } from '../../../features/audit-logs/AuditLogsPage.tsx';

export const Route = createFileRoute('/_app/audit-logs')({
  validateSearch: listSearch(limits, {}),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    preload(auditLogList(deps));
    preload(auditLogStats);
  },
  component: AuditLogsPage,
});
