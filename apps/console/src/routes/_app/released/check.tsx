import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../core/api/queryClient.ts';
import { requirePermission } from '../../../core/session/permissions.ts';
import { checkAccounts } from '../../../features/released/released.ts';
import { CheckDialog } from '../../../features/released/StartDialogs.tsx';

export const Route = createFileRoute('/_app/released/check')({
  beforeLoad: requirePermission('releasedDomains/check', '/released'),
  loader: () => preload(checkAccounts),
  component: CheckDialog,
});
