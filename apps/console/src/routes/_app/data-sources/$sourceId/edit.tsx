import { createFileRoute, useLocation } from '@tanstack/react-router';
import { DataSourceDialog } from '../../../../features/data-sources/DataSourceDialog.tsx';
import { DataSourceFormDialog } from '../../../../features/data-sources/form/DataSourceFormDialog.tsx';
import { FormSearch } from '../../../../features/data-sources/dataSourcesSearch.ts';
import { recordParam } from '../../../../core/address/searchSchema.ts';

export const Route = createFileRoute('/_app/data-sources/$sourceId/edit')({
  params: recordParam('sourceId'),
  validateSearch: FormSearch,
  component: EditDataSourceRoute,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the API answered to a test: the mapping that is about to be made has it as its example. */
    exampleResponse?: string;
  }
}

function EditDataSourceRoute() {
  const { mapping } = Route.useSearch();
  const navigate = Route.useNavigate();
  const example = useLocation({ select: ({ state }) => state.exampleResponse });
  return (
    <DataSourceDialog title="Edit Data Source" editing>
      {(source, close) => (
        <DataSourceFormDialog
          source={source}
          example={example}
          mapping={mapping}
          onConfigure={() => void navigate({ search: { mapping: true } })}
          onClose={close}
        />
      )}
    </DataSourceDialog>
  );
}
