import { createFileRoute } from '@tanstack/react-router';
import { DataSourceDialog } from '../../../../features/data-sources/DataSourceDialog.tsx';
import { TestDialog } from '../../../../features/data-sources/test/TestDialog.tsx';
import { recordParam } from '../../../../core/address/searchSchema.ts';

export const Route = createFileRoute('/_app/data-sources/$sourceId/test')({
  params: recordParam('sourceId'),
  component: TestDataSourceRoute,
});

function TestDataSourceRoute() {
  const { sourceId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <DataSourceDialog title="Test Data Source">
      {(source, close) => (
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
    </DataSourceDialog>
  );
}
