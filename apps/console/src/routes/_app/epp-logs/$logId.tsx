import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { eppLogDetails, eppLogList } from '../../../api/eppLogs.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { EppLogDialog } from '../../../features/epp-logs/EppLogDialog.tsx';
import { eppLogsQuery } from '../../../features/epp-logs/eppLogsSearch.ts';
import { recordParam } from '../../../lib/address/routeParams.ts';
import { useCloseDialog } from '../../../lib/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/epp-logs/$logId')({
  params: recordParam('logId'),
  loader: ({ params }) => void queryClient.prefetchQuery(eppLogDetails(params.logId)),
  component: EppLogRoute,
});

function EppLogRoute() {
  const { logId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // As it was opened: a list that is asked for anew may have moved on past this entry.
  const list = useQuery({ ...eppLogList(eppLogsQuery(search)), staleTime: Infinity });
  const rows = list.data?.logs ?? [];
  const place = rows.findIndex(({ log_id }) => log_id === logId);
  const newer = place > 0 ? rows[place - 1]?.log_id : undefined;
  const older = place >= 0 ? rows[place + 1]?.log_id : undefined;
  useEffect(() => {
    // A key away, so they are there when it is pressed.
    for (const id of [older, newer]) {
      if (id !== undefined) void queryClient.prefetchQuery(eppLogDetails(id));
    }
  }, [newer, older]);
  const close = useCloseDialog({ to: '/epp-logs', search: true });
  return (
    <EppLogDialog
      logId={logId}
      newer={newer}
      older={older}
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
