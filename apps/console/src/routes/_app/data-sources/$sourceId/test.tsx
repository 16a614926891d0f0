import { createFileRoute } from '@tanstack/react-router';
import { DataSourceDialogFrame } from '../../../../features/data-sources/DataSourceDialogFrame.tsx';
import { TestDialog } from '../../../../features/data-sources/test/TestDialog.tsx';
import { recordParam } from '../../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/data-sources/$sourceId/test')({
  params: recordParam('sourceId'),
  component: TestDataSourceRoute,
});

function TestDataSourceRoute() {
  const { sourceId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = useCloseDialog({ to: '/data-sources' });
  return (
    <DataSourceDialogFrame sourceId={sourceId} title="Test Data Source" onClose={close}>
      {(source) => (
        <TestDialog
          source={source}
          onExample={(exampleResponse) =>
            void navigate({
              to: '/data-sources/$sourceId/edit',
              params: { sourceId },
              search: { mapping: true },
              state: { exampleResponse },
            })
          }
          onClose={close}
        />
      )}
    </DataSourceDialogFrame>
  );
}
