import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../../core/address/searchSchema.ts';
import { ImportDialog } from '../../../../features/sources/ImportDialog.tsx';
import { SourceDialog } from '../../../../features/sources/SourceDialog.tsx';

export const Route = createFileRoute('/_app/sources/$sourceId/import')({
  params: recordParam('sourceId'),
  component: ImportRoute,
});

function ImportRoute() {
  const params = Route.useParams();
  const navigate = Route.useNavigate();
  const toHistory = () =>
    void navigate({ to: '/sources/$sourceId/history', params, replace: true });
  return (
    <SourceDialog title="Import">
      {(source, close) => <ImportDialog source={source} onHistory={toHistory} onClose={close} />}
    </SourceDialog>
  );
}
