import { createFileRoute } from '@tanstack/react-router';
import { HistoryDialog } from '../../../../features/sources/HistoryDialog.tsx';
import { SourceDialogFrame } from '../../../../features/sources/SourceDialogFrame.tsx';
import { recordParam } from '../../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/sources/$sourceId/history')({
  params: recordParam('sourceId'),
  component: HistoryRoute,
});

function HistoryRoute() {
  const { sourceId } = Route.useParams();
  const close = useCloseDialog({ to: '/sources' });
  return (
    <SourceDialogFrame sourceId={sourceId} title="Import History" onClose={close}>
      {(source) => <HistoryDialog source={source} onClose={close} />}
    </SourceDialogFrame>
  );
}
