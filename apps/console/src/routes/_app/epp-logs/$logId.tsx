import { createFileRoute } from '@tanstack/react-router';
import { eppLogDetails } from '../../../entities/epp/eppLogs.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { EppLogDialog } from '../../../features/epp-logs/EppLogDialog.tsx';
import { noRecord, recordParam } from '../../../core/address/searchSchema.ts';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/epp-logs/$logId')({
  params: recordParam('logId'),
  loader: ({ params: { logId } }) => {
    if (logId !== noRecord) preload(eppLogDetails(logId));
  },
  component: EppLogRoute,
});

function EppLogRoute() {
  const { logId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = useCloseDialog({ to: '/epp-logs', search: true });
  return (
    <EppLogDialog
      logId={logId}
      search={Route.useSearch()}
      onMove={(next) =>
        void navigate({
          to: '/epp-logs/$logId',
          params: { logId: next },
          search: true,
          replace: true,
        })
      }
      onClose={close}
    />
  );
}
