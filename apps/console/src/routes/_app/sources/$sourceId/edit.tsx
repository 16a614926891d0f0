import { createFileRoute } from '@tanstack/react-router';
import { SourceFormDialog } from '../../../../features/sources/SourceFormDialog.tsx';
import { SourceDialogFrame } from '../../../../features/sources/SourceDialogFrame.tsx';
import { recordParam } from '../../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  component: EditRoute,
});

function EditRoute() {
  const { sourceId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/sources', replace: true, resetScroll: false });
  return (
    <SourceDialogFrame sourceId={sourceId} title="Edit Source" onClose={close}>
      {(source) => <SourceFormDialog source={source} onClose={close} />}
    </SourceDialogFrame>
  );
}
