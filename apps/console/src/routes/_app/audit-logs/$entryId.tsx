import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { AuditEntryDialog } from '../../../features/audit-logs/AuditEntryDialog.tsx';

export const Route = createFileRoute('/_app/audit-logs/$entryId')({
  params: recordParam('entryId'),
  component: EntryRoute,
});

function EntryRoute() {
  return <AuditEntryDialog {...Route.useParams()} search={Route.useSearch()} />;
}
