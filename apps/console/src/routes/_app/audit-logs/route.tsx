import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { auditLogList, auditLogStats } from '../../../features/audit-logs/auditLogs.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { AuditLogsPage } from '../../../features/audit-logs/AuditLogsPage.tsx';
import { auditQuery, AuditSearch } from '../../../features/audit-logs/auditSearch.ts';

export const Route = createFileRoute('/_app/audit-logs')({
  validateSearch: AuditSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => auditQuery(search),
  loader: ({ deps }) => {
    preload(auditLogList(deps));
    preload(auditLogStats);
  },
  component: AuditLogsPage,
});
