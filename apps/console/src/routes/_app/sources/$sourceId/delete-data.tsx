import { createFileRoute } from '@tanstack/react-router';
import { DeleteDataDialog } from '../../../../features/sources/DeleteDataDialog.tsx';
import { SourceDialogFrame } from '../../../../features/sources/SourceDialogFrame.tsx';
import { recordParam } from '../../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/sources/$sourceId/delete-data')({
  params: recordParam('sourceId'),
  component: DeleteDataRoute,
});

function DeleteDataRoute() {
  const { sourceId } = Route.useParams();
  const close = useCloseDialog({ to: '/sources' });
  return (
    <SourceDialogFrame sourceId={sourceId} title="Delete Data" onClose={close}>
      {(source) => <DeleteDataDialog source={source} onClose={close} />}
    </SourceDialogFrame>
  );
}
