import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { BrowseDialog } from '../../../../features/data-sources/BrowseDialog.tsx';
import { DataSourceDialogFrame } from '../../../../features/data-sources/DataSourceDialogFrame.tsx';
import { BrowseSearch } from '../../../../features/data-sources/dataSourcesSearch.ts';
import { recordParam } from '../../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/data-sources/$sourceId/browse')({
  params: recordParam('sourceId'),
  validateSearch: BrowseSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: BrowseRoute,
});

function BrowseRoute() {
  const { sourceId } = Route.useParams();
  const { page } = Route.useSearch();
  const navigate = Route.useNavigate();
  const close = useCloseDialog({ to: '/data-sources' });
  return (
    <DataSourceDialogFrame sourceId={sourceId} title="Browse Data" onClose={close}>
      {(source) => (
        <BrowseDialog
          source={source}
          page={page}
          onPage={(target) => void navigate({ search: { page: target } })}
          onClose={close}
        />
      )}
    </DataSourceDialogFrame>
  );
}
