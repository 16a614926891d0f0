import { createFileRoute } from '@tanstack/react-router';
import { ScheduleDialog } from '../../../../features/sources/ScheduleDialog.tsx';
import { SourceDialogFrame } from '../../../../features/sources/SourceDialogFrame.tsx';
import { recordParam } from '../../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/sources/$sourceId/schedule')({
  params: recordParam('sourceId'),
  component: ScheduleRoute,
});

function ScheduleRoute() {
  const { sourceId } = Route.useParams();
  const close = useCloseDialog({ to: '/sources' });
  return (
    <SourceDialogFrame sourceId={sourceId} title="Schedule" editing onClose={close}>
      {(source) => <ScheduleDialog source={source} onClose={close} />}
    </SourceDialogFrame>
  );
}
