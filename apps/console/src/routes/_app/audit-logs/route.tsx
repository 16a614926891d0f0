import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { auditResourceTypes, auditScopes } from '@dropcatch/sdk';
import { auditLogsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import {
  choiceParam,
  pageParam,
  searchParams,
  textParam,
} from '../../../core/address/searchSchema.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { auditLogList, auditLogStats } from '../../../features/audit-logs/auditLogs.ts';
import { AuditLogsPage } from '../../../features/audit-logs/AuditLogsPage.tsx';

export const Route = createFileRoute('/_app/audit-logs')({
  validateSearch: searchParams({
    page: pageParam,
    scope: choiceParam(auditScopes),
    action: textParam(limits.action.maxLength),
    resource_type: choiceParam(auditResourceTypes),
    success: choiceParam(['true', 'false']),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    preload(auditLogList(deps));
    preload(auditLogStats);
  },
  component: AuditLogsPage,
});
