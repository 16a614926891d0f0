import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { pageParam, recordParam, searchParams } from '../../../../core/address/searchSchema.ts';
import { BrowseDialog } from '../../../../features/data-sources/BrowseDialog.tsx';
import { DataSourceDialog } from '../../../../features/data-sources/DataSourceDialog.tsx';

export const Route = createFileRoute('/_app/data-sources/$sourceId/browse')({
  params: recordParam('sourceId'),
  validateSearch: searchParams({ page: pageParam }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: () => <DataSourceDialog title="Browse Data" of={BrowseDialog} />,
});
