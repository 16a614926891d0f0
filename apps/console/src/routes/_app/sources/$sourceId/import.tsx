import { createFileRoute } from '@tanstack/react-router';
import { ImportDialog } from '../../../../features/sources/ImportDialog.tsx';
import { SourceDialogFrame } from '../../../../features/sources/SourceDialogFrame.tsx';
import { recordParam } from '../../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/sources/$sourceId/import')({
  params: recordParam('sourceId'),
  component: ImportRoute,
});

function ImportRoute() {
  const { sourceId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = useCloseDialog({ to: '/sources' });
  return (
    <SourceDialogFrame sourceId={sourceId} title="Import" onClose={close}>
      {(source) => (
        <ImportDialog
          source={source}
          onHistory={() =>
            void navigate({
              to: '/sources/$sourceId/history',
              params: { sourceId },
              replace: true,
            })
          }
          onClose={close}
        />
      )}
    </SourceDialogFrame>
  );
}
