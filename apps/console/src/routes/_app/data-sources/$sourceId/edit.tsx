import { createFileRoute } from '@tanstack/react-router';
import { DataSourceDialogFrame } from '../../../../features/data-sources/DataSourceDialogFrame.tsx';
import { DataSourceFormDialog } from '../../../../features/data-sources/DataSourceFormDialog.tsx';
import { FormSearch } from '../../../../features/data-sources/dataSourcesSearch.ts';
import { recordParam } from '../../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/data-sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  validateSearch: FormSearch,
  component: EditDataSourceRoute,
});

function EditDataSourceRoute() {
  const { sourceId } = Route.useParams();
  const { mapping } = Route.useSearch();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/data-sources', replace: true, resetScroll: false });
  return (
    <DataSourceDialogFrame sourceId={sourceId} title="Edit Data Source" onClose={close}>
      {(source) => (
        <DataSourceFormDialog
          source={source}
          mapping={mapping}
          onMapping={(open) =>
            void navigate({
              search: open ? { mapping: open } : {},
              replace: !open,
              resetScroll: false,
            })
          }
          onClose={close}
        />
      )}
    </DataSourceDialogFrame>
  );
}
