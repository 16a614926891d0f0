import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../core/session/permissions.ts';
import { PopulateDialog } from '../../../features/released/StartDialogs.tsx';

export const Route = createFileRoute('/_app/released/populate')({
  beforeLoad: requirePermission('releasedDomains/populate', '/released'),
  component: PopulateDialog,
});
