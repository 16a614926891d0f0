import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { eppLogDetails } from '../../../entities/epp/eppLogs.ts';
import { EppLogDialog } from '../../../features/epp-logs/EppLogDialog.tsx';

export const Route = createFileRoute('/_app/epp-logs/$logId')({
  params: recordParam('logId'),
  loader: ({ params: { logId } }) => preload(eppLogDetails(logId)),
  component: EppLogRoute,
});

function EppLogRoute() {
  return <EppLogDialog {...Route.useParams()} search={Route.useSearch()} />;
}
