import { createFileRoute } from '@tanstack/react-router';
import { SourceFormDialog } from '../../../../features/sources/SourceFormDialog.tsx';
import { SourceDialogFrame } from '../../../../features/sources/SourceDialogFrame.tsx';
import { recordParam } from '../../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  component: EditRoute,
});

function EditRoute() {
  const { sourceId } = Route.useParams();
  const close = useCloseDialog({ to: '/sources' });
  return (
    <SourceDialogFrame sourceId={sourceId} title="Edit Source" editing onClose={close}>
      {(source) => <SourceFormDialog source={source} onClose={close} />}
    </SourceDialogFrame>
  );
}
