import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { BrowseDialog } from '../../../../features/data-sources/BrowseDialog.tsx';
import { DataSourceDialog } from '../../../../features/data-sources/DataSourceDialog.tsx';
import { BrowseSearch } from '../../../../features/data-sources/dataSourcesSearch.ts';
import { recordParam } from '../../../../core/address/searchSchema.ts';

export const Route = createFileRoute('/_app/data-sources/$sourceId/browse')({
  params: recordParam('sourceId'),
  validateSearch: BrowseSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: BrowseRoute,
});

function BrowseRoute() {
  const { page } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DataSourceDialog title="Browse Data">
      {(source, close) => (
        <BrowseDialog
          source={source}
          page={page}
          onPage={(target) => void navigate({ search: { page: target } })}
          onClose={close}
        />
      )}
    </DataSourceDialog>
  );
}
