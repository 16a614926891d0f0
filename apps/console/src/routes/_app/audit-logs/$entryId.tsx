import { createFileRoute } from '@tanstack/react-router';
import { AuditEntryDialog } from '../../../features/audit-logs/AuditEntryDialog.tsx';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/audit-logs/$entryId')({
  params: recordParam('entryId'),
  component: EntryRoute,
});

function EntryRoute() {
  const { entryId } = Route.useParams();
  const close = useCloseDialog({ to: '/audit-logs', search: true });
  return <AuditEntryDialog entryId={entryId} search={Route.useSearch()} onClose={close} />;
}
