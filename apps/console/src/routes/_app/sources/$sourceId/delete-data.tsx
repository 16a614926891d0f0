import { createFileRoute } from '@tanstack/react-router';
import { DeleteDataDialog } from '../../../../features/sources/DeleteDataDialog.tsx';
import { SourceDialogFrame } from '../../../../features/sources/SourceDialogFrame.tsx';
import { recordParam } from '../../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/sources/$sourceId/delete-data')({
  params: recordParam('sourceId'),
  component: DeleteDataRoute,
});

function DeleteDataRoute() {
  const { sourceId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/sources', replace: true, resetScroll: false });
  return (
    <SourceDialogFrame sourceId={sourceId} title="Delete Data" onClose={close}>
      {(source) => <DeleteDataDialog source={source} onClose={close} />}
    </SourceDialogFrame>
  );
}
